import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import { settleRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { AccountLost, failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { isBefore } from "#api/time/instants.ts";
import type { AttemptSubject, NamedAttempt } from "../core/attempt.ts";
import { chargeKey, wantedOf } from "./charge-saved-card.ts";
import { changeCharge, findCharge, isLeftBehind, type ChargeRow } from "./queries.ts";
import { DESK_PAYMENT, refuseCharge, settleCharge } from "./settle-charge.ts";

export const deskPayment: AttemptSubject = {
  ...DESK_PAYMENT,
  operation: "chargeSavedCard",
  unpaid: "ended",
  apply: settleCharge,
  async isOver(trx, { tenant_id, id }, now) {
    const expiresAt = (await findCharge(trx, tenant_id, id))?.expires_at ?? null;
    return expiresAt !== null && !isBefore(now, expiresAt);
  },
  isDue: isLeftBehind,
  settleAlone: settleSavedCard,
};

/** Longer than any request waits for the provider; older charges were abandoned. */
const LEFT_BEHIND_MINUTES = 1;

/** Completes the charge of a saved card; false if it is none, or has to be given back. */
export async function settleSavedCard(
  deps: ApiDeps,
  named: NamedAttempt,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<boolean> {
  const { tenant_id, id } = named;
  const { row, company } = await inTenant(deps.db, tenant_id, async (trx) => ({
    row: await findCharge(trx, tenant_id, id),
    company: (await tenantOf(trx, tenant_id)).slug,
  }));
  if (row?.kind !== "saved_card") return false;
  // The process that found it paid may have crashed before handling earlier reports.
  if (row.state === "paid") await catchUp(deps, row);
  else if (row.state === "open") await chargeOrNote(deps, { row, company, isNew });
  else return false;
  return true;
}

interface Charging {
  row: ChargeRow;
  company: string;
  isNew: boolean;
}

/** Stores a refusal; stores and throws whatever else left the charge as it is. */
async function chargeOrNote(deps: ApiDeps, charging: Charging): Promise<void> {
  const { tenant_id, id } = charging.row;
  try {
    await charge(deps, charging);
  } catch (error) {
    // Whether a card of a lost account was charged is not known: it counts as neither paid nor refused.
    const isRefused = error instanceof ProviderRefusal && !(error instanceof AccountLost);
    await inSystemCall(deps, tenant_id, deskPayment.operation, async (call) => {
      const failure = failureOf(error);
      if (isRefused) await refuseCharge(call, id, failure);
      else await changeCharge(call.db, tenant_id, id, { failure });
    });
    if (!isRefused) throw error;
  }
}

/** Looks up the charge by our key; one that was not made is made now, since the desk was told it would be. */
async function charge(deps: ApiDeps, { row, company, isNew }: Charging): Promise<void> {
  const { charges } = deps.outside.payments;
  const wanted = wantedOf(row, company);
  const known = isNew ? [] : await charges.paymentsOf(wanted.accountId, wanted.customerId);
  const told = known.find(({ card_charge }) => card_charge === String(row.id));
  const isPaid = told?.status === "succeeded";
  // A bank may need longer, and a request still under way uses the same key.
  const leftBehind = deps.clock.now().subtract({ minutes: LEFT_BEHIND_MINUTES });
  const isUnderWay = !isNew && isBefore(leftBehind, row.created_at);
  if (!isPaid && (told?.status === "processing" || isUnderWay)) return;
  if (told && !isPaid) throw new ProviderRefusal("card_declined", told.failure ?? "It was declined.");
  const payment = told ?? (await charges.chargeCard(wanted, chargeKey(row)));
  const settled = await inSystemCall(deps, row.tenant_id, deskPayment.operation, (call) =>
    settleCharge(call, row.id, payment),
  );
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
