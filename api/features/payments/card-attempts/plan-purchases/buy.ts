import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { createClient } from "#api/features/clients/clients/service.ts";
import { agreeByBuying } from "#api/features/clients/consents/service.ts";
import { sellPaidGiftCard } from "#api/features/memberships/gift-cards/service.ts";
import { todayOf } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { payLaterBillsByCard } from "#api/features/memberships/memberships/card-bills.ts";
import { changeMembership } from "#api/features/memberships/memberships/change-plan.ts";
import {
  keepMembership,
  lockBuyer,
  newestInvoice,
  payInvoiceByCard,
  quoteMembership,
  refuseSecond,
  termsFor,
} from "#api/features/memberships/memberships/start.ts";
import { loadPlan, lockMembershipPlan, type PlanSettings } from "#api/features/memberships/plans/service.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { isBefore } from "#api/time/instants.ts";
import { GuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { PlanBuyerInput, StartGiftCardPurchaseInput } from "#schema/payments/card-attempts/plan-purchases/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { applyReport, type Purchase } from "../core/apply-report.ts";
import type { AttemptSubject } from "../core/attempt.ts";
import { mailBought, mailRefunded } from "./purchase-mail.ts";
import { findBuyer, findBuyerByEmail, findPurchase, type PurchaseRow } from "./queries.ts";

export const planPurchase: AttemptSubject = {
  name: "plan_purchase",
  table: "plan_purchases",
  metadata: "plan_purchase",
  operation: "confirmPlanPurchase",
  unpaid: "cancelled",
  personal: ["gift"],
  payer: "buyer",
  apply: (call, id, told) => applyReport(call, { subject: planPurchase, purchase: PURCHASE }, { id, told }),
  isOver: async (_trx, { created_at }, now) => isBefore(created_at, now.subtract({ minutes: PAYABLE_MINUTES })),
};

/** How long a buyer may take to pay; then the payment is cancelled. */
const PAYABLE_MINUTES = 60;

type Bought = { client_id: number; membership_id: number } | { gift_card_id: number };

const BUY = { start: beginBought, change: changeBought, gift_card: giftCardBought };

const PURCHASE: Purchase = {
  bought: "bought",
  async buy(call, id, told): Promise<Bought> {
    const row = await findPurchase(call.db, call.tenant.tenant_id, id);
    return BUY[row.kind](call, row, told);
  },
  refused: async (call, id, why) => mailRefunded(call, await findPurchase(call.db, call.tenant.tenant_id, id), why),
};

async function beginBought(call: Call, row: PurchaseRow, told: ProviderPayment): Promise<Bought> {
  const today = todayOf(call.tenant.timezone, call.now);
  const client = await lockBuyer(call, await buyerOf(call, row));
  const plan = await lockMembershipPlan(call, row.plan_id);
  refuseOtherPlan(plan, row);
  // A guest has no tags, even if the address belongs to a client who has.
  const asShown = await termsFor(call, plan, { clientId: row.client_id, today });
  const terms = await asTold(row, async () => {
    await refuseSecond(call, client, asShown);
    return termsFor(call, plan, { clientId: client.id, today });
  });
  const quote = await quoteMembership(call, terms, today);
  if (quote.figures.due_now.amount !== row.amount) throw otherPlan();
  const { id, invoice_id } = await keepMembership(call, quote, { clientId: client.id, today });
  await payInvoiceByCard(call, { id: invoice_id, client_id: client.id, card: cardOf(row, told) });
  if (row.pays_by_card) await payLaterBillsByCard(call, id);
  await handleNewsChoice(call, row, client.id);
  const name = fullName(client);
  await recordChange(call, {
    action: "confirmPlanPurchase",
    entity: "membership",
    entity_id: id,
    after: { name, plan_id: row.plan_id, ...quote.figures },
  });
  await mailBought(call, invoice_id, quote.figures);
  return { client_id: client.id, membership_id: id };
}

/** Records that a guest wants news. A signed-in client says so in their profile. */
async function handleNewsChoice(call: Call, { client_id, buyer }: PurchaseRow, clientId: number): Promise<void> {
  if (client_id !== null) return;
  const { email, agrees_to_marketing } = PlanBuyerInput.parse(buyer);
  if (agrees_to_marketing) await agreeByBuying(call, clientId, email);
}

/** Moves the membership to the purchased plan if the cost is still the same. */
async function changeBought(call: Call, row: PurchaseRow, told: ProviderPayment): Promise<Bought> {
  const { membership_id, client_id, plan_id } = row;
  if (membership_id === null || client_id === null) throw new Error("a change names its membership");
  const asPaid: Call = { ...call, operationId: "changeMembership", permissionScope: "yes" };
  const change = { membership_id, plan_id, begins: "now" } as const;
  const seen = await changeMembership(asPaid, { ...change, dry_run: true });
  refuseOtherPlan(await loadPlan(call, plan_id), row);
  if (seen.due_now.amount !== row.amount) throw otherPlan();
  await changeMembership(asPaid, { ...change, dry_run: false });
  const invoice_id = await newestInvoice(call, membership_id);
  await payInvoiceByCard(call, { id: invoice_id, client_id, card: cardOf(row, told) });
  await mailBought(call, invoice_id, seen);
  return { client_id, membership_id };
}

const Gift = StartGiftCardPurchaseInput.pick({
  recipient_name: true,
  recipient_email: true,
  message: true,
  send_on: true,
});

/** Sells the gift card and mails its code, now or on its date; the buyer does not become a client. */
async function giftCardBought(call: Call, row: PurchaseRow, told: ProviderPayment): Promise<Bought> {
  const { recipient_name, recipient_email, message = null, send_on = null } = Gift.parse(row.gift);
  const buyer = await giftBuyerOf(call, row);
  const { plan_id, amount, currency } = row;
  const whom = { recipient_name, recipient_email, message, send_on };
  const sale = { plan_id, amount: { amount, currency }, ...buyer, ...whom };
  const { id, plan_name, ...sold } = await sellPaidGiftCard(call, { ...sale, card: cardOf(row, told) });
  await recordChange(call, {
    action: "confirmGiftCardPurchase",
    entity: "gift_card",
    entity_id: id,
    after: {
      name: plan_name,
      amount,
      currency,
      buyer_name: buyer.buyer_name,
      recipient_name,
      ...(sold.send_on === null ? {} : { send_on: sold.send_on }),
    },
  });
  return { gift_card_id: id };
}

async function giftBuyerOf({ db, tenant }: Call, { client_id, buyer }: PurchaseRow) {
  const client = client_id === null ? undefined : await findBuyer(db, tenant.tenant_id, client_id);
  const { first_name, last_name, ...who } = client ?? GuestInput.parse(buyer);
  const email = "contact_email" in who ? (who.email ?? who.contact_email) : who.email;
  return { buyer_name: fullName({ first_name, last_name }), buyer_email: email };
}

/** Returns the signed-in buyer; for a guest the client with their address, or a new client. */
async function buyerOf(call: Call, { client_id, buyer }: PurchaseRow): Promise<number> {
  if (client_id !== null) return client_id;
  const { first_name, last_name, email, phone } = GuestInput.parse(buyer);
  const known = await findBuyerByEmail(call.db, call.tenant.tenant_id, email);
  if (known && !known.is_client) throw notForAddress();
  if (known) return known.id;
  const typed = { first_name, last_name, email, phone: phone ?? null };
  return (await createClient(call, typed, { is_email_confirmed: false })).id;
}

/** Hides from a guest why the purchase failed, since that could reveal the owner of the address. */
async function asTold<Result>({ client_id }: PurchaseRow, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError && client_id === null ? notForAddress() : error;
  }
}

const notForAddress = (): ApiError =>
  new ApiError("invalid_state", "This plan could not begin for this email address. Ask the front desk.");

function refuseOtherPlan(plan: PlanSettings | undefined, { plan_version }: PurchaseRow): void {
  if (plan && !plan.is_archived && plan.version !== plan_version) throw otherPlan();
}

const otherPlan = (): ApiError => new ApiError("invalid_state", "What this costs has changed while you paid.");

const cardOf = ({ platform_fee, account_id }: PurchaseRow, told: ProviderPayment) => ({
  platform_fee,
  provider_account: account_id,
  provider_payment_id: told.id,
  card_brand: told.card_brand,
  card_last4: told.card_last4,
});
