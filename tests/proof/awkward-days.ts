/** Ends of months and of the year, on which dates chosen "tomorrow" or "next week" fall into the next one. */
const DAYS = ["12-31", "01-31", "02-28"];
const VENUE_ZONE = "America/Vancouver";
/** As on the journeys' usual day (`tests/support/venue-clock.ts`). */
const HOUR = "17:07";

/** How far ahead of `now` the product runs on the next of each of these days. */
export function awkwardDays(now = Temporal.Now.instant()): { day: string; shiftMs: number }[] {
  const wall = now.toZonedDateTimeISO(VENUE_ZONE);
  return DAYS.map((day) => {
    const thisYear = Temporal.PlainDate.from(`${wall.year}-${day}`);
    const isOver = Temporal.PlainDate.compare(thisYear, wall) < 1;
    const date = isOver ? thisYear.add({ years: 1 }) : thisYear;
    const then = date.toZonedDateTime({ timeZone: VENUE_ZONE, plainTime: HOUR });
    return { day: date.toString(), shiftMs: then.epochMilliseconds - now.epochMilliseconds };
  });
}
