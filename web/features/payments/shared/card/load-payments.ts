import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { CompanyFaceFragment } from "#web/tenant/company.generated.ts";

const STAND_IN = "/api/central/test-payments/stripe.js";

/** Loads the payment provider's library; only used where a card is entered. */
export async function loadPayments(
  mode: CompanyFaceFragment["payment_mode"],
  publishableKey: string,
  account?: string,
): Promise<Stripe | null> {
  // The provider's loader accepts whatever is already in its library's place.
  if (mode === "simulated") await loadScript(STAND_IN);
  return loadStripe(publishableKey, account === undefined ? {} : { stripeAccount: account });
}

let standIn: Promise<void> | undefined;

function loadScript(src: string): Promise<void> {
  standIn ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      standIn = undefined;
      script.remove();
      reject(new Error("The card fields could not be loaded."));
    });
    document.head.append(script);
  });
  return standIn;
}
