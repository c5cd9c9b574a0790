import { BillingTabs } from "#web/features/payments/shared/BillingTabs.tsx";
import { cardLabel, isPendingCancel } from "#web/features/payments/shared/subscription/format-subscription.ts";
import {
  useCompanyBillingQuery,
  type CompanyBillingQuery,
  type CompanySubscriptionShownFragment,
} from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { Columns } from "#web/ui/layout/Columns.ts";
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
  const query = useCompanyBillingQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Screen>
      <BillingTabs current="subscription" />
      {query.data?.companySubscription ? (
        <Billing data={query.data} subscription={query.data.companySubscription} />
      ) : null}
      {query.data ? null : (
        <Unloaded failure="Failed to load company subscription" query={query} waiting={<CardsSkeleton />} />
      )}
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
    <Columns inset aside={300}>
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
    <Columns inset aside={300}>
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
            <CardBody>{cardLabel(card)}</CardBody>
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
