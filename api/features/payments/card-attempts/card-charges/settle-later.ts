import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import { keepEventOfRow } from "#api/features/payments/payment-events/service.ts";
import { settleRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import {
  givenUpBefore,
  handleWholeRefund,
  refundWhole,
  takenFor,
  type RefundReport,
} from "#api/features/payments/refunds/whole-refund.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { AccountLost, failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { isBefore } from "#api/time/instants.ts";
import { chargeKey, wantedOf } from "./charge-saved-card.ts";
import {
  changeCharge,
  findCharge,
  findChargeOfProvider,
  lockCharge,
  unsettledCharges,
  type ChargeRow,
} from "./queries.ts";
import { refuseCharge, settleCharge } from "./settle-charge.ts";

/** Longer than any request waits for the provider; older charges were abandoned. */
const LEFT_BEHIND_MINUTES = 1;

/** Completes one payment that the desk requested. Calls the provider between transactions. */
export async function settleCardCharge(
  deps: ApiDeps,
  { tenant_id, charge_id, isNew = false }: { tenant_id: string; charge_id: number; isNew?: boolean },
  /** `isLast`: a link that is not paid yet ends, whatever time is left. */
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  const seen = await inTenant(deps.db, tenant_id, async (trx) => ({
    row: await findCharge(trx, tenant_id, charge_id),
    company: (await tenantOf(trx, tenant_id)).slug,
  }));
  if (seen.row?.state === "refunding") return giveChargeBack(deps, { tenant_id, charge_id });
  // The process that found it paid may have crashed before handling earlier reports.
  if (seen.row?.state === "paid" && seen.row.kind === "saved_card") return catchUp(deps, seen.row);
  if (seen.row?.state !== "open") return;
  try {
    await (seen.row.kind === "link"
      ? settleLink(deps, seen.row, isLast)
      : settleSavedCard(deps, { row: seen.row, company: seen.company, isNew }));
  } catch (error) {
    await keepFailure(deps, { tenant_id, charge_id }, error);
  }
}

/** Stores a refusal; stores and throws whatever else left the charge as it is. */
async function keepFailure(
  deps: ApiDeps,
  { tenant_id, charge_id }: { tenant_id: string; charge_id: number },
  error: unknown,
): Promise<void> {
  // Whether a card of a lost account was charged is not known: it counts as neither paid nor refused.
  const isRefused = error instanceof ProviderRefusal && !(error instanceof AccountLost);
  await inSystemCall(deps, tenant_id, "chargeSavedCard", async (call) => {
    const failure = failureOf(error);
    if (isRefused) await refuseCharge(call, charge_id, failure);
    else await changeCharge(call.db, tenant_id, charge_id, { failure });
  });
  if (!isRefused) throw error;
}

/** Refunds everything the provider took for a differing charge, unless that has been done at the provider already. */
export async function giveChargeBack(
  deps: ApiDeps,
  { tenant_id, charge_id }: JobData["give_back_charge"],
): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findCharge(trx, tenant_id, charge_id));
  if (row?.state !== "refunding" || row.provider_payment_id === null) return;
  const key = `give back charge ${tenant_id} ${charge_id} ${row.settled_at?.epochMilliseconds ?? 0}`;
  await refundWhole(deps, { ...takenFor(row), key }, keepReport(deps, row));
}

/** Stores what the provider says of a refund; a failed attempt changes nothing where another one has succeeded. */
const keepReport =
  (deps: ApiDeps, { tenant_id, id }: ChargeRow) =>
  (report: RefundReport): Promise<void> =>
    inTenant(deps.db, tenant_id, async (trx) => {
      const now = await lockCharge(trx, tenant_id, id);
      if (report.state === "refunding" && now?.state !== "refunding") return;
      await changeCharge(trx, tenant_id, id, columnsOf(report, deps.clock.now()));
    });

function columnsOf(report: RefundReport, now: Temporal.Instant): Parameters<typeof changeCharge>[3] {
  if (report.state === "refunded") return { ...report, refund_failure: null, settled_at: now };
  const { refund_failure } = report;
  return report.state === "refunding" ? { refund_failure } : { state: "refunding", refund_failure, settled_at: null };
}

/** A refund that the bank rejected is reopened, for a person to handle; one made at the provider counts as done. */
const handleGivenBack = (deps: ApiDeps, row: ChargeRow): Promise<void> =>
  handleWholeRefund(deps, { ...takenFor(row), isRefunded: row.state === "refunded" }, keepReport(deps, row));

