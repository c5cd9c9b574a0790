export interface Card {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** A payment by card as the provider knows it now. */
export interface ProviderPayment {
  id: string;
  status: string;
  /** What was received; 0 until it succeeded. */
  received: number;
  currency: string;
  /** What we named it by when it began: what a visitor pays for a time, what the desk asked for, or a plan that is bought. */
  reference: string | null;
  card_charge: string | null;
  plan_purchase: string | null;
  company: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Why the last try failed, in words for who pays. */
  failure: string | null;
}

interface WantedPayment {
  accountId: string;
  amount: number;
  currency: string;
  /** The platform's share; 0 for none. */
  platformFee: number;
  customerId: string | null;
  company: string;
  /** Ours, as its metadata at the provider. */
  named: { service_payment: string } | { card_charge: string } | { plan_purchase: string };
}

interface WantedCharge extends WantedPayment {
  customerId: string;
  cardId: string;
}

/** Money that goes back, as the provider knows it now. */
export interface ProviderRefund {
  id: string;
  /** Accepted while pending or requires_action; failed and canceled ones stay with the venue. */
  status: string;
  amount: number;
  currency: string;
  /** What we named it by; none where somebody refunded it at the provider itself. */
  reference: string | null;
  created_at: Temporal.Instant;
}

interface WantedRefund {
  accountId: string;
  paymentId: string;
  hasPlatformFee: boolean;
  /** All that is left of it where none is said. */
  amount?: number;
  company: string;
  reference?: string;
}

/** What a card's holder says to their bank about a payment, as the provider knows it now. */
export interface ProviderDispute {
  id: string;
  status: string;
  reason: string;
  amount: number;
  currency: string;
  due_by: Temporal.Instant | null;
  /** What has left the account and not come back. */
  withdrawn: number;
  created_at: Temporal.Instant;
}

/** Payments on venues' own accounts: the venue is paid, and the platform keeps its share of it. */
export interface ChargeProvider {
  createCustomer(accountId: string, person: { name: string; email: string | null }, key: string): Promise<string>;
  cardsOf(accountId: string, customerId: string): Promise<Card[]>;
  /** Nothing is charged yet: the browser confirms it with a card that we never see. */
  startPayment(wanted: WantedPayment, key: string): Promise<{ id: string; client_secret: string }>;
  /** What was started before, for another try in the browser. */
  resumePayment(accountId: string, id: string): Promise<{ id: string; client_secret: string }>;
  /** Charges a saved card without its holder; refused where the bank wants to ask them. */
  chargeCard(wanted: WantedCharge, key: string): Promise<ProviderPayment>;
  /** What a customer was charged, the last first. */
  paymentsOf(accountId: string, customerId: string): Promise<ProviderPayment[]>;
  readPayment(accountId: string, paymentId: string): Promise<ProviderPayment>;
  /** Nobody can pay it any more; refused where somebody has. */
  cancelPayment(accountId: string, paymentId: string): Promise<void>;
  /** Gives it back, or a part of it, and the platform's share in proportion. */
  refundPayment(wanted: WantedRefund, key: string): Promise<ProviderRefund>;
  /** All that was given back of a payment, whoever did it. */
  refundsOf(accountId: string, paymentId: string): Promise<ProviderRefund[]>;
  disputesOf(accountId: string, paymentId: string): Promise<ProviderDispute[]>;
}
