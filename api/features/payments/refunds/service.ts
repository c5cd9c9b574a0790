import { recordChange, type RecordedCall } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { keepDisputedTax } from "#api/features/payments/disputes/disputed-tax.ts";
import { isWithdrawn } from "#api/features/payments/disputes/service.ts";
import {
  balanceOf,
  keepPaymentStatus,
  lockPaidFor,
  postRefund,
  refundEntries,
  takenBack,
} from "#api/features/payments/ledger/service.ts";
import { taxesInPart } from "#api/money/tax.ts";
import type { ProviderRefund } from "#api/stripe/charge-provider.ts";
import { sumOf } from "#schema/shared/tax-rules.ts";
import {
  addToldRefund,
  billedMembership,
  changeRefund,
  findRefund,
  findRefunded,
  findRequest,
  findToldRefund,
  insertRefund,
  type RefundedPayment,
} from "./queries.ts";
import type { RefundRow } from "./refund-row.ts";

interface AskedRefund {
  payment_id: number;
  /** Null for a membership invoice. */
  booking_id: number | null;
  amount: number;
  currency: string;
  reason: string;
  request_key: string | null;
}

/** Stores a requested refund before the provider is called. Call it under the lock of what was paid for. */
export async function beginRefund(call: Call, asked: AskedRefund): Promise<RefundRow> {
  const { db, tenant, now, caller } = call;
  const row = await insertRefund(db, {
    ...asked,
    tenant_id: tenant.tenant_id,
    given_as: "payment",
    due_at: now,
    requested_by: caller.kind === "person" ? caller.id : null,
    created_at: now,
  });
  await keepStatusOfPaid(call, row);
  return row;
}

/** A booking's payment status tells whether all that is owed back is on its way: it follows each change of a refund. */
async function keepStatusOfPaid(
  { db, tenant, now }: Pick<RecordedCall, "db" | "tenant" | "now">,
  { booking_id, requested_by }: Pick<RefundRow, "booking_id" | "requested_by">,
): Promise<void> {
  const writing = { db, tenant_id: tenant.tenant_id, now, by: requested_by };
  if (booking_id !== null) await keepPaymentStatus(writing, booking_id);
}

/** Stores the outcome of a refund, which may differ from an earlier one. Call it under the lock of what was paid for. */
async function settle(
  on: Pick<RecordedCall, "db" | "tenant" | "now">,
  row: RefundRow,
  change: Pick<RefundRow, "state"> & Partial<RefundRow>,
): Promise<void> {
  await changeRefund(on.db, row.tenant_id, row.id, { ...change, settled_at: on.now });
  await keepStatusOfPaid(on, row);
}

/** Returns the refund started earlier by the same request. */
export const refundOfRequest = (
  { db, tenant }: Call,
  request: { paymentId: number; key: string },
): Promise<RefundRow | undefined> => findRequest(db, tenant.tenant_id, request);

export async function refundOf({ db, tenant }: Call, id: number): Promise<RefundRow> {
  const row = await findRefund(db, tenant.tenant_id, id);
  if (!row) throw notFound("payment");
  return row;
}

/** The idempotency key of a refund at the provider. */
export const refundKey = ({ tenant_id, id }: Pick<RefundRow, "tenant_id" | "id">): string =>
  `refund ${tenant_id} ${id}`;

/** Records that the provider did not respond: it is not known yet whether it refunded anything. */
export const noteUnanswered = (
  { db, tenant }: Pick<RecordedCall, "db" | "tenant">,
  id: number,
  failure: string,
): Promise<void> => changeRefund(db, tenant.tenant_id, id, { failure });

/** Records that the provider refused the refund; the same amount can be requested again. */
export async function refuseRefundOfProvider(
  on: Pick<RecordedCall, "db" | "tenant" | "now">,
  id: number,
  failure: string,
): Promise<void> {
  const { tenant_id } = on.tenant;
  const seen = await findRefund(on.db, tenant_id, id);
  if (!seen) return;
  await lockPaidFor(on.db, { tenant_id, payment_id: seen.payment_id, booking_id: seen.booking_id });
  const row = await findRefund(on.db, tenant_id, id);
  if (row?.state === "open") await settle(on, row, { state: "failed", failure });
}

/** Statuses of refunds that are on their way or completed. */
const ACCEPTED = new Set(["succeeded", "pending", "requires_action"]);

/** Sorts failed refunds before accepted ones, so that no intermediate sum exceeds what was paid. */
export const inOrder = (told: readonly ProviderRefund[]): ProviderRefund[] =>
  told.toSorted((one, other) => Number(ACCEPTED.has(one.status)) - Number(ACCEPTED.has(other.status)));

/**
 * Applies the provider state of one refund, regardless of who requested it: posts accepted refunds to the ledger and reverses
 * those that failed later. Idempotent.
 */
export async function takeOverRefund(
  on: RecordedCall,
  payment: RefundedPayment,
  told: ProviderRefund,
): Promise<RefundRow> {
  const { db, tenant } = on;
  const { tenant_id } = tenant;
  await lockPaidFor(db, { tenant_id, payment_id: payment.id, booking_id: payment.booking_id });
  const ownId = /^\d{1,9}$/.test(told.reference ?? "") ? Number(told.reference) : null;
  const known = await findToldRefund(db, tenant_id, { paymentId: payment.id, providerRefundId: told.id, ownId });
  const row = known ?? (await keepForeign(on, payment, told));
  const isAccepted = ACCEPTED.has(told.status);
  if (isAccepted && row.state !== "refunded") {
    const posted = await postBack(on, payment, row);
    await settle(on, row, { state: "refunded", provider_refund_id: told.id, ...posted, failure: null });
  }
  if (!isAccepted && (row.state === "refunded" || row.state === "open")) {
    if (row.state === "refunded") await postBackAgain(on, payment, row);
    const failure = "The card's bank did not take it.";
    await settle(on, row, { state: "failed", provider_refund_id: told.id, failure });
  }
  return (await findRefund(db, tenant_id, row.id)) ?? row;
}

