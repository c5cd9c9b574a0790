import Button from "@mui/material/Button";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo, type ComponentProps } from "react";
import { Link, useNavigate } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { MembershipStatus } from "#web/apollo/schema-types.generated.ts";
import { STATUS_LOOKS } from "#web/features/memberships/shared/format-membership.ts";
import type { MembershipRowFragment } from "#web/features/memberships/shared/membership.generated.ts";
import { MembershipChip } from "#web/features/memberships/shared/MembershipChip.tsx";
import { useDayFormats } from "#web/features/memberships/shared/use-day-formats.ts";
import { clientPath, paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { idOf, useUrlFilter } from "#web/screen/use-url-value.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { PersonName } from "#web/ui/text/PersonName.tsx";
import {
  useMembershipCountsQuery,
  useMembershipListQuery,
  usePlanNamesQuery,
  type PlanNamesQuery,
} from "./memberships.generated.ts";

const ORDER = { sorts: ["client_name", "period_end"], sortDir: "asc" } as const;
const STATUSES = ["active", "pause_scheduled", "paused", "past_due", "cancel_scheduled", "cancelled"] as const;

/** Who has which plan, and its status; a row opens the client's page, where memberships are managed. */
export function MembershipsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [wanted, setStatus] = useUrlFilter("status");
  const [plan, setPlan] = useUrlFilter("plan");
  const navigate = useNavigate();
  const formats = useDayFormats();
  const status = STATUSES.find((one) => one === wanted) ?? null;
  const plan_id = plan === null ? null : idOf(plan);
  const { data } = useMembershipCountsQuery({ variables: { plan_id }, fetchPolicy: "cache-and-network" });
  const list = useList(
    useMembershipListQuery,
    { ...pageVariables(query), status, plan_id },
    ({ memberships }) => memberships,
  );
  const plans = usePlanNamesQuery().data?.membershipPlans?.data ?? [];
  const chosen = plans.find(({ id }) => id === plan_id) ?? UNKNOWN_PLAN;
  const showAll = () => {
    setStatus(null);
    setPlan(null);
  };
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
          tools={<PlanChoice plans={plans} planId={plan_id} onChange={setPlan} />}
          empty={emptyOf(status, plan_id === null ? null : chosen, showAll)}
          onRowOpen={({ client_id }) => void navigate(clientPath(client_id))}
          renderCard={(row) => <MembershipCard row={row} formats={formats} />}
        />
      </ListWithPanel>
    </Screen>
  );
}

type PlanName = NonNullable<PlanNamesQuery["membershipPlans"]>["data"][number];

/** Until the names have loaded, or where the address names no plan. */
const UNKNOWN_PLAN = { name: "this plan", is_archived: false };

type Empty = ComponentProps<typeof ServerGrid>["empty"];

/** What an empty list says: who has none, and the way to sell one or to see the rest. */
function emptyOf(
  status: MembershipStatus | null,
  plan: Pick<PlanName, "name" | "is_archived"> | null,
  showAll: () => void,
): Empty {
  const all = <Button onClick={showAll}>All memberships</Button>;
  if (status !== null) {
    const which = plan ? `No membership of ${plan.name}` : "No membership";
    const text = `${which} has the state “${STATUS_LOOKS[status].label}”.`;
    return { title: "No memberships here", text, actions: all };
  }
  const clients = (
    <Button component={Link} to={paths.clients}>
      Clients
    </Button>
  );
  if (!plan) {
    const text = "Sell one on a client’s page, once there is a plan.";
    return { title: "No memberships yet", text, actions: clients };
  }
  const title = `Nobody has ${plan.name}`;
  if (plan.is_archived) return { title, text: "The plan is archived and no longer sold.", actions: all };
  return {
    title,
    text: "Sell it on a client’s page.",
    actions: (
      <>
        {clients}
        {all}
      </>
    ),
  };
}

interface PlanChoiceProps {
  plans: readonly PlanName[];
  planId: number | null;
  onChange: (plan: string | null) => void;
}

function PlanChoice({ plans, planId, onChange }: PlanChoiceProps) {
  return (
    <PlainSelect
      dense
      aria-label="Plan"
      placeholder="All plans"
      // somebody who redeems a gift card gets credit, not a membership
      options={plans
        .filter(({ is_gift_card }) => !is_gift_card)
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      value={planId === null ? "" : String(planId)}
      onChange={(event) => onChange(event.target.value || null)}
    />
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
