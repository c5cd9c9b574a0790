import { useElements, useStripe } from "@stripe/react-stripe-js";
import { useRef, useState } from "react";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import type { StartPlanPurchaseMutationVariables } from "./plans.generated.ts";
import { charge, newCardOf } from "../pay/charge.ts";
import { NEW_CARD, type PayChoice } from "../pay/use-pay-booking.ts";
import type { WalletPress } from "../pay/WalletButton.tsx";
import { PAID_ALREADY, whenKnown } from "../pay/when-known.ts";
import { useConfirmPlanPurchaseMutation, useStartPlanPurchaseMutation } from "./plans.generated.ts";

export type Buyer = NonNullable<StartPlanPurchaseMutationVariables["input"]["buyer"]>;

interface BuyPlan {
  preview: { plan_id: number; membership_id: number | null; dry_run_id: string };
  onBought: (buyer: Buyer | null) => void;
  /** The figures that were seen no longer hold. */
  onStale: () => void;
}

/** Names one purchase of this page: pressing twice, or again after a decline, pays once. New figures are another purchase. */
function useRequestKey(dryRunId: string): { current: () => string; renew: () => void } {
  const kept = useRef<{ key: string; of: string }>(null);
  return {
    current() {
      if (kept.current?.of !== dryRunId) kept.current = { key: crypto.randomUUID(), of: dryRunId };
      return kept.current.key;
    },
    renew: () => void (kept.current = null),
  };
}

const INPUT_FIELD = /^buyer\./;

/** What sending a purchase answers to its form. */
export function useBuying({ preview, onBought, onStale }: BuyPlan) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [start] = useStartPlanPurchaseMutation();
  const key = useRequestKey(preview.dry_run_id);

  const begin = async (buyer: Buyer | null) => {
    const { plan_id, membership_id, dry_run_id } = preview;
    const input = { plan_id, membership_id, dry_run_id, request_key: key.current(), buyer };
    const { data } = await start({ variables: { input } });
    if (!data?.startPlanPurchase) throw new Error("The purchase came back empty.");
    return data.startPlanPurchase.payment;
  };

  /** Does the purchase; the answer is what the form must show, if anything. */
  const send = async (work: () => Promise<string | null>, buyer: Buyer | null): Promise<FormRefusal | void> => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const refusal = await work();
      if (refusal === null) return onBought(buyer);
      setProblem(refusal);
    } catch (error) {
      if (faultOf(error).code === "stale_dry_run") onStale();
      const { message, fields } = refusalOf(error);
      const own = Object.entries(fields).map(([path, sentence]) => [path.replace(INPUT_FIELD, ""), sentence] as const);
      if (message === undefined && own.some(([path]) => path in (buyer ?? {}))) {
        return { message, fields: Object.fromEntries(own) };
      }
      setProblem(message ?? own[0]?.[1]);
    } finally {
      setIsSending(false);
    }
  };
  return { begin, send, renew: key.renew, isSending, problem, setProblem };
}

/** Charges the card, with whatever its bank asks, and ends once the server knows of it. */
export function usePayPlan({ choice, ...buy }: BuyPlan & { choice: PayChoice }) {
  /** Whose press is being answered; none where the page's own button was pressed. */
  const wallet = useRef<WalletPress>(null);
  const stripe = useStripe();
  const elements = useElements();
  const buying = useBuying(buy);
  const [ask] = useConfirmPlanPurchaseMutation();
  const [refunded, setRefunded] = useState<string>();

  const pay = async (buyer: Buyer | null): Promise<string | null> => {
    const saved = { payment_method: choice.cardId };
    const means = wallet.current ?? (choice.cardId === NEW_CARD ? newCardOf(elements, choice) : saved);
    if (!stripe || !means) return "Card details are not ready. Please complete the form.";
    const begun = await buying.begin(buyer);
    if (!begun) return null;
    const { error } = await charge(stripe, begun.client_secret, means);
    if (error && error.code !== PAID_ALREADY) return error.message ?? "Unable to confirm card";
    wallet.current = null;
    const { payment_intent_id, connect_account } = begun;
    const check = async () =>
      (await ask({ variables: { input: { payment_intent_id, connect_account } } })).data?.confirmPlanPurchase;
    const { outcome, message } = await whenKnown(check, (told) => told.outcome === "processing");
    if (outcome === "bought") return null;
    if (outcome === "processing") return "Your bank has not answered yet. Do not pay again; look here in a moment.";
    if (outcome === "refunded") setRefunded(message ?? "Your card gets everything back.");
    buying.renew();
    return message ?? "Nothing was charged. Try again.";
  };

  const confirm = async (buyer: Buyer | null): Promise<FormRefusal | void> => {
    try {
      return await buying.send(() => pay(buyer), buyer);
    } finally {
      // Whatever went wrong before the card was charged, the wallet must not say that it was.
      wallet.current?.fail();
      wallet.current = null;
    }
  };
  const takeWallet = (press: WalletPress) => void (wallet.current = press);
  return { ...buying, confirm, takeWallet, refunded };
}
