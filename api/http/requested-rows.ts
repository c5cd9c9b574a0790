import type { Operation } from "#schema/shared/operation.ts";

/** Times of a day, half an hour apart, as a venue that never closes offers them. */
const ROWS_A_DAY = 48;
/** A day whose times are only counted takes no longer than a row. */
const ROWS_A_COUNTED_DAY = 1;
const NAMES_OF_DAYS = [
  ["date_from", "date_to"],
  ["start", "end"],
] as const;
const DAY_MS = 86_400_000;

/** The rows that a question about days, which anybody may ask, can come to; 0 where none are asked for by days. */
export function requestedRows({ audience, query }: Operation, url: string): number {
  if (audience !== "anyone" || !query || !NAMES_OF_DAYS.some(([from]) => from in query.shape)) return 0;
  const said = argumentsOf(url);
  const days = NAMES_OF_DAYS.map(([from, to]) => daysBetween(said(from), said(to)));
  const perDay = said("days_only") === "true" ? ROWS_A_COUNTED_DAY : ROWS_A_DAY;
  return perDay * Math.max(0, ...days);
}

/** The same of a question that is priced by its days, whoever asks: it counts rows that it does not tell. */
export function countedRows({ rowsADay }: Operation, url: string): number {
  if (rowsADay === undefined) return 0;
  const said = argumentsOf(url);
  return rowsADay * daysBetween(said("start"), said("end"));
}

/** What is said twice counts as it is read: the last of them. */
function argumentsOf(url: string): (name: string) => string | null {
  const { searchParams } = new URL(url);
  return (name) => searchParams.getAll(name).at(-1) ?? null;
}

/** Both days count; what is no date is refused later. */
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
