import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { findClient, guestAttendee, type Attendee } from "#api/features/bookings/bookings/service.ts";
import { confirmHold, loadHeld } from "#api/features/bookings/online/confirm-hold.ts";
import { markBooked, whomOffered } from "#api/features/bookings/waitlist/service.ts";
import { writingOf } from "#api/features/payments/ledger/service.ts";
import { payByCredit } from "#api/features/payments/payments/pay-by-credit.ts";
import { recordPayment } from "#api/features/payments/payments/record-payment.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { applyReport, type Purchase } from "../core/apply-report.ts";
import type { AttemptSubject } from "../core/attempt.ts";
import { findPayment, isStillHeld, type ServicePaymentRow } from "./queries.ts";

export const bookingPayment: AttemptSubject = {
  name: "booking_payment",
  table: "service_payments",
  metadata: "service_payment",
  operation: "confirmPaymentSuccess",
  unpaid: "cancelled",
  personal: ["client_note"],
  payer: "guest",
  apply: (call, id, told) => applyReport(call, { subject: bookingPayment, purchase: BOOKING }, { id, told }),
  isOver: async (trx, attempt) => !(await isStillHeld(trx, attempt)),
};

const BOOKING: Purchase = { bought: "booked", buy: bookPaid };

/** Books what was paid for; throws if the time has been taken. */
async function bookPaid(call: Call, id: number, told: ProviderPayment): Promise<object> {
  const row = await findPayment(call.db, id);
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
  return {};
}

function attendeeOf(call: Call, { client_id, guest }: ServicePaymentRow): Promise<Attendee> {
  return client_id === null ? guestAttendee(call, GuestInput.parse(guest)) : findClient(call, client_id);
}
