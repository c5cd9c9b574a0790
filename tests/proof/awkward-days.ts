/**
 * The end of the year, of a month of 31 days and of a shorter one: "tomorrow" and "next week" fall into the next one. Of each
 * the next that is a workday, as the journeys suppose: at weekends the demo venue closes early and its coaches work less.
 */
const AWKWARD_DAYS = [
  ["12-31", "12-30", "12-29"],
  ["01-31", "03-31", "05-31", "07-31", "08-31", "10-31"],
  ["02-28", "04-30", "06-30", "09-30", "11-30"],
] as const;
const VENUE_ZONE = "America/Vancouver";
/** As on the journeys' usual day (`tests/support/venue-clock.ts`). */
const HOUR = "17:07";
const FRIDAY = 5;

/** The next such days, with how far ahead of now the product runs on each, in milliseconds. */
export function awkwardDays(now = Temporal.Now.zonedDateTimeISO(VENUE_ZONE)): { date: string; shiftMs: number }[] {
  return AWKWARD_DAYS.map((days) => {
    const [date] = [now.year, now.year + 1, now.year + 2]
      .flatMap((year) => days.map((day) => Temporal.PlainDate.from(`${year}-${day}`)))
      .filter((one) => Temporal.PlainDate.compare(one, now) > 0 && one.dayOfWeek <= FRIDAY);
    if (date === undefined) throw new Error(`None of ${days.join()} is a workday`);
    const at = date.toZonedDateTime({ timeZone: VENUE_ZONE, plainTime: HOUR });
    return { date: date.toString(), shiftMs: at.epochMilliseconds - now.epochMilliseconds };
  });
}
