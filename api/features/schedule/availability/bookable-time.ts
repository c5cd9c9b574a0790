import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { passed, refused, type Refusal, type Verdict } from "#api/errors/verdict.ts";
import { soldFor } from "#api/money/tax.ts";
import { dateOfDay, DAY_MS, MINUTE_MS } from "#api/time/calendar.ts";
import { hourCycleOf } from "#api/time/format-time.ts";
import { zoneClockAt } from "#api/time/zone-clock.ts";
import type { FreeTime } from "#schema/schedule/availability/models.ts";
import type { Money } from "#schema/shared/money.ts";
import { checkTime, freeResourcesAndCoaches, type CandidateTime } from "./check-time.ts";
import { nearestFreeTimes, type TimeFilter } from "./free-times.ts";
import { loadVenue } from "./load-venue.ts";
import { presentFreeTimes } from "./present-free-times.ts";
import type { RuleRefusal } from "./refusal.ts";
import type { ServiceRow, VenueQuestion } from "./venue-question.ts";
import { isPeakAt, priceAt, type Audience, type Venue } from "./venue.ts";

/** A time to book or to move to; null leaves the choice of resource or coach open. */
export interface BookingRequest {
  service_id: number;
  location_id: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  resource_id: number | null;
  coach_id: number | null;
  party_size: number;
  /** Bookings whose own claims are ignored: the one being moved. */
  except_booking_ids?: readonly number[];
  /** The booking keeps its start: notice and grid are not checked again. */
  keeps_start?: boolean;
}

/** A time that is bookable as far as reads can tell; the claims decide. */
export interface BookableTime {
  service: ServiceRow;
  location: Venue["location"];
  /** Free resources in the order to try them; null where the service takes none. */
  resource_ids: readonly number[] | null;
  coach_ids: readonly number[] | null;
  /** Today's price for the time, including peak hours and tax. */
  price: z.infer<typeof Money>;
  /** The price in the form the service lists it. */
  listed_amount: number;
  is_peak: boolean;
}

const LONGEST_MINUTES = 24 * 60;
const FARTHEST_DAYS = 3650;
/** The range of days searched for the nearest free times. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 7;

/**
 * Returns a requested time if it is bookable; throws for the first rule it breaks: 422 with the field, or 409 slot_taken with
 * the nearest free times.
 */
export async function bookableTime(
  call: Call,
  request: BookingRequest,
  audience: Audience,
): Promise<Verdict<BookableTime>> {
  const asked = timeOf(call, request);
  if (!asked.passes) return asked;
  const busy_within = { from: request.start.epochMilliseconds, to: request.end.epochMilliseconds };
  const venue = await bookableVenue(call, request, { audience, ...datesAround(request, 1, 1), busy_within });
  if (!venue.passes) return venue;
  const found = timeAt(call, venue.value, asked.value);
  if (found.broken === null) return passed(found.time);
  const { code, field, message } = found.broken;
  if (code === "slot_taken") return refused(await slotTaken(call, request, audience, message));
  return refused(new ApiError(code, message, { errors: { [field]: [message] } }));
}

interface Asked extends Pick<VenueQuestion, "date_from" | "date_to" | "busy_within"> {
  audience: Audience;
}

/** The venue on these dates with the requested resource and coach, or why the request does not fit. */
export async function bookableVenue(
  call: Call,
  request: BookingRequest,
  { audience, ...dates }: Asked,
): Promise<Verdict<Venue>> {
  const loaded = await loadVenue(call, { ...questionAbout(call, request), ...dates }, audience);
  if (!loaded.passes) return loaded;
  const venue = withoutNotice(loaded.value, request);
  const unfit = classRefusal(venue) ?? unfitRefusal(venue, request);
  return unfit === null ? passed(venue) : refused(unfit);
}

/** Checks one time at a venue: returns the first rule it breaks, or what is bookable then. */
export function timeAt(
  call: Call,
  venue: Venue,
  time: CandidateTime,
): { broken: RuleRefusal } | { broken: null; time: BookableTime } {
  const broken = checkTime(venue.facts, time, { hourCycle: hourCycleOf(venue.location.timeformat) });
  if (broken !== null) return { broken };
  const { service, location } = venue;
  return { broken, time: { service, location, ...freeChoicesAndPrice(call, venue, time) } };
}

/** A class is held on its own dates and has no free times. */
function classRefusal({ service }: Venue): Refusal | null {
  return service.kind === "class" ? invalidField("class_session_id", "Choose a date of this class.") : null;
}

