import { useElements, useStripe } from "@stripe/react-stripe-js";
import { useRef, useState } from "react";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { forgetHold } from "../when/kept-hold.ts";
import { inWhoForm, useBooked, type Who } from "../who/use-confirm-booking.ts";
import { charge, newCardOf } from "./charge.ts";
import {
  useConfirmPaymentSuccessMutation,
  useStartServicePaymentMutation,
  type ConfirmPaymentSuccessMutation,
} from "./pay.generated.ts";
import { PAID_ALREADY, waitForProvider } from "./wait-for-provider.ts";
import type { WalletPress } from "./WalletButton.tsx";

/** Stands for a new card where a saved card's id is expected. */
export const NEW_CARD = "new";

export interface PayChoice {
  kind: "deposit" | "full";
  cardId: string;
  savesCard: boolean;
  /** Whether the new card's fields are complete. */
  isComplete: boolean;
}

interface PayBooking {
  /** What is paid for: this tab's hold, or an offered place. */
  token: { hold_token: string } | { waitlist_token: string };
  choice: PayChoice;
  /** The part paid by the member's credit. */
  credit?: { amount: number; currency: string } | null;
  onSending: (isSending: boolean) => void;
  /** The hold expired and nothing was charged. */
  onExpired: () => void;
}

type Outcome = NonNullable<ConfirmPaymentSuccessMutation["confirmPaymentSuccess"]>;

/** Charges the card, including the bank's verification, and books once the server has confirmed the payment. */
export function usePayBooking({ token, choice, credit = null, onSending, onExpired }: PayBooking) {
  /** The pending wallet payment; null if the page's own button was pressed. */
  const wallet = useRef<WalletPress>(null);
  const stripe = useStripe();
  const elements = useElements();
  const finish = useBooked();
  const [start] = useStartServicePaymentMutation();
  const [ask] = useConfirmPaymentSuccessMutation();
  const [problem, setProblem] = useState<string>();
  const [refunded, setRefunded] = useState<string>();

  const pay = async (who: Who): Promise<void> => {
    const means = wallet.current ?? (choice.cardId === NEW_CARD ? newCardOf(elements, choice) : savedCard(choice));
    if (!stripe || means === undefined) {
      return setProblem("Card details are not ready. Please complete the form.");
    }
    const { data } = await start({ variables: { input: { ...who, kind: choice.kind, credit, ...token } } });
    const startedPayment = data?.startServicePayment;
    if (!startedPayment) throw new Error("The payment came back empty.");
    const { error } = await charge(stripe, startedPayment.client_secret, means);
    if (error && error.code !== PAID_ALREADY) return setProblem(error.message ?? "Unable to confirm card");
    wallet.current = null;
    const { payment_intent_id, connect_account } = startedPayment;
    const input = { payment_intent_id, connect_account, ...token };
    const check = async () => (await ask({ variables: { input } })).data?.confirmPaymentSuccess;
    settle(await waitForProvider(check, ({ outcome }) => outcome === "processing"));
  };

  const settle = ({ outcome, message, confirmed }: Outcome): void => {
    if (outcome === "booked" && confirmed) return finish(confirmed);
    if (outcome === "refunded") {
      forgetHold();
      return setRefunded(message ?? "The full amount is refunded to your card.");
    }
    if (outcome === "not_paid") return setProblem(message ?? "Nothing was charged. Try again.");
    setProblem("Your bank has not answered yet. You get an email as soon as it has; do not pay again.");
  };

  const confirm = async (who: Who): Promise<FormRefusal | void> => {
    onSending(true);
    setProblem(undefined);
    try {
      await pay(who);
    } catch (error) {
      if (faultOf(error).code === "hold_expired") return onExpired();
      const refusal = inWhoForm(refusalOf(error));
      if (refusal.message === undefined) return refusal;
      setProblem(refusal.message);
    } finally {
      // If anything fails before the card is charged, the wallet must not report success.
      wallet.current?.fail();
      wallet.current = null;
      onSending(false);
    }
  };
  const takeWallet = (press: WalletPress) => void (wallet.current = press);
  return { confirm, takeWallet, problem, refunded };
}

const savedCard = ({ cardId }: PayChoice) => ({ payment_method: cardId });
