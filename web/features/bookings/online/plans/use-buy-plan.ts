import type { PayChoice } from "../pay/use-pay-booking.ts";
import { useCardPurchase, useRequestKey, useSending, type Buyer } from "../pay/use-purchase.ts";
import type { Preview } from "./BuyColumns.tsx";
import { useConfirmPlanPurchaseMutation, useStartPlanPurchaseMutation } from "./plans.generated.ts";

interface BuyPlan {
  preview: Pick<Preview, "plan_id" | "membership_id" | "begins" | "dry_run_id">;
  /** Whether later invoices are charged to the saved card. */
  paysByCard?: boolean;
  onBought: (buyer: Buyer | null) => void;
  /** The figures shown no longer hold. */
  onStale: () => void;
}

function useBeginPlan({ plan_id, membership_id, begins, dry_run_id }: BuyPlan["preview"], pays_by_card: boolean) {
  const [start] = useStartPlanPurchaseMutation();
  const key = useRequestKey(dry_run_id);
  const begin = async (buyer: Buyer | null) => {
    const input = { plan_id, membership_id, begins, dry_run_id, request_key: key.current(), pays_by_card, buyer };
    const { data } = await start({ variables: { input } });
    if (!data?.startPlanPurchase) throw new Error("The purchase came back empty.");
    return data.startPlanPurchase.payment;
  };
  return { begin, onEnded: key.renew };
}

/** Starts a plan with nothing due today. */
export function useBeginFree({ preview, ...sending }: BuyPlan) {
  const { begin } = useBeginPlan(preview, false);
  const { send, ...shown } = useSending(sending);
  const start = () =>
    send(async () => {
      await begin(null);
      return null;
    }, null);
  return { start, ...shown };
}

/** Buys the plan by card. */
export function usePayPlan({ preview, paysByCard = false, ...buy }: BuyPlan & { choice: PayChoice }) {
  const beginning = useBeginPlan(preview, paysByCard);
  const [confirm] = useConfirmPlanPurchaseMutation();
  const ask = async (paid: { payment_intent_id: string; connect_account: string }) =>
    (await confirm({ variables: { input: paid } })).data?.confirmPlanPurchase;
  return useCardPurchase({ ...buy, ...beginning, ask });
}
