import { recordChange } from "#api/audit/record.ts";
import { inTenant } from "#api/db/transaction.ts";
import { changeGiftCard, findGiftCard, lockGiftCard } from "#api/features/gift-cards/queries.ts";
import { writingOf } from "#api/features/ledger/service.ts";
import { giftCardOfProvider, giveBackGiftCard, paymentOfGiftCard } from "#api/features/payments/record-payment.ts";
import type { ApiDeps } from "#api/http/call.ts";
import { readableFailure } from "#api/http/errors.ts";
import { inSystemCall } from "#api/http/system-call.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { ProviderRefund } from "#api/payments/charge-provider.ts";
import { ProviderRefusal } from "#api/payments/provider-errors.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";

/** Accepted refunds: under way or completed. */
const ACCEPTED = new Set(["succeeded", "pending", "requires_action"]);
const NOT_TAKEN = "The card's bank did not take it.";

type Named = JobData["give_back_gift_card"];

/** A gift card paid by card, with the provider's payment. */
async function paidByCard({ db }: ApiDeps, { tenant_id, gift_card_id }: Named) {
  const found = await inTenant(db, tenant_id, async (trx) => ({
    company: (await tenantOf(trx, tenant_id)).slug,
    card: await findGiftCard(trx, tenant_id, gift_card_id),
    paid: await paymentOfGiftCard(trx, tenant_id, gift_card_id),
  }));
  const { card, company, paid } = found;
  const { provider_account: accountId, provider_payment_id: paymentId, platform_fee, refunded_amount } = paid;
  if (!card || accountId === null || paymentId === null) return undefined;
  return { card, refunded_amount, wanted: { accountId, paymentId, hasPlatformFee: platform_fee > 0, company } };
}

/**
 * Refunds a voided gift card to the card that paid it. Idempotent: the refund has a fixed key and is looked up first, and its
 * result is posted once.
 */
export async function giveBackToCard(deps: ApiDeps, named: Named): Promise<void> {
  const found = await paidByCard(deps, named);
  if (!found || found.refunded_amount > 0) return;
  const { card, wanted } = found;
  const { charges } = deps.outside.payments;
  try {
    const given = await charges.refundsOf(wanted.accountId, wanted.paymentId);
    if (!isAllBack(given, card.amount)) {
      // A new attempt needs a new key, or the provider would repeat its last response.
      const asked = `${given.length} ${card.refund_asked_at?.epochMilliseconds ?? 0}`;
      const key = `give back gift card ${named.tenant_id} ${card.id} ${asked}`;
      const { status } = await charges.refundPayment(wanted, key);
      if (!ACCEPTED.has(status)) throw new ProviderRefusal("validation_failed", NOT_TAKEN);
    }
  } catch (error) {
    const { tenant_id, gift_card_id: id } = named;
    const refund_failure = readableFailure(error);
    await inTenant(deps.db, tenant_id, async (trx) => {
      const row = await lockGiftCard(trx, tenant_id, id);
      if (row) await changeGiftCard(trx, tenant_id, id, { refund_failure, refund_tries: row.refund_tries + 1 });
    });
    throw error;
  }
  await keepBack(deps, named, true);
}

const isAllBack = (given: readonly ProviderRefund[], amount: number): boolean =>
  given.filter(({ status }) => ACCEPTED.has(status)).reduce((sum, one) => sum + one.amount, 0) >= amount;

/**
 * Applies the provider's state of a gift card's payment: a refund made there voids the card here, unless it was redeemed; a
 * refund rejected by the bank is left for a person to make.
 */
export async function settleGiftCardOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: { account: string; payment: string },
): Promise<void> {
  const sold = await inTenant(deps.db, tenant_id, (trx) => giftCardOfProvider(trx, tenant_id, named));
  if (!sold || sold.gift_card_id === null) return;
  const job = { tenant_id, gift_card_id: sold.gift_card_id };
  const found = await paidByCard(deps, job);
  if (!found) return;
  const given = await deps.outside.payments.charges.refundsOf(named.account, named.payment);
  await keepBack(deps, job, isAllBack(given, found.card.amount));
}

/** Posts that the money was refunded, or that it came back; once, whoever reports it. */
function keepBack(deps: ApiDeps, { tenant_id, gift_card_id }: Named, isBack: boolean): Promise<void> {
  return inSystemCall(deps, tenant_id, "voidGiftCard", async (call) => {
    const card = await lockGiftCard(call.db, tenant_id, gift_card_id);
    // Read under the lock: another process may have been first.
    const { refunded_amount } = await paymentOfGiftCard(call.db, tenant_id, gift_card_id);
    if (!card || card.state === "redeemed" || refunded_amount > 0 === isBack) return;
    const { id, currency } = card;
    const reason = card.void_reason ?? "Refunded at the payment provider";
    await giveBackGiftCard(writingOf(call), { id, amount: isBack ? card.amount : -card.amount, currency, reason });
    const change = isBack
      ? { state: "void", void_reason: reason, refund_failure: null }
      : { refund_asked_at: null, refund_failure: NOT_TAKEN };
    await changeGiftCard(call.db, tenant_id, gift_card_id, change);
    if (card.state === "void") return;
    await recordChange(call, { entity: "gift_card", entity_id: id, after: { name: card.plan_name, reason } });
  });
}
