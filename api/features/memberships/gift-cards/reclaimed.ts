import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import {
  giftCardChargedBackEntries,
  giftCardReclaimedEntries,
  postGiftCardReclaimed,
  writingOf,
} from "#api/features/payments/ledger/service.ts";
import { giveBackGiftCard, lockCreditOf, paymentForGiftCard } from "#api/features/payments/payments/record-payment.ts";
import { goneOf } from "./present.ts";
import {
  changeGiftCard,
  findGiftCard,
  lockGiftCard,
  lostOfGiftCard,
  unspentOfGiftCard,
  type GiftCardRow,
} from "./queries.ts";

export const NOT_TAKEN = "The card's bank did not take it.";
const AT_PROVIDER = "Refunded at the payment provider";
const LOST = "Lost to a dispute";

interface Change {
  by: "refund" | "dispute";
  /** What more the buyer got back, in minor units; negative for what came to the venue again. */
  amount: number;
  reason: string;
}

/**
 * Posts what the buyer of a gift card got back, as the difference to what was posted before, so that the order and number of
 * messages do not matter. `refunded` is the sum of the provider's refunds, null for as before; disputes are known here.
 */
export async function keepReclaimed(call: Call, id: number, refunded: number | null): Promise<void> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  // Credit first, as everybody who spends it does.
  const seen = await findGiftCard(db, tenant_id, id);
  if (seen?.redeemed_by != null) await lockCreditOf(call, seen.redeemed_by);
  const card = await lockGiftCard(db, tenant_id, id);
  if (!card) return;
  if (card.redeemed_by !== null && card.redeemed_by !== seen?.redeemed_by) await lockCreditOf(call, card.redeemed_by);
  // Read under the lock: another process may have been first.
  const { refunded_amount } = await paymentForGiftCard(db, tenant_id, id);
  const back = Math.min(refunded ?? refunded_amount, card.amount);
  const lost = Math.min(await lostOfGiftCard(db, tenant_id, id), card.amount - back);
  const reason = card.void_reason ?? AT_PROVIDER;
  const now = { ...card, refunded_amount };
  const next = await keepChange(call, now, { by: "refund", amount: back - refunded_amount, reason });
  await keepChange(call, next, { by: "dispute", amount: lost - card.charged_back_amount, reason: LOST });
}

async function keepChange(call: Call, card: GiftCardRow, change: Change): Promise<GiftCardRow> {
  if (change.amount === 0) return card;
  const { by, amount, reason } = change;
  const { id, currency, plan_name: name } = card;
  const { tenant_id } = call.tenant;
  if (by === "refund") await giveBackGiftCard(writingOf(call), { id, amount, currency, reason });
  const taken =
    card.state === "redeemed" ? await takeFromCredit(call, card, change) : await takeFromCard(call, card, change);
  const field = by === "refund" ? "refunded_amount" : "charged_back_amount";
  const columns = {
    taken_back_amount: Math.max(0, card.taken_back_amount + taken),
    reclaimed_at: call.now,
    ...(by === "dispute" && { charged_back_amount: card.charged_back_amount + amount }),
    ...stateAfter(card, change),
  };
  await changeGiftCard(call.db, tenant_id, id, columns);
  await tellOfState(call, card, columns.state);
  if (card.state !== "void") {
    const after = { name, reason, given_back: amount, taken_back: taken, currency };
    await recordChange(call, { entity: "gift_card", entity_id: id, after });
  }
  return { ...card, ...columns, [field]: card[field] + amount };
}

/** Whoever was mailed the code, or that it was bought, is told that the card is closed, or gets the code again. */
async function tellOfState(call: Call, card: GiftCardRow, state: string | undefined): Promise<void> {
  if (state === "void") await tellVoided(call, card);
  if (state === "active" && isCodeMailed(card)) await queueMail(call, "gift_card", { gift_card_id: card.id });
}

/** Queued once a card is void. */
export async function tellVoided(call: Call, card: GiftCardRow): Promise<void> {
  const gift_card_id = card.id;
  if (isCodeMailed(card)) await queueMail(call, "gift_card_voided", { gift_card_id, to: "recipient" });
  if (card.buyer_email !== null) await queueMail(call, "gift_card_voided", { gift_card_id, to: "buyer" });
}

const isCodeMailed = ({ recipient_email, send_on, sent_at }: GiftCardRow): boolean =>
  recipient_email !== null && (send_on === null || sent_at !== null);

/** Takes the unspent part from the credit of whoever redeemed it; what comes to the venue again makes good the loss first. */
async function takeFromCredit(call: Call, card: GiftCardRow, { by, amount, reason }: Change): Promise<number> {
  const { db, tenant } = call;
  const { currency, redeemed_by: client_id, redeemed_at, taken_back_amount, payment_id } = card;
  if (client_id === null || redeemed_at === null || payment_id === null) throw new Error("it was paid and redeemed");
  const cap = Math.min(amount, card.amount - taken_back_amount);
  const credit =
    amount > 0
      ? await unspentOfGiftCard(db, tenant.tenant_id, { client_id, currency, redeemed_at, cap })
      : Math.min(0, goneOf(card) + amount - taken_back_amount);
  const entries = giftCardReclaimedEntries({ by, amount, credit });
  await postGiftCardReclaimed(writingOf(call), client_id, { payment_id, currency, reason, entries });
  if (credit !== 0) await queueMail(call, "gift_credit_changed", { gift_card_id: card.id, client_id, taken: credit });
  return credit;
}

/** Nobody has redeemed it: it is worth less by all of it. */
async function takeFromCard(call: Call, card: GiftCardRow, { by, amount, reason }: Change): Promise<number> {
  const { payment_id, currency } = card;
  if (payment_id === null) throw new Error("it was paid");
  if (by === "dispute") {
    const entries = giftCardChargedBackEntries(amount);
    await postGiftCardReclaimed(writingOf(call), null, { payment_id, currency, reason, entries });
  }
  return amount;
}

/** A card that is worth nothing any more is closed; one that a dispute closed counts again once its money is back. */
function stateAfter(card: GiftCardRow, { by, amount, reason }: Change): Partial<GiftCardRow> {
  const isGone = goneOf(card) + amount >= card.amount;
  if (card.state === "active" && isGone) return { state: "void", void_reason: reason, refund_failure: null };
  if (card.state !== "void") return {};
  if (isGone) return { refund_failure: null };
  if (by === "dispute" && card.void_reason === LOST) return { state: "active", void_reason: null };
  return amount < 0 ? { refund_asked_at: null, refund_failure: NOT_TAKEN } : {};
}
