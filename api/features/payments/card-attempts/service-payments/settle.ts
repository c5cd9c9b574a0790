import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { afterRefusal, beginAttempt } from "#api/db/transaction.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { findClient, guestAttendee, type Attendee } from "#api/features/bookings/bookings/service.ts";
import { confirmHold, loadHeld } from "#api/features/bookings/online/confirm-hold.ts";
import { markBooked, whomOffered } from "#api/features/bookings/waitlist/service.ts";
import { writingOf } from "#api/features/payments/ledger/service.ts";
import { payByCredit } from "#api/features/payments/payments/pay-by-credit.ts";
import { recordPayment } from "#api/features/payments/payments/record-payment.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { changePayment, lockPayment, type ServicePaymentRow } from "./queries.ts";

type State = ServicePaymentRow["state"];

/** Personal data of the guest is erased once the payment is settled. */
const FORGOTTEN = { guest: null, client_note: null };

/**
 * Applies the provider's payment status in one transaction: confirms the booking with its receipt, or decides to refund it in
 * full. Runs once, whether the payer, an event or the reconciliation job triggers it first.
 */
export async function settle(call: Call, id: number, told: ProviderPayment): Promise<State> {
  const row = await lockPayment(call.db, id);
  if (!row) throw notFound("payment");
  if (row.state !== "open") return row.state;
  if (told.status === "canceled") {
    return end(call, row, { state: "cancelled", ...FORGOTTEN, settled_at: call.now });
  }
  if (told.status !== "succeeded") return row.state;
  const difference = differenceOf(call, row, told);
  const refusal = difference ?? (await book(call, row, told));
  if (refusal === undefined) return end(call, row, { state: "booked", ...FORGOTTEN, settled_at: call.now });
  await call.deps.jobs.enqueue(call.db, "settle_service_payment", {
    tenant_id: call.tenant.tenant_id,
    payment_id: row.id,
  });
  const taken = { taken_amount: told.received, taken_currency: told.currency };
  // Who paid is kept until the money is back: the desk may have to tell them.
  return end(call, row, {
    state: "refunding",
    failure: refusal,
    client_note: null,
    ...taken,
    refund_asked_at: call.now,
  });
}

async function end(
  { db }: Call,
  { id }: ServicePaymentRow,
  change: { state: State } & Parameters<typeof changePayment>[2],
) {
  await changePayment(db, id, change);
  return change.state;
}

/** Returns how the payment differs from what was requested; undefined if it matches. */
function differenceOf({ tenant }: Call, row: ServicePaymentRow, told: ProviderPayment): string | undefined {
  if (told.company !== tenant.slug || told.reference !== String(row.id)) return "It names another payment.";
  if (told.received !== row.amount || told.currency !== row.currency) return "Another amount was paid.";
  return undefined;
}

/** Books what was paid for. If the time has been taken, rolls back and returns the reason. */
async function book(call: Call, row: ServicePaymentRow, told: ProviderPayment): Promise<string | undefined> {
  await beginAttempt(call.db);
  try {
    await bookPaid(call, row, told);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await afterRefusal(call.db);
    return error.message;
  }
}

async function bookPaid(call: Call, row: ServicePaymentRow, told: ProviderPayment): Promise<void> {
  const hold = await loadHeld(call, row.booking_id);
  const offer = await whomOffered(call, row.booking_id);
  const attendee = offer?.attendee ?? (await attendeeOf(call, row));
  const booking = await confirmHold(call, hold, { attendee, client_note: row.client_note, isPaid: true });
  if (offer) await markBooked(call, offer.entryId);
  if (row.credit_amount > 0) await payByCredit(call, booking, row.credit_amount);
  const { number } = await recordPayment(writingOf(call), booking, {
    method: "card",
    amount: row.amount,
    currency: row.currency,
    platform_fee: row.platform_fee,
    provider_account: row.account_id,
    provider_payment_id: told.id,
    card_brand: told.card_brand,
    card_last4: told.card_last4,
  });
  await recordChange(call, {
    action: "confirmPaymentSuccess",
    entity: "booking",
    entity_id: booking.id,
    after: { receipt: number, amount: row.amount, currency: row.currency, kind: row.kind },
  });
}

function attendeeOf(call: Call, { client_id, guest }: ServicePaymentRow): Promise<Attendee> {
  return client_id === null ? guestAttendee(call, GuestInput.parse(guest)) : findClient(call, client_id);
}
