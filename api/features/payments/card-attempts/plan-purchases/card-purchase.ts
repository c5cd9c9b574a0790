import type { Answer, Call, OutsideHandler, OutsideServices } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { refuseUnchargeable } from "#api/money/card-amounts.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import { AccountLost, LOOK_IT_UP } from "#api/stripe/provider-errors.ts";
import type {
  ConfirmPlanPurchaseInput,
  StartPlanPurchaseInput,
} from "#schema/payments/card-attempts/plan-purchases/models.ts";
import type { planPurchaseOperations as operations } from "#schema/payments/card-attempts/plan-purchases/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { customerOfClient, keepClientCustomer, platformShare } from "../service-payments/service.ts";
import {
  beginPurchase,
  changePurchase,
  findBuyer,
  findPurchaseOfProvider,
  lockPurchase,
  type BuyerRow,
  type PurchaseRow,
} from "./queries.ts";
import { settle } from "./settle.ts";

/** What is bought online, on the terms that the buyer saw. */
interface WantedPurchase {
  kind: "start" | "change" | "gift_card";
  plan_id: number;
  plan_version: number;
  membership_id: number | null;
  amount: number;
  currency: string;
  request_key: string;
  /** Whether later invoices are charged to the saved card. */
  pays_by_card?: boolean;
  /** The recipient of a gift card. */
  gift?: object;
}

type Buying = [client: BuyerRow | null, guest: StartPlanPurchaseInput["buyer"]];

/** A purchase waiting for a card payment. */
export interface PayingByCard {
  row: PurchaseRow;
  company: string;
  customerId: string | undefined;
  /** The person to create a provider customer for; null for guests. */
  person: { name: string; email: string | null } | null;
}

/** The provider's response. */
export interface AskedCard {
  id: string;
  client_secret: string;
  customerId: string | null;
  publishable_key: string;
}

/** Returns the calling client; null for visitors and for staff who are not clients. */
export async function buyerOf({ caller, db, tenant }: Call): Promise<BuyerRow | null> {
  const person = caller.kind === "person" ? await findBuyer(db, tenant.tenant_id, caller.id) : undefined;
  return person?.is_client ? person : null;
}

export function refuseNobody({ caller }: Call, buyer: BuyerRow | null, guest: StartPlanPurchaseInput["buyer"]): void {
  if (buyer !== null) return;
  if (caller.kind === "person") {
    throw new ApiError("invalid_state", "This account is not a client's. Sign out to buy as a visitor.");
  }
  if (!guest) throw invalidField("buyer", "Enter the buyer's details, or sign in.");
}

/** Stores the purchase before the provider is called; repeated requests with one key yield the same purchase. */
export async function payByCard(call: Call, purchase: WantedPurchase, [client, guest]: Buying): Promise<PayingByCard> {
  const { db, tenant, now } = call;
  const { request_key, currency, gift, pays_by_card = false, ...wanted } = purchase;
  const account = await accountToCharge(call);
  if (!account) {
    const noun = wanted.kind === "gift_card" ? "Gift cards" : "Plans";
    throw new ApiError("invalid_state", `This venue takes no cards online. ${noun} are sold there.`);
  }
  const { amount } = wanted;
  refuseUnchargeable(call, { amount, currency });
  const same = { ...wanted, client_id: client?.id ?? null };
  const row = await beginPurchase(db, {
    ...same,
    tenant_id: tenant.tenant_id,
    request_key,
    pays_by_card,
    currency,
    platform_fee: await platformShare(call, { amount, currency }),
    account_id: account.account_id,
    buyer: client === null ? JSON.stringify(guest) : null,
    gift: gift ? JSON.stringify(gift) : null,
    created_at: now,
  });
  if (row.state !== "open") throw purchaseEnded();
  const isSame = Object.entries(same).every(([field, value]) => row[field as keyof typeof same] === value);
  if (!isSame) throw new ApiError("invalid_state", "This key names another purchase. Begin again with a new one.");
  if (client === null) return { row, company: tenant.slug, customerId: undefined, person: null };
  return {
    row,
    company: tenant.slug,
    customerId: await customerOfClient(call, row.account_id, client.id),
    person: { name: fullName(client), email: client.email ?? client.contact_email },
  };
}

