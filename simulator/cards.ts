import { ProviderError } from "./errors.ts";
import type { CardFault } from "./objects.ts";

type Verdict = "succeeds" | "authenticates" | CardFault;

/** How a test card behaves when it is saved and when it is charged without its holder. */
export interface TestCard {
  brand: string;
  last4: string;
  onSetup: Verdict;
  onCharge: Verdict;
  /** Its holder disputes the payment with the bank. */
  isDisputed?: true;
}

const declined = (code: string, message: string, decline_code?: string): CardFault => ({
  type: "card_error",
  code,
  message,
  ...(decline_code === undefined ? {} : { decline_code }),
});

const DECLINED = declined("card_declined", "Your card was declined.", "generic_decline");
const INSUFFICIENT = declined("card_declined", "Your card has insufficient funds.", "insufficient_funds");
const LOST = declined("card_declined", "Your card was declined.", "lost_card");
const STOLEN = declined("card_declined", "Your card was declined.", "stolen_card");
const EXPIRED = declined("expired_card", "Your card has expired.");
const WRONG_CVC = declined("incorrect_cvc", "Your card's security code is incorrect.");
const PROCESSING = declined(
  "processing_error",
  "An error occurred while processing your card. Try again in a little bit.",
);
const AUTHENTICATE = declined(
  "authentication_required",
  "Your card was declined. This transaction requires authentication.",
  "authentication_required",
);

const visa = (number: string, onSetup: Verdict, onCharge: Verdict): [string, TestCard] => [
  number,
  { brand: "visa", last4: number.slice(-4), onSetup, onCharge },
];

/** The provider's published test cards: https://docs.stripe.com/testing */
const BY_NUMBER: ReadonlyMap<string, TestCard> = new Map([
  visa("4242424242424242", "succeeds", "succeeds"),
  ["5555555555554444", { brand: "mastercard", last4: "4444", onSetup: "succeeds", onCharge: "succeeds" }],
  visa("4000000000000002", DECLINED, DECLINED),
  visa("4000000000009995", INSUFFICIENT, INSUFFICIENT),
  visa("4000000000009987", LOST, LOST),
  visa("4000000000009979", STOLEN, STOLEN),
  visa("4000000000000069", EXPIRED, EXPIRED),
  visa("4000000000000127", WRONG_CVC, WRONG_CVC),
  visa("4000000000000119", PROCESSING, PROCESSING),
  visa("4000000000000341", "succeeds", DECLINED),
  ["4000000000000259", { brand: "visa", last4: "0259", onSetup: "succeeds", onCharge: "succeeds", isDisputed: true }],
  visa("4000002500003155", "authenticates", "succeeds"),
  visa("4000002760003184", "authenticates", AUTHENTICATE),
  visa("4000008260003178", "authenticates", INSUFFICIENT),
  visa("4000008400001629", "authenticates", DECLINED),
]);

const NUMBERS_BY_TOKEN: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_createDispute: "4000000000000259",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
};

/** Returns the test card of a number; throws for any other number, without storing it. */
export function testCard(number: string): TestCard {
  const card = BY_NUMBER.get(number.replace(/\s/g, ""));
  if (card) return card;
  throw cardRefusal(
    declined(
      "card_declined",
      "Your card was declined. Your request was in test mode, but used a non test card.",
      "test_mode_live_card",
    ),
  );
}

/** The card of a shared test token, such as pm_card_visa. */
export function tokenCard(token: string): TestCard | undefined {
  const number = NUMBERS_BY_TOKEN[token];
  return number === undefined ? undefined : testCard(number);
}

export const cardRefusal = (fault: CardFault): ProviderError => new ProviderError(402, fault);
