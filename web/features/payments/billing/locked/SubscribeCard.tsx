import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { PlanPicker } from "#web/features/payments/shared/subscription/PlanPicker.tsx";
import { SubscribeForm } from "#web/features/payments/shared/subscription/SubscribeForm.tsx";
import {
  useCompanyBillingQuery,
  type CompanyBillingQuery,
  type PlanShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { SplitCard } from "#web/screen/PublicLayout.tsx";
import { useSignInAgain } from "#web/screen/use-sign-in-again.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
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
  const { data, error, refetch } = useCompanyBillingQuery({ variables: { id } });
  const plans = data?.platformPlans?.data ?? [];
  const before = data?.companySubscription?.price_id;
  const priceId = chosen ?? plans.find(({ price_id }) => price_id === before)?.price_id;
  return (
    <SplitCard>
      <Column>
        {lock}
        {data ? <PlanPicker plans={plans} priceId={priceId} onChange={setChosen} /> : null}
        {!data && !error ? <TextSkeleton lines={6} /> : null}
        {error ? (
          <ErrorState
            title="Failed to load company subscription"
            error={explain(error)}
            onRetry={() => void refetch()}
          />
        ) : null}
      </Column>
      <CardColumn data={data} plan={plans.find(({ price_id }) => price_id === priceId)} onClose={onClose} />
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
    <Column>
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

const Column = styled("section")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  "& .who": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    paddingBottom: 16,
    borderBottom: "1px solid var(--line)",
  },
  "& .who b": { fontWeight: 600 },
});
