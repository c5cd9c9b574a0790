import { recordChange } from "#api/audit/record.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { billAllowances } from "#api/features/memberships/allowances/service.ts";
import { refuseDisputed } from "#api/features/payments/disputes/service.ts";
import {
  balanceOf,
  keepPaymentStatus,
  lockPaidFor,
  postRefund,
  refundEntries,
  writingOf,
  type LedgerSubject,
} from "#api/features/payments/ledger/service.ts";
import type { RefundRow } from "#api/features/payments/refunds/refund-row.ts";
import {
  auditedRefund,
  beginRefund,
  noteUnanswered,
  refundKey,
  refundOf,
  refundOfRequest,
  refuseRefundOfProvider,
  takeOverRefund,
  taxOfRefund,
} from "#api/features/payments/refunds/service.ts";
import { askedOf } from "#api/features/payments/refunds/settle-refunds.ts";
import { refuseBesideCards } from "#api/money/card-amounts.ts";
import { paidTaxes, taxesInPart } from "#api/money/tax.ts";
import type { ProviderRefund } from "#api/stripe/charge-provider.ts";
import { failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { PaymentRefund, RefundPaymentInput } from "#schema/payments/payments/models.ts";
import type { paymentOperations as operations } from "#schema/payments/payments/operations.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { sumOf } from "#schema/shared/tax-rules.ts";
import type { TaxLine } from "#schema/shared/tax.ts";
import { lockForPayment } from "./booking-account.ts";
import type { PaymentRow } from "./payment-row.ts";
import { presentPayment, refundableOf, refundableTipOf } from "./present.ts";
import { addRefunded, findPayment, isErasedClient } from "./queries.ts";

interface Refunding {
  payment: PaymentRow;
  company: string;
  input: RefundPaymentInput;
  /** The refund requested from the provider; null if staff return the money themselves. */
  row: RefundRow | null;
}

/** The provider's response; `unanswered` if there was none that could be understood. */
type Told = { kind: "told"; refund: ProviderRefund } | { kind: "unanswered"; why: string } | { kind: "not_asked" };

/**
 * Refunds a payment in full or in part. For a card the request is stored before the provider is called, so that it is refunded
 * exactly once whatever fails in between. A dry run returns the same figures and writes nothing.
 */
export const refundPayment: OutsideHandler<typeof operations.refundPayment, Refunding, Told> = {
  async read(call, { params, body: input }) {
    const { payment } = await lockedPayment(call, params.id);
    const facts = { payment, input, company: call.tenant.slug };
    const key = call.headers.get("idempotency-key");
    const earlierRefund = key === null ? undefined : await refundOfRequest(call, { paymentId: payment.id, key });
    if (earlierRefund) return { ...facts, row: refuseFailed(earlierRefund) };
    await refuseDisputed(call.db, payment.id);
    refuseRefund(call, payment, input);
    if (payment.method !== "card" || input.as === "credit" || input.dry_run) return { ...facts, row: null };
    const asked = { payment_id: payment.id, booking_id: payment.booking_id, ...input.amount, reason: input.reason };
    return { ...facts, row: await beginRefund(call, { ...asked, request_key: key }) };
  },
  async ask({ payments }, { payment, company, row }) {
    if (row?.state !== "open") return { kind: "not_asked" };
    const wanted = { ...askedOf(payment), amount: row.amount, company, reference: String(row.id) };
    try {
      return { kind: "told", refund: await payments.charges.refundPayment(wanted, refundKey(row)) };
    } catch (error) {
      if (error instanceof ProviderRefusal) throw refusedByProvider(error);
      if (error instanceof ApiError) return { kind: "unanswered", why: error.message };
      throw error;
    }
  },
  async write(call, told, { payment, input, row }) {
    if (row === null) return giveBack(call, payment.id, input);
    if (told.kind === "told") await takeOverRefund(call, payment, told.refund);
    if (told.kind === "unanswered") await noteUnanswered(call, row.id, told.why);
    return presentAsked(call, row.id, input);
  },
  async fail(call, error, { row }) {
    if (row && error instanceof ProviderRefusal) await refuseRefundOfProvider(call, row.id, error.message);
  },
};

/** Locks a payment for a refund; 404 for gift card payments, which are refunded with the gift card. */
async function lockedPayment(call: Call, id: number): Promise<{ payment: PaymentRow; paidFor: LedgerSubject }> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const seen = await findPayment(db, tenant_id, id);
  if (!seen || (seen.booking_id === null && seen.membership_invoice_id === null)) throw notFound("payment");
  const { booking_id } = seen;
  const paidFor =
    booking_id === null
      ? await lockPaidFor(db, { tenant_id, payment_id: id, booking_id })
      : await lockForPayment(call, booking_id);
  return { paidFor, payment: (await findPayment(db, tenant_id, id)) ?? seen };
}

