import { useRef, useState } from "react";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type {
  ConfirmPlanPurchaseInput,
  PlanBuyerInput,
  PlanPurchaseOutcome,
} from "#web/apollo/schema-types.generated.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { useCardPayment, type CardChoice } from "./use-card-payment.ts";

/** Only who buys a plan is asked for news. */
export type Buyer = PlanBuyerInput;

interface Sending {
  onBought: (buyer: Buyer | null) => void;
  /** The figures shown no longer hold. */
  onStale?: () => void;
}

/**
 * Returns the request key of a purchase, so that double clicks and retries after a decline pay once. Other figures get another
 * key.
 */
export function useRequestKey(figures: string): { current: () => string; renew: () => void } {
  const kept = useRef<{ key: string; of: string }>(null);
  return {
    current() {
      if (kept.current?.of !== figures) kept.current = { key: crypto.randomUUID(), of: figures };
      return kept.current.key;
    },
    renew: () => void (kept.current = null),
  };
}

const INPUT_FIELD = /^buyer\./;

/** Maps the result of a purchase to the buyer form. */
export function useSending({ onBought, onStale }: Sending) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Runs the purchase; resolves to errors for the form, if any. */
  const send = async (work: () => Promise<string | null>, buyer: Buyer | null): Promise<FormRefusal | void> => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const refusal = await work();
      if (refusal === null) return onBought(buyer);
      setProblem(refusal);
    } catch (error) {
      if (faultOf(error).code === "stale_dry_run") onStale?.();
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
  return { send, isSending, problem };
}

interface BegunPayment {
  payment_intent_id: string;
  client_secret: string;
  connect_account: string;
}

interface CardPurchase extends Sending {
  choice: CardChoice;
  /** Starts the purchase; null if nothing is charged and it is complete. */
  begin: (buyer: Buyer | null) => Promise<BegunPayment | null>;
  /** Queries the outcome from the server. */
  ask: (
    paid: ConfirmPlanPurchaseInput,
  ) => Promise<{ outcome: PlanPurchaseOutcome; message: string | null } | null | undefined>;
  /** This purchase has ended: the next attempt starts another. */
  onEnded: () => void;
}

/** Buys something online: charges the card, including the bank's verification, and completes once the server has confirmed it. */
export function useCardPurchase({ choice, begin, ask, onEnded, ...sending }: CardPurchase) {
  const { pay, takeWallet } = useCardPayment(choice);
  const { send, isSending, problem } = useSending(sending);
  const [refunded, setRefunded] = useState<string>();

  const buy = async (buyer: Buyer | null): Promise<string | null> => {
    const paid = await pay({
      start: () => begin(buyer),
      ask: ({ payment_intent_id, connect_account }) => ask({ payment_intent_id, connect_account }),
      isProcessing: ({ outcome }) => outcome === "processing",
    });
    if (paid.problem !== undefined) return paid.problem;
    if (paid.outcome === null || paid.outcome.outcome === "bought") return null;
    const { outcome, message } = paid.outcome;
    if (outcome === "processing") return "Your bank has not answered yet. Do not pay again; look here in a moment.";
    if (outcome === "refunded") setRefunded(message ?? "The full amount is refunded to your card.");
    onEnded();
    return message ?? "Nothing was charged. Try again.";
  };

  const confirm = (buyer: Buyer | null) => send(() => buy(buyer), buyer);
  return { confirm, takeWallet, isSending, problem, refunded };
}