const purchaseEnded = (): ApiError => new ApiError("invalid_state", "This purchase has ended already.");

/** Creates the payment at the provider, or resumes the one created earlier. */
export async function askForCard(
  { payments }: Pick<OutsideServices, "payments">,
  { row, company, customerId: known, person }: PayingByCard,
): Promise<AskedCard> {
  const { charges, publishableKey: publishable_key } = payments;
  const { account_id: accountId, amount, currency, platform_fee: platformFee, tenant_id, client_id, id } = row;
  if (row.provider_payment_id !== null) {
    const resumed = await charges.resumePayment(accountId, row.provider_payment_id);
    return { ...resumed, customerId: known ?? null, publishable_key };
  }
  const customerId =
    known ?? (person ? await charges.createCustomer(accountId, person, `customer ${tenant_id} ${client_id}`) : null);
  const named = { plan_purchase: String(id) };
  const wanted = { accountId, amount, currency, platformFee, customerId, company, named };
  return { ...(await charges.startPayment(wanted, `plan purchase ${tenant_id} ${id}`)), customerId, publishable_key };
}

/** Stores the provider's ids and returns what the browser needs to collect a card. */
export async function keepAsked(call: Call, asked: AskedCard, row: PurchaseRow) {
  const { id, client_secret, customerId, publishable_key } = asked;
  const { account_id, client_id, amount, currency } = row;
  // It may have been cancelled while the provider was asked: nobody may pay for it then.
  if ((await lockPurchase(call.db, call.tenant.tenant_id, row.id))?.state !== "open") throw purchaseEnded();
  if (row.provider_payment_id === null) {
    await changePurchase(call.db, call.tenant.tenant_id, row.id, { provider_payment_id: id });
  }
  if (customerId !== null && client_id !== null) {
    await keepClientCustomer(call, { account_id, client_id, customer_id: customerId });
  }
  const payment = { payment_intent_id: id, client_secret, publishable_key, connect_account: account_id };
  return { amount: { amount, currency }, payment };
}

/** Reads the state of a purchase from the provider and settles it; the same for plans and gift cards. */
const confirming = {
  async read({ db, tenant }: Call, { body }: { body: ConfirmPlanPurchaseInput }): Promise<PurchaseRow> {
    const { payment_intent_id, connect_account } = body;
    const row = await findPurchaseOfProvider(db, tenant.tenant_id, payment_intent_id);
    if (row?.account_id !== connect_account) throw notFound("payment");
    return row;
  },
  async ask({ payments }: OutsideServices, { state, account_id, provider_payment_id }: PurchaseRow) {
    if (state !== "open" || provider_payment_id === null) return null;
    return payments.charges.readPayment(account_id, provider_payment_id);
  },
  async fail(call: Call, error: unknown, { id }: PurchaseRow) {
    if (!(error instanceof AccountLost)) return;
    await changePurchase(call.db, call.tenant.tenant_id, id, { failure: LOOK_IT_UP });
  },
  async write(call: Call, told: ProviderPayment | null, row: PurchaseRow) {
    const settled = told ? await settle(call, row.id, told) : row;
    return presentOutcome(settled, told);
  },
};

type Confirming<Name extends "confirmPlanPurchase" | "confirmGiftCardPurchase"> = OutsideHandler<
  (typeof operations)[Name],
  PurchaseRow,
  ProviderPayment | null
>;

export const confirmPlanPurchase: Confirming<"confirmPlanPurchase"> = confirming;
export const confirmGiftCardPurchase: Confirming<"confirmGiftCardPurchase"> = confirming;

function presentOutcome(
  { state, failure }: Pick<PurchaseRow, "state" | "failure">,
  told: ProviderPayment | null,
): Answer<typeof operations.confirmPlanPurchase> {
  if (state === "bought") return { outcome: "bought", message: null };
  if (state === "refunding" || state === "refunded") {
    const why = failure ?? "It could not begin.";
    return {
      outcome: "refunded",
      message: `${why} The full amount is refunded to your card, usually within a few days.`,
    };
  }
  if (told?.status === "processing") return { outcome: "processing", message: null };
  if (state === "cancelled") return { outcome: "not_paid", message: "This took too long, and nothing was charged." };
  return { outcome: "not_paid", message: told?.failure ?? "Nothing was charged. Try again." };
}
