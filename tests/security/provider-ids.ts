/** What the payment provider knows; good only where a test makes it so. */
export interface ProviderIds {
  /** A card that was given to the payment provider, and one that is chosen. */
  setupIntent: string;
  savedCard: string;
  /** A way back from the payment provider. */
  oauth: { code: string; state: string };
  /** A payment that was begun. */
  cardPayment: { payment_intent_id: string; connect_account: string };
  planPayment: { payment_intent_id: string; connect_account: string };
  purchaseToken: string;
  /** Of a payment link. */
  payToken: string;
  /** A message of the payment provider that was tried in vain. */
  failedEvent: string;
  /** A charge that differs and could not be given back. */
  differingCharge: number;
}

export const ABSENT_AT_PROVIDER: ProviderIds = {
  setupIntent: "seti_absent",
  savedCard: "pm_absent",
  cardPayment: { payment_intent_id: "pi_absent", connect_account: "acct_absent" },
  planPayment: { payment_intent_id: "pi_absent", connect_account: "acct_absent" },
  purchaseToken: "absent",
  payToken: "absent-absent-absent-absent-absent-absent-h",
  failedEvent: "evt_absent",
  differingCharge: 2_000_000_089,
  oauth: { code: "ac_absent", state: "absent-absent-absent-absent-absent-absent-f" },
};
