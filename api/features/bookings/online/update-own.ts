import type { Call } from "#api/call/call.ts";
import { staleVersion } from "#api/errors/errors.ts";
import { throwIfRefused, valueOrThrow } from "#api/errors/verdict.ts";
import { sendBookingMail } from "#api/features/bookings/bookings/booking-mail.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import {
  changeInPlace,
  guestNamesRefusal,
  instantOf,
  isSameTime,
  lockUnchanged,
  moveBooking,
  partyLimit,
  priceAtOwnRate,
  recordBooking,
  seatMoveRefusal,
  tellsClient,
  type MovePolicy,
} from "#api/features/bookings/bookings/service.ts";
import { recordRescheduleDue } from "#api/features/bookings/policies/amounts-due.ts";
import { wholePriceOf } from "#api/features/memberships/allowances/allowance-rules.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { isSameInstant } from "#api/time/instants.ts";
import type { PublicBooking, UpdatePublicBookingInput } from "#schema/bookings/online/models.ts";
import { assignForClient } from "./assign-for-client.ts";
import { refuseBeyondPlan } from "./member-limits.ts";
import { loadOwn } from "./own-bookings.ts";
import { mayMove, mayUpdate, presentPublicBooking } from "./present.ts";
import type { PublicBookingRow } from "./queries.ts";
import { moveNoticeOver, notChangeable } from "./refusals.ts";

/** Clients move within the rules for clients and pay the price of the new time. */
const CLIENT: MovePolicy<PublicBookingRow> = {
  audience: "public",
  priceOf: (call, seen, time, request) =>
    isSameTime(seen, request) ? wholePriceOf(seen) : priceAtOwnRate(call.tenant, seen, time),
  lockSeen: (call, seen) => lockUnchanged(call, seen, (booking) => presentPublicBooking(call, booking)),
  assign: assignForClient,
};

/** Moves or changes a client's own booking, within the rules for clients. */
export async function updatePublicBooking(
  call: Call,
  id: number,
  input: UpdatePublicBookingInput,
): Promise<PublicBooking> {
  const seen = await loadOwn(call, id);
  if (seen.version !== input.version) throw staleVersion(presentPublicBooking(call, seen));
  throwIfRefused(seatMoveRefusal(seen));
  if (!mayUpdate(call.caller, seen, call.now)) throw notChangeable(seen);
  throwIfRefused(guestNamesRefusal(seen, { party_size: input.party_size }, call.now));
  const { client_id } = seen;
  if (input.party_size !== undefined && input.party_size > seen.party_size) {
    await refuseBeyondPlan(call, { client_id, party_size: input.party_size, except_id: seen.id });
  }
  const after = await changeOwn(call, seen, input);
  await recordBooking(call, "updatePublicBooking", { before: seen, after });
  if (tellsClient(seen, after)) await sendBookingMail(call, "booking_moved", after, { previous: seen });
  return presentPublicBooking(call, await loadOwn(call, id));
}

/** A new time, or a party too large for the bay, needs a new slot. An allowed overlap applies only to its own time. */
export async function changeOwn(
  call: Call,
  seen: PublicBookingRow,
  input: UpdatePublicBookingInput,
): Promise<BookingRow> {
  const request = requestOf(seen, input);
  const keepsTime = isSameTime(seen, request);
  if (keepsTime && (await fitsItsBay(call, seen, request.party_size))) {
    await CLIENT.lockSeen(call, seen);
    return changeInPlace(call, seen, input);
  }
  if (!keepsTime && !mayMove(seen, call.now)) throw moveNoticeOver(seen);
  const target = { request, overlap_reason: keepsTime ? seen.overlap_reason : null };
  const after = await moveBooking(call, seen, target, CLIENT, input);
  if (!keepsTime) await recordRescheduleDue(call, seen);
  return after;
}

/** If the end is omitted, the length is kept. The coach stays; any bay may be assigned. */
function requestOf(seen: BookingRow, { start_time, end_time, party_size }: UpdatePublicBookingInput): BookingRequest {
  const start = start_time === undefined ? seen.start_time : valueOrThrow(instantOf("start_time", start_time));
  const end =
    end_time === undefined
      ? start.add(seen.start_time.until(seen.end_time))
      : valueOrThrow(instantOf("end_time", end_time));
  const { service_id, location_id, coach_id } = seen;
  const people = party_size ?? seen.party_size;
  const keeps_start = isSameInstant(start, seen.start_time);
  const own = { service_id, location_id, coach_id, resource_id: null, except_booking_ids: [seen.id], keeps_start };
  return { ...own, start, end, party_size: people };
}

async function fitsItsBay(call: Call, seen: PublicBookingRow, people: number): Promise<boolean> {
  return people <= seen.party_size || people <= (await partyLimit(call, seen));
}
