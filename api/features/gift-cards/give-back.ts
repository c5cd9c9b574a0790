import { inTenant } from "#api/db/transaction.ts";
import { lockGiftCard } from "#api/features/gift-cards/queries.ts";
import { writingOf } from "#api/features/ledger/service.ts";
import { giveBackGiftCard, paymentOfGiftCard } from "#api/features/payments/record-payment.ts";
import type { ApiDeps } from "#api/http/call.ts";
import { inSystemCall } from "#api/http/system-call.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";

/** Accepted: it is on its way, or there. */
const ACCEPTED = new Set(["succeeded", "pending", "requires_action"]);

/**
 * Gives the money of a gift card that was taken back to the card that paid it. Asking twice gives back once: the provider
 * knows it by the same key, and what it said is posted once.
 */
export async function giveBackToCard(
  deps: ApiDeps,
  { tenant_id, gift_card_id }: JobData["give_back_gift_card"],
): Promise<void> {
  const { slug: company, paid } = await inTenant(deps.db, tenant_id, async (trx) => ({
    slug: (await tenantOf(trx, tenant_id)).slug,
    paid: await paymentOfGiftCard(trx, tenant_id, gift_card_id),
  }));
  const { provider_account: accountId, provider_payment_id: paymentId, platform_fee } = paid;
  if (paid.refunded_amount > 0 || accountId === null || paymentId === null) return;
  const payment = { accountId, paymentId, hasPlatformFee: platform_fee > 0, company };
  const key = `give back gift card ${tenant_id} ${gift_card_id}`;
  const { status } = await deps.outside.payments.charges.refundPayment(payment, key);
  if (!ACCEPTED.has(status)) throw new Error("the card's bank did not take the money of a gift card");
  await inSystemCall(deps, tenant_id, "voidGiftCard", async (call) => {
    const card = await lockGiftCard(call.db, tenant_id, gift_card_id);
    // Read behind the lock: another process may have been told first.
    const { refunded_amount } = await paymentOfGiftCard(call.db, tenant_id, gift_card_id);
    if (!card || refunded_amount > 0) return;
    const { id, amount, currency, void_reason: reason } = card;
    await giveBackGiftCard(writingOf(call), { id, amount, currency, reason: reason ?? "" });
  });
}
