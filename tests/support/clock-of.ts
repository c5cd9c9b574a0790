import { clockChanges } from "#api/time/clock-changes.ts";

/** The clock of a zone, as the server sends it now: a fixture for what a screen reads. */
export const clockOf = (zone: string) => ({
  clock_changes: clockChanges(zone, Temporal.Now.instant()).map((change) => ({ __typename: "ClockChange", ...change })),
});
