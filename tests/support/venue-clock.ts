/**
 * The clock of the journeys. Product and browser run ahead of the machine's clock by the same shift, so that the venue's
 * wall time has the same weekday and hour whenever the journeys run.
 */

const VENUE_ZONE = "America/Vancouver";
const WEDNESDAY = 3;
/** A busy afternoon: some guests have arrived, some are late, some are yet to come, and visitors can book for today. */
const JOURNEYS_BEGIN_AT = "17:07";

/** How far ahead of the machine's clock product and browser run. */
export function clockShiftMs(): number {
  return Number(process.env["CLOCK_SHIFT_MS"] ?? 0);
}

/** The shift that makes the venue's next Wednesday, at the journeys' hour, the current time. */
export function shiftToJourneys(now = Temporal.Now.instant()): number {
  const wall = now.toZonedDateTimeISO(VENUE_ZONE);
  const wednesday = wall.add({ days: (WEDNESDAY - wall.dayOfWeek + 7) % 7 }).withPlainTime(JOURNEYS_BEGIN_AT);
  const next = Temporal.ZonedDateTime.compare(wednesday, wall) < 0 ? wednesday.add({ weeks: 1 }) : wednesday;
  return next.epochMilliseconds - now.epochMilliseconds;
}

/** The venue's wall time, as product and browser see it. */
export function venueNow(): Temporal.ZonedDateTime {
  return Temporal.Now.instant().add({ milliseconds: clockShiftMs() }).toZonedDateTimeISO(VENUE_ZONE);
}

export const venueToday = (): Temporal.PlainDate => venueNow().toPlainDate();

/** Runs in the page before its own scripts. Leaves a clock alone that a journey has installed, which is ahead already. */
export function shiftPageClock({ shift, realNow }: { shift: number; realNow: number }): void {
  const RealDate = Date;
  if (RealDate.now() - realNow > shift / 2) return;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
