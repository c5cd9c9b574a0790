import type { GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { clientPath } from "#web/app/paths.ts";
import { pageVariables, useList } from "#web/app/use-list.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useUrlFilter } from "#web/app/use-url-value.ts";
import type { MembershipStatus } from "#web/apollo/schema-types.generated.ts";
import type { DayFormats } from "#web/time/format-day.ts";
import { formatDay } from "#web/time/format-day.ts";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { formatMoney } from "#schema/shared/format-money.ts";
import { PersonName } from "#web/ui/text/PersonName.tsx";
import { STATUS_LOOKS } from "#web/memberships/format-membership.ts";
import type { MembershipRowFragment } from "#web/memberships/membership.generated.ts";
import { MembershipChip } from "#web/memberships/MembershipChip.tsx";
import { useDayFormats } from "#web/memberships/use-day-formats.ts";
import { useMembershipCountsQuery, useMembershipListQuery } from "./memberships.generated.ts";

const ORDER = { sorts: ["client_name", "period_end"], sortDir: "asc" } as const;
const STATUSES = ["active", "pause_scheduled", "paused", "past_due", "cancel_scheduled", "cancelled"] as const;
const EMPTY = {
  title: "No memberships here",
  text: "Sell one on a client’s page, once there is a plan.",
};

/** Who has which plan, and its status; a row opens the client's page, where memberships are managed. */
export function MembershipsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [wanted, setStatus] = useUrlFilter("status");
  const navigate = useNavigate();
  const formats = useDayFormats();
  const status = STATUSES.find((one) => one === wanted) ?? null;
  const { data } = useMembershipCountsQuery({ fetchPolicy: "cache-and-network" });
  const list = useList(useMembershipListQuery, { ...pageVariables(query), status }, ({ memberships }) => memberships);
  const columns = useMemo(() => membershipColumns(formats), [formats]);
  const views = STATUSES.map((view) => {
    const count = data?.membershipCounts?.[view];
    return { view, label: STATUS_LOOKS[view].label, ...(count !== undefined && { count }) };
  });
  return (
    <Screen meta={list.isKnown ? <span className="figures">{list.total}</span> : null}>
      <ListWithPanel panel={null}>
        <ViewTabs<MembershipStatus | "all">
          label="Status"
          views={[{ view: "all", label: "All" }, ...views]}
          current={status ?? "all"}
          onChange={(view) => setStatus(view === "all" ? null : view)}
        />
        <ServerGrid
          noun="memberships"
          columns={columns}
          {...list}
          query={query}
          onQueryChange={setQuery}
          searchLabel="Name, email"
          empty={EMPTY}
          onRowOpen={({ client_id }) => void navigate(clientPath(client_id))}
          renderCard={(row) => <MembershipCard row={row} formats={formats} />}
        />
      </ListWithPanel>
    </Screen>
  );
}

function membershipColumns(formats: DayFormats): readonly GridColDef<MembershipRowFragment>[] {
  return [
    {
      field: "client_name",
      headerName: "Member",
      flex: 3,
      minWidth: 160,
      renderCell: ({ row }) => <PersonName name={row.client_name} />,
    },
    { field: "plan_name", headerName: "Plan", flex: 2, minWidth: 120, sortable: false },
    {
      field: "status",
      headerName: "State",
      flex: 2,
      minWidth: 190,
      sortable: false,
      renderCell: ({ row }) => <MembershipChip row={row} formats={formats} />,
    },
    {
      field: "next_charge",
      headerName: "Next bill",
      align: "right",
      headerAlign: "right",
      width: 110,
      sortable: false,
      valueGetter: (_value, { next_charge: next }) =>
        next ? formatMoney(next.amount, next.currency, formats.locale) : "–",
    },
    {
      field: "period_end",
      headerName: "on",
      width: 120,
      valueGetter: (_value, { next_charge_on: on }) => (on ? formatDay(on, formats) : "no bill"),
    },
  ];
}

function MembershipCard({ row, formats }: { row: MembershipRowFragment; formats: DayFormats }) {
  const { next_charge: next, next_charge_on: on } = row;
  return (
    <RowCard>
      <b>{row.client_name}</b>
      <span className="quiet">{row.plan_name}</span>
      <span className="quiet">
        {next && on
          ? `${formatMoney(next.amount, next.currency, formats.locale)} on ${formatDay(on, formats)}`
          : "No bill to come"}
      </span>
      <span className="states">
        <MembershipChip row={row} formats={formats} />
      </span>
    </RowCard>
  );
}
