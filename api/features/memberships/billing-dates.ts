/** Dates are the company's, YYYY-MM-DD. */
export const plusDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "days" }).days;

/** Returns the first period end after `start`, clamped to the length of the month: 31 Jan, 28 Feb, 31 Mar. */
export function periodEndAfter(start: string, anchorOn: string, months: number): string {
  const anchor = Temporal.PlainDate.from(anchorOn);
  const passed = anchor.until(Temporal.PlainDate.from(start), { largestUnit: "months" }).months;
  for (let periods = Math.max(1, Math.floor(passed / months)); ; periods += 1) {
    const end = anchor.add({ months: periods * months }).toString();
    if (end > start) return end;
  }
}

/** Returns the share of an amount for some days of a period, rounded to the nearest minor unit. */
export function prorate(amount: number, days: number, ofDays: number): number {
  return ofDays <= 0 ? 0 : Math.round((amount * days) / ofDays);
}

/** Returns the days by which a pause moves the end of the period in which it begins; 0 without one. */
export const daysPaused = (from: string | null, until: string | null): number =>
  from === null || until === null ? 0 : Math.max(0, daysBetween(from, until));
