import { useState } from "react";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { forgetHold } from "../when/kept-hold.ts";
import { inWhoForm, useBooked, type Who } from "../who/use-confirm-booking.ts";
import {
  useConfirmPaymentSuccessMutation,
  useStartServicePaymentMutation,
  type ConfirmPaymentSuccessMutation,
} from "./pay.generated.ts";
import { useCardPayment, type CardChoice } from "./use-card-payment.ts";

export interface PayChoice extends CardChoice {
  kind: "deposit" | "full";
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
  const { pay, takeWallet } = useCardPayment(choice);
  const finish = useBooked();
  const [start] = useStartServicePaymentMutation();
  const [ask] = useConfirmPaymentSuccessMutation();
  const [problem, setProblem] = useState<string>();
  const [refunded, setRefunded] = useState<string>();

  const payFor = (who: Who) =>
    pay({
      start: async () => {
        const input = { ...who, kind: choice.kind, credit, ...token };
        return (await start({ variables: { input } })).data?.startServicePayment;
      },
      ask: async ({ payment_intent_id, connect_account }) => {
        const input = { payment_intent_id, connect_account, ...token };
        return (await ask({ variables: { input } })).data?.confirmPaymentSuccess;
      },
      isProcessing: ({ outcome }) => outcome === "processing",
    });

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
      const paid = await payFor(who);
      if (paid.problem !== undefined) return setProblem(paid.problem);
      if (paid.outcome) settle(paid.outcome);
    } catch (error) {
      if (faultOf(error).code === "hold_expired") return onExpired();
      const refusal = inWhoForm(refusalOf(error));
      if (refusal.message === undefined) return refusal;
      setProblem(refusal.message);
    } finally {
      onSending(false);
    }
  };
  return { confirm, takeWallet, problem, refunded };
}
