import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { can, signedIn } from "#api/auth/caller.ts";
import { newNonce } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { todayOf } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { giftCardsOnSale, lockMembershipPlan, type PlanSettings } from "#api/features/memberships/plans/service.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { isWithdrawn, refuseDisputed } from "#api/features/payments/disputes/service.ts";
import { postGiftCardRedeemed, writingOf } from "#api/features/payments/ledger/service.ts";
import {
  giveBackGiftCard,
  recordGiftCardPayment,
  type CardFacts,
} from "#api/features/payments/payments/record-payment.ts";
import { locationsByIds } from "#api/features/venue/locations/service.ts";
import type { EnqueueOptions } from "#api/jobs/jobs.ts";
import type {
  ClientCredit,
  GiftCard,
  GiftCardCode,
  GiftCardPage,
  PublicGiftCards,
  ReclaimedGiftCards,
  RedeemGiftCardInput,
  SellGiftCardInput,
  VoidGiftCardInput,
} from "#schema/memberships/gift-cards/models.ts";
import type { GiftCardListQuery } from "#schema/memberships/gift-cards/operations.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { giftCode, hashOfTyped } from "./code.ts";
import { goneOf, presentGiftCard, refundStateOf, stateOf } from "./present.ts";
import {
  changeGiftCard,
  creditsOf,
  findClientNamed,
  findGiftCard,
  reclaimedGiftCards as findReclaimed,
  insertGiftCard,
  listGiftCards,
  lockGiftCard,
  lockGiftCardByCode,
  type GiftCardRow,
} from "./queries.ts";
import { tellVoided } from "./reclaimed.ts";
import { lastSendDay, laterDay, refuseSendDay } from "./send-later.ts";

export async function giftCards(call: Call, query: GiftCardListQuery): Promise<z.infer<typeof GiftCardPage>> {
  const { rows, total } = await listGiftCards(call.db, call.tenant.tenant_id, query);
  return { data: rows.map((row) => presentGiftCard(call, row)), meta: metaOf(query, total) };
}

const MOST_SHOWN = 50;
/** How long cards whose money went back are pointed out. */
const SHOWN_DAYS = 30;

export async function reclaimedGiftCards(call: Call): Promise<ReclaimedGiftCards> {
  const since = call.now.subtract({ hours: 24 * SHOWN_DAYS });
  const rows = await findReclaimed(call.db, call.tenant.tenant_id, { since, limit: MOST_SHOWN });
  return { data: rows.map((row) => presentGiftCard(call, row)), total: rows[0]?.total ?? 0 };
}

/** Returns the code; throws for a card that can no longer be redeemed. */
export async function giftCardCode(call: Call, id: number): Promise<GiftCardCode> {
  const { db, tenant, deps } = call;
  const row = await findGiftCard(db, tenant.tenant_id, id);
  if (!row) throw notFound("gift card");
  refuseUseless(call, row);
  return { id, code: giftCode(deps.secretKeys, tenant.tenant_id, row.nonce) };
}

/** Sells a gift card for its price, which is a liability until it is redeemed. */
export async function sellGiftCard(call: Call, input: SellGiftCardInput): Promise<GiftCard> {
  const { plan_id, method, location_id = null, recipient_email = null, message = null, ...sale } = input;
  const plan = await giftCardOnSale(call, plan_id, sale.amount);
  const { amount = plan.price, ...people } = sale;
  if (location_id !== null && (await locationsByIds(call, [location_id])).length === 0) {
    throw invalidField("location_id", "There is no such location.");
  }
  const id = await keepGiftCard(call, plan, { amount, ...people, recipient_email, message });
  const { buyer_name: payer_name } = input;
  await recordGiftCardPayment(writingOf(call), { id, payer_name, location_id, method, ...amount });
  if (recipient_email !== null) {
    await queueMail(call, "gift_card", { gift_card_id: id }, { requestedFor: recipient_email });
  }
  const after = await loadGiftCard(call, id);
  await recordChange(call, { entity: "gift_card", entity_id: id, after: { ...after, name: after.plan_name } });
  return after;
}

interface GiftCardSale {
  amount: Money;
  buyer_name: string;
  buyer_email?: string | null;
  recipient_name: string;
  recipient_email: string | null;
  message: string | null;
  /** A later day on which to mail its code. */
  send_on?: string | null;
}

