import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useSignInAgain } from "#web/app/use-sign-in-again.ts";
import { PaymentsFrame } from "#web/money/PaymentsFrame.tsx";
import { PlanPicker } from "#web/money/PlanPicker.tsx";
import { SubscribeForm } from "#web/money/SubscribeForm.tsx";
import type { CompanySubscriptionShownFragment, PlanShownFragment } from "#web/money/subscription.generated.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { Note } from "#web/ui/state/Note.tsx";

interface SubscribeAgainProps {
  plans: readonly PlanShownFragment[];
  subscription: CompanySubscriptionShownFragment;
  publishableKey: string;
}

/** For a company that pays nothing at present: in its trial, or after a subscription that ended. */
export function SubscribeAgain({ plans, subscription, publishableKey }: SubscribeAgainProps) {
  const [chosen, setChosen] = useState(subscription.price_id ?? undefined);
  const signInAgain = useSignInAgain();
  return (
    <Card title="Subscribe">
      <Halves>
        <div className="note">
          <Note tone="blue" icon="info">
            No active subscription. Select a plan and payment method to subscribe.
          </Note>
        </div>
        <PlanPicker plans={plans} priceId={chosen} onChange={setChosen} />
        <PaymentsFrame publishableKey={publishableKey}>
          <SubscribeForm
            plan={plans.find(({ price_id }) => price_id === chosen)}
            savedCard={subscription.default_payment_method}
            onSubscribed={signInAgain}
          />
        </PaymentsFrame>
      </Halves>
    </Card>
  );
}

const Halves = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  alignItems: "start",
  gap: 24,
  padding: "4px 16px 16px",
  "& .note": { gridColumn: "1 / -1" },
});
