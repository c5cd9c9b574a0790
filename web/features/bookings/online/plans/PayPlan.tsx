import { useState } from "react";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { useSession } from "#web/session/session.ts";
import { Notice } from "../frame/Notice.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { PublicCheckbox } from "../frame/PublicCheckbox.tsx";
import { PLANS_PATH } from "../frame/steps.ts";
import { usePayChoice } from "../pay/PayFields.tsx";
import { isBuyerWhole, PurchasePayCard, sendBuyerForm } from "../pay/PurchaseColumns.tsx";
import type { CardPayments } from "../pay/WithCardPayments.tsx";
import { BuyerCard } from "../who/BuyerCard.tsx";
import { BuyColumns, PLAN_EMAIL_HELP, type BuyFormProps } from "./BuyColumns.tsx";
import { usePayPlan } from "./use-buy-plan.ts";

interface PayPlanProps extends BuyFormProps {
  payments: CardPayments;
}

/** Buyer and card. Lazy-loaded, only where something is charged. */
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
  const renews = preview.membership_id === null && preview.charges.length > 0;
  const [wantsLater, setWantsLater] = useState(false);
  const paysByCard = renews && person !== undefined && wantsLater;
  // A card charged later has to be saved.
  const choice = { ...choosing.choice, savesCard: choosing.choice.savesCard || paysByCard };
  const paying = usePayPlan({ choice, preview, paysByCard, onBought, onStale });
  const { confirm, takeWallet, problem, refunded, isSending } = paying;
  const mayOpenWallet = () => {
    const isWhole = person !== undefined || isBuyerWhole();
    // Submitting makes the form show what is missing.
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
      <BuyerCard confirm={confirm} emailHelp={PLAN_EMAIL_HELP} asksForNews />
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
      >
        {renews ? <LaterBills isMember={person !== undefined} isWanted={wantsLater} onChange={setWantsLater} /> : null}
      </PurchasePayCard>
    </BuyColumns>
  );
}

interface LaterBillsProps {
  isMember: boolean;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Asks for consent to charge later invoices to the card; required for automatic charges. */
function LaterBills({ isMember, isWanted, onChange }: LaterBillsProps) {
  const said = isWanted
    ? "Each later bill is charged to the card that you saved last, on its day. Your profile ends this at any time."
    : "Later bills are not charged automatically: you pay each in your profile or at the venue.";
  return (
    <div style={{ display: "grid", gap: 4, marginTop: 16 }}>
      {isMember ? (
        <PublicCheckbox isChecked={isWanted} onChange={onChange}>
          Save the card and charge later bills to it
        </PublicCheckbox>
      ) : null}
      <p role="status" style={{ fontSize: 12, lineHeight: "16px", color: "var(--text-2)" }}>
        {said}
      </p>
    </div>
  );
}
