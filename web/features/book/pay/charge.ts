import { CardNumberElement } from "@stripe/react-stripe-js";
import type { ConfirmCardPaymentData, Stripe, StripeElements } from "@stripe/stripe-js";
import type { WalletPress } from "./WalletButton.tsx";

/** The fields of a new card, once they are filled in. */
export function newCardOf(
  elements: StripeElements | null,
  { isComplete, savesCard }: { isComplete: boolean; savesCard: boolean },
): ConfirmCardPaymentData | undefined {
  const card = isComplete ? elements?.getElement(CardNumberElement) : undefined;
  if (!card) return undefined;
  return { payment_method: { card }, ...(savesCard ? { setup_future_usage: "off_session" as const } : {}) };
}

/** Charges a card, with whatever its bank asks, or what the wallet of the device gave. */
export async function charge(stripe: Stripe, clientSecret: string, means: WalletPress | ConfirmCardPaymentData) {
  if (!("fail" in means)) return stripe.confirmCardPayment(clientSecret, means);
  const { elements } = means;
  const { error } = await elements.submit();
  if (error) return { error };
  // A wallet that would rather lead elsewhere and back comes back to this page.
  const confirmParams = { return_url: window.location.href };
  return stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" });
}
