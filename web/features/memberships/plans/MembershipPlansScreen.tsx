import { useMemo } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useOpenRow } from "#web/screen/use-open-row.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useCompany } from "#web/tenant/company.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { usePlanChoicesQuery, usePlanListQuery } from "./membership-plans.generated.ts";
import { groupPlans, planColumns, PlanRowCard } from "./plan-rows.tsx";
import { PlanPanel } from "./PlanPanel.tsx";

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
  const { locale } = useCompany();
  const columns = useMemo(() => planColumns(choices, locale), [choices, locale]);
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
        <ServerGrid
          noun="membership plans"
          columns={columns}
          {...list}
          query={{ ...query, sortBy: null }}
          onQueryChange={setQuery}
          searchLabel="Plan"
          empty={EMPTY}
          openRowId={open?.id}
          onRowOpen={({ id }) => setOpened(String(id))}
          groupRows={groupPlans}
          renderCard={(plan) => <PlanRowCard plan={plan} choices={choices} locale={locale} />}
        />
      </ListWithPanel>
    </Screen>
  );
}
