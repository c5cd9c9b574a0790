/** Dates are the company's, YYYY-MM-DD. */
export const plusDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "days" }).days;

/** Returns the end of a period on the anchor's day, or the last of a shorter month: from 31 Jan to 28 Feb to 31 Mar. */
export function periodEndAfter(start: string, anchorOn: string, months: number): string {
  const { day } = Temporal.PlainDate.from(anchorOn);
  return Temporal.PlainDate.from(start).with({ day: 1 }).add({ months }).with({ day }).toString();
}

/** Returns the share of an amount for some days of a period, rounded to the nearest minor unit. */
export function prorate(amount: number, days: number, ofDays: number): number {
  return ofDays <= 0 ? 0 : Math.round((amount * days) / ofDays);
}

/** Returns the days by which a pause moves the end of the period in which it begins; 0 without one. */
export const daysPaused = (from: string | null, until: string | null): number =>
  from === null || until === null ? 0 : Math.max(0, daysBetween(from, until));
