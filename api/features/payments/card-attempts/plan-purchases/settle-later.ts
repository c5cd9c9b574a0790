import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { keepEventOfRow } from "#api/features/payments/payment-events/service.ts";
import {
  givenUpBefore,
  handleWholeRefund,
  refundWhole,
  reportColumns,
  takenFor,
  type RefundReport,
} from "#api/features/payments/refunds/whole-refund.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { isBefore } from "#api/time/instants.ts";
import {
  changePurchase,
  findPurchase,
  findPurchaseOfProvider,
  lockPurchase,
  unsettledPurchases,
  type PurchaseRow,
} from "./queries.ts";
import { settle } from "./settle.ts";

/** How long a buyer may take to pay; then the payment is cancelled. */
const PAYABLE_MINUTES = 60;

interface How {
  /** One that is not paid yet is made impossible to pay, whatever time is left. */
  isLast?: boolean;
}

/** Settles one purchase, whatever triggered it. The provider is called between transactions. */
export async function settlePlanPurchase(
  deps: ApiDeps,
  { tenant_id, purchase_id }: JobData["settle_plan_purchase"],
  how: How = {},
): Promise<void> {
  const seen = await inTenant(deps.db, tenant_id, (trx) => findPurchase(trx, tenant_id, purchase_id));
  if (!seen) return;
  const state = seen.state === "open" ? await settleOrNote(deps, seen, how) : seen.state;
  if (state === "refunding") await giveBack(deps, { tenant_id, purchase_id });
}

/** Keeps why the provider could not be asked. */
async function settleOrNote(deps: ApiDeps, seen: PurchaseRow, how: How): Promise<string> {
  try {
    return await settleOpen(deps, seen, how);
  } catch (error) {
    await change(deps, seen, { failure: failureOf(error) });
    throw error;
  }
}

async function settleOpen(deps: ApiDeps, row: PurchaseRow, { isLast = false }: How): Promise<string> {
  const { account_id, provider_payment_id, created_at } = row;
  const { charges } = deps.outside.payments;
  const isOver = isLast || isBefore(created_at, deps.clock.now().subtract({ minutes: PAYABLE_MINUTES }));
  if (provider_payment_id === null) {
    if (isOver) await forgetUnbegun(deps, row);
    return "open";
  }
  const providerPayment = await charges.readPayment(account_id, provider_payment_id);
  const state = await settleTold(deps, row, providerPayment);
  if (state !== "open" || !isOver) return state;
  try {
    // A payment made just now is refused cancellation and is settled on the next run.
    await charges.cancelPayment(account_id, provider_payment_id);
  } catch (error) {
    if (error instanceof ProviderRefusal) return state;
    throw error;
  }
  return settleTold(deps, row, { ...providerPayment, status: "canceled" });
}

/** Cancels a purchase that no browser has received the means to pay. */
async function forgetUnbegun({ db, clock }: ApiDeps, { tenant_id, id }: PurchaseRow): Promise<void> {
  await inTenant(db, tenant_id, async (trx) => {
    const row = await lockPurchase(trx, tenant_id, id);
    if (row?.state !== "open" || row.provider_payment_id !== null) return;
    const ended = { state: "cancelled", buyer: null, gift: null, settled_at: clock.now() };
    await changePurchase(trx, tenant_id, id, ended);
  });
}

const settleTold = (deps: ApiDeps, { tenant_id, id }: PurchaseRow, told: ProviderPayment): Promise<string> =>
  inSystemCall(deps, tenant_id, "confirmPlanPurchase", async (call) => (await settle(call, id, told)).state);

const change = ({ db }: ApiDeps, { tenant_id, id }: PurchaseRow, to: Parameters<typeof changePurchase>[3]) =>
  inTenant(db, tenant_id, (trx) => changePurchase(trx, tenant_id, id, to));

/** Refunds all of a purchase that could not begin, unless that has been done at the provider already. */
async function giveBack(deps: ApiDeps, { tenant_id, purchase_id }: JobData["settle_plan_purchase"]): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findPurchase(trx, tenant_id, purchase_id));
  if (row?.state !== "refunding") return;
  const key = `give back purchase ${tenant_id} ${purchase_id} ${row.refund_asked_at?.epochMilliseconds ?? 0}`;
  await refundWhole(deps, { ...takenFor(row), key }, keepReport(deps, row));
}

/** Stores what the provider says of a refund; a failed attempt changes nothing where another one has succeeded. */
const keepReport =
  ({ db, clock }: ApiDeps, { tenant_id, id }: PurchaseRow) =>
  (report: RefundReport): Promise<void> =>
    inTenant(db, tenant_id, async (trx) => {
      const row = await lockPurchase(trx, tenant_id, id);
      if (report.state === "refunding" && row?.state !== "refunding") return;
      const forgotten = report.state === "refunded" ? { buyer: null } : {};
      await changePurchase(trx, tenant_id, id, { ...reportColumns(report, clock.now()), ...forgotten });
    });

/** Same for a provider payment id: whether it was refunded there, or its bank turned the refund down, is looked up. */
export async function settlePurchaseOfProvider(deps: ApiDeps, tenant_id: string, payment: string): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findPurchaseOfProvider(trx, tenant_id, payment));
  if (row?.state === "open") await settlePlanPurchase(deps, { tenant_id, purchase_id: row.id });
  if (row?.state === "refunding" || row?.state === "refunded") {
    await handleWholeRefund(deps, { ...takenFor(row), isRefunded: row.state === "refunded" }, keepReport(deps, row));
  }
}

/** Purchases waiting longer than this were missed by the payer's browser and the provider's events. */
const MISSED_AFTER_MINUTES = 1;
/** Settles what was missed in one company: a payer who never came back, a lost event, a crashed process. */
export async function reconcilePlanPurchases(deps: ApiDeps, tenantId: string): Promise<void> {
  const now = deps.clock.now();
  const times = {
    from: givenUpBefore(now),
    until: now.subtract({ minutes: MISSED_AFTER_MINUTES }),
  };
  const missed = await inTenant(deps.db, tenantId, (trx) => unsettledPurchases(trx, tenantId, times));
  for (const purchase_id of missed) {
    await settlePlanPurchase(deps, { tenant_id: tenantId, purchase_id }).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id: tenantId, purchase_id }, "a purchase is not settled yet"),
    );
  }
}

/** Handles an event about a plan payment; throws 403 if the account is not the one to be paid. */
export async function handlePurchaseEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  if (!event.type.startsWith("payment_intent.")) return;
  const reference = event.plan_purchase;
  await keepEventOfRow(deps, { event, account, subject: "plan_purchase", reference, find: findPurchase });
}
