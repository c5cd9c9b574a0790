/** This machine's clock. Everything that needs the time is given a clock; outside tests it is this one. */
export const systemClock = { now: (): Temporal.Instant => Temporal.Now.instant() };
