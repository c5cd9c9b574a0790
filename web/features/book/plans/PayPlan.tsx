import { useSession } from "#web/session/session.ts";
import { PaymentsFrame } from "#web/money/PaymentsFrame.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { PLANS_PATH } from "../frame/steps.ts";
import { PayFields, usePayChoice } from "../pay/PayFields.tsx";
import type { CardPayments } from "../pay/use-card-payments.ts";
import { BUYER_FORM_ID, BuyerCard } from "./BuyerForm.tsx";
import { BuyColumns, type BuyFormProps } from "./BuyColumns.tsx";
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
  const form = () => document.querySelector<HTMLFormElement>(`#${BUYER_FORM_ID}`);
  const mayOpenWallet = () => {
    const isWhole = person !== undefined || [...(form()?.elements ?? [])].every(isFilled);
    // The form says what is missing.
    if (!isWhole) form()?.requestSubmit();
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
      <BuyerCard confirm={confirm} />
      <Card style={{ padding: 16 }}>
        <header style={{ display: "flex", flexWrap: "wrap", gap: "4px 8px", marginBottom: 12 }}>
          <CardTitle style={{ flex: 1 }}>Pay</CardTitle>
          <small className="safe">
            <Icon name="lock" size={14} /> Card data goes to the payment provider only
          </small>
        </header>
        <PayFields
          deposit={preview.due_now}
          full={preview.due_now}
          choosing={choosing}
          mayOpenWallet={mayOpenWallet}
          onWallet={(press) => {
            takeWallet(press);
            form()?.requestSubmit();
          }}
          problem={problem}
        />
      </Card>
    </BuyColumns>
  );
}

const isFilled = (field: Element): boolean =>
  !(field instanceof HTMLInputElement) || field.name === "phone" || field.value.trim() !== "";
