import { CardNumberElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { ConfirmCardPaymentData, Stripe, StripeElements } from "@stripe/stripe-js";
import { useRef } from "react";
import type { WalletPress } from "./WalletButton.tsx";

const NO_ANSWER = "We got no answer about the payment. Check your email before paying again.";

/** Stands for a new card where a saved card's id is expected. */
export const NEW_CARD = "new";

export interface CardChoice {
  cardId: string;
  savesCard: boolean;
  /** Whether the new card's fields are complete. */
  isComplete: boolean;
}

interface Steps<Started, Outcome> {
  /** Starts the payment at the server; null if nothing is to be charged. */
  start: () => Promise<Started | null | undefined>;
  /** Asks the server what became of it. */
  ask: (started: Started) => Promise<Outcome | null | undefined>;
  isProcessing: (outcome: Outcome) => boolean;
}

/** What the server made of the payment, null if nothing was to be charged; or why the card was not charged. */
type Paid<Outcome> = { outcome: Outcome | null; problem?: undefined } | { problem: string };

/** The payment was completed already, in another tab or an earlier attempt. */
const PAID_ALREADY = "payment_intent_unexpected_state";
const CHECKS = 20;
const CHECK_EVERY_MS = 1_500;

/** Charges the card, including the bank's verification, and waits until the server has heard of it. */
export function useCardPayment(choice: CardChoice) {
  /** The pending wallet payment; null if the page's own button was pressed. */
  const wallet = useRef<WalletPress>(null);
  const stripe = useStripe();
  const elements = useElements();

  const payOnce = async <Started extends { client_secret: string }, Outcome>({
    start,
    ask,
    isProcessing,
  }: Steps<Started, Outcome>): Promise<Paid<Outcome>> => {
    const means = wallet.current ?? cardOf(elements, choice);
    if (!stripe || !means) return { problem: "Card details are not ready. Please complete the form." };
    const started = await start();
    if (started === null) return { outcome: null };
    if (!started) throw new Error(NO_ANSWER);
    const { error } = await charge(stripe, started.client_secret, means);
    if (error && error.code !== PAID_ALREADY) return { problem: error.message ?? "Unable to confirm card" };
    wallet.current = null;
    return { outcome: await waitForProvider(() => ask(started), isProcessing) };
  };

  const pay = <Started extends { client_secret: string }, Outcome>(steps: Steps<Started, Outcome>) =>
    payOnce(steps).finally(() => {
      // If anything fails before the card is charged, the wallet must not report success.
      wallet.current?.fail();
      wallet.current = null;
    });
  const takeWallet = (press: WalletPress) => void (wallet.current = press);
  return { pay, takeWallet };
}

/** The saved card, or the new one once its fields are complete. */
function cardOf(elements: StripeElements | null, choice: CardChoice): ConfirmCardPaymentData | undefined {
  const { cardId, isComplete, savesCard } = choice;
  if (cardId !== NEW_CARD) return { payment_method: cardId };
  const card = isComplete ? elements?.getElement(CardNumberElement) : undefined;
  if (!card) return undefined;
  return { payment_method: { card }, ...(savesCard ? { setup_future_usage: "off_session" as const } : {}) };
}

async function charge(stripe: Stripe, clientSecret: string, means: WalletPress | ConfirmCardPaymentData) {
  if (!("fail" in means)) return stripe.confirmCardPayment(clientSecret, means);
  const { elements } = means;
  const { error } = await elements.submit();
  if (error) return { error };
  // A wallet that redirects returns to this page.
  const confirmParams = { return_url: window.location.href };
  return stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" });
}

/** Polls the outcome: the provider may report it to the server later than to the browser. */
async function waitForProvider<Outcome>(
  ask: () => Promise<Outcome | null | undefined>,
  isProcessing: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  for (let check = 1; ; check++) {
    const outcome = await ask();
    if (!outcome) throw new Error(NO_ANSWER);
    if (!isProcessing(outcome) || check === CHECKS) return outcome;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}
