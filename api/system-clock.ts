/** This machine's clock. Whatever asks for the time is given one, and outside tests it is this. */
export const systemClock = { now: (): Temporal.Instant => Temporal.Now.instant() };
