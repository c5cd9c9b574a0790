import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { useListUrl } from "#web/app/use-list-url.ts";
import { pageVariables, useList } from "#web/app/use-list.ts";
import { useOpenRow } from "#web/app/use-open-row.ts";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { GridFooter } from "#web/ui/grid/GridFooter.tsx";
import { GridTools } from "#web/ui/grid/GridTools.tsx";
import { GridWithoutRows } from "#web/ui/grid/GridWithoutRows.tsx";
import { fromStart } from "#web/ui/grid/list-query.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { usePlanChoicesQuery, usePlanListQuery } from "./membership-plans.generated.ts";
import { PlanPanel } from "./PlanPanel.tsx";
import { PlanTable } from "./PlanTable.tsx";

const NEW = "new";
/** The list's default order: plans on sale first, then by name. */
const ORDER = { sorts: ["name"], sortDir: "asc" } as const;
const EMPTY = { title: "No membership plans yet", text: "Add the first one: a price, a period and what it gives." };

/** The venue's membership plans; a row opens its editor. */
export function MembershipPlansScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [opened, setOpened] = useUrlValue("plan");
  const refusal = useRefusal("plans.write");
  const list = useList(usePlanListQuery, pageVariables(query), ({ membershipPlans }) => membershipPlans);
  const { data: choices, error, refetch } = usePlanChoicesQuery({ fetchPolicy: "cache-and-network" });
  const close = () => setOpened(null);
  const open = useOpenRow(list.rows, opened);
  const isNew = opened === NEW && refusal === undefined;
  const narrowing = { query, filters: [], onFilterToggle: () => undefined };
  return (
    <Screen
      meta={list.isKnown ? <span className="figures">{list.total}</span> : null}
      actions={
        <RefusableButton
          variant="contained"
          startIcon={<Icon name="plus" />}
          refusal={refusal}
          onClick={() => setOpened(NEW)}
        >
          New plan
        </RefusableButton>
      }
    >
      <ListWithPanel
        panel={
          open || isNew ? (
            <LoadedPanel
              title={open?.name ?? "New plan"}
              failure="The choices did not load"
              data={choices}
              error={error && explain(error)}
              onRetry={() => void refetch()}
              onClose={close}
              width={496}
            >
              {(loaded) => <PlanPanel key={opened} plan={open} choices={loaded} onClose={close} />}
            </LoadedPanel>
          ) : null
        }
      >
        <Frame aria-label="membership plans" aria-busy={list.isLoading}>
          <GridTools
            {...narrowing}
            searchLabel="Plan"
            search={query.search}
            onSearch={(search) => setQuery(fromStart(query, { search }))}
            acts={null}
          />
          <div className="rows">
            {list.rows.length > 0 && !list.error ? (
              <PlanTable plans={list.rows} choices={choices} openId={open?.id} onOpen={(id) => setOpened(String(id))} />
            ) : (
              <GridWithoutRows
                {...narrowing}
                noun="membership plans"
                total={list.total}
                isLoading={list.isLoading}
                error={list.error}
                onRetry={list.onRetry}
                onQueryChange={setQuery}
                onClearFilters={() => setQuery(fromStart(query, { search: "" }))}
                empty={EMPTY}
              />
            )}
          </div>
          <GridFooter
            query={query}
            total={list.total}
            isKnown={list.isKnown}
            shown={list.rows.length}
            onQueryChange={setQuery}
          />
        </Frame>
      </ListWithPanel>
    </Screen>
  );
}

const Frame = styled("section")({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  background: "var(--surface)",
  containerType: "inline-size",
  "& .rows": { flex: 1, minHeight: 0, overflow: "auto" },
});
