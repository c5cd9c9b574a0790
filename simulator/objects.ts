import type Stripe from "stripe";

/** The parts of the provider's objects that the product reads; each field has its type from the provider's SDK. */

export interface List<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

export const list = <T>(url: string, data: T[]): List<T> => ({ object: "list", data, has_more: false, url });

type Plain = "id" | "created" | "livemode";

export type Customer = Pick<Stripe.Customer, Plain | "object" | "email" | "name" | "metadata"> & {
  invoice_settings: { default_payment_method: string | null };
};

export type PaymentMethod = Pick<Stripe.PaymentMethod, Plain | "object" | "type" | "metadata"> & {
  card: Pick<Stripe.PaymentMethod.Card, "brand" | "last4" | "exp_month" | "exp_year">;
  customer: string | null;
};

export type SetupIntent = Pick<
  Stripe.SetupIntent,
  Plain | "object" | "client_secret" | "status" | "usage" | "metadata"
> & {
  customer: string | null;
  payment_method: string | null;
  next_action: { type: "use_stripe_sdk"; use_stripe_sdk: { type: "three_d_secure_redirect" } } | null;
  last_setup_error: CardFault | null;
};

export interface CardFault {
  type: "card_error";
  code: string;
  decline_code?: string;
  message: string;
}

export type Product = Pick<Stripe.Product, Plain | "object" | "active" | "name" | "metadata"> & {
  default_price: string | null;
};

export type Price = Pick<Stripe.Price, Plain | "object" | "active" | "currency" | "lookup_key" | "metadata"> & {
  product: string;
  unit_amount: number;
  /** Null if it is paid once. */
  recurring: Pick<Stripe.Price.Recurring, "interval" | "interval_count"> | null;
};

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  "id" | "object" | "current_period_start" | "current_period_end"
> & { price: Price; quantity: number };

export type Subscription = Pick<
  Stripe.Subscription,
  | Plain
  | "object"
  | "status"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "ended_at"
  | "start_date"
  | "trial_end"
  | "metadata"
> & {
  customer: string;
  default_payment_method: string | null;
  latest_invoice: string | null;
  items: List<SubscriptionItem>;
  cancellation_details: { reason: "cancellation_requested" | "payment_failed" | null };
};

export type Invoice = Pick<
  Stripe.Invoice,
  | Plain
  | "object"
  | "number"
  | "status"
  | "currency"
  | "total"
  | "amount_due"
  | "amount_paid"
  | "hosted_invoice_url"
  | "period_start"
  | "period_end"
> & {
  customer: string;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  lines: List<{ id: string; description: string; amount: number; period: { start: number; end: number } }>;
};

export type Account = Pick<
  Stripe.Account,
  | "id"
  | "object"
  | "type"
  | "country"
  | "default_currency"
  | "email"
  | "charges_enabled"
  | "payouts_enabled"
  | "details_submitted"
> & {
  created: number;
  business_profile: { name: string };
  requirements: {
    currently_due: string[];
    past_due: string[];
    disabled_reason: string | null;
    current_deadline: number | null;
  };
};

export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  "id" | "object" | "amount" | "fee" | "net" | "currency" | "created" | "type"
> & { fee_details: Pick<Stripe.BalanceTransaction.FeeDetail, "amount" | "currency" | "type">[] };

export type Payout = Pick<
  Stripe.Payout,
  "id" | "object" | "amount" | "currency" | "arrival_date" | "created" | "status"
> & { destination: { object: "bank_account"; id: string; bank_name: string; last4: string } };

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | Plain
  | "object"
  | "amount"
  | "amount_received"
  | "application_fee_amount"
  | "canceled_at"
  | "client_secret"
  | "currency"
  | "metadata"
  | "status"
> & {
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: "off_session" | null;
  next_action: SetupIntent["next_action"];
  last_payment_error: CardFault | null;
  latest_charge: string | null;
};

export type Charge = Pick<
  Stripe.Charge,
  Plain | "object" | "amount" | "amount_refunded" | "refunded" | "paid" | "currency" | "status" | "metadata"
> & {
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: "card"; card: { brand: string; last4: string } };
};

export type Refund = Pick<Stripe.Refund, "id" | "object" | "amount" | "created" | "currency" | "metadata"> & {
  charge: string;
  payment_intent: string;
  status: "succeeded" | "pending" | "failed";
};

export type Dispute = Pick<
  Stripe.Dispute,
  Plain | "object" | "amount" | "currency" | "is_charge_refundable" | "metadata" | "reason" | "status"
> & {
  charge: string;
  payment_intent: string;
  balance_transactions: BalanceTransaction[];
  evidence_details: { due_by: number };
};

export type Stored =
  | Customer
  | PaymentMethod
  | SetupIntent
  | Product
  | Price
  | Subscription
  | Invoice
  | Account
  | BalanceTransaction
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | Payout;

export interface SimulatedEvent {
  id: string;
  object: "event";
  type: string;
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  account?: string;
  request: null;
  data: { object: unknown };
}
