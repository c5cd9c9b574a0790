/** What a column of the schedule stands for. */
export interface ColumnPlace {
  /** YYYY-MM-DD */
  date: string;
  /** Bay or coach; null: the bookings that take none; undefined: a whole day. */
  ownerId: number | null | undefined;
}

const NONE = "none";

/** "2027-05-04/6", "2027-05-04/none", or "2027-05-04" for a whole day. */
export function columnId(date: string, ownerId?: number | null): string {
  return ownerId === undefined ? date : `${date}/${ownerId ?? NONE}`;
}

/** Reads what `columnId` wrote. */
export function columnPlace(id: string): ColumnPlace {
  const [date = "", owner] = id.split("/");
  if (owner === undefined) return { date, ownerId: undefined };
  return { date, ownerId: owner === NONE ? null : Number(owner) };
}
