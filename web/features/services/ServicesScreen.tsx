import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { useCan } from "#web/session/session.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { CategoriesDialog } from "./CategoriesDialog.tsx";
import { type Choices, MAY_NOT_CHANGE } from "./service-words.ts";
import { useServiceChoicesQuery, useServiceListQuery } from "./services.generated.ts";
import { ServicePanel } from "./ServicePanel.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { useServiceFilters } from "./use-service-filters.ts";

const NEW = "new";

/** What the venue sells by the hour, under its categories; a row opens its editor. */
export function ServicesScreen() {
  const { query, kind } = useServiceFilters();
  const [opened, setOpened] = useUrlValue("service");
  const [dialog, setDialog] = useUrlValue("edit");
  const mayChange = useCan("catalog.write");
  const list = useServiceListQuery({
    variables: { search: query.search || null, kind, page: query.page, perPage: query.perPage },
    fetchPolicy: "cache-and-network",
  });
  const { data: choices } = useServiceChoicesQuery({ fetchPolicy: "cache-and-network" });
  const shown = (list.data ?? list.previousData)?.services;
  const open = shown?.data.find(({ id }) => String(id) === opened);
  const isNew = opened === NEW && mayChange;
  return (
    <Screen
      meta={shown ? <span className="figures">{shown.meta.total}</span> : null}
      actions={
        <>
          <Button onClick={() => setDialog("categories")}>Categories</Button>
          <RefusableButton
            variant="contained"
            startIcon={<Icon name="plus" />}
            refusal={mayChange ? undefined : MAY_NOT_CHANGE}
            onClick={() => setOpened(NEW)}
          >
            New service
          </RefusableButton>
        </>
      }
    >
      <Split>
        <ServiceList choices={choices} list={list} openId={open?.id} onOpen={(id) => setOpened(String(id))} />
        {choices && (open || isNew) ? (
          <ServicePanel key={opened} service={open} choices={choices} onClose={() => setOpened(null)} />
        ) : null}
      </Split>
      {dialog === "categories" && choices ? <Categories choices={choices} onClose={() => setDialog(null)} /> : null}
    </Screen>
  );
}

function Categories({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  return <CategoriesDialog categories={choices.serviceCategories?.data ?? []} onClose={onClose} />;
}

const Split = styled("div")({
  display: "flex",
  height: "100%",
  minHeight: 0,
});
