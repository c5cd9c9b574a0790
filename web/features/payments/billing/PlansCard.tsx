import { styled } from "@mui/material/styles";
import { useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { intervalLabel, isPendingCancel } from "#web/features/payments/shared/subscription/format-subscription.ts";
import type {
  CompanySubscriptionShownFragment,
  PlanShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

interface PlansCardProps {
  plans: readonly PlanShownFragment[];
  subscription: CompanySubscriptionShownFragment;
}

/** The plans side by side; choosing another one changes it at once. */
export function PlansCard({ plans, subscription }: PlansCardProps) {
  const note = "Changes apply now. Unused days are credited on your next invoice.";
  return (
    <Card title="Plans" note={note}>
      {plans.length === 0 ? <EmptyState title="No plans available" /> : null}
      <Plans>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} subscription={subscription} />
        ))}
      </Plans>
    </Card>
  );
}

function Plan({ plan, subscription }: { plan: PlanShownFragment; subscription: CompanySubscriptionShownFragment }) {
  const { locale } = useCompany();
  const isOwn = plan.price_id === subscription.price_id;
  return (
    <article data-own={isOwn || undefined}>
      <div className="head">
        <h3>{plan.name}</h3>
        {isOwn ? (
          <StateChip tone="teal" icon="check-circle">
            {isPendingCancel(subscription) ? "Yours until it ends" : "Yours"}
          </StateChip>
        ) : null}
      </div>
      <p className="price">
        <b className="figures">{formatMoney(plan.price.amount, plan.price.currency, locale)}</b>{" "}
        {intervalLabel(plan.interval_months)}
      </p>
      <p>{plan.description}</p>
      <p>{plan.platform_fee_percentage} % of card payments</p>
      <ChangeButton plan={plan} subscription={subscription} />
    </article>
  );
}

function ChangeButton({
  plan,
  subscription,
}: {
  plan: PlanShownFragment;
  subscription: CompanySubscriptionShownFragment;
}) {
  const { locale } = useCompany();
  const { changePlan } = useSubscriptionActs();
  const confirm = useConfirm();
  const [isSending, setSending] = useState(false);
  if (plan.price_id === subscription.price_id) {
    return (
      <RefusableButton fullWidth refusal="This is your plan already.">
        Current plan
      </RefusableButton>
    );
  }
  const change = async () => {
    const price = formatMoney(plan.price.amount, plan.price.currency, locale);
    const isSure = await confirm({
      title: `Change to ${plan.name}?`,
      text: `${price} ${intervalLabel(plan.interval_months)} from now on. What is left of the period is credited with the next invoice.`,
      confirmLabel: `Change to ${plan.name}`,
      cancelLabel: "Keep my plan",
    });
    if (!isSure) return;
    setSending(true);
    await changePlan(plan);
    setSending(false);
  };
  return (
    <RefusableButton
      fullWidth
      loading={isSending}
      refusal={subscription.is_comped ? "Your account is comped" : undefined}
      onClick={() => void change()}
    >
      Change to {plan.name}
    </RefusableButton>
  );
}

const Plans = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  gap: 12,
  padding: "4px 16px 16px",
  "& article": {
    display: "flex",
    flexDirection: "column",
    gap: 8,
    padding: 16,
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--r)",
    fontSize: 13,
    lineHeight: "20px",
    color: "var(--text-2)",
  },
  "& article[data-own]": { borderColor: "var(--primary)", boxShadow: "inset 0 0 0 1px var(--primary)" },
  "& .head": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8 },
  "& h3": { fontSize: 16, lineHeight: "24px", color: "var(--text)" },
  "& .price b": { fontSize: 24, lineHeight: "32px", color: "var(--text)" },
  "& .MuiButton-root": { marginTop: "auto" },
});
