import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { BookingStart } from "#web/desk/dialog/NewBookingDialog.tsx";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { isDate } from "#web/time/wall-clock.ts";

export type ScheduleView = "bays" | "list";

interface ScheduleUrl {
  date: string;
  today: string;
  setDate: (date: string) => void;
  view: ScheduleView;
  setView: (view: ScheduleView) => void;
  /** The booking whose panel is open. */
  openId: number | undefined;
  setOpenId: (id: number | null) => void;
  /** Where a new booking begins while its dialog is open. */
  newBooking: BookingStart | undefined;
  setNewBooking: (start: { resourceId: number | null; start: number } | "anywhere" | null) => void;
}

/** The schedule's state as it stands in the address: location and day always, panel and dialog while open. */
export function useScheduleUrl(venue: Venue): ScheduleUrl {
  const [search, setSearch] = useSearchParams();
  const today = useVenueToday(venue);
  const asked = search.get("date");
  const date = isDate(asked) ? asked : today;

  const put = useCallback(
    (values: Readonly<Record<string, string | null>>, replace = false) =>
      setSearch(
        (params) => {
          const next = new URLSearchParams(params);
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setSearch],
  );

  // So that the address can be sent to somebody and shows them the same.
  const isWhole = search.has("location") && isDate(asked);
  useEffect(() => {
    if (!isWhole) put({ location: String(venue.id), date }, true);
  }, [isWhole, put, venue.id, date]);

  const openId = Number(search.get("booking") ?? Number.NaN);
  return {
    date,
    today,
    setDate: useCallback((next) => put({ date: next, new: null }), [put]),
    view: search.get("view") === "list" ? "list" : "bays",
    setView: useCallback((view) => put({ view: view === "list" ? "list" : null }, true), [put]),
    openId: Number.isInteger(openId) && openId > 0 ? openId : undefined,
    setOpenId: useCallback((id) => put({ booking: id === null ? null : String(id) }), [put]),
    newBooking: readNew(search.get("new"), date),
    setNewBooking: useCallback((begin) => put({ new: begin === null ? null : writeNew(begin) }), [put]),
  };
}

/** "1" begins anywhere; "4.1777777777000" at a bay and an instant, "none.…" without a bay. */
function readNew(text: string | null, date: string): BookingStart | undefined {
  if (text === null) return undefined;
  const [, bay, start] = /^(\d+|none)\.(\d{10,16})$/.exec(text) ?? [];
  if (bay === undefined) return { date, start: null, resourceId: null };
  return { date, start: Number(start), resourceId: bay === "none" ? null : Number(bay) };
}

function writeNew(begin: { resourceId: number | null; start: number } | "anywhere"): string {
  return begin === "anywhere" ? "1" : `${begin.resourceId ?? "none"}.${begin.start}`;
}
