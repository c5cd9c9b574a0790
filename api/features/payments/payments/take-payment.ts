import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { creditOf, figuresOf, writingOf, type LedgerWriting } from "#api/features/payments/ledger/service.ts";
import type { BookingAccount, PaymentShare, TakePaymentInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { bookingAccount, lockForPayment } from "./booking-account.ts";
import { lockClientCredit } from "./queries.ts";
import { recordPayment } from "./record-payment.ts";

/** Takes a payment at the desk: all shares, or none if any of them is rejected. */
export async function takePayment(call: Call, { booking_id, shares }: TakePaymentInput): Promise<BookingAccount> {
  const booking = await lockForPayment(call, booking_id);
  const writing = writingOf(call);
  refuseOtherCurrency(booking, shares);
  await refuseTooMuch(call, booking, shares);
  await refuseUncoveredCredit(call, writing, booking, shares);
  for (const { amount, tip, method, payer_name, note } of shares) {
    const { number } = await recordPayment(writing, booking, {
      method,
      amount: amount.amount,
      tip: tip?.amount ?? 0,
      currency: amount.currency,
      payer_name: payer_name || null,
      note: note || null,
    });
    await recordChange(call, {
      entity: "booking",
      entity_id: booking.id,
      after: { receipt: number, method, amount: amount.amount, currency: amount.currency },
    });
  }
  return bookingAccount(call, booking_id);
}

function refuseOtherCurrency({ price_currency }: BookingRow, shares: readonly PaymentShare[]): void {
  shares.forEach(({ amount, tip }, at) => {
    if (amount.currency === price_currency && (tip?.currency ?? price_currency) === price_currency) return;
    throw invalidField(`shares.${at}.amount.currency`, `This booking is paid in ${price_currency}.`);
  });
}

async function refuseTooMuch(call: Call, booking: BookingRow, shares: readonly PaymentShare[]): Promise<void> {
  const { tenant, db } = call;
  const { balance } = await figuresOf({ db, tenant_id: tenant.tenant_id }, booking.id);
  const sum = shares.reduce((total, { amount }) => total + amount.amount, 0);
  if (sum <= balance) return;
  if (balance <= 0) throw new ApiError("invalid_state", "Nothing is owed for this booking.");
  const owed = formatMoney(balance, booking.price_currency, tenant.locale);
  throw invalidField("shares.0.amount", `Only ${owed} is owed for this booking.`);
}

async function refuseUncoveredCredit(
  { db, tenant }: Call,
  { tenant_id }: LedgerWriting,
  { client_id, price_currency: currency }: BookingRow,
  shares: readonly PaymentShare[],
): Promise<void> {
  const at = shares.findIndex(({ method }) => method === "credit");
  if (at < 0) return;
  const field = `shares.${at}.method`;
  if (client_id === null) throw invalidField(field, "A guest has no credit here.");
  await lockClientCredit(db, tenant_id, client_id);
  const left = await creditOf({ db, tenant }, { client_id, currency });
  const wanted = shares
    .filter(({ method }) => method === "credit")
    .reduce((total, { amount, tip }) => total + amount.amount + (tip?.amount ?? 0), 0);
  if (wanted <= left) return;
  throw invalidField(field, `They have ${formatMoney(left, currency, tenant.locale)} of credit left.`);
}
