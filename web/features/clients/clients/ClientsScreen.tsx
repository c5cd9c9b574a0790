import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { filterArguments } from "#web/features/clients/shared/client-filters.ts";
import type { KeyActs } from "#web/screen/keys/key-registry.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlId, useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { ClientDialog } from "./ClientDialog.tsx";
import { ClientPanel } from "./ClientPanel.tsx";
import { useClientListQuery } from "./clients.generated.ts";
import { ClientsGrid } from "./ClientsGrid.tsx";
import { SavedFilters } from "./filters/SavedFilters.tsx";
import { useClientFilters } from "./filters/use-client-filters.ts";
import { ClientMerging } from "./merge/ClientMerging.tsx";
import { TagsDialog } from "./tags/TagsDialog.tsx";
import { useClientChanges } from "./use-client-changes.ts";

const ORDER = { sorts: ["name", "created_at"], sortDir: "asc" } as const;
const NEW = "new";
const TAGS = "tags";
const NO_KEYS: KeyActs = {};

/** All clients, searchable by name, address, number, tags and latest booking; a row opens beside the list. */
export function ClientsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const url = useClientFilters();
  const [openedId, setOpened] = useUrlId("client");
  const [dialog, setDialog] = useUrlValue("edit");
  const refusal = useRefusal("clients.write");
  const mayChange = refusal === undefined;
  const { venue } = useVenues();
  const { create } = useClientChanges();
  const variables = { ...pageVariables(query), ...filterArguments(url.filters) };
  const list = useList(useClientListQuery, variables, ({ clients }) => clients);
  const keys = useMemo<KeyActs>(() => {
    if (!mayChange) return NO_KEYS;
    return { c: { does: "New client", act: () => setDialog(NEW) } };
  }, [mayChange, setDialog]);
  useKeys("Clients", keys);
  return (
    <Screen
      meta={list.isKnown ? <span className="figures">{list.total.toLocaleString(venue?.locale)}</span> : null}
      actions={
        <RefusableButton
          variant="contained"
          aria-keyshortcuts="c"
          startIcon={<Icon name="plus" />}
          refusal={refusal}
          onClick={() => setDialog(NEW)}
        >
          New client
          <DeskKey aria-hidden="true">C</DeskKey>
        </RefusableButton>
      }
    >
      <ListWithPanel
        panel={
          openedId === null ? null : <ClientPanel key={openedId} clientId={openedId} onClose={() => setOpened(null)} />
        }
      >
        <SavedFilters {...url} />
        <ClientsGrid
          url={url}
          list={list}
          query={query}
          onQueryChange={setQuery}
          openedId={openedId}
          onOpen={setOpened}
          onTags={() => setDialog(TAGS)}
        />
      </ListWithPanel>
      <ClientMerging />
      {dialog === TAGS ? <TagsDialog onClose={() => setDialog(null)} /> : null}
      {mayChange && dialog === NEW ? (
        <ClientDialog
          onClose={() => setDialog(null)}
          onSave={async (sent) => {
            await create(sent);
          }}
        />
      ) : null}
    </Screen>
  );
}

/** Hidden on tablets and phones, which have no keyboard shortcuts. */
const DeskKey = styled(Kbd)({ "@media (max-width: 1023.95px)": { display: "none" } });
