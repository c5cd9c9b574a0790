import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { Screen } from "#web/app/layouts/Screen.tsx";
import type { KeyActs } from "#web/app/keys/key-registry.ts";
import { useKeys } from "#web/app/use-keys.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useUrlId, useUrlValue } from "#web/app/use-url-value.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCan } from "#web/session/session.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { clientColumns } from "./client-columns.tsx";
import { ClientCard } from "./ClientCard.tsx";
import { ClientDialog } from "./ClientDialog.tsx";
import { ClientPanel } from "./ClientPanel.tsx";
import { useClientListQuery } from "./clients.generated.ts";
import { MAY_NOT_CHANGE } from "./may-not-change.ts";
import { useClientChanges } from "./use-client-changes.ts";

const ORDER = { sorts: ["name", "created_at"], sortDir: "asc" } as const;
const NEW = "new";
const NO_KEYS: KeyActs = {};

/** Everybody who books, found by part of name, address or number; a row opens beside the list. */
export function ClientsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [openedId, setOpened] = useUrlId("client");
  const [dialog, setDialog] = useUrlValue("edit");
  const mayChange = useCan("clients.write");
  const { venue } = useVenues();
  const { create } = useClientChanges();
  const { isKnown, ...list } = useClientList(query);
  const columns = useMemo(() => clientColumns(venue), [venue]);
  const keys = useMemo<KeyActs>(() => {
    if (!mayChange) return NO_KEYS;
    return { c: { does: "New client", act: () => setDialog(NEW) } };
  }, [mayChange, setDialog]);
  useKeys("Clients", keys);
  return (
    <Screen
      meta={isKnown ? <span className="figures">{list.total.toLocaleString(venue?.locale)}</span> : null}
      actions={
        <RefusableButton
          variant="contained"
          aria-keyshortcuts="c"
          startIcon={<Icon name="plus" />}
          refusal={mayChange ? undefined : MAY_NOT_CHANGE}
          onClick={() => setDialog(NEW)}
        >
          New client
          <DeskKey aria-hidden="true">C</DeskKey>
        </RefusableButton>
      }
    >
      <Split>
        <div className="list">
          <ServerGrid
            noun="clients"
            columns={columns}
            {...list}
            query={query}
            onQueryChange={setQuery}
            searchLabel="Name, e-mail, phone"
            onClearFilters={() => setQuery({ ...query, search: "", page: 1 })}
            empty={{ title: "No clients yet", text: "Add the first one, or let them book online." }}
            columnVisibility={{ created_at: openedId === null }}
            openRowId={openedId}
            onRowOpen={({ id }) => setOpened(id)}
            renderCard={(client) => <ClientCard client={client} />}
          />
        </div>
        {openedId === null ? null : <ClientPanel key={openedId} clientId={openedId} onClose={() => setOpened(null)} />}
      </Split>
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

/** The clients that fit, a page of them; the last page stays in sight while the next is on its way. */
function useClientList({ page, perPage, sortBy, sortDir, search }: ListQuery) {
  const { data, previousData, error, loading, refetch } = useClientListQuery({
    variables: {
      page,
      perPage,
      sortBy: sortBy === "created_at" ? "created_at" : "name",
      sortDir,
      search: search || null,
    },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.clients;
  return {
    rows: shown?.data ?? [],
    isKnown: shown !== undefined && shown !== null,
    total: shown?.meta.total ?? 0,
    isLoading: loading,
    error: error ? explain(error) : null,
    onRetry: () => void refetch(),
  };
}

/** Nobody presses letters on a tablet or phone. */
const DeskKey = styled(Kbd)({ "@media (max-width: 1023.95px)": { display: "none" } });

const Split = styled("div")({
  display: "flex",
  height: "100%",
  minHeight: 0,
  "& .list": { flex: 1, minWidth: 0, minHeight: 0 },
});
