import type { PaymentMode } from "#schema/venue/company/models.ts";
import type { CatalogProvider } from "./catalog-provider.ts";
import type { Card, ChargeProvider } from "./charge-provider.ts";
import type { ConnectProvider } from "./connect-provider.ts";

export type { Card };

/** A plan's price, as sent to the provider. */
export interface PlanPrice {
  /** The platform's id; the provider finds its own price by it. */
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
  /** Ended for lack of payment, not by cancellation. */
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

/** The current billing state of a customer of the platform. */
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

/** What the provider sends unsolicited; everything else is read from it. */
export interface ProviderEvent {
  id: string;
  type: string;
  created_at: Temporal.Instant;
  /** Slug of the company that it concerns, if any. */
  company: string | null;
  /** The venue's account in which it occurred; null for the platform's own. */
  account: string | null;
  /** The platform's reference of the payment that it concerns, if any. */
  reference: string | null;
  /** The same for a charge by the desk. */
  card_charge: string | null;
  /** The same for a plan purchase. */
  plan_purchase: string | null;
  /** The provider's id of the payment that it concerns, if any. */
  payment: string | null;
}

/**
 * The payment provider. Each call waits for a remote service and throws an ApiError that can be shown; none is made
 * inside a transaction. `key` makes a repeated call idempotent.
 */
export interface PaymentProvider {
  readonly mode: PaymentMode;
  /** Identifies the platform to the browser's library. */
  readonly publishableKey: string;
  /** Null if the operator has not enabled venues to connect their own accounts. */
  readonly connect: ConnectProvider | null;
  readonly charges: ChargeProvider;
  readonly catalog: CatalogProvider;
  createCustomer(company: { slug: string; name: string }, key: string): Promise<string>;
  startCardSetup(customerId: string, slug: string): Promise<{ id: string; client_secret: string }>;
  readCardSetup(setupIntentId: string): Promise<CardSetup>;
  /** Makes this the card to charge. */
  chooseCard(customerId: string, subscriptionId: string | null, cardId: string): Promise<void>;
  /** Charges the card immediately; leaves nothing behind on failure. */
  subscribe(wanted: { customerId: string; slug: string; price: PlanPrice; cardId: string }, key: string): Promise<void>;
  changePrice(subscriptionId: string, price: PlanPrice): Promise<void>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelling: boolean): Promise<void>;
  readBilling(customerId: string): Promise<CustomerBilling>;
  /** Throws if the signature is invalid or too old. Makes no request. */
  verifyEvent(body: string, signature: string, now: Temporal.Instant): ProviderEvent;
}
