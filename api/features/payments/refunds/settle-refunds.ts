import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { companyOfPayment, keepEventOfPayment } from "#api/features/payments/payment-events/service.ts";
import { AccountLost, failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { tenantIdOf, tenantOf } from "#api/tenancy/tenant.ts";
import {
  dueRefunds,
  findRefunded,
  findRefundedOfProvider,
  paymentsWithDueRefunds,
  type RefundedPayment,
} from "./queries.ts";
import type { RefundRow } from "./refund-row.ts";
import { inOrder, noteUnanswered, refundKey, refuseRefundOfProvider, settleAtOnce, takeOverRefund } from "./service.ts";

/** Longer than any request waits for the provider; older refunds were abandoned. */
const LEFT_BEHIND_MINUTES = 1;

/** Later refunds are recorded under the same operation as those made by staff. */
const OPERATION = "refundPayment";

const leftBehind = ({ clock }: Pick<ApiDeps, "clock">): Temporal.Instant =>
  clock.now().subtract({ minutes: LEFT_BEHIND_MINUTES });

/** Applies all refunds of one payment known to the provider, and sends those that are due and unknown to it. */
export async function settleRefunds(
  deps: ApiDeps,
  { tenant_id, payment_id }: { tenant_id: string; payment_id: number },
): Promise<void> {
  const { charges } = deps.outside.payments;
  const seen = await inTenant(deps.db, tenant_id, async (trx) => ({
    payment: await findRefunded(trx, tenant_id, payment_id),
    due: await dueRefunds(trx, tenant_id, { paymentId: payment_id, until: leftBehind(deps) }),
    company: (await tenantOf(trx, tenant_id)).slug,
  }));
  const { payment, due, company } = seen;
  if (!payment) return;
  const { provider_account: account, provider_payment_id: paymentId } = payment;
  if (payment.method !== "card") return settleWithoutCard(deps, payment, due);
  if (account === null || paymentId === null) return;
  const told = inOrder(await charges.refundsOf(account, paymentId));
  for (const refund of told)
    await inSystemCall(deps, tenant_id, OPERATION, (on) => takeOverRefund(on, payment, refund));
  const unasked = due.filter(({ id }) => !told.some(({ reference }) => reference === String(id)));
  for (const row of unasked) await giveBack(deps, { payment, row, company });
}

interface Owed {
  payment: RefundedPayment;
  row: RefundRow;
  company: string;
}

/** Safe to repeat: the provider recognizes the idempotency key, and our reference once that key has expired. */
async function giveBack(deps: ApiDeps, { payment, row, company }: Owed): Promise<void> {
  const { tenant_id, id, amount } = row;
  if (row.given_as === "credit") return inSystemCall(deps, tenant_id, OPERATION, (on) => settleAtOnce(on, payment, id));
  try {
    const told = await deps.outside.payments.charges.refundPayment(
      { ...askedOf(payment), amount, company, reference: String(id) },
      refundKey(row),
    );
    await inSystemCall(deps, tenant_id, OPERATION, (on) => takeOverRefund(on, payment, told));
  } catch (error) {
    // Whether a lost account refunded it before is known at the provider only.
    const isRefused = error instanceof ProviderRefusal && !(error instanceof AccountLost);
    const note = isRefused ? refuseRefundOfProvider : noteUnanswered;
    await inSystemCall(deps, tenant_id, OPERATION, (on) => note(on, id, failureOf(error)));
    if (!isRefused) throw error;
  }
}

/** Refunds credit as credit, and desk payments as the desk chose; no provider is involved. */
async function settleWithoutCard(deps: ApiDeps, payment: RefundedPayment, due: readonly RefundRow[]): Promise<void> {
  for (const { id, tenant_id } of due) {
    await inSystemCall(deps, tenant_id, OPERATION, (on) => settleAtOnce(on, payment, id));
  }
}

/** The identifiers of a payment at the provider. */
export function askedOf({ provider_account, provider_payment_id, platform_fee }: RefundedPayment) {
  if (provider_account === null || provider_payment_id === null) throw new Error("a card payment names its provider");
  return { accountId: provider_account, paymentId: provider_payment_id, hasPlatformFee: platform_fee > 0 };
}

/** Settles what was missed in one company: a lost response, a crashed process, a cancellation that is now final. */
export async function reconcileRefunds(deps: ApiDeps, tenantId: string): Promise<void> {
  const due = await inTenant(deps.db, tenantId, (trx) => paymentsWithDueRefunds(trx, tenantId, leftBehind(deps)));
  for (const payment_id of due) {
    await settleRefunds(deps, { tenant_id: tenantId, payment_id }).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id: tenantId, payment_id }, "a refund is not settled yet"),
    );
  }
}

/** Events after which a refund may have been made or returned. */
const HEARD = /^(refund\.|charge\.refunded$)/;

/** Handles a refund event of a venue's account; rejected unless that account took the payment. */
export async function handleRefundEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  const { type, payment } = event;
  if (!HEARD.test(type) || payment === null) return;
  const company = event.company ?? (await companyOfPayment(deps, { account, payment }));
  const tenantId = company === null ? undefined : await tenantIdOf(deps.db, company);
  if (tenantId === undefined) return;
  await keepEventOfPayment(deps, { tenant_id: tenantId, event, account, subject: "refund" });
}

/** Same for a provider payment id. A payment refunded before it was booked has no receipt and is skipped. */
export async function settleRefundsOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: { account: string; payment: string },
): Promise<void> {
  const found = await inTenant(deps.db, tenant_id, (trx) => findRefundedOfProvider(trx, tenant_id, named));
  if (found) await settleRefunds(deps, { tenant_id, payment_id: found.id });
}
