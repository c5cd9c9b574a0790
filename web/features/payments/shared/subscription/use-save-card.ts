import { CardNumberElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import {
  useConfirmSetupMutation,
  useCreateSetupIntentMutation,
  type SavedCardShownFragment,
} from "./subscription.generated.ts";

/** Why a card was not saved, in user-facing words. */
export class CardError extends Error {}

const CHECKS = 5;
const CHECK_EVERY_MS = 1_000;

/** Saves the entered card at the provider, with any bank authentication, and makes it the one that is charged. */
export function useSaveCard(): () => Promise<SavedCardShownFragment> {
  const { id } = useCompany();
  const stripe = useStripe();
  const elements = useElements();
  const [createSetupIntent] = useCreateSetupIntentMutation();
  const [confirmSetup] = useConfirmSetupMutation();
  return async () => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) throw new CardError("Card details are not ready. Please complete the form.");
    const { data } = await createSetupIntent({ variables: { id } });
    const setup = data?.createSetupIntent;
    if (!setup?.client_secret) throw new CardError("Failed to create setup intent");
    const { setupIntent, error } = await stripe.confirmCardSetup(setup.client_secret, { payment_method: { card } });
    if (error || !setupIntent) throw new CardError(error?.message ?? "Unable to confirm card");
    return whenSaved(async () => {
      const confirmed = await confirmSetup({ variables: { id, input: { setup_intent_id: setup.id } } });
      return confirmed.data?.confirmSetup ?? undefined;
    });
  };
}

/** The provider may take a moment to report what the browser already knows. */
async function whenSaved(ask: () => Promise<SavedCardShownFragment | undefined>): Promise<SavedCardShownFragment> {
  for (let check = 1; check <= CHECKS; check++) {
    const card = await ask().catch((error: unknown) => {
      if (faultOf(error).code !== "invalid_state") throw error;
      return undefined;
    });
    if (card) return card;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  throw new CardError("Timed out waiting for card to be added. Please try again.");
}
