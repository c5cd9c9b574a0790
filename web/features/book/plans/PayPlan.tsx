import { useSession } from "#web/session/session.ts";
import { PaymentsFrame } from "#web/money/PaymentsFrame.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { PLANS_PATH } from "../frame/steps.ts";
import { usePayChoice } from "../pay/PayFields.tsx";
import { isBuyerWhole, PurchasePayCard, sendBuyerForm } from "../pay/PurchaseColumns.tsx";
import type { CardPayments } from "../pay/use-card-payments.ts";
import { BuyerCard } from "../who/BuyerCard.tsx";
import { BuyColumns, type BuyFormProps, PLAN_EMAIL_HELP } from "./BuyColumns.tsx";
import { usePayPlan } from "./use-buy-plan.ts";

interface PayPlanProps extends BuyFormProps {
  payments: CardPayments;
}

/** Who buys, and the card that pays: loaded where something is charged, and nowhere else. */
export function PayPlan({ payments, ...props }: PayPlanProps) {
  return (
    <PaymentsFrame publishableKey={payments.publishable_key ?? ""} account={payments.connect_account ?? undefined}>
      <PayForm {...props} />
    </PaymentsFrame>
  );
}

function PayForm(props: BuyFormProps) {
  const { preview, onBought, onStale, price } = props;
  const { session } = useSession();
  const person = session.status === "signed_in" ? session.person : undefined;
  const choosing = usePayChoice(person?.id);
  const paying = usePayPlan({ choice: choosing.choice, preview, onBought, onStale });
  const { confirm, takeWallet, problem, refunded, isSending } = paying;
  const mayOpenWallet = () => {
    const isWhole = person !== undefined || isBuyerWhole();
    // The form says what is missing.
    if (!isWhole) sendBuyerForm();
    return isWhole;
  };
  if (refunded !== undefined) {
    return (
      <Notice role="alert">
        <h1>Nothing is bought, and your money comes back</h1>
        <p>{refunded}</p>
        <PublicLink data-look="main" to={PLANS_PATH}>
          See the plans
        </PublicLink>
      </Notice>
    );
  }
  return (
    <BuyColumns {...props} isSending={isSending} submit={`Pay ${price}`}>
      <BuyerCard confirm={confirm} emailHelp={PLAN_EMAIL_HELP} />
      <PurchasePayCard
        deposit={preview.due_now}
        full={preview.due_now}
        choosing={choosing}
        mayOpenWallet={mayOpenWallet}
        onWallet={(press) => {
          takeWallet(press);
          sendBuyerForm();
        }}
        problem={problem}
      />
    </BuyColumns>
  );
}
