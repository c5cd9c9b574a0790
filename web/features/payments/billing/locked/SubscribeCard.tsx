import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { PlanPicker } from "#web/features/payments/shared/subscription/PlanPicker.tsx";
import { SubscribeForm } from "#web/features/payments/shared/subscription/SubscribeForm.tsx";
import {
  useCompanyBillingQuery,
  type CompanyBillingQuery,
  type PlanShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { SplitCard } from "#web/screen/PublicLayout.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useSignInAgain } from "#web/screen/use-sign-in-again.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";

interface SubscribeCardProps {
  /** Why the company is locked, shown above the plans. */
  lock: ReactNode;
  onClose: () => void;
}

/** Unlocks the company: plans on the left, the card to pay with on the right. */
export function SubscribeCard({ lock, onClose }: SubscribeCardProps) {
  const { id } = useCompany();
  const [chosen, setChosen] = useState<string>();
  const query = useCompanyBillingQuery({ variables: { id } });
  const plans = query.data?.platformPlans?.data ?? [];
  const before = query.data?.companySubscription?.price_id;
  const priceId = chosen ?? plans.find(({ price_id }) => price_id === before)?.price_id;
  return (
    <SplitCard>
      <Column as="section">
        {lock}
        {query.data ? (
          <PlanPicker plans={plans} priceId={priceId} onChange={setChosen} />
        ) : (
          <Unloaded failure="Failed to load company subscription" query={query} />
        )}
      </Column>
      <CardColumn data={query.data} plan={plans.find(({ price_id }) => price_id === priceId)} onClose={onClose} />
    </SplitCard>
  );
}

interface CardColumnProps {
  data: CompanyBillingQuery | undefined;
  plan: PlanShownFragment | undefined;
  onClose: () => void;
}

function CardColumn({ data, plan, onClose }: CardColumnProps) {
  const { session } = useSession();
  const signInAgain = useSignInAgain();
  return (
    <Column as="section">
      <div className="who">
        {/* Nobody is signed in for a moment before the sign-in screen. */}
        <b>{session.status === "signed_in" ? session.person.name : ""}</b>
        <Button onClick={onClose}>Back</Button>
      </div>
      <h2>Card</h2>
      {data?.billingStatus ? (
        <PaymentsFrame publishableKey={data.billingStatus.publishable_key}>
          <SubscribeForm
            plan={plan}
            savedCard={data.companySubscription?.default_payment_method}
            onSubscribed={signInAgain}
          />
        </PaymentsFrame>
      ) : (
        <TextSkeleton lines={5} />
      )}
    </Column>
  );
}

const Column = styled(Stack)({
  gap: 16,
  "& .who": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    paddingBottom: 16,
    borderBottom: "1px solid var(--line)",
  },
});
