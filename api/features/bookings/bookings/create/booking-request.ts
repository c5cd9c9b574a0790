import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { passed, refused, valueOrThrow, type Refusal, type Verdict } from "#api/errors/verdict.ts";
import {
  bookableTime,
  type BookableTime,
  type BookingRequest,
} from "#api/features/schedule/availability/bookable-time.ts";
import type { Audience } from "#api/features/schedule/availability/venue.ts";
import { isBefore, parseInstant } from "#api/time/instants.ts";
import { knownReferences, largestCapacity } from "../reference-queries.ts";

interface RequestInput {
  service_id: number;
  location_id: number;
  start_time: string;
  end_time: string;
  resource_id?: number | null | undefined;
  coach_id?: number | null | undefined;
  party_size: number;
}

/** The requested time from the request body. */
export function bookingRequestOf(input: RequestInput): BookingRequest {
  return {
    service_id: input.service_id,
    location_id: input.location_id,
    start: valueOrThrow(instantOf("start_time", input.start_time)),
    end: valueOrThrow(instantOf("end_time", input.end_time)),
    resource_id: input.resource_id ?? null,
    coach_id: input.coach_id ?? null,
    party_size: input.party_size,
  };
}

export function instantOf(field: "start_time" | "end_time", text: string): Verdict<Temporal.Instant> {
  const instant = parseInstant(text);
  return instant ? passed(instant) : refused(invalidField(field, "There is no such date and time."));
}

/** Finds a bookable time; a missing reference in the body is reported as an error of its field. */
export async function findBookable(
  call: Call,
  request: BookingRequest,
  audience: Audience,
): Promise<Verdict<BookableTime>> {
  const time = await bookableTime(call, request, audience);
  return time.passes ? time : refused(await refusalOfBody(call, request, { audience, refusal: time.refusal }));
}

export async function refusalOfBody(
  call: Call,
  request: BookingRequest,
  { audience, refusal }: { audience: Audience; refusal: Refusal },
): Promise<Refusal> {
  const { code, detail, message } = refusal;
  if (code === "not_found") return unknownReference(call, request, audience);
  const isOfParty = detail.errors?.["resource_id"] !== undefined || code === "outside_hours";
  const tooLarge = isOfParty ? await largePartyRefusal(call, request) : null;
  if (tooLarge !== null) return tooLarge;
  const isPast = isBefore(request.start, call.now);
  return code === "too_short_notice" && isPast ? invalidField("start_time", message) : refusal;
}

/** If no bay is large enough, the error concerns the party size, not the bay or its hours. */
async function largePartyRefusal({ db, tenant }: Call, request: BookingRequest): Promise<Refusal | null> {
  const most = await largestCapacity(db, tenant.tenant_id, request);
  if (most === null || request.party_size <= most) return null;
  const sentence = `There is room for at most ${most === 1 ? "1 person" : `${most} people`}. Choose another bay or a second booking.`;
  return new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
}

async function unknownReference(call: Call, request: BookingRequest, audience: Audience): Promise<Refusal> {
  const known = await knownReferences(call.db, call.tenant.tenant_id, request);
  if (!known.location) return invalidField("location_id", "There is no such location.");
  if (audience === "public" && known.bookable_by === "clients" && call.caller.kind === "anonymous") {
    return new ApiError("unauthenticated", "This is for clients. Sign in to book it.");
  }
  if (known.bookable_by === null || (audience === "public" && known.bookable_by === "staff")) {
    return invalidField("service_id", "There is no such service.");
  }
  return known.resource
    ? invalidField("coach_id", "There is no such coach.")
    : invalidField("resource_id", "There is no such bay.");
}
