import type { AvailabilityFacts, CoachFacts } from "#api/features/availability/facts.ts";
import { priceAmount } from "#api/features/services/price.ts";
import { DAY_MS, dateOfDay, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { wallAt, type ZoneClock } from "#api/time/zone-clock.ts";
import type { CoachRow, ServiceRow, VenueQuestion, VenueRow } from "#api/features/availability/queries.ts";

/** Who wants a time: the front desk is bound neither by notice nor by horizon. */
export type Audience = "staff" | "public";

/** A service at a location with all that its free times follow from. */
export interface Venue {
  service: ServiceRow;
  location: NonNullable<VenueRow["location"]>;
  facts: AvailabilityFacts;
}

/** As far ahead as the front desk can see. */
const STAFF_HORIZON_DAYS = 3650;

/** The rows as the rules take them; null for what the company does not have or the audience may not book. */
export function venueOf(row: VenueRow, question: VenueQuestion, audience: Audience): Venue | null {
  const { service, location } = row;
  if (service === null || location === null) return null;
  const facts: AvailabilityFacts = {
    now: question.now,
    date_from: question.date_from,
    date_to: question.date_to,
    location: { zone: location.timezone, hours: row.hours, holidays: row.holidays, closures: [] },
    service: serviceFacts(service, audience),
    resources: service.resource_type_id === null ? null : row.resources.map(withRanges),
    coaches:
      service.kind === "coach" ? row.coaches.map((coach) => ({ ...withRanges(coach), ...hoursOf(coach) })) : null,
  };
  return { service, location, facts };
}

function serviceFacts(service: ServiceRow, audience: Audience): AvailabilityFacts["service"] {
  const isStaff = audience === "staff";
  return {
    duration_minutes: service.durations.map((one) => one.duration_minutes),
    grid_minutes: service.grid_minutes,
    buffer_before_minutes: service.buffer_before_minutes,
    buffer_after_minutes: service.buffer_after_minutes,
    // The front desk books whoever walks in: the step of the grid that runs now is still open to it.
    notice_minutes: isStaff ? -service.grid_minutes : service.notice_minutes,
    horizon_days: isStaff ? STAFF_HORIZON_DAYS : service.horizon_days,
  };
}

function withRanges<T extends { busy: VenueRow["coaches"][number]["busy"] }>(owner: T) {
  return { ...owner, busy: owner.busy.map(([from, to]) => ({ from, to })) };
}

function hoursOf({ mode, rows }: VenueRow["coaches"][number]): Pick<CoachFacts, "hours" | "exceptions"> {
  const dated = Map.groupBy(
    rows.filter((row) => row.date !== null),
    (row) => row.date ?? "",
  );
  return {
    hours: mode === "dates" ? [] : rows.flatMap(weeklyHours),
    exceptions: [...dated].map(([date, rowsOfDate]) => ({ date, hours: rowsOfDate.flatMap(hoursHere) })),
  };
}

function weeklyHours(row: CoachRow): CoachFacts["hours"] {
  const { weekday } = row;
  return weekday === null ? [] : hoursHere(row).map((span) => ({ weekday, ...span }));
}

function hoursHere({ starts, ends, is_here }: CoachRow): { opens: string; closes: string }[] {
  return is_here && starts !== null && ends !== null ? [{ opens: starts, closes: ends }] : [];
}

/** The price of a time in minor units; null for a length that is not sold. The clock is the location's. */
export function priceAt(venue: Venue, clock: ZoneClock, start: number, durationMinutes: number): number | null {
  const wall = wallAt(clock, start);
  const day = Math.floor(wall / DAY_MS);
  const isHoliday = venue.facts.location.holidays.includes(dateOfDay(day));
  const weekday = isHoliday ? "holiday" : weekdayOfDay(day);
  return priceAmount(venue.service, durationMinutes, { weekday, minute: (wall - day * DAY_MS) / MINUTE_MS });
}
