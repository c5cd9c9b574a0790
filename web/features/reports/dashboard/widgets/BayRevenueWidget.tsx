import { skipToken } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { periodAround } from "#web/features/reports/shared/period.ts";
import { SharesCard } from "#web/features/reports/shared/SharesCard.tsx";
import { paths } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useCan } from "#web/session/session.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { WIDGET_LABELS } from "./widget-labels.ts";
import { useDashboardBayRevenueQuery } from "./widget-preferences.generated.ts";

/** Revenue per open hour of each bay this month, highest first. */
export function BayRevenueWidget({ venue }: { venue: Venue }) {
  const { name } = WIDGET_LABELS.bay_revenue;
  const { text } = periodAround("month", useVenueToday(venue));
  const mayRead = useCan("reports.read");
  const query = useDashboardBayRevenueQuery(
    mayRead ? { variables: { period: text, location_id: venue.id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  if (!mayRead) {
    return (
      <Card title={name}>
        <CardNote>{refusalWithout("reports.read")}</CardNote>
      </Card>
    );
  }
  if (!query.data) {
    return (
      <Card title={name}>
        <Unloaded failure="The chart did not load" query={query} waiting={<RowsSkeleton rows={6} rowHeight={28} />} />
      </Card>
    );
  }
  const bays = (query.data.analyticsRevenue?.bays ?? []).flatMap(({ resource_id, resource_name, per_hour }) =>
    per_hour ? [{ resource_id, resource_name, per_hour }] : [],
  );
  return (
    <SharesCard
      title={name}
      empty="No paid bay time this month yet."
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
