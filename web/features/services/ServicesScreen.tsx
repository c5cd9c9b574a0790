import Button from "@mui/material/Button";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { pageVariables, useList } from "#web/app/use-list.ts";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { CategoriesDialog } from "./CategoriesDialog.tsx";
import type { Choices } from "./format-service.ts";
import { useServiceChoicesQuery, useServiceListQuery } from "./services.generated.ts";
import { ServicePanel } from "./ServicePanel.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { useServiceFilters } from "./use-service-filters.ts";

const NEW = "new";

/** The venue's services by category; a row opens its editor. */
export function ServicesScreen() {
  const { query, kind } = useServiceFilters();
  const [opened, setOpened] = useUrlValue("service");
  const [dialog, setDialog] = useUrlValue("edit");
  const refusal = useRefusal("catalog.write");
  const list = useList(useServiceListQuery, { ...pageVariables(query), kind }, ({ services }) => services);
  const { data: choices } = useServiceChoicesQuery({ fetchPolicy: "cache-and-network" });
  const open = list.rows.find(({ id }) => String(id) === opened);
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
          choices && (open || isNew) ? (
            <ServicePanel key={opened} service={open} choices={choices} onClose={() => setOpened(null)} />
          ) : null
        }
      >
        <ServiceList choices={choices} list={list} openId={open?.id} onOpen={(id) => setOpened(String(id))} />
      </ListWithPanel>
      {dialog === "categories" && choices ? <Categories choices={choices} onClose={() => setDialog(null)} /> : null}
    </Screen>
  );
}

function Categories({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  return <CategoriesDialog categories={choices.serviceCategories?.data ?? []} onClose={onClose} />;
}
