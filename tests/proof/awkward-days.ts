/** Ends of months and of the year: "tomorrow" and "next week" fall into the next one. */
export const AWKWARD_DAYS = ["12-31", "01-31", "02-28"] as const;
const VENUE_ZONE = "America/Vancouver";
/** As on the journeys' usual day (`tests/support/venue-clock.ts`). */
const HOUR = "17:07";

/** How far ahead of now the product runs on the next such day, in milliseconds. */
export function shiftTo(day: (typeof AWKWARD_DAYS)[number]): number {
  const now = Temporal.Now.zonedDateTimeISO(VENUE_ZONE);
  const thisYear = Temporal.PlainDate.from(`${now.year}-${day}`);
  const isOver = Temporal.PlainDate.compare(thisYear, now) < 1;
  const date = isOver ? thisYear.add({ years: 1 }) : thisYear;
  return date.toZonedDateTime({ timeZone: VENUE_ZONE, plainTime: HOUR }).epochMilliseconds - now.epochMilliseconds;
}
