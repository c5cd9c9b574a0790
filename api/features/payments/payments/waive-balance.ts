import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import {
  figuresOf,
  keepPaymentStatus,
  postWaiver,
  taxesOfPart,
  writingOf,
} from "#api/features/payments/ledger/service.ts";
import { ratesOf } from "#api/money/tax.ts";
import type { BookingAccount, WaiveBalanceInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { sumOf } from "#schema/shared/tax-rules.ts";
import { bookingAccount, lockForPayment } from "./booking-account.ts";

/** Waives part of what a booking owes; the actor and reason are kept in the audit log and the ledger. */
export async function waiveBalance(
  call: Call,
  id: number,
  { amount: waived, reason }: WaiveBalanceInput,
): Promise<BookingAccount> {
  const booking = await lockForPayment(call, id);
  const writing = writingOf(call);
  const { amount, currency } = waived;
  if (currency !== booking.price_currency) {
    throw invalidField("amount.currency", `This booking is paid in ${booking.price_currency}.`);
  }
  const { balance } = await figuresOf(writing, id);
  if (balance <= 0) throw new ApiError("invalid_state", "Nothing is owed for this booking.");
  if (amount > balance) {
    throw invalidField(
      "amount",
      `Only ${formatMoney(balance, currency, call.tenant.locale)} is owed for this booking.`,
    );
  }
  const tax = sumOf(taxesOfPart(balance, amount, ratesOf(booking)));
  await postWaiver(writing, booking, { amount, tax, currency, reason });
  await keepPaymentStatus(writing, id);
  await recordChange(call, {
    entity: "booking",
    entity_id: id,
    after: { waived: amount, currency, waived_reason: reason },
  });
  return bookingAccount(call, id);
}
