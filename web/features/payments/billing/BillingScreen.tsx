import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import { BillingTabs } from "#web/features/payments/shared/BillingTabs.tsx";
import { cardLabel, isPendingCancel } from "#web/features/payments/shared/subscription/format-subscription.ts";
import {
  useCompanyBillingQuery,
  type CompanyBillingQuery,
  type CompanySubscriptionShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { EndingNote } from "./EndingNote.tsx";
import { InvoicesCard } from "./InvoicesCard.tsx";
import { PlansCard } from "./PlansCard.tsx";
import { SavedCardCard } from "./SavedCardCard.tsx";
import { SubscribeAgain } from "./SubscribeAgain.tsx";
import { SubscriptionStatusCard } from "./SubscriptionStatusCard.tsx";

/** The company's subscription to the platform: plan, card and invoices. */
export function BillingScreen() {
  const { id } = useCompany();
  const { data, error, refetch } = useCompanyBillingQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Screen>
      <BillingTabs current="subscription" />
      {data?.companySubscription ? <Billing data={data} subscription={data.companySubscription} /> : null}
      {!data && error ? (
        <ErrorState title="Failed to load company subscription" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <CardsSkeleton /> : null}
    </Screen>
  );
}

interface BillingProps {
  data: CompanyBillingQuery;
  subscription: CompanySubscriptionShownFragment;
}

function Billing({ data, subscription }: BillingProps) {
  const plans = data.platformPlans?.data ?? [];
  const publishableKey = data.billingStatus?.publishable_key ?? "";
  if (subscription.is_example) return <Example subscription={subscription} />;
  const runs = subscription.id != null && (subscription.status === "active" || subscription.status === "trialing");
  const { is_comped } = subscription;
  return (
    <Columns>
      <div>
        {is_comped ? <CompedNote reason={subscription.comp_reason} /> : null}
        {runs && isPendingCancel(subscription) ? <EndingNote subscription={subscription} /> : null}
        {runs || is_comped ? (
          <PlansCard plans={plans} subscription={subscription} />
        ) : (
          <SubscribeAgain
            plans={plans}
            subscription={subscription}
            publishableKey={publishableKey}
            account={data.accountInfo}
          />
        )}
        <InvoicesCard invoices={subscription.invoices} />
      </div>
      <div>
        <SubscriptionStatusCard subscription={subscription} />
        {runs ? <SavedCardCard card={subscription.default_payment_method} publishableKey={publishableKey} /> : null}
      </div>
    </Columns>
  );
}

/** A sandbox shows sample data without actions. */
function Example({ subscription }: { subscription: CompanySubscriptionShownFragment }) {
  const { default_payment_method: card } = subscription;
  return (
    <Columns>
      <div>
        <Note tone="violet" icon="info">
          Central company subscription is not accessible in shared sandbox. Displaying example data.
        </Note>
        <InvoicesCard invoices={subscription.invoices} />
      </div>
      <div>
        <SubscriptionStatusCard subscription={subscription} />
        {card ? (
          <Card title="Card">
            <p style={{ padding: "0 16px 16px", fontSize: 13, lineHeight: "20px" }}>{cardLabel(card)}</p>
          </Card>
        ) : null}
      </div>
    </Columns>
  );
}

function CompedNote({ reason }: { reason: string | null | undefined }) {
  return (
    <Note tone="teal" icon="gift">
      <strong>Your account is comped</strong>
      {reason ? `: ${reason}.` : "."} There is nothing to pay, and no plan to change or cancel.
    </Note>
  );
}

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(260px, 300px)",
  alignItems: "start",
  gap: 16,
  padding: 16,
  "& > div": { display: "flex", flexDirection: "column", gap: 16, minWidth: 0 },
  "@media (max-width: 1023.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
});
