/** The part of the provider's errors that is not worded for people. */
export interface ErrorCodes {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** Why a card was refused, for its holder, by the provider's code or its bank's: https://docs.stripe.com/declines/codes */
const CARDS: Readonly<Record<string, string>> = {
  insufficient_funds: "Your card has insufficient funds.",
  card_velocity_exceeded: "Your card is over its limit. Use another one.",
  withdrawal_count_limit_exceeded: "Your card is over its limit. Use another one.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  invalid_cvc: "Your card's security code is incorrect.",
  incorrect_number: "Your card number is incorrect.",
  invalid_number: "Your card number is incorrect.",
  invalid_expiry_month: "Your card's expiry date is incorrect.",
  invalid_expiry_year: "Your card's expiry date is incorrect.",
  card_not_supported: "Your card cannot be used for this. Use another one.",
  currency_not_supported: "Your card cannot pay in this currency. Use another one.",
  processing_error: "The bank could not process the card just now. Try again in a moment.",
  issuer_not_available: "The bank could not be reached. Try again in a moment.",
  try_again_later: "The bank could not process the card just now. Try again in a moment.",
  authentication_required: "The bank wants to confirm this payment with you. Try again, or use another card.",
  payment_intent_authentication_failure: "The bank could not confirm that it is you. Try again, or use another card.",
  setup_intent_authentication_failure: "The bank could not confirm that it is you. Try again, or use another card.",
};

const DECLINED = "Your card was declined.";

export const cardRefusal = ({ code = "", decline_code = "" }: ErrorCodes): string =>
  CARDS[decline_code] ?? CARDS[code] ?? DECLINED;

/** What else the provider refuses, for whoever asked. */
const REFUSALS: Readonly<Record<string, string>> = {
  amount_too_small: "The amount is too small for a card.",
  amount_too_large: "The amount is too large for a card.",
  balance_insufficient: "The account at the payment provider has too little money for this.",
  charge_already_refunded: "This payment has been refunded already.",
  charge_disputed: "This payment is disputed, and its bank holds the money.",
  payment_intent_unexpected_state: "This payment has been paid or cancelled in the meantime.",
  resource_missing: "The payment provider does not know this.",
};

const REFUSED = "The payment provider refused this. Nothing was changed.";

/** Our sentence for a refusal of the provider: its own words are for programmers, and in its language. */
export const refusalInOwnWords = (error: ErrorCodes): string =>
  error.type === "StripeCardError" || error.type === "card_error"
    ? cardRefusal(error)
    : (REFUSALS[error.code ?? ""] ?? REFUSED);