function refuseFailed(row: RefundRow): RefundRow {
  if (row.state === "failed") throw new ApiError("invalid_state", row.failure ?? "This refund did not go through.");
  return row;
}

const refusedByProvider = (refusal: ProviderRefusal): ProviderRefusal =>
  new ProviderRefusal("invalid_state", `The card's provider refused this refund: ${failureOf(refusal)}`);

/** Records a refund made without the provider, or computes what any refund would write. */
export async function giveBack(call: Call, id: number, input: RefundPaymentInput): Promise<PaymentRefund> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const { payment, paidFor } = await lockedPayment(call, id);
  await refuseDisputed(db, payment.id);
  refuseRefund(call, payment, input);
  await refuseErased(call, payment, input);
  const { amount, currency } = input.amount;
  const tax = taxOfRefund(payment, amount);
  const entries = await entriesOf(call, payment, input);
  if (!input.dry_run) {
    const writing = writingOf(call);
    const tip = tipOf(input);
    await addRefunded(db, tenant_id, { id, amount, tip, tax });
    await postRefund(writing, paidFor, { payment_id: id, currency, reason: input.reason, entries });
    if (paidFor.id !== null) await keepPaymentStatus(writing, paidFor.id);
    const back = { refunded: amount, ...(tip > 0 && { tip }), currency };
    const after = { receipt: payment.number, ...back, as: input.as, reason: input.reason };
    await recordChange(call, await auditedRefund(call, payment, after));
  }
  return presentRefund(call, { id, input, entries, tax, state: "refunded" });
}

const tipOf = ({ tip }: RefundPaymentInput): number => tip?.amount ?? 0;

async function entriesOf({ db, tenant }: Call, payment: PaymentRow, input: RefundPaymentInput) {
  const balance = await balanceOf({ db, tenant_id: tenant.tenant_id }, { id: payment.booking_id });
  const { method } = payment;
  const { as, amount } = input;
  const tax = taxOfRefund(payment, amount.amount);
  return refundEntries({ method, as, amount: amount.amount, tip: tipOf(input), tax, balance });
}

/** Presents what was posted for a card refund, or will be once the provider responds. */
async function presentAsked(call: Call, refundId: number, input: RefundPaymentInput): Promise<PaymentRefund> {
  const row = await refundOf(call, refundId);
  const { payment } = await lockedPayment(call, row.payment_id);
  const owed = row.owed_amount;
  const { method } = payment;
  const { amount } = row;
  const entries =
    owed === null
      ? await entriesOf(call, payment, input)
      : refundEntries({ method, as: "payment", amount, tax: row.tax_amount, balance: -owed });
  const tax = owed === null ? taxOfRefund(payment, amount) : row.tax_amount;
  return presentRefund(call, { id: payment.id, input, entries, tax, state: STATES[row.state] ?? "failed" });
}

const STATES: Readonly<Record<string, PaymentRefund["state"]>> = { open: "pending", refunded: "refunded" };

interface Refunded {
  id: number;
  input: RefundPaymentInput;
  entries: ReturnType<typeof refundEntries>;
  tax: number;
  state: PaymentRefund["state"];
}

