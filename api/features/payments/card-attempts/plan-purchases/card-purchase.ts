import type { Answer, Call, OutsideHandler, OutsideServices } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { accountToCharge } from "#api/features/payments/ecommerce/service.ts";
import { refuseUnchargeable } from "#api/money/card-amounts.ts";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import type {
  ConfirmPlanPurchaseInput,
  StartPlanPurchaseInput,
} from "#schema/payments/card-attempts/plan-purchases/models.ts";
import type { planPurchaseOperations as operations } from "#schema/payments/card-attempts/plan-purchases/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import {
  askAbout,
  askForCard,
  attemptOf,
  customerOfClient,
  keepAskedCard,
  noteLostAccount,
  platformShare,
  type AskedCard,
  type CardQuestion,
} from "../core/ask-for-card.ts";
import type { Attempt } from "../core/attempt.ts";
import { planPurchase } from "./buy.ts";
import { beginPurchase, findBuyer, type BuyerRow, type PurchaseRow } from "./queries.ts";

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
export type PayingByCard = CardQuestion<PurchaseRow>;

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

export const askForPurchase = (outside: OutsideServices, question: PayingByCard): Promise<AskedCard> =>
  askForCard(outside, planPurchase, question);

/** Stores the provider's ids and returns what the browser needs to collect a card. */
export async function keepAsked(call: Call, asked: AskedCard, row: PurchaseRow) {
  const { amount, currency } = row;
  const payment = await keepAskedCard(call, planPurchase, { asked, row, ended: purchaseEnded });
  return { amount: { amount, currency }, payment };
}

/** Reads the state of a purchase from the provider and settles it; the same for plans and gift cards. */
const confirming = {
  read(call: Call, { body }: { body: ConfirmPlanPurchaseInput }): Promise<Attempt> {
    const { payment_intent_id: provider_payment_id, connect_account: account_id } = body;
    return attemptOf(call, planPurchase, { account_id, provider_payment_id });
  },
  ask: askAbout,
  fail: (call: Call, error: unknown, row: Attempt) => noteLostAccount(call, planPurchase, { row, error }),
  async write(call: Call, told: ProviderPayment | null, row: Attempt) {
    const settled = told ? await planPurchase.apply(call, row.id, told) : row;
    return presentOutcome(settled, told);
  },
};

type Confirming<Name extends "confirmPlanPurchase" | "confirmGiftCardPurchase"> = OutsideHandler<
  (typeof operations)[Name],
  Attempt,
  ProviderPayment | null
>;

export const confirmPlanPurchase: Confirming<"confirmPlanPurchase"> = confirming;
export const confirmGiftCardPurchase: Confirming<"confirmGiftCardPurchase"> = confirming;

function presentOutcome(
  { state, failure }: Pick<Attempt, "state" | "failure">,
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