/** The same by the provider's payment id: everything that follows from it needs its receipt. */
export async function settleChargeOfProvider(deps: ApiDeps, tenant_id: string, payment: string): Promise<void> {
  const row = await inTenant(deps.db, tenant_id, (trx) => findChargeOfProvider(trx, tenant_id, payment));
  if (row?.state === "open") await settleCardCharge(deps, { tenant_id, charge_id: row.id });
  if (row?.state === "refunding" || row?.state === "refunded") await handleGivenBack(deps, row);
}

/** Looks up the charge by our key; one that was not made is made now, since the desk was told it would be. */
async function settleSavedCard(
  deps: ApiDeps,
  { row, company, isNew }: { row: ChargeRow; company: string; isNew: boolean },
): Promise<void> {
  const { charges } = deps.outside.payments;
  const wanted = wantedOf(row, company);
  const known = isNew ? [] : await charges.paymentsOf(wanted.accountId, wanted.customerId);
  const told = known.find(({ card_charge }) => card_charge === String(row.id));
  const isPaid = told?.status === "succeeded";
  // A bank may need longer, and a request still under way uses the same key.
  const isUnderWay = !isNew && isBefore(leftBehind(deps), row.created_at);
  if (!isPaid && (told?.status === "processing" || isUnderWay)) return;
  if (told && !isPaid) throw new ProviderRefusal("card_declined", told.failure ?? "It was declined.");
  const settled = await settleTold(deps, row, told ?? (await charges.chargeCard(wanted, chargeKey(row))));
  if (told) await catchUp(deps, settled);
}

/** Handles reports that arrived before the payment was known here: refunds and disputes. */
async function catchUp(
  deps: ApiDeps,
  { tenant_id, payment_id, account_id, provider_payment_id }: ChargeRow,
): Promise<void> {
  if (payment_id === null || provider_payment_id === null) return;
  await settleRefunds(deps, { tenant_id, payment_id });
  await settleDisputes(deps, tenant_id, { account: account_id, payment: provider_payment_id });
}

async function settleLink(deps: ApiDeps, row: ChargeRow, isLast: boolean): Promise<void> {
  const { tenant_id, id, account_id, provider_payment_id, expires_at } = row;
  const { charges } = deps.outside.payments;
  const isOver = isLast || (expires_at !== null && !isBefore(deps.clock.now(), expires_at));
  if (provider_payment_id === null) {
    if (!isOver) return;
    const ended = { state: "ended", email: null, settled_at: deps.clock.now() };
    return inTenant(deps.db, tenant_id, (trx) => changeCharge(trx, tenant_id, id, ended));
  }
  const told = await charges.readPayment(account_id, provider_payment_id);
  const { state } = await settleTold(deps, row, told);
  if (state !== "open" || !isOver) return;
  try {
    // So that nobody pays it any more. A payment made just now is seen in the next run.
    await charges.cancelPayment(account_id, provider_payment_id);
  } catch (error) {
    if (error instanceof ProviderRefusal) return;
    throw error;
  }
  await settleTold(deps, row, { ...told, status: "canceled" });
}

const settleTold = (deps: ApiDeps, { tenant_id, id }: ChargeRow, told: ProviderPayment): Promise<ChargeRow> =>
  inSystemCall(deps, tenant_id, "chargeSavedCard", (call) => settleCharge(call, id, told));

const leftBehind = ({ clock }: Pick<ApiDeps, "clock">): Temporal.Instant =>
  clock.now().subtract({ minutes: LEFT_BEHIND_MINUTES });

/** Settles the abandoned charges of one company. */
export async function reconcileCardCharges(deps: ApiDeps, tenantId: string): Promise<void> {
  const now = deps.clock.now();
  const times = { now, until: leftBehind(deps), from: givenUpBefore(now) };
  const left = await inTenant(deps.db, tenantId, (trx) => unsettledCharges(trx, tenantId, times));
  for (const charge_id of left) {
    await settleCardCharge(deps, { tenant_id: tenantId, charge_id }).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id: tenantId, charge_id }, "a card payment is not settled yet"),
    );
  }
}

/** Handles an event about a payment that the desk requested, if it comes from the account that was to be paid. */
export async function handleChargeEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  if (!event.type.startsWith("payment_intent.")) return;
  const reference = event.card_charge;
  await keepEventOfRow(deps, { event, account, subject: "desk_payment", reference, find: findCharge });
}
