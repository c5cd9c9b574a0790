import type { Card, ChargeProvider } from "#api/payments/charge-provider.ts";
import type { CatalogProvider } from "#api/payments/catalog-provider.ts";
import type { ConnectProvider } from "#api/payments/connect-provider.ts";
import type { PaymentMode } from "#schema/company/models.ts";

export type { Card };

/** What a plan costs, as the provider is told. */
export interface PlanPrice {
  /** Ours; the provider finds its own price by it. */
  price_id: string;
  name: string;
  amount: number;
  currency: string;
  interval_months: number;
}

export interface ProviderSubscription {
  id: string;
  status: string;
  price_id: string | null;
  cancel_at_period_end: boolean;
  cancel_at: Temporal.Instant | null;
  canceled_at: Temporal.Instant | null;
  ended_at: Temporal.Instant | null;
  started_at: Temporal.Instant;
  current_period_start: Temporal.Instant;
  current_period_end: Temporal.Instant;
  /** Ended because nobody paid, not because somebody cancelled. */
  is_ended_unpaid: boolean;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  status: string;
  description: string;
  total: number;
  currency: string;
  period_start: Temporal.Instant;
  period_end: Temporal.Instant;
  created_at: Temporal.Instant;
  page_url: string | null;
}

/** How a customer of the platform stands, as the provider tells it now. */
export interface CustomerBilling {
  subscription: ProviderSubscription | null;
  card: Card | null;
  invoices: ProviderInvoice[];
}

export interface CardSetup {
  customer_id: string | null;
  is_saved: boolean;
  card: Card | null;
}

/** What the provider tells unasked; all else about it is asked for. */
export interface ProviderEvent {
  id: string;
  type: string;
  created_at: Temporal.Instant;
  /** Slug of the company that it is about, where it is about one. */
  company: string | null;
  /** The venue's account in which it happened; none in the platform's own. */
  account: string | null;
  /** What we named the payment by that it is about, where it is about one. */
  reference: string | null;
  /** The same of a payment that the desk asked for. */
  card_charge: string | null;
  /** The same of a plan that is bought. */
  plan_purchase: string | null;
  /** The provider's id of the payment that it is about, where it is about one. */
  payment: string | null;
}

/**
 * The payment provider. Each call waits for another machine and throws an ApiError that can be told; none is made inside a
 * transaction. `key` makes a repeated call the same call.
 */
export interface PaymentProvider {
  readonly mode: PaymentMode;
  /** Names the platform to the browser's library. */
  readonly publishableKey: string;
  /** None where the operator has not set up that venues connect their own accounts. */
  readonly connect: ConnectProvider | null;
  readonly charges: ChargeProvider;
  readonly catalog: CatalogProvider;
  createCustomer(company: { slug: string; name: string }, key: string): Promise<string>;
  startCardSetup(customerId: string, slug: string): Promise<{ id: string; client_secret: string }>;
  readCardSetup(setupIntentId: string): Promise<CardSetup>;
  /** Makes this the card that is charged. */
  chooseCard(customerId: string, subscriptionId: string | null, cardId: string): Promise<void>;
  /** Charges the card at once; keeps nothing where that fails. */
  subscribe(wanted: { customerId: string; slug: string; price: PlanPrice; cardId: string }, key: string): Promise<void>;
  changePrice(subscriptionId: string, price: PlanPrice): Promise<void>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelling: boolean): Promise<void>;
  readBilling(customerId: string): Promise<CustomerBilling>;
  /** Throws where the signature is not the provider's or too old. Asks nobody. */
  verifyEvent(body: string, signature: string, now: Temporal.Instant): ProviderEvent;
}
