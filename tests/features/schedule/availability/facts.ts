import type { AvailabilityFacts, CoachFacts, ResourceFacts } from "#api/features/schedule/availability/facts.ts";
import type { HoursRow } from "#api/features/venue/locations/open-hours.ts";
import { instantAt, localTextIn } from "#api/time/instants.ts";

const ALL_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** The same hours on each day of the week. */
export function daily(opens: string, closes: string): HoursRow[] {
  return ALL_DAYS.map((weekday) => ({ weekday, opens, closes }));
}

export function bay(id: number, given: Partial<ResourceFacts> = {}): ResourceFacts {
  return { id, hours: null, busy: [], ...given };
}

export function coach(id: number, given: Partial<CoachFacts> = {}): CoachFacts {
  return { id, hours: daily("00:00", "24:00"), exceptions: [], busy: [], ...given };
}

/** An hour of bay time at a venue in New York, open 9:00 to 12:00 on Tuesday 4 May 2027, a month from now. */
export function venue({
  location,
  service,
  ...rest
}: {
  location?: Partial<AvailabilityFacts["location"]>;
  service?: Partial<AvailabilityFacts["service"]>;
} & Partial<Omit<AvailabilityFacts, "location" | "service">> = {}): AvailabilityFacts {
  return {
    now: Temporal.Instant.from("2027-04-04T12:00:00Z"),
    date_from: "2027-05-04",
    date_to: rest.date_from ?? "2027-05-04",
    location: { zone: "America/New_York", hours: daily("09:00", "12:00"), holidays: [], closures: [], ...location },
    service: {
      duration_minutes: [60],
      grid_minutes: 60,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      notice_minutes: 0,
      horizon_days: null,
      ...service,
    },
    resources: [bay(1)],
    coaches: null,
    ...rest,
  };
}

/** A claimed range between two RFC 3339 instants. */
export function claim(from: string, to: string): { from: number; to: number } {
  return { from: Date.parse(from), to: Date.parse(to) };
}

/** `HH:MM` and offset of each start in wall time, in New York or the given zone. */
export function wallStarts(times: readonly { start: number }[], zone = "America/New_York"): string[] {
  return times.map((time) => localTextIn(zone, instantAt(time.start)).replace(/^.{11}(.{5}):00/, "$1 "));
}
