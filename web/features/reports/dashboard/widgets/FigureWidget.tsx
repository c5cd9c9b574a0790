import { skipToken } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import type { WidgetName } from "#schema/reports/dashboard/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { periodAround } from "#web/features/reports/shared/period.ts";
import { paths } from "#web/screen/paths.ts";
import { usePerson } from "#web/session/session.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { WIDGET_LABELS } from "./widget-labels.ts";
import { useDashboardFiguresQuery, type DashboardFiguresQuery } from "./widget-preferences.generated.ts";

export type FigureName = Extract<WidgetName, "revenue" | "bay_use" | "bookings" | "no_shows">;

/** One figure of this week, linked to its report. */
export function FigureWidget({ widget, venue }: { widget: FigureName; venue: Venue }) {
  const { text } = periodAround("week", useVenueToday(venue));
  const mayRead = useMayRead();
  const { data, error } = useDashboardFiguresQuery(
    mayRead ? { variables: { period: text, location_id: venue.id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const { name, about } = WIDGET_LABELS[widget];
  const value = data ? valueOf(widget, data, venue.locale) : null;
  const missing = error ? "The figure did not load." : data && EMPTY[widget];
  const sentence = value === null && missing ? missing : about;
  return (
    <Card title={name}>
      <Body gap={2}>
        {value === null ? null : <b>{value}</b>}
        <p>{mayRead ? sentence : refusalWithout("reports.read")}</p>
        {mayRead ? <Link to={`${reportOf(widget)}?by=week`}>Open the report</Link> : null}
      </Body>
    </Card>
  );
}

const reportOf = (widget: FigureName): string => (widget === "revenue" ? paths.revenueReport : paths.analytics);

function useMayRead(): boolean {
  const { permissions, own_permissions } = usePerson();
  return [...permissions, ...own_permissions].includes("reports.read");
}

/** What would provide the figure. */
const EMPTY: Record<FigureName, string> = {
  revenue: "No payments this week yet.",
  bay_use: "No bay is open this week.",
  bookings: "No bookings this week yet.",
  no_shows: "No bookings this week yet.",
};

/** Null if there is no data yet. */
function valueOf(widget: FigureName, { overview, revenue }: DashboardFiguresQuery, locale: string): string | null {
  const totals = overview?.totals;
  if (widget === "revenue") {
    const [first] = revenue?.totals ?? [];
    return first ? formatMoney(first.revenue.amount, first.revenue.currency, locale) : null;
  }
  if (!totals) return null;
  if (widget !== "bay_use" && totals.bookings === 0) return null;
  if (widget === "bookings") return totals.bookings.toLocaleString(locale);
  if (widget === "no_shows") return totals.no_shows.toLocaleString(locale);
  return totals.occupancy_percent === null ? null : `${totals.occupancy_percent.toFixed(1)}%`;
}

const Body = styled(CardBody)({
  "& b": { fontSize: 22, lineHeight: "28px", fontVariantNumeric: "tabular-nums" },
  "& p": { color: "var(--text-2)" },
  "& a": { justifySelf: "start", textDecoration: "underline", textUnderlineOffset: 3 },
});
