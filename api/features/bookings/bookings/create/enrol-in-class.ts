import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import {
  attendClass,
  claimSeats,
  freeSeats,
  lockOpenClass,
  type OpenClass,
} from "#api/features/bookings/claims/seats.ts";
import { lockForChange } from "#api/features/bookings/claims/service.ts";
import { wholePriceOf } from "#api/features/memberships/allowances/allowance-rules.ts";
import { coverPrice, lockBenefits } from "#api/features/memberships/allowances/service.ts";
import { saleOf, soldFor } from "#api/money/tax.ts";
import type { Booking, CreateBookingInput } from "#schema/bookings/bookings/models.ts";
import { mayWrite } from "../allowed-actions.ts";
import { priceColumns, type Price } from "../booked-price.ts";
import { newManageToken, sendBookingMail } from "../booking-mail.ts";
import { presentBooking } from "../present.ts";
import { recordBooking } from "../record-booking.ts";
import { notOwnLesson } from "../refusals.ts";
import { insertBooking } from "../write-queries.ts";
import { clientBusy, overlapReason } from "./assign-for-staff.ts";
import { findAttendee } from "./attendee.ts";

/** Books seats in a class at the front desk; the lock of the session serializes its bookings. */
export async function enrolInClass(call: Call, input: CreateBookingInput, sessionId: number): Promise<Booking> {
  const overlap_reason = valueOrThrow(overlapReason(call, input.override_client_overlap));
  const attendee = await findAttendee(call, input);
  const client_id = overlap_reason === null ? attendee.client_id : null;
  await lockForChange(call, null, claimHoldersOf({ client_id: attendee.client_id, coach_id: null, resource_id: null }));
  const open = await lockOpenClass(call, sessionId);
  if (open.service_id !== input.service_id) throw notFound("class");
  if (!mayWrite(call.caller, open)) throw notOwnLesson();
  const seats = await freeSeats(call, open, input.party_size);
  const attending = await attendClass(call, client_id, open);
  if (attending.kind === "client_busy") throw await clientBusy(call, attending.booking_id);
  const facts = seatFacts(call, open, input.party_size);
  const benefits = await lockBenefits(call, { ...attendee, ...facts });
  const cover = coverPrice(call, benefits, { ...facts, seats: facts.party_size }, wholePriceOf(facts));
  const row = await insertBooking(call.db, call.tenant.tenant_id, {
    ...facts,
    ...priceFacts(cover),
    client_id: attendee.client_id,
    guest: attendee.guest === null ? null : JSON.stringify(attendee.guest),
    status: "confirmed",
    client_note: input.client_note || null,
    overlap_reason,
    ...(attendee.email ? newManageToken(call) : {}),
  });
  cover.write(row.id);
  await claimSeats(call, open, row, { seats, attending });
  await recordBooking(call, "createBooking", { after: row });
  await sendBookingMail(call, "booking_confirmed", row);
  return presentBooking(call, { ...row, timezone: open.timezone, notes: [] });
}

interface CoveredPrice {
  price: Price;
  covered_amount?: number;
  member_discount_amount?: number;
}

const priceFacts = ({ price, covered_amount = 0, member_discount_amount = 0 }: CoveredPrice) => ({
  payment_status: price.amount === 0 ? ("not_due" as const) : ("due" as const),
  ...priceColumns(price),
  covered_amount,
  member_discount_amount,
});

/** The columns of a booking of seats in a class: what was agreed at booking time. */
export function seatFacts({ now, caller, tenant }: Call, open: OpenClass, seats: number) {
  return {
    class_session_id: open.id,
    service_id: open.service_id,
    policy_id: open.policy_id,
    location_id: open.location_id,
    start_time: open.start_time,
    end_time: open.end_time,
    party_size: seats,
    // Priced per seat.
    ...priceFacts({
      price: { amount: soldFor(tenant, open.price_amount, "class") * seats, currency: open.price_currency },
    }),
    ...saleOf(tenant, "class"),
    created_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  };
}
