import { inTenant } from "#api/db/transaction.ts";
import {
  dueRefunds,
  findRefunded,
  findRefundedOfProvider,
  paymentsWithDueRefunds,
  type RefundedPayment,
  type RefundRow,
} from "#api/features/refunds/queries.ts";
import {
  inOrder,
  noteUnanswered,
  refundKey,
  refuseRefundOfProvider,
  settleCredit,
  takeOverRefund,
} from "#api/features/refunds/service.ts";
import { companyOfPayment, keepEventOfPayment } from "#api/features/payment-events/service.ts";
import type { ApiDeps } from "#api/http/call.ts";
import { readableFailure } from "#api/http/errors.ts";
import { inSystemCall } from "#api/http/system-call.ts";
import { ProviderRefusal } from "#api/payments/provider-errors.ts";
import type { ProviderEvent } from "#api/payments/provider.ts";
import { tenantIdOf, tenantOf } from "#api/tenancy/tenant.ts";

/** Longer than any request waits for the provider: what is older was left behind. */
const LEFT_BEHIND_MINUTES = 1;

/** What is given back later goes by the name of what the desk does. */
const OPERATION = "refundPayment";

const leftBehind = ({ clock }: Pick<ApiDeps, "clock">): Temporal.Instant =>
  clock.now().subtract({ minutes: LEFT_BEHIND_MINUTES });

/** Takes over all that the provider gave back of one payment, and gives back what is due and was not asked for yet. */
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
  if (payment.method === "credit") return giveCreditBack(deps, payment, due);
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

/** Asking twice gives back once: the provider knows it by the same key, and by our name for it once that is forgotten. */
async function giveBack(deps: ApiDeps, { payment, row, company }: Owed): Promise<void> {
  const { tenant_id, id, amount } = row;
  if (row.given_as === "credit") return inSystemCall(deps, tenant_id, OPERATION, (on) => settleCredit(on, payment, id));
  try {
    const told = await deps.outside.payments.charges.refundPayment(
      { ...askedOf(payment), amount, company, reference: String(id) },
      refundKey(row),
    );
    await inSystemCall(deps, tenant_id, OPERATION, (on) => takeOverRefund(on, payment, told));
  } catch (error) {
    const isRefused = error instanceof ProviderRefusal;
    const note = isRefused ? refuseRefundOfProvider : noteUnanswered;
    await inSystemCall(deps, tenant_id, OPERATION, (on) => note(on, id, readableFailure(error)));
    if (!isRefused) throw error;
  }
}

/** What was paid with credit is credit again; nobody else is asked. */
async function giveCreditBack(deps: ApiDeps, payment: RefundedPayment, due: readonly RefundRow[]): Promise<void> {
  for (const { id, tenant_id } of due) {
    await inSystemCall(deps, tenant_id, OPERATION, (on) => settleCredit(on, payment, id));
  }
}

/** How the provider knows a payment. */
export function askedOf({ provider_account, provider_payment_id, platform_fee }: RefundedPayment) {
  if (provider_account === null || provider_payment_id === null) throw new Error("a card payment names its provider");
  return { accountId: provider_account, paymentId: provider_payment_id, hasPlatformFee: platform_fee > 0 };
}

/** Heals what was missed in one company: an answer that never came, a process that died, a cancellation that stands. */
export async function reconcileRefunds(deps: ApiDeps, tenantId: string): Promise<void> {
  const due = await inTenant(deps.db, tenantId, (trx) => paymentsWithDueRefunds(trx, tenantId, leftBehind(deps)));
  for (const payment_id of due) {
    await settleRefunds(deps, { tenant_id: tenantId, payment_id }).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id: tenantId, payment_id }, "a refund is not settled yet"),
    );
  }
}

/** After these something was given back, or came back after all. */
const HEARD = /^(refund\.|charge\.refunded$)/;

/** A message about a refund in a venue's account: heeded where that account took the payment. */
export async function heedRefundEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  const { type, payment } = event;
  if (!HEARD.test(type) || payment === null) return;
  const company = event.company ?? (await companyOfPayment(deps, { account, payment }));
  const tenantId = company === null ? undefined : await tenantIdOf(deps.db, company);
  if (tenantId === undefined) return;
  await keepEventOfPayment(deps, { tenant_id: tenantId, event, account, subject: "refund" });
}

/** The same of the payment that the provider names. One that was given back before it was booked has no receipt. */
export async function settleRefundsOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: { account: string; payment: string },
): Promise<void> {
  const found = await inTenant(deps.db, tenant_id, (trx) => findRefundedOfProvider(trx, tenant_id, named));
  if (found) await settleRefunds(deps, { tenant_id, payment_id: found.id });
}
