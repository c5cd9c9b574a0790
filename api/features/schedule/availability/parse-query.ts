import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { badArgument } from "#api/errors/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";
import type { availabilityQuery, publicAvailabilityQuery } from "#schema/schedule/availability/operations.ts";
import type { VenueQuestion } from "./venue-question.ts";

export type AvailabilityQuery = z.output<typeof availabilityQuery>;
export type PublicAvailabilityQuery = z.output<typeof publicAvailabilityQuery>;

const MOST_DAYS_AFTER = 31;
/** Outside these bounds the database and the calendar no longer agree on years. */
const FIRST_DATE = "1970-01-01";
const LAST_DATE = "2199-12-31";

/** Converts the query for the database; throws 400 with the field at fault if it makes no sense. */
export function questionOf(call: Call, query: AvailabilityQuery): VenueQuestion {
  const { service_id = null, resource_type_id = null, date_from, date_to } = query;
  if ((service_id === null) === (resource_type_id === null)) {
    throw badArgument("service_id", "Enter either service_id or resource_type_id.");
  }
  for (const [field, date] of Object.entries({ date_from, date_to })) {
    if (date < FIRST_DATE || date > LAST_DATE)
      throw badArgument(field, `Enter a date from ${FIRST_DATE} to ${LAST_DATE}.`);
  }
  if (date_to < date_from) throw badArgument("date_to", "The last day lies before the first one.");
  if (dayNumber(date_to) - dayNumber(date_from) > MOST_DAYS_AFTER) {
    throw badArgument("date_to", `Ask for at most ${MOST_DAYS_AFTER} days after the first one.`);
  }
  return {
    tenant_id: call.tenant.tenant_id,
    location_id: query.location_id,
    service_id,
    resource_type_id,
    resource_id: query.resource_id ?? null,
    coach_id: query.coach_id ?? null,
    party_size: query.party_size ?? 1,
    date_from,
    date_to,
    now: call.now,
    busy_within: null,
    except_booking_ids: [],
  };
}