async function presentRefund(call: Call, { id, input, entries, tax, state }: Refunded): Promise<PaymentRefund> {
  const { tenant } = call;
  const { payment: row, paidFor } = await lockedPayment(call, id);
  const balance = await balanceOf({ db: call.db, tenant_id: tenant.tenant_id }, paidFor);
  const { amount, currency } = input.amount;
  const money = (minor: number) => ({ amount: minor, currency });
  const forgiven = entries.find(({ account }) => account === "receivable")?.amount ?? 0;
  // Nothing was posted by a dry run or for a pending refund.
  const isWritten = !input.dry_run && state === "refunded";
  return {
    state,
    is_dry_run: input.dry_run,
    payment: presentPayment(row, tenant.timezone),
    entries: entries.map(({ account, amount: moved }) => ({ account, amount: money(moved) })),
    tax: money(tax),
    taxes: taxesBack(row, amount, isWritten),
    allowances: row.membership_invoice_id === null ? [] : await billAllowances(call.db, row.membership_invoice_id),
    still_refundable: money(refundableOf(row) - (input.dry_run ? amount : 0)),
    still_refundable_tip: money(refundableTipOf(row) - (input.dry_run ? tipOf(input) : 0)),
    balance: money(isWritten ? balance : balance + forgiven),
  };
}

/** Each tax in a refund: what of it has gone back with this one, less what had before. */
function taxesBack(row: PaymentRow, amount: number, isWritten: boolean): TaxLine[] {
  const { currency, refunded_amount } = row;
  const after = refunded_amount + (isWritten ? 0 : amount);
  const [before, now] = [taxesInPart(row, after - amount), taxesInPart(row, after)];
  const taxes = now.map((tax, at) => tax - (before[at] ?? 0));
  const net = { amount: amount - sumOf(taxes), currency };
  return paidTaxes(row).map(({ name, rate }, at) => ({ name, rate, net, tax: { amount: taxes[at] ?? 0, currency } }));
}

function refuseRefund(call: Call, payment: PaymentRow, input: RefundPaymentInput): void {
  if (payment.voided_at !== null) {
    throw new ApiError("invalid_state", "This payment was recorded by mistake, so there is nothing to refund.");
  }
  const { amount, tip, as } = input;
  for (const [field, part] of [["amount", amount] as const, ["tip", tip] as const]) {
    if (part && part.currency !== payment.currency) {
      throw invalidField(`${field}.currency`, `This payment was in ${payment.currency}.`);
    }
  }
  if (amount.amount > 0) refuseAmount(call, payment, amount.amount);
  if (tipOf(input) > 0) refuseTip(call, payment, tipOf(input));
  if (as === "credit" && payment.client_id === null) {
    throw invalidField("as", "A guest has no account to keep credit on. Refund it the way it was paid.");
  }
  if (as !== "payment" || payment.method !== "card") return;
  refuseBesideCards(call, amount);
  if (payment.provider_payment_id === null) {
    throw new ApiError("invalid_state", "The payment provider does not know this payment. Refund it as credit.");
  }
}

/** Nobody could use, pay out or merge the credit of an erased client. */
export const canHoldCredit = async ({ db }: Pick<Call, "db">, clientId: number | null): Promise<boolean> =>
  clientId !== null && !(await isErasedClient(db, clientId));

async function refuseErased(call: Call, { client_id, method }: PaymentRow, { as }: RefundPaymentInput): Promise<void> {
  if ((as === "credit" || method === "credit") && !(await canHoldCredit(call, client_id))) {
    const wayOut = method === "credit" ? "" : " Refund it the way it was paid.";
    throw invalidField("as", `The client was erased and can hold no credit.${wayOut}`);
  }
}

function refuseAmount({ tenant }: Call, payment: PaymentRow, amount: number): void {
  const left = refundableOf(payment);
  if (left === 0 && payment.refunding_amount > 0) {
    throw new ApiError("invalid_state", "A refund of this payment is on its way already.");
  }
  const money = (minor: number) => formatMoney(minor, payment.currency, tenant.locale);
  const { credited_amount } = payment;
  const credited = credited_amount === 0 ? "" : ` ${money(credited_amount)} of the bill was credited.`;
  if (left === 0) throw new ApiError("invalid_state", `This payment has been refunded already.${credited}`);
  if (amount <= left) return;
  throw invalidField("amount", `At most ${money(left)} of this payment can be refunded.${credited}`);
}

function refuseTip({ tenant }: Call, payment: PaymentRow, tip: number): void {
  const left = refundableTipOf(payment);
  if (tip <= left) return;
  if (payment.tip_amount === 0) throw invalidField("tip", "This payment has no tip.");
  if (left === 0) throw new ApiError("invalid_state", "The tip of this payment has been refunded already.");
  const most = formatMoney(left, payment.currency, tenant.locale);
  throw invalidField("tip", `At most ${most} of the tip can be refunded.`);
}