/** Inserts an unpaid gift card with a new code. */
function keepGiftCard(call: Call, plan: PlanSettings, { amount, ...people }: GiftCardSale): Promise<number> {
  const { db, tenant, deps, now } = call;
  const nonce = newNonce(deps.secretKeys);
  return insertGiftCard(db, {
    tenant_id: tenant.tenant_id,
    plan_id: plan.id,
    nonce,
    code_hash: hashOfTyped(giftCode(deps.secretKeys, tenant.tenant_id, nonce)),
    ...amount,
    ...people,
    expires_on: endOf(call, plan),
    sold_at: now,
  });
}

/** First day on which a card sold today can no longer be redeemed; null where it does not expire. */
function endOf({ tenant, now }: Call, { expires_after_months: months }: PlanSettings): string | null {
  return months === null ? null : Temporal.PlainDate.from(todayOf(tenant.timezone, now)).add({ months }).toString();
}

export async function publicGiftCards(call: Call): Promise<PublicGiftCards> {
  const plans = call.tenant.sells_gift_cards ? await giftCardsOnSale(call) : [];
  const today = todayOf(call.tenant.timezone, call.now);
  return {
    data: plans.map((plan) => {
      const { id: plan_id, name, description, price: amount, own_amount } = plan;
      const expires_on = endOf(call, plan);
      const send_until = lastSendDay(today, expires_on);
      return { plan_id, name, description, amount, own_amount, expires_on, send_until };
    }),
    today,
  };
}

/** Refuses a day that is past, more than a year ahead, or on which the card has expired. */
export function refuseGiftDay(call: Call, plan: PlanSettings, sendOn: string | null | undefined): void {
  refuseSendDay(call, sendOn, { today: todayOf(call.tenant.timezone, call.now), expiresOn: endOf(call, plan) });
}

/** The gift card plan on sale for this amount, or for its price, locked until the end of the transaction. */
export async function giftCardOnSale(call: Call, planId: number, amount: Money | undefined): Promise<PlanSettings> {
  const plan = await lockMembershipPlan(call, planId);
  if (!plan || plan.is_archived || !plan.is_gift_card) throw invalidField("plan_id", "This gift card is not for sale.");
  if (amount === undefined) return plan;
  if (amount.currency !== plan.price.currency) {
    throw invalidField("amount.currency", `Gift cards here are in ${plan.price.currency}.`);
  }
  const { price, own_amount } = plan;
  if (amount.amount === price.amount) return plan;
  const asText = (money: Money) => formatMoney(money.amount, money.currency, call.tenant.locale);
  if (!own_amount) throw invalidField("amount", `This gift card costs ${asText(price)}.`);
  const { least, most } = own_amount;
  if (amount.amount < least.amount || amount.amount > most.amount) {
    throw invalidField("amount", `Choose an amount from ${asText(least)} to ${asText(most)}.`);
  }
  return plan;
}

/** Sells a gift card paid by card: the code goes to its recipient, at once or on its day, a receipt to the buyer. */
export async function sellPaidGiftCard(
  call: Call,
  { plan_id, card, ...sale }: GiftCardSale & { plan_id: number; card: CardFacts },
): Promise<GiftCard> {
  const plan = await giftCardOnSale(call, plan_id, sale.amount);
  const send_on = laterDay(sale.send_on, todayOf(call.tenant.timezone, call.now));
  const id = await keepGiftCard(call, plan, { ...sale, send_on });
  const paid = { id, payer_name: sale.buyer_name, location_id: null, method: "card", ...sale.amount, card } as const;
  await recordGiftCardPayment(writingOf(call), paid);
  if (send_on === null) await queueMail(call, "gift_card", { gift_card_id: id }, { isUrgent: true });
  await queueMail(call, "gift_bought", { gift_card_id: id }, { isUrgent: true });
  return loadGiftCard(call, id);
}

/** Adds what it is worth to a client's credit, once. Attempts are counted before the code is looked up. */
export async function redeemGiftCard(call: Call, { code, client_id }: RedeemGiftCardInput): Promise<ClientCredit> {
  const { db, tenant, deps, now } = call;
  const { id: callerId } = signedIn(call.caller);
  const holder = await holderOf(call, client_id ?? callerId);
  const guesses = `gift ${tenant.tenant_id} ${callerId}`;
  await deps.limits.countGuess(guesses);
  const card = await lockGiftCardByCode(db, tenant.tenant_id, hashOfTyped(code));
  if (!card) throw invalidField("code", "There is no gift card with this code.");
  refuseUseless(call, card);
  if (card.payment_id !== null && (await isWithdrawn(db, card.payment_id))) {
    throw new ApiError("invalid_state", "The payment of this gift card is disputed. Ask the front desk.");
  }
  await changeGiftCard(db, tenant.tenant_id, card.id, { state: "redeemed", redeemed_at: now, redeemed_by: holder.id });
  const { currency } = card;
  const amount = card.amount - goneOf(card);
  await postGiftCardRedeemed(writingOf(call), holder.id, { amount, currency });
  const name = fullName(holder);
  await recordChange(call, { entity: "gift_card", entity_id: card.id, after: { name, amount, currency } });
  await deps.limits.clearGuesses(guesses);
  return creditOf(call, holder.id);
}

