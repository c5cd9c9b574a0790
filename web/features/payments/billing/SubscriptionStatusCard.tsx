import Button from "@mui/material/Button";
import { isPendingCancel, statusLabel } from "#web/features/payments/shared/subscription/format-subscription.ts";
import type { CompanySubscriptionShownFragment } from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Facts, type Fact } from "#web/ui/text/Facts.tsx";
import { Fine } from "#web/ui/text/Quiet.ts";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

type Subscription = CompanySubscriptionShownFragment;

/** The state of the subscription with its dates. */
export function SubscriptionStatusCard({ subscription }: { subscription: Subscription }) {
  const formatDate = useFormatDate();
  const { status, platform_fee_percentage } = subscription;
  const runs = subscription.id != null && status !== "canceled" && !subscription.is_comped;
  return (
    <Card title="Subscription">
      <CardBody>
        <div className="acts">
          <StateChip
            tone={status === "active" ? "green" : "grey"}
            icon={status === "active" ? "check-circle" : "circle"}
          >
            {statusLabel(status)}
          </StateChip>
          {subscription.is_past_due ? (
            <StateChip tone="red" icon="warning">
              Payment failed, tried again
            </StateChip>
          ) : null}
          {runs && isPendingCancel(subscription) && subscription.ends_at != null ? (
            <StateChip tone="amber" icon="clock">
              Cancels {formatDate(subscription.ends_at)}
            </StateChip>
          ) : null}
        </div>
        <Facts labelWidth={84} facts={factsOf(subscription, formatDate)} />
        {platform_fee_percentage == null ? null : (
          <Fine>The platform takes {platform_fee_percentage} % of card payments.</Fine>
        )}
        {runs && !isPendingCancel(subscription) && !subscription.is_example ? (
          <CancelButton subscription={subscription} />
        ) : null}
      </CardBody>
    </Card>
  );
}

function factsOf(subscription: Subscription, formatDate: (instant: string) => string): Fact[] {
  const { plan, started_at, next_billing_date, ends_at, current_period_start, current_period_end } = subscription;
  const facts: (Fact | null)[] = [
    { label: "Plan", value: plan?.name ?? "None" },
    started_at == null ? null : { label: "Since", value: formatDate(started_at) },
    next_billing_date == null ? null : { label: "Next bill", value: formatDate(next_billing_date) },
    next_billing_date != null || ends_at == null
      ? null
      : { label: "Next bill", value: `None, it ends ${formatDate(ends_at)}` },
    current_period_start == null || current_period_end == null
      ? null
      : { label: "Period", value: `${formatDate(current_period_start)} to ${formatDate(current_period_end)}` },
  ];
  return facts.filter((fact) => fact !== null);
}

function CancelButton({ subscription: { current_period_end } }: { subscription: Subscription }) {
  const confirm = useConfirm();
  const formatDate = useFormatDate();
  const { cancel } = useSubscriptionActs();
  const ask = async () => {
    const until = current_period_end == null ? "the end of the period" : formatDate(current_period_end);
    const isSure = await confirm({
      title: "Cancel the subscription?",
      text: `You keep everything until ${until}. After that the booking page closes and staff see the lock screen. Nothing is deleted.`,
      confirmLabel: "Cancel subscription",
      cancelLabel: "Keep my plan",
      tone: "danger",
    });
    if (isSure) await cancel();
  };
  return (
    <Button color="error" fullWidth onClick={() => void ask()}>
      Cancel subscription
    </Button>
  );
}
