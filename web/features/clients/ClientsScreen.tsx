import { styled } from "@mui/material/styles";
import { useMemo, useState } from "react";
import { Screen } from "#web/app/layouts/Screen.tsx";
import type { KeyActs } from "#web/app/keys/key-registry.ts";
import { useKeys } from "#web/app/use-keys.ts";
import { pageVariables, useList } from "#web/app/use-list.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useUrlId, useUrlValue } from "#web/app/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { clientColumns } from "./client-columns.tsx";
import { ClientCard } from "./ClientCard.tsx";
import { ClientDialog } from "./ClientDialog.tsx";
import { ClientPanel } from "./ClientPanel.tsx";
import { useClientListQuery } from "./clients.generated.ts";
import { TagsDialog } from "./tags/TagsDialog.tsx";
import { TagSelected } from "./tags/TagSelected.tsx";
import { useClientChanges } from "./use-client-changes.ts";

const ORDER = { sorts: ["name", "created_at"], sortDir: "asc" } as const;
const NEW = "new";
const TAGS = "tags";
const NO_KEYS: KeyActs = {};

/** Everybody who books, found by part of name, address or number; a row opens beside the list. */
export function ClientsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [openedId, setOpened] = useUrlId("client");
  const [dialog, setDialog] = useUrlValue("edit");
  const refusal = useRefusal("clients.write");
  const mayChange = refusal === undefined;
  const { venue } = useVenues();
  const { create } = useClientChanges();
  const selection = useSelection();
  const list = useList(useClientListQuery, pageVariables(query), ({ clients }) => clients);
  const columns = useMemo(() => clientColumns(venue), [venue]);
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
        <ServerGrid
          noun="clients"
          columns={columns}
          {...list}
          query={query}
          onQueryChange={setQuery}
          searchLabel="Name, email, phone"
          empty={{ title: "No clients yet", text: "Add the first one, or let them book online." }}
          columnVisibility={{ created_at: openedId === null, tags: openedId === null }}
          tools={
            <RefusableButton startIcon={<Icon name="tag" size={14} />} onClick={() => setDialog(TAGS)}>
              <LabelFromTablet>Tags</LabelFromTablet>
            </RefusableButton>
          }
          selectedIds={selection.ids}
          onSelectedIdsChange={selection.change}
          bulkActions={<TagSelected clients={list.rows.filter(({ id }) => selection.ids.has(id))} refusal={refusal} />}
          openRowId={openedId}
          onRowOpen={({ id }) => setOpened(id)}
          renderCard={(client) => <ClientCard client={client} />}
        />
      </ListWithPanel>
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

function useSelection() {
  const [ids, change] = useState<ReadonlySet<number | string>>(new Set());
  return { ids, change };
}

/** Nobody presses letters on a tablet or phone. */
const DeskKey = styled(Kbd)({ "@media (max-width: 1023.95px)": { display: "none" } });
