import { styled } from "@mui/material/styles";
import { useState } from "react";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { PlanPicker } from "#web/features/payments/shared/subscription/PlanPicker.tsx";
import { SubscribeForm } from "#web/features/payments/shared/subscription/SubscribeForm.tsx";
import type {
  CompanyBillingQuery,
  CompanySubscriptionShownFragment,
  PlanShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { useSignInAgain } from "#web/screen/use-sign-in-again.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { Note } from "#web/ui/state/Note.tsx";

interface SubscribeAgainProps {
  plans: readonly PlanShownFragment[];
  subscription: CompanySubscriptionShownFragment;
  publishableKey: string;
  account: CompanyBillingQuery["accountInfo"];
}

/** For a company without a paid subscription: in its trial, or after one that ended. */
export function SubscribeAgain({ plans, subscription, publishableKey, account }: SubscribeAgainProps) {
  const [chosen, setChosen] = useState(subscription.price_id ?? undefined);
  const signInAgain = useSignInAgain();
  const formatDate = useFormatDate();
  return (
    <Card title="Subscribe">
      <Halves>
        <div className="note">
          <Note tone="blue" icon="info">
            No active subscription. Select a plan and payment method to subscribe.
            {account?.is_trial && account.trial_ends_at != null ? (
              <>
                <br />
                The trial ends {formatDate(account.trial_ends_at)}.{remindersAhead(account.trial_days_left ?? 0)}
              </>
            ) : null}
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

/** Describes the remaining reminder mails, if any. */
function remindersAhead(daysLeft: number): string {
  if (daysLeft > 7) return " Owners get an email 7 days and 1 day before.";
  return daysLeft > 1 ? " Owners get an email 1 day before." : "";
}

const Halves = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  alignItems: "start",
  gap: 24,
  padding: "4px 16px 16px",
  "& .note": { gridColumn: "1 / -1" },
});
