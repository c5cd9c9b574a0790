import { memberDiscount, type MemberTerms } from "#api/features/memberships/allowances/member-price.ts";
import { companyDay, memberHorizon, termsOn } from "#api/features/memberships/allowances/member-terms.ts";
import type { DatedHours, HoursRow } from "#api/features/venue/locations/open-hours.ts";
import { isPeak, priceAmount, type WallStart } from "#api/features/venue/services/price.ts";
import { dateOfDay, DAY_MS, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { wallAt, type ZoneClock } from "#api/time/zone-clock.ts";
import type { AvailabilityFacts, CoachFacts, ResourceFacts } from "./facts.ts";
import type { HoursTuple, KeptRanges, ServiceRow, VenueQuestion, VenueRow } from "./venue-question.ts";

/** Who wants a time: neither notice nor horizon applies to the front desk. */
export type Audience = "staff" | "public";

/** A service at a location with everything that its free times depend on. */
export interface Venue {
  service: ServiceRow;
  location: NonNullable<VenueRow["location"]>;
  facts: AvailabilityFacts;
  /** What the memberships of a self-service caller allow and cost. */
  member?: readonly MemberTerms[];
}

/** The booking horizon of the front desk. */
const STAFF_HORIZON_DAYS = 3650;

/** Converts the rows to the input of the rules; null for anything the company does not have or the audience may not book. */
export function venueOf(row: VenueRow, question: VenueQuestion, audience: Audience): Venue | null {
  const { service, location } = row;
  if (service === null || location === null) return null;
  const facts: AvailabilityFacts = {
    now: question.now,
    date_from: question.date_from,
    date_to: question.date_to,
    location: {
      zone: location.timezone,
      hours: row.hours.map(hoursRow),
      holidays: row.holidays,
      closures: row.closures,
    },
    service: serviceFacts(service, audience),
    resources: service.resource_type_id === null ? null : row.resources.map(resourceFacts),
    coaches: service.kind === "resource" ? null : row.coaches.map(coachFacts),
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
    // For walk-ins, the current step of the grid is still open to the front desk.
    notice_minutes: isStaff ? -service.grid_minutes : service.notice_minutes,
    walk_in_minutes: isStaff ? service.grid_minutes : 0,
    horizon_days: isStaff ? STAFF_HORIZON_DAYS : service.horizon_days,
  };
}

/** The same for a member: with the plan's longer horizon, if any, and at the member price. */
export function venueForMember(venue: Venue, member: readonly MemberTerms[], today: string): Venue {
  if (member.length === 0) return venue;
  const horizon = memberHorizon(member, today, venue.service.horizon_days);
  return { ...venue, member, facts: { ...venue.facts, service: { ...venue.facts.service, ...horizon } } };
}

function resourceFacts({ id, name, hours, busy }: VenueRow["resources"][number]): ResourceFacts {
  return { id, name, hours: hours?.map(hoursRow) ?? null, busy: rangesOf(busy) };
}

function hoursRow([weekday, opens, closes]: HoursTuple): HoursRow {
  return { weekday, opens, closes };
}

const INSTANT_BYTES = 8;
const YEAR_2000_MS = Temporal.Instant.from("2000-01-01T00:00:00Z").epochMilliseconds;

function rangesOf(kept: KeptRanges | null): TimeRange[] {
  const bytes = Buffer.from(kept ?? "", "hex");
  const msAt = (at: number) => (bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)) / 1000 + YEAR_2000_MS;
  const ranges: TimeRange[] = [];
  for (let at = 0; at < bytes.length; at += 2 * INSTANT_BYTES) {
    ranges.push({ from: msAt(at), to: msAt(at + INSTANT_BYTES) });
  }
  return ranges;
}

/** Converts a coach's rows to hours by weekday and by date. */
export function coachFacts({ id, name, mode, rows, busy }: VenueRow["coaches"][number]): CoachFacts {
  const hours: HoursRow[] = [];
  const dated = new Map<string, DatedHours["hours"][number][]>();
  for (const [weekday, date, opens, closes, isHere] of rows) {
    const here = isHere && opens !== null && closes !== null ? [{ opens, closes }] : [];
    // Even a dated row at another location replaces the weekly ones.
    if (date !== null) dated.set(date, [...(dated.get(date) ?? []), ...here]);
    else if (weekday !== null && mode === "weekly") hours.push(...here.map((span) => ({ weekday, ...span })));
  }
  const exceptions = [...dated].map(([date, hoursOfDate]) => ({ date, hours: hoursOfDate }));
  return { id, name, hours, exceptions, busy: rangesOf(busy) };
}

/** The price of a time, in minor units, for a duration that is on sale. The clock is the location's. */
export function priceAt(venue: Venue, clock: ZoneClock, start: number, durationMinutes: number): number {
  return priceAmount(venue.service, durationMinutes, wallStart(venue, clock, start));
}

/** What the member pays for it, in minor units; null where that is the regular price. */
export function memberPriceAt(
  { member = [] }: Venue,
  { now, timezone }: { now: Temporal.Instant; timezone: string | null },
  { start, minutes, price }: { start: Temporal.Instant; minutes: number; price: number },
): number | null {
  if (member.length === 0) return null;
  const rules = termsOn(member, companyDay(timezone, now), companyDay(timezone, start)).flatMap(({ prices }) => prices);
  const discount = memberDiscount(rules, { minutes, seats: 1, price });
  return discount === 0 ? null : price - discount;
}

export function isPeakAt(venue: Venue, clock: ZoneClock, start: number): boolean {
  return isPeak(venue.service, wallStart(venue, clock, start));
}

function wallStart({ facts }: Venue, clock: ZoneClock, start: number): WallStart {
  const wall = wallAt(clock, start);
  const day = Math.floor(wall / DAY_MS);
  const { holidays } = facts.location;
  // Fast path, since this runs for every slot and most days have no holiday nearby.
  const nameOf = (day: number) =>
    holidays.length > 0 && holidays.includes(dateOfDay(day)) ? "holiday" : weekdayOfDay(day);
  return { weekday: nameOf(day), weekday_before: nameOf(day - 1), minute: (wall - day * DAY_MS) / MINUTE_MS };
}