/** The desk may redeem for any client; to everybody else, other clients are not found. */
async function holderOf({ db, tenant, caller }: Call, id: number) {
  const isMeant = id === signedIn(caller).id || can(caller, "payments.take") === "yes";
  const holder = isMeant ? await findClientNamed(db, tenant.tenant_id, id) : undefined;
  if (!holder) throw notFound("client");
  return holder;
}

/** Voids an unredeemed gift card; its money is refunded the way it was paid, to a card by a call to the provider. */
export async function voidGiftCard(call: Call, id: number, { reason }: VoidGiftCardInput): Promise<GiftCard> {
  const { db, tenant } = call;
  const { tenant_id } = tenant;
  const card = await lockGiftCard(db, tenant_id, id);
  if (!card) throw notFound("gift card");
  if (card.state !== "active") refuseUseless(call, card);
  if (card.payment_id !== null) await refuseDisputed(db, card.payment_id);
  await changeGiftCard(db, tenant_id, id, { state: "void", void_reason: reason });
  await tellVoided(call, card);
  if (card.paid_by === "card") {
    await askForRefund(call, id);
  } else {
    await giveBackGiftCard(writingOf(call), { id, amount: card.amount, currency: card.currency, reason });
  }
  const after = await loadGiftCard(call, id);
  await recordChange(call, { entity: "gift_card", entity_id: id, after: { ...after, name: after.plan_name, reason } });
  return after;
}

/** Retries the refund of a voided gift card after automatic retries have stopped. */
export async function retryGiftCardRefund(call: Call, id: number): Promise<GiftCard> {
  const card = await lockGiftCard(call.db, call.tenant.tenant_id, id);
  if (!card) throw notFound("gift card");
  const state = refundStateOf(card, call.now);
  if (state !== "refund_failed") throw new ApiError("invalid_state", WHY_NO_REFUND[state ?? "none"]);
  await askForRefund(call, id, { isUrgent: true });
  const after = await loadGiftCard(call, id);
  await recordChange(call, { entity: "gift_card", entity_id: id, after: { ...after, name: after.plan_name } });
  return after;
}

const WHY_NO_REFUND = {
  none: "This gift card was not taken back.",
  refunding: "The refund is still being retried automatically.",
  refunded: "The money has been refunded in the meantime.",
} as const;

async function askForRefund({ db, tenant, deps, now }: Call, id: number, options?: EnqueueOptions): Promise<void> {
  const { tenant_id } = tenant;
  await changeGiftCard(db, tenant_id, id, { refund_asked_at: now, refund_tries: 0, refund_failure: null });
  await deps.jobs.enqueue(db, "give_back_gift_card", { tenant_id, gift_card_id: id }, options);
}

export async function clientCredit(call: Call, clientId: number): Promise<ClientCredit> {
  const maySee = can(call.caller, "clients.read") === "yes" || signedIn(call.caller).id === clientId;
  const client = maySee ? await findClientNamed(call.db, call.tenant.tenant_id, clientId) : undefined;
  if (!client) throw notFound("client");
  return creditOf(call, clientId);
}

async function creditOf({ db, tenant }: Call, client_id: number): Promise<ClientCredit> {
  return { client_id, left: await creditsOf(db, tenant.tenant_id, client_id) };
}

async function loadGiftCard(call: Call, id: number): Promise<GiftCard> {
  const row = await findGiftCard(call.db, call.tenant.tenant_id, id);
  if (!row) throw notFound("gift card");
  return presentGiftCard(call, row);
}

const WHY_NOT = {
  redeemed: "This gift card was redeemed already.",
  void: "This gift card was taken back and can no longer be used.",
  expired: "This gift card has expired.",
} as const;

function refuseUseless({ tenant, now }: Call, card: GiftCardRow): void {
  const state = stateOf(card, todayOf(tenant.timezone, now));
  if (state !== "active") throw new ApiError("invalid_state", WHY_NOT[state]);
}
