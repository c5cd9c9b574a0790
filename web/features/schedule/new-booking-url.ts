import type { BookingStart } from "#web/bookings/dialog/NewBookingDialog.tsx";

type Begin = Omit<BookingStart, "date">;

/** "1" begins anywhere; "4.1777777777000" at a bay and an instant, "none.…" without a bay, "c7.…" with a coach. */
export function readNew(text: string | null, date: string): BookingStart | undefined {
  if (text === null) return undefined;
  const [, kind, id, start] = /^(c?)(\d+|none)\.(\d{10,16})$/.exec(text) ?? [];
  if (id === undefined) return { date, start: null, resourceId: null, coachId: null };
  const owner = id === "none" ? null : Number(id);
  return {
    date,
    start: Number(start),
    resourceId: kind === "c" ? null : owner,
    coachId: kind === "c" ? owner : null,
  };
}

/** Writes what `readNew` reads. */
export function writeNew(begin: Begin | "anywhere"): string {
  if (begin === "anywhere" || begin.start === null) return "1";
  const owner = begin.coachId === null ? (begin.resourceId ?? "none") : `c${begin.coachId}`;
  return `${owner}.${begin.start}`;
}
