import type { ApiDeps } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { giftCardSoldFor, paymentForGiftCard } from "#api/features/payments/payments/record-payment.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { ProviderRefund } from "#api/stripe/charge-provider.ts";
import { failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { goneOf } from "./present.ts";
import { changeGiftCard, findGiftCard, lockGiftCard, undecidedGiftCards } from "./queries.ts";
import { keepReclaimed, NOT_TAKEN } from "./reclaimed.ts";

/** Accepted refunds: under way or completed. */
const ACCEPTED = new Set(["succeeded", "pending", "requires_action"]);

type Named = JobData["give_back_gift_card"];

/** A gift card paid by card, with the provider's payment. */
async function paidByCard({ db }: ApiDeps, { tenant_id, gift_card_id }: Named) {
  const found = await inTenant(db, tenant_id, async (trx) => ({
    company: (await tenantOf(trx, tenant_id)).slug,
    card: await findGiftCard(trx, tenant_id, gift_card_id),
    paid: await paymentForGiftCard(trx, tenant_id, gift_card_id),
  }));
  const { card, company, paid } = found;
  const { provider_account: accountId, provider_payment_id: paymentId, platform_fee } = paid;
  if (!card || accountId === null || paymentId === null) return undefined;
  return { card, wanted: { accountId, paymentId, hasPlatformFee: platform_fee > 0, company } };
}

/**
 * Refunds a voided gift card to the card that paid it. Idempotent: the refund has a fixed key and is looked up first, and its
 * result is posted once.
 */
export async function giveBackToCard(deps: ApiDeps, named: Named): Promise<void> {
  const found = await paidByCard(deps, named);
  if (!found || goneOf(found.card) >= found.card.amount) return;
  const { card, wanted } = found;
  const { charges } = deps.outside.payments;
  let refunded = 0;
  try {
    const given = await charges.refundsOf(wanted.accountId, wanted.paymentId);
    refunded = acceptedOf(given);
    if (refunded + card.charged_back_amount < card.amount) {
      // A new attempt needs a new key, or the provider would repeat its last response.
      const asked = `${given.length} ${card.refund_asked_at?.epochMilliseconds ?? 0}`;
      const key = `give back gift card ${named.tenant_id} ${card.id} ${asked}`;
      const made = await charges.refundPayment(wanted, key);
      if (!ACCEPTED.has(made.status)) throw new ProviderRefusal("validation_failed", NOT_TAKEN);
      refunded += made.amount;
    }
  } catch (error) {
    const { tenant_id, gift_card_id: id } = named;
    const refund_failure = failureOf(error);
    await inTenant(deps.db, tenant_id, async (trx) => {
      const row = await lockGiftCard(trx, tenant_id, id);
      if (row) await changeGiftCard(trx, tenant_id, id, { refund_failure, refund_tries: row.refund_tries + 1 });
    });
    throw error;
  }
  await keepGone(deps, named, refunded);
}

const acceptedOf = (given: readonly ProviderRefund[]): number =>
  given.filter(({ status }) => ACCEPTED.has(status)).reduce((sum, { amount }) => sum + amount, 0);

/**
 * Applies what the provider says of a gift card's payment: money that its buyer got back there, or through a lost dispute,
 * closes the card or is taken from the credit it became; a refund rejected by the bank is left for a person to make.
 */
export async function settleGiftCardOfProvider(
  deps: ApiDeps,
  tenant_id: string,
  named: { account: string; payment: string },
): Promise<void> {
  const sold = await inTenant(deps.db, tenant_id, (trx) => giftCardSoldFor(trx, tenant_id, named));
  if (!sold || sold.gift_card_id === null) return;
  const given = await deps.outside.payments.charges.refundsOf(named.account, named.payment);
  await keepGone(deps, { tenant_id, gift_card_id: sold.gift_card_id }, acceptedOf(given));
}

/** Recorded under the same operation as what staff take back. */
const keepGone = (deps: ApiDeps, { tenant_id, gift_card_id }: Named, refunded: number | null): Promise<void> =>
  inSystemCall(deps, tenant_id, "voidGiftCard", (call) => keepReclaimed(call, gift_card_id, refunded));

/** Catches up with disputes of one company that were decided while nobody told the gift card. */
export async function reconcileGiftCards(deps: ApiDeps, tenant_id: string): Promise<void> {
  const left = await inTenant(deps.db, tenant_id, (trx) => undecidedGiftCards(trx, tenant_id));
  for (const gift_card_id of left) {
    await keepGone(deps, { tenant_id, gift_card_id }, null).catch((err: unknown) =>
      deps.log.warn({ err, tenant_id, gift_card_id }, "a gift card does not follow its disputes yet"),
    );
  }
}
