import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import type { Candidates } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { claimLockedSlot, lockForChange } from "#api/features/bookings/claims/service.ts";
import { coverPrice, lockBenefits } from "#api/features/memberships/allowances/service.ts";
import type { BookableTime, BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { saleOf } from "#api/money/tax.ts";
import type { Booking, CreateBookingInput } from "#schema/bookings/bookings/models.ts";
import { newManageToken, sendBookingMail } from "../booking-mail.ts";
import type { BookingRow } from "../booking-row.ts";
import { presentBooking } from "../present.ts";
import { recordBooking } from "../record-booking.ts";
import { notOwnLesson } from "../refusals.ts";
import { EMPTY_BOOKING, insertBookingWithId, nextBookingAndMailId, nextBookingId } from "../write-queries.ts";
import { assignForStaff, overlapReason } from "./assign-for-staff.ts";
import { findAttendee, type Attendee } from "./attendee.ts";
import { bookingRequestOf, findBookable } from "./booking-request.ts";
import { enrolInClass } from "./enrol-in-class.ts";

/** Books at the front desk, without a hold. */
export async function createBooking(call: Call, input: CreateBookingInput): Promise<Booking> {
  if (input.class_session_id) return enrolInClass(call, input, input.class_session_id);
  const overlap_reason = valueOrThrow(overlapReason(call, input.override_client_overlap));
  const request = withinScope(call, bookingRequestOf(input));
  const attendee = await findAttendee(call, input);
  const time = valueOrThrow(await findBookable(call, request, "staff"));
  const candidates = candidatesOf(request, time, overlap_reason === null ? attendee.client_id : null);
  // Sent together, executed in order: the bay and coach are chosen under the locks.
  const covered = { ...request, start_time: request.start, end_time: request.end, seats: 1 };
  const takeIds: (trx: TenantTransaction) => Promise<{ bookings: number; outbox?: number }> = attendee.email
    ? nextBookingAndMailId
    : nextBookingId;
  const [, assignment, ids, benefits] = await Promise.all([
    lockForChange(call, candidates, clientOf(attendee)),
    assignForStaff(call, candidates, request),
    takeIds(call.db),
    lockBenefits(call, { ...attendee, ...covered }),
  ]);
  const cover = coverPrice(call, benefits, covered, time.price);
  const row: BookingRow = {
    ...EMPTY_BOOKING,
    ...bookingFacts(call, request, { ...time, ...cover }, attendee),
    id: ids.bookings,
    tenant_id: call.tenant.tenant_id,
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
    status: "confirmed",
    client_note: input.client_note || null,
    overlap_reason,
    ...(attendee.email ? newManageToken(call) : {}),
  };
  // No result is needed: everything is sent with the commit.
  deferToCommit(call.db, insertBookingWithId(call.db, row));
  cover.write(row.id);
  claimLockedSlot(call, row, assignment);
  await recordBooking(call, "createBooking", { after: row });
  await sendBookingMail(call, "booking_confirmed", row, { mailId: ids.outbox });
  return presentBooking(call, { ...row, timezone: time.location.timezone, notes: [] });
}

/** Also locked where the client may be in two places at once, since their allowance is used. */
const clientOf = ({ client_id }: Attendee) => claimHoldersOf({ client_id, coach_id: null, resource_id: null });

/** Coaches may only book their own lessons. */
export function withinScope({ caller, permissionScope }: Call, request: BookingRequest): BookingRequest {
  if (permissionScope === "yes") return request;
  const own = signedIn(caller).id;
  if (request.coach_id !== null && request.coach_id !== own) throw notOwnLesson();
  return { ...request, coach_id: own };
}

/** The bays and coaches that a booking of this time may occupy. */
export function candidatesOf(
  request: BookingRequest,
  { service, ...time }: BookableTime,
  client_id: number | null,
): Candidates {
  return {
    resource_ids: time.resource_ids,
    coach_ids: time.coach_ids,
    client_id,
    start: request.start.epochMilliseconds,
    end: request.end.epochMilliseconds,
    buffer_before_minutes: service.buffer_before_minutes,
    buffer_after_minutes: service.buffer_after_minutes,
  };
}

/** The columns common to a front desk booking and a hold: what was agreed at booking time. */
export function bookingFacts(
  { now, caller, tenant }: Call,
  request: BookingRequest,
  {
    service,
    price,
    covered_amount = 0,
    member_discount_amount = 0,
  }: BookableTime & { covered_amount?: number; member_discount_amount?: number },
  { client_id, guest }: Pick<Attendee, "client_id" | "guest">,
) {
  return {
    client_id,
    guest,
    service_id: request.service_id,
    policy_id: service.policy_id,
    location_id: request.location_id,
    start_time: request.start,
    end_time: request.end,
    buffer_before_minutes: service.buffer_before_minutes,
    buffer_after_minutes: service.buffer_after_minutes,
    party_size: request.party_size,
    payment_status: price.amount === 0 ? ("not_due" as const) : ("due" as const),
    price_amount: price.amount,
    price_currency: price.currency,
    covered_amount,
    ...saleOf(tenant, service.kind),
    member_discount_amount,
    created_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  };
}
