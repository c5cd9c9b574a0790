import { CardNumberElement } from "@stripe/react-stripe-js";
import type { ConfirmCardPaymentData, Stripe, StripeElements } from "@stripe/stripe-js";
import type { WalletPress } from "./WalletButton.tsx";

/** Returns the payment details of a new card once its fields are complete. */
export function newCardOf(
  elements: StripeElements | null,
  { isComplete, savesCard }: { isComplete: boolean; savesCard: boolean },
): ConfirmCardPaymentData | undefined {
  const card = isComplete ? elements?.getElement(CardNumberElement) : undefined;
  if (!card) return undefined;
  return { payment_method: { card }, ...(savesCard ? { setup_future_usage: "off_session" as const } : {}) };
}

/** Charges a card or wallet payment, including any verification by the bank. */
export async function charge(stripe: Stripe, clientSecret: string, means: WalletPress | ConfirmCardPaymentData) {
  if (!("fail" in means)) return stripe.confirmCardPayment(clientSecret, means);
  const { elements } = means;
  const { error } = await elements.submit();
  if (error) return { error };
  // A wallet that redirects returns to this page.
  const confirmParams = { return_url: window.location.href };
  return stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" });
}
