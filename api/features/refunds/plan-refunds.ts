import { figuresOf, keepPaymentStatus, writingOf } from "#api/features/ledger/service.ts";
import { agreedPolicy } from "#api/features/policies/amounts-due.ts";
import { cardPaymentsLeft, insertRefund, withdrawDecided } from "#api/features/refunds/queries.ts";
import type { Call } from "#api/http/call.ts";
import { minutesBetween } from "#api/time/instants.ts";
import type { PaymentStatus } from "#schema/bookings/models.ts";
import { tierAt } from "#schema/policies/rules.ts";
import { leastByCard } from "#schema/shared/card-amounts.ts";

/** A cancellation can be undone for ten minutes; a refund sent to a card cannot. */
const DUE_AFTER_MINUTES = 11;

interface CancelledBooking {
  id: number;
  client_id: number | null;
  policy_id: number | null;
  start_time: Temporal.Instant;
  payment_status: PaymentStatus;
}

/**
 * Schedules refunds of what a cancelled booking does not owe, to the cards that paid or as credit under the agreed policy;
 * always to the cards if the venue cancelled. Desk payments are refunded at the desk, as is the credit of a guest, who has no
 * account to keep it on. Returns the booking with the resulting payment status.
 */
export async function planRefunds<Booking extends CancelledBooking>(
  call: Call,
  booking: Booking,
  { isByVenue = false }: { isByVenue?: boolean } = {},
): Promise<Booking> {
  const { db, tenant, now } = call;
  const { tenant_id } = tenant;
  const payments = await cardPaymentsLeft(db, tenant_id, booking.id);
  if (payments.length === 0) return booking;
  const { balance, refunding } = await figuresOf({ db, tenant_id }, booking.id);
  const policy = isByVenue ? null : await agreedPolicy(call, booking.policy_id);
  const tier = policy ? tierAt(policy, minutesBetween(now, booking.start_time)) : undefined;
  const given_as = tier?.refund_as ?? "payment";
  if (given_as === "credit" && booking.client_id === null) return booking;
  let owed = -balance - refunding;
  for (const { id: payment_id, left, currency } of payments) {
    const whole = given_as === "payment" ? leastByCard(owed, currency) : owed;
    const amount = Math.min(whole, left);
    if (amount <= 0) continue;
    owed -= amount;
    await insertRefund(db, {
      tenant_id,
      payment_id,
      booking_id: booking.id,
      given_as,
      amount,
      currency,
      reason: isByVenue ? "Cancelled by the venue" : "Cancelled under the agreed rules",
      due_at: now.add({ minutes: DUE_AFTER_MINUTES }),
      created_at: now,
    });
  }
  return { ...booking, payment_status: await keepPaymentStatus(writingOf(call), booking.id) };
}

interface SettledPayment {
  payment_id: number;
  booking_id: number;
  amount: number;
  currency: string;
}

/** Refunds a duplicate payment, less what is already being refunded. */
export async function giveSurplusBack(call: Call, paid: SettledPayment): Promise<void> {
  const { db, tenant, now } = call;
  const { tenant_id } = tenant;
  const { payment_id, booking_id, currency } = paid;
  const { balance, refunding } = await figuresOf({ db, tenant_id }, booking_id);
  const owed = -balance - refunding;
  const amount = Math.min(paid.amount, leastByCard(owed, currency));
  if (amount <= 0) return;
  const reason = "Had been paid in another way";
  const refund = { tenant_id, payment_id, booking_id, given_as: "payment", amount, currency, reason };
  await insertRefund(db, { ...refund, due_at: now, created_at: now });
  await keepPaymentStatus(writingOf(call), booking_id);
}

/** Withdraws refunds that are not due yet after a cancellation was undone; the payment status follows with the booking. */
export const withdrawRefunds = ({ db, tenant, now }: Call, bookingId: number): Promise<void> =>
  withdrawDecided(db, tenant.tenant_id, { bookingId, now });
