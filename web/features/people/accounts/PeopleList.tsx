import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { STAFF_ROLES } from "#schema/people/accounts/models.ts";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlFilter, useUrlId } from "#web/screen/use-url-value.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { accountColumns, AccountStateChip, seenText, Who } from "./account-columns.tsx";
import { AccountPanel } from "./AccountPanel.tsx";
import { useAccountListQuery, type AccountRowFragment } from "./accounts.generated.ts";
import { rolesText, SHORT_ROLES } from "./roles/role-labels.ts";
import { useRolesPermissionsQuery } from "./roles/roles.generated.ts";

const ORDER = { sorts: ["name", "last_seen_at"], sortDir: "asc" } as const;

/** The staff list; a row opens beside it. */
export function PeopleList() {
  const [query, setQuery] = useListUrl(ORDER);
  const [openedId, setOpened] = useUrlId("account");
  const filter = useAccountFilter();
  const variables = {
    ...pageVariables(query),
    type: filter.role,
    status: filter.isInvited ? "invited" : null,
  } as const;
  const list = useList(useAccountListQuery, variables, ({ accounts }) => accounts);
  const { venue } = useVenues();
  const now = useNow();
  const columns = useMemo(() => accountColumns(venue, now), [venue, now]);
  return (
    <ListWithPanel
      panel={
        openedId === null ? null : <AccountPanel key={openedId} accountId={openedId} onClose={() => setOpened(null)} />
      }
    >
      <ServerGrid
        noun="people"
        columns={columns}
        {...list}
        query={query}
        onQueryChange={setQuery}
        searchLabel="Name or email"
        filters={filter.filters}
        onFilterToggle={filter.toggle}
        onClearFilters={() => {
          filter.clear();
          setQuery({ ...query, search: "", page: 1 });
        }}
        empty={{ title: "Nobody works here yet", text: "Invite the first colleague." }}
        columnVisibility={{ session_count: openedId === null }}
        openRowId={openedId}
        onRowOpen={({ id }) => setOpened(id)}
        renderCard={(account) => <AccountCard account={account} now={now} />}
      />
    </ListWithPanel>
  );
}

function AccountCard({ account, now }: { account: AccountRowFragment; now: number }) {
  const { venue } = useVenues();
  return (
    <Card>
      <Who account={account} />
      <small>
        {[rolesText(account.roles), account.last_seen_at && seenText(account, venue, now)].filter(Boolean).join(" · ")}
        {account.status === "active" ? null : <AccountStateChip account={account} />}
      </small>
    </Card>
  );
}

const Card = styled("span")({
  display: "grid",
  gap: 6,
  "& > small": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 8,
    fontSize: 13,
    lineHeight: "20px",
  },
});

const INVITED = "invited";

/** The list filter, kept in the URL: a role, or people who have not signed in yet. */
function useAccountFilter() {
  const [text, set] = useUrlFilter("type");
  const role = STAFF_ROLES.find((one) => one === text) ?? null;
  const isInvited = text === INVITED;
  const { data } = useRolesPermissionsQuery({ fetchPolicy: "cache-and-network" });
  const countOf = (name: string) => data?.rolesPermissions?.roles.find((one) => one.role === name)?.people;
  const filters: GridFilter[] = [
    ...STAFF_ROLES.toReversed().map((one) => {
      const count = countOf(one);
      return { key: one, label: SHORT_ROLES[one], isOn: one === role, ...(count === undefined ? {} : { count }) };
    }),
    { key: INVITED, label: "Invited", isOn: isInvited },
  ];
  return { role, isInvited, filters, toggle: (key: string) => set(key === text ? null : key), clear: () => set(null) };
}
