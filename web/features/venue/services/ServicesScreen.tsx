import Button from "@mui/material/Button";
import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useOpenRow } from "#web/screen/use-open-row.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { CategoriesDialog } from "./CategoriesDialog.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { ServicePanel } from "./ServicePanel.tsx";
import { useServiceChoicesQuery, useServiceListQuery } from "./services.generated.ts";
import { useServiceFilters } from "./use-service-filters.ts";

const NEW = "new";

/** The venue's services by category; a row opens its editor. */
export function ServicesScreen() {
  const { query, kind } = useServiceFilters();
  const [opened, setOpened] = useUrlValue("service");
  const [dialog, setDialog] = useUrlValue("edit");
  const refusal = useRefusal("catalog.write");
  const list = useList(useServiceListQuery, { ...pageVariables(query), kind }, ({ services }) => services);
  const { data: choices, error, refetch } = useServiceChoicesQuery({ fetchPolicy: "cache-and-network" });
  const failed = { error: error && explain(error), onRetry: () => void refetch() };
  const close = () => setOpened(null);
  const open = useOpenRow(list.rows, opened);
  const isNew = opened === NEW && refusal === undefined;
  return (
    <Screen
      meta={list.isKnown ? <span className="figures">{list.total}</span> : null}
      actions={
        <>
          <Button onClick={() => setDialog("categories")}>Categories</Button>
          <RefusableButton
            variant="contained"
            startIcon={<Icon name="plus" />}
            refusal={refusal}
            onClick={() => setOpened(NEW)}
          >
            New service
          </RefusableButton>
        </>
      }
    >
      <ListWithPanel
        panel={
          open || isNew ? (
            <LoadedPanel
              title={open?.name ?? "New service"}
              failure="The choices did not load"
              data={choices}
              {...failed}
              onClose={close}
              width={496}
            >
              {(loaded) => <ServicePanel key={opened} service={open} choices={loaded} onClose={close} />}
            </LoadedPanel>
          ) : null
        }
      >
        <ServiceList choices={choices} list={list} openId={open?.id} onOpen={(id) => setOpened(String(id))} />
      </ListWithPanel>
      {dialog === "categories" ? (
        <LoadedDialog title="Categories" data={choices} {...failed} onClose={() => setDialog(null)}>
          {({ serviceCategories }) => (
            <CategoriesDialog categories={serviceCategories?.data ?? []} onClose={() => setDialog(null)} />
          )}
        </LoadedDialog>
      ) : null}
    </Screen>
  );
}