/** The error for a taken time, with the nearest free ones of the same length, resource and coach. */
export async function slotTaken(
  call: Call,
  request: BookingRequest,
  audience: Audience,
  message = "This time has just been taken. Choose another one.",
): Promise<Refusal> {
  const nearest = await nearestTimes(call, request, audience);
  // If the resource or coach was deleted since or takes fewer people, there are no alternatives; the time is still taken.
  return new ApiError("slot_taken", message, { alternatives: nearest.passes ? nearest.value : [] });
}

/** The three free times nearest to a requested one, from the day before to a week after it, in ascending order. */
export async function nearestTimes(
  call: Call,
  request: BookingRequest,
  audience: Audience,
  fits: TimeFilter = () => true,
): Promise<Verdict<FreeTime[]>> {
  const time = timeOf(call, request);
  if (!time.passes) return time;
  const dates = { ...datesAround(request, DAYS_BEFORE, DAYS_AFTER), busy_within: null };
  const venue = await loadVenue(call, { ...questionAbout(call, request), ...dates }, audience);
  if (!venue.passes) return venue;
  const times = nearestFreeTimes(venue.value.facts, time.value, fits);
  return passed(presentFreeTimes(venue.value, times, call));
}

/** Refuses times so far away that no calendar lookup is needed. */
function timeOf({ now }: Call, request: BookingRequest): Verdict<CandidateTime> {
  const start = request.start.epochMilliseconds;
  const duration_minutes = (request.end.epochMilliseconds - start) / MINUTE_MS;
  if (duration_minutes <= 0) return refused(invalidField("end_time", "Choose an end after the start."));
  if (duration_minutes > LONGEST_MINUTES)
    return refused(invalidField("end_time", "Choose an end at most 24 hours after the start."));
  const days = (start - now.epochMilliseconds) / DAY_MS;
  if (days < -1) return refusedStart("too_short_notice", "This time is in the past. Choose a later one.");
  if (days > FARTHEST_DAYS) return refusedStart("beyond_horizon", "Choose a date within the next ten years.");
  return passed({
    start,
    duration_minutes,
    resource_id: request.resource_id ?? undefined,
    coach_id: request.coach_id ?? undefined,
  });
}

function withoutNotice(venue: Venue, { keeps_start }: BookingRequest): Venue {
  if (!keeps_start) return venue;
  const service = { ...venue.facts.service, notice_minutes: -LONGEST_MINUTES, grid_minutes: 1 };
  return { ...venue, facts: { ...venue.facts, service } };
}

function refusedStart(code: "too_short_notice" | "beyond_horizon", sentence: string): Verdict<never> {
  return refused(new ApiError(code, sentence, { errors: { start_time: [sentence] } }));
}

/** Whole UTC dates around the start; the venue's local date is one of them or adjacent. */
function datesAround({ start }: BookingRequest, daysBefore: number, daysAfter: number) {
  const day = Math.floor(start.epochMilliseconds / DAY_MS);
  return { date_from: dateOfDay(day - daysBefore), date_to: dateOfDay(day + daysAfter) };
}

function questionAbout(
  call: Call,
  request: BookingRequest,
): Omit<VenueQuestion, "date_from" | "date_to" | "busy_within"> {
  return {
    tenant_id: call.tenant.tenant_id,
    location_id: request.location_id,
    service_id: request.service_id,
    resource_type_id: null,
    resource_id: request.resource_id,
    coach_id: request.coach_id,
    party_size: request.party_size,
    now: call.now,
    except_booking_ids: request.except_booking_ids ?? [],
  };
}

/** Refuses a resource or coach that exists but does not belong to the service. */
function unfitRefusal({ service, facts }: Venue, { resource_id, coach_id }: BookingRequest): Refusal | null {
  if (resource_id !== null && !facts.resources?.length) {
    return invalidField(
      "resource_id",
      `${service.name} cannot be booked there for this many people. Choose another place.`,
    );
  }
  if (coach_id !== null && !facts.coaches?.length) {
    return invalidField("coach_id", `This coach does not give ${service.name} here. Choose another coach.`);
  }
  return null;
}

function freeChoicesAndPrice(call: Call, venue: Venue, time: CandidateTime) {
  const clock = zoneClockAt(venue.facts.location.zone, time.start);
  const amount = priceAt(venue, clock, time.start, time.duration_minutes);
  return {
    ...freeResourcesAndCoaches(venue.facts, time),
    price: { amount: soldFor(call.tenant, amount, venue.service.kind), currency: call.tenant.currency },
    listed_amount: amount,
    is_peak: isPeakAt(venue, clock, time.start),
  };
}
