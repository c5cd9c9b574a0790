import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { creditOf, writingOf } from "#api/features/payments/ledger/service.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";
import { lockClientCredit, promisedCredit } from "./queries.ts";
import { recordPayment } from "./record-payment.ts";

interface WantedCredit {
  client_id: number | null;
  booking_id: number;
  /** The amount to be paid. */
  due: Money;
}

/**
 * Throws if the caller lacks the credit or has promised it to another pending payment. The credit stays locked until the
 * transaction ends. Returns the amount to take.
 */
export async function lockOwnCredit(
  call: Call,
  credit: Money | null | undefined,
  { client_id, booking_id, due }: WantedCredit,
): Promise<number> {
  if (!credit || credit.amount === 0) return 0;
  const { db, tenant, caller } = call;
  const { tenant_id } = tenant;
  const { currency } = due;
  if (client_id === null || caller.kind !== "person" || caller.id !== client_id) {
    throw invalidField("credit", "Sign in to pay with your credit.");
  }
  if (credit.currency !== currency) throw invalidField("credit.currency", `This booking is paid in ${currency}.`);
  const asText = (amount: number) => formatMoney(amount, currency, tenant.locale);
  if (credit.amount < 0 || credit.amount > due.amount) {
    throw invalidField("credit", `Only ${asText(due.amount)} is paid for this now.`);
  }
  await lockClientCredit(db, tenant_id, client_id);
  const promised = await promisedCredit(db, tenant_id, { client_id, currency, exceptBooking: booking_id });
  const left = (await creditOf(call, { client_id, currency })) - promised;
  if (credit.amount > left) {
    throw invalidField("credit", `You have ${asText(Math.max(0, left))} of credit left to use.`);
  }
  return credit.amount;
}

/** Pays for a booking just made with credit; throws if the credit was spent in the meantime. */
export async function payByCredit(call: Call, booking: BookingRow, amount: number): Promise<void> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const { client_id, price_currency: currency } = booking;
  if (client_id === null) throw invalidField("credit", "A guest has no credit here.");
  await lockClientCredit(db, tenant_id, client_id);
  if ((await creditOf(call, { client_id, currency })) < amount) {
    throw invalidField("credit", "Your credit has been spent elsewhere in the meantime.");
  }
  const { number } = await recordPayment(writingOf(call), booking, { method: "credit", amount, currency });
  await recordChange(call, {
    entity: "booking",
    entity_id: booking.id,
    after: { receipt: number, method: "credit", amount, currency },
  });
}
