/** Ids known to the payment provider; valid only where a test makes them so. */
export interface ProviderIds {
  /** A card handed to the payment provider, and the chosen one. */
  setupIntent: string;
  savedCard: string;
  /** A return from the payment provider. */
  oauth: { code: string; state: string };
  /** A payment that was begun. */
  cardPayment: { payment_intent_id: string; connect_account: string };
  planPayment: { payment_intent_id: string; connect_account: string };
  purchaseToken: string;
  /** Of a payment link. */
  payToken: string;
  /** An event of the payment provider whose processing failed. */
  failedEvent: string;
  /** A differing charge that could not be refunded. */
  unsettledPayment: number;
}

export const ABSENT_AT_PROVIDER: ProviderIds = {
  setupIntent: "seti_absent",
  savedCard: "pm_absent",
  cardPayment: { payment_intent_id: "pi_absent", connect_account: "acct_absent" },
  planPayment: { payment_intent_id: "pi_absent", connect_account: "acct_absent" },
  purchaseToken: "absent",
  payToken: "absent-absent-absent-absent-absent-absent-h",
  failedEvent: "evt_absent",
  unsettledPayment: 2_000_000_111,
  oauth: { code: "ac_absent", state: "absent-absent-absent-absent-absent-absent-f" },
};
