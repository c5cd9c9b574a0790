import { skipToken } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { periodAround } from "#web/features/reports/shared/period.ts";
import { ReportNote } from "#web/features/reports/shared/ReportNote.ts";
import { SharesCard } from "#web/features/reports/shared/SharesCard.tsx";
import { paths } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { WIDGET_LABELS } from "./widget-labels.ts";
import { useDashboardBayRevenueQuery } from "./widget-preferences.generated.ts";

/** Revenue per open hour of each bay this month, highest first. */
export function BayRevenueWidget({ venue }: { venue: Venue }) {
  const { name } = WIDGET_LABELS.bay_revenue;
  const { text } = periodAround("month", useVenueToday(venue));
  const mayRead = useCan("reports.read");
  const { data, error, refetch } = useDashboardBayRevenueQuery(
    mayRead ? { variables: { period: text, location_id: venue.id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  if (!mayRead) {
    return (
      <Card title={name}>
        <ReportNote>{refusalWithout("reports.read")}</ReportNote>
      </Card>
    );
  }
  if (!data) {
    return (
      <Card title={name}>
        {error ? (
          <ErrorState title="The chart did not load" error={explain(error)} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={6} rowHeight={28} />
        )}
      </Card>
    );
  }
  const bays = (data.analyticsRevenue?.bays ?? []).flatMap(({ resource_id, resource_name, per_hour }) =>
    per_hour ? [{ resource_id, resource_name, per_hour }] : [],
  );
  return (
    <SharesCard
      title={name}
      empty="Fills with the first bay time of the month that is paid."
      shares={bays
        .toSorted((one, other) => other.per_hour.amount - one.per_hour.amount)
        .map(({ resource_name, per_hour: { amount, currency } }) => ({
          label: resource_name,
          count: amount,
          text: formatMoney(amount, currency, venue.locale),
        }))}
      total={null}
      foot={<ReportLink to={`${paths.analytics}?by=month`}>Open the report</ReportLink>}
    />
  );
}

const ReportLink = styled(Link)({ textDecoration: "underline", textUnderlineOffset: 3 });
