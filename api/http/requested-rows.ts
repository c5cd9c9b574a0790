import type { Operation } from "#schema/shared/operation.ts";

/** Half-hourly times in a day, as offered by a venue that never closes. */
const ROWS_A_DAY = 48;
/** A day whose times are only counted costs no more than a row. */
const ROWS_A_COUNTED_DAY = 1;
const NAMES_OF_DAYS = [
  ["date_from", "date_to"],
  ["start", "end"],
] as const;
const DAY_MS = 86_400_000;

/** The most rows that a public query over a range of days can return; 0 for any other operation. */
export function requestedRows({ audience, query }: Operation, url: string): number {
  if (audience !== "anyone" || !query || !NAMES_OF_DAYS.some(([from]) => from in query.shape)) return 0;
  const said = argumentsOf(url);
  const days = NAMES_OF_DAYS.map(([from, to]) => daysBetween(said(from), said(to)));
  const perDay = said("days_only") === "true" ? ROWS_A_COUNTED_DAY : ROWS_A_DAY;
  return perDay * Math.max(0, ...days);
}

/** The same for an operation priced by its days for every caller, because it scans rows that it does not return. */
export function countedRows({ rowsADay }: Operation, url: string): number {
  if (rowsADay === undefined) return 0;
  const said = argumentsOf(url);
  return rowsADay * daysBetween(said("start"), said("end"));
}

/** A repeated parameter counts as it is parsed: the last one wins. */
function argumentsOf(url: string): (name: string) => string | null {
  const { searchParams } = new URL(url);
  return (name) => searchParams.getAll(name).at(-1) ?? null;
}

/** Both ends are included; an invalid date is refused later. */
function daysBetween(from: string | null, to: string | null): number {
  if (from === null || to === null) return 0;
  const length = dayStart(to) - dayStart(from);
  return Number.isFinite(length) ? Math.max(1, length / DAY_MS + 1) : 0;
}

function dayStart(text: string): number {
  try {
    return Temporal.Instant.from(`${text.slice(0, 10)}T00:00Z`).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}
