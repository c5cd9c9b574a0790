export interface Card {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** The current state of a card payment at the provider. */
export interface ProviderPayment {
  id: string;
  status: string;
  /** The amount received; 0 until it succeeded. */
  received: number;
  currency: string;
  /**
   * The platform's id of the payment, assigned at its start: for a visitor's booking, a charge by the desk, or a
   * plan purchase.
   */
  reference: string | null;
  card_charge: string | null;
  plan_purchase: string | null;
  company: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Why the last attempt failed, worded for the payer. */
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
  /** The platform's id, stored in the provider's metadata. */
  named: Partial<Record<"service_payment" | "card_charge" | "plan_purchase", string>>;
}

interface WantedCharge extends WantedPayment {
  customerId: string;
  cardId: string;
}

/** The current state of a refund at the provider. */
export interface ProviderRefund {
  id: string;
  /** Counts as accepted while pending or requires_action; the money of failed and canceled ones stays with the venue. */
  status: string;
  amount: number;
  currency: string;
  /** The platform's id; null if somebody refunded it directly at the provider. */
  reference: string | null;
  created_at: Temporal.Instant;
}

interface WantedRefund {
  accountId: string;
  paymentId: string;
  hasPlatformFee: boolean;
  /** Defaults to everything that is left. */
  amount?: number;
  company: string;
  reference?: string;
}

/** The current state of a dispute, raised by a cardholder with their bank. */
export interface ProviderDispute {
  id: string;
  status: string;
  reason: string;
  amount: number;
  currency: string;
  due_by: Temporal.Instant | null;
  /** The amount debited from the account and not returned. */
  withdrawn: number;
  created_at: Temporal.Instant;
}

/** Payments on venues' own accounts: the venue is paid, and the platform keeps its share. */
export interface ChargeProvider {
  createCustomer(accountId: string, person: { name: string; email: string | null }, key: string): Promise<string>;
  cardsOf(accountId: string, customerId: string): Promise<Card[]>;
  /** Starts a payment without charging: the browser confirms it with a card that the platform never sees. */
  startPayment(wanted: WantedPayment, key: string): Promise<{ id: string; client_secret: string }>;
  /** Returns an earlier payment for another attempt in the browser. */
  resumePayment(accountId: string, id: string): Promise<{ id: string; client_secret: string }>;
  /** Charges a saved card without its holder; refused if the bank requires authentication. */
  chargeCard(wanted: WantedCharge, key: string): Promise<ProviderPayment>;
  /** A customer's payments, latest first. */
  paymentsOf(accountId: string, customerId: string): Promise<ProviderPayment[]>;
  readPayment(accountId: string, paymentId: string): Promise<ProviderPayment>;
  /** Makes it impossible to pay; refused if already paid. */
  cancelPayment(accountId: string, paymentId: string): Promise<void>;
  /** Refunds it in full or in part, including the platform's share in proportion. */
  refundPayment(wanted: WantedRefund, key: string): Promise<ProviderRefund>;
  /** All refunds of a payment, whoever made them. */
  refundsOf(accountId: string, paymentId: string): Promise<ProviderRefund[]>;
  disputesOf(accountId: string, paymentId: string): Promise<ProviderDispute[]>;
}
