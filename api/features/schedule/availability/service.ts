import type { Call } from "#api/call/call.ts";
import { badArgument, notFound } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import { formatList } from "#api/text/format-list.ts";
import { formatDuration } from "#api/time/format-time.ts";
import type { Availability } from "#schema/schedule/availability/models.ts";
import { freeDays } from "./free-days.ts";
import { freeTimes } from "./free-times.ts";
import { loadVenue } from "./load-venue.ts";
import { questionOf, type AvailabilityQuery, type PublicAvailabilityQuery } from "./parse-query.ts";
import { presentFreeDays, presentFreeTimes } from "./present-free-times.ts";
import { isBookingOf } from "./queries.ts";
import type { Audience, Venue } from "./venue.ts";

/** Free times by the rules of the front desk. */
export function availability(call: Call, query: AvailabilityQuery): Promise<Availability> {
  return answer(call, query, "staff");
}

/** Free times by the rules for visitors and clients; what `moving` holds counts as free, as does the caller's own booking. */
export async function publicAvailability(
  call: Call,
  { moving_booking_id, ...query }: Omit<PublicAvailabilityQuery, "moving_token">,
  moving: readonly number[] = [],
): Promise<Availability> {
  const own = moving_booking_id === undefined ? [] : [await ownBookingId(call, moving_booking_id)];
  return answer(call, query, "public", [...moving, ...own]);
}

async function answer(
  call: Call,
  query: AvailabilityQuery,
  audience: Audience,
  except_booking_ids: readonly number[] = [],
): Promise<Availability> {
  const venue = valueOrThrow(await loadVenue(call, { ...questionOf(call, query), except_booking_ids }, audience));
  const facts = { ...venue.facts, service: { ...venue.facts.service, duration_minutes: [lengthOf(venue, query)] } };
  const { timezone } = venue.location;
  if (query.days_only) return { timezone, days: presentFreeDays(venue, freeDays(facts)), data: [] };
  const times = freeTimes(facts);
  const days = freeDays(
    facts,
    times.map(({ start }) => start),
  );
  return {
    timezone,
    days: presentFreeDays(venue, days),
    data: presentFreeTimes(venue, times, call),
  };
}

/** To anybody but its owner, the booking does not exist. */
async function ownBookingId({ db, tenant, caller }: Call, id: number): Promise<number> {
  const isOwn = caller.kind === "person" && (await isBookingOf(db, tenant.tenant_id, { id, client_id: caller.id }));
  if (!isOwn) throw notFound("booking");
  return id;
}

function lengthOf({ facts }: Venue, { duration_minutes }: AvailabilityQuery): number {
  const ladder = facts.service.duration_minutes;
  if (duration_minutes === undefined) return Math.min(...ladder);
  if (ladder.includes(duration_minutes)) return duration_minutes;
  throw badArgument("duration_minutes", `Choose a length of ${formatList(ladder.map(formatDuration), "or")}.`);
}