/** Completes a refund as credit or at the desk, which needs no provider; fails it if a bank has reclaimed the money in the meantime. */
export async function settleAtOnce(on: RecordedCall, payment: RefundedPayment, id: number): Promise<void> {
  const { db, tenant } = on;
  const { tenant_id } = tenant;
  await lockPaidFor(db, { tenant_id, payment_id: payment.id, booking_id: payment.booking_id });
  const row = await findRefund(db, tenant_id, id);
  if (row?.state !== "open") return;
  if (await isWithdrawn(db, payment.id)) {
    return settle(on, row, { state: "failed", failure: "The card's bank has taken this money back." });
  }
  const posted = await postBack(on, payment, row);
  await settle(on, row, { state: "refunded", ...posted });
}

/** Stores a refund that was made directly at the provider. */
function keepForeign({ db, tenant, now }: RecordedCall, payment: RefundedPayment, told: ProviderRefund) {
  return insertRefund(db, {
    tenant_id: tenant.tenant_id,
    payment_id: payment.id,
    booking_id: payment.booking_id,
    given_as: "payment",
    amount: told.amount,
    currency: told.currency,
    reason: "Refunded at the payment provider",
    due_at: now,
    provider_refund_id: told.id,
    created_at: told.created_at,
  });
}

/**
 * Returns the tax in a refund, each by running totals; negative for a returned refund. The total is the same in whatever order
 * refunds arrive and fail.
 */
export function taxOfRefund(
  payment: Pick<RefundedPayment, "amount" | "taxes" | "refunded_amount" | "refunded_tax_amount">,
  amount: number,
): number {
  const back = Math.max(0, Math.min(payment.amount, payment.refunded_amount + amount));
  return sumOf(taxesInPart(payment, back)) - payment.refunded_tax_amount;
}

type Posted = Pick<RefundRow, "tax_amount"> & { owed_amount: number };

/** Posts the refund, which the caller then settles; returns how much of it the venue owed and how much was tax. */
async function postBack(on: RecordedCall, seen: RefundedPayment, row: RefundRow): Promise<Posted> {
  const { tenant_id } = row;
  const balance = await balanceOf({ db: on.db, tenant_id }, { id: seen.booking_id });
  const payment = (await findRefunded(on.db, tenant_id, seen.id)) ?? seen;
  const posted = {
    owed_amount: Math.min(row.amount, Math.max(0, -balance)),
    tax_amount: taxOfRefund(payment, row.amount),
  };
  await post(on, payment, {
    row,
    amount: row.amount,
    tax: posted.tax_amount,
    entries: entriesOf(payment, row, posted),
  });
  return posted;
}

async function postBackAgain(on: RecordedCall, seen: RefundedPayment, row: RefundRow): Promise<void> {
  const payment = (await findRefunded(on.db, row.tenant_id, seen.id)) ?? seen;
  const tax = taxOfRefund(payment, -row.amount);
  const entries = takenBack(entriesOf(payment, row, { owed_amount: row.owed_amount ?? 0, tax_amount: 0 - tax }));
  await post(on, payment, { row, amount: -row.amount, tax, entries });
}

const entriesOf = ({ method }: RefundedPayment, { given_as, amount }: RefundRow, posted: Posted) =>
  refundEntries({
    method,
    as: given_as,
    amount,
    tax: posted.tax_amount,
    balance: -posted.owed_amount,
  });

interface Posting {
  row: RefundRow;
  /** Negative if the refund was returned. */
  amount: number;
  tax: number;
  entries: ReturnType<typeof refundEntries>;
}

async function post(on: RecordedCall, payment: RefundedPayment, { row, amount, tax, entries }: Posting): Promise<void> {
  const { db, now } = on;
  const { tenant_id, currency, reason, requested_by, given_as } = row;
  const paidFor = await lockPaidFor(db, { tenant_id, payment_id: payment.id, booking_id: payment.booking_id });
  const writing = { db, tenant_id, now, by: requested_by };
  await addToldRefund(db, tenant_id, { id: payment.id, amount, tax });
  await postRefund(writing, paidFor, { payment_id: payment.id, currency, reason, entries });
  await keepDisputedTax(writing, paidFor, payment);
  const after = { receipt: payment.number, refunded: amount, currency, as: given_as, reason };
  await recordChange(
    on,
    { action: "refundPayment", ...(await auditedRefund(on, payment, after)) },
    { actor_id: requested_by, on_behalf_of_id: null },
  );
}

/** The audit entry of a refund: about the booking, or the membership whose invoice was paid. */
export async function auditedRefund(
  { db, tenant }: Pick<RecordedCall, "db" | "tenant">,
  { booking_id, membership_invoice_id }: Pick<RefundedPayment, "booking_id" | "membership_invoice_id">,
  after: object,
) {
  if (booking_id !== null) return { entity: "booking" as const, entity_id: booking_id, after };
  const { id, name } = await billedMembership(db, tenant.tenant_id, membership_invoice_id ?? 0);
  return { entity: "membership" as const, entity_id: id, after: { name, membership_id: id, ...after } };
}
