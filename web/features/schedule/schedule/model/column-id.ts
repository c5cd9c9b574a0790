/** What a column of the schedule represents. */
export interface ColumnKey {
  /** YYYY-MM-DD */
  date: string;
  /** Bay or coach; null for bookings without one; undefined for a whole day. */
  bookableId: number | null | undefined;
}

const NONE = "none";

/** "2027-05-04/6", "2027-05-04/none", or "2027-05-04" for a whole day. */
export function columnId(date: string, bookableId?: number | null): string {
  return bookableId === undefined ? date : `${date}/${bookableId ?? NONE}`;
}

/** Inverse of `columnId`. */
export function parseColumnId(id: string): ColumnKey {
  const [date = "", bookable] = id.split("/");
  if (bookable === undefined) return { date, bookableId: undefined };
  return { date, bookableId: bookable === NONE ? null : Number(bookable) };
}
