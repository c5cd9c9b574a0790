import { recordChange } from "#api/audit/record.ts";
import { figuresOf, keepPaymentStatus, postRefund, refundEntries, writingOf } from "#api/features/ledger/service.ts";
import { lockForPayment } from "#api/features/payments/account.ts";
import { presentPayment } from "#api/features/payments/present.ts";
import { addRefunded, findPayment, type PaymentRow } from "#api/features/payments/queries.ts";
import { formatMoney } from "#api/money/format-money.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, invalidField, notFound } from "#api/http/errors.ts";
import type { PaymentMethod, PaymentRefund, RefundPaymentInput } from "#schema/payments/models.ts";

/** Gives a payment back, or a part of it; the dry run answers the same figures and writes nothing. */
export async function refundPayment(call: Call, id: number, input: RefundPaymentInput): Promise<PaymentRefund> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const seen = await findPayment(db, tenant_id, id);
  if (!seen || seen.booking_id === null) throw notFound("payment");
  const booking = await lockForPayment(call, seen.booking_id);
  const payment = (await findPayment(db, tenant_id, id)) ?? seen;
  refuseRefund(call, payment, input);
  const { amount, currency } = input.amount;
  const { balance } = await figuresOf({ db, tenant_id }, booking.id);
  // the column's check admits these values alone
  const entries = refundEntries({ method: payment.method as PaymentMethod, as: input.as, amount, balance });
  if (!input.dry_run) {
    const writing = writingOf(call);
    await addRefunded(db, tenant_id, { id, amount });
    await postRefund(writing, booking, { payment_id: id, currency, reason: input.reason, entries });
    await keepPaymentStatus(writing, booking.id);
    await recordChange(call, {
      entity: "booking",
      entity_id: booking.id,
      after: { receipt: payment.number, refunded: amount, currency, as: input.as, reason: input.reason },
    });
  }
  const [after, figures] = await Promise.all([
    findPayment(db, tenant_id, id),
    figuresOf({ db, tenant_id }, booking.id),
  ]);
  const forgiven = entries.find(({ account }) => account === "receivable")?.amount ?? 0;
  return {
    is_dry_run: input.dry_run,
    payment: presentPayment(after ?? payment, tenant.timezone),
    entries: entries.map(({ account, amount: moved }) => ({ account, amount: { amount: moved, currency } })),
    still_refundable: { amount: payment.amount - payment.refunded_amount - amount, currency },
    balance: { amount: figures.balance + (input.dry_run ? forgiven : 0), currency },
  };
}

function refuseRefund({ tenant }: Call, payment: PaymentRow, { amount, as }: RefundPaymentInput): void {
  if (payment.state !== "paid") throw new ApiError("invalid_state", "Only what was paid can be refunded.");
  const left = payment.amount - payment.refunded_amount;
  if (left === 0) throw new ApiError("invalid_state", "This payment has been refunded already.");
  if (amount.currency !== payment.currency) {
    throw invalidField("amount.currency", `This payment was in ${payment.currency}.`);
  }
  if (amount.amount > left) {
    const most = formatMoney(left, payment.currency, tenant.locale);
    throw invalidField("amount", `At most ${most} of this payment can be refunded.`);
  }
  if (as === "credit" && payment.client_id === null) {
    throw invalidField("as", "A guest has no account to keep credit on. Give it back the way it was paid.");
  }
  if (as === "payment" && payment.method === "card") {
    throw new ApiError("invalid_state", "Refund this card in the payment provider's dashboard, or give credit.");
  }
}
