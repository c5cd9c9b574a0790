import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { locationPath } from "#web/app/paths.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCan } from "#web/session/session.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { offsetLabel } from "#web/time/wall-clock.ts";
import { addressLine } from "./address-line.ts";
import { locationColumns } from "./location-columns.tsx";
import { LocationDialog } from "./LocationDialog.tsx";
import { type LocationRowFragment, useLocationListQuery } from "./locations.generated.ts";
import { MAY_NOT_CHANGE } from "./may-not-change.ts";
import { useLocationChanges } from "./use-location-changes.ts";

const ORDER = { sorts: ["name"], sortDir: "asc" } as const;
const NEW = "new";

/** Where the company is: each place with its clock; a row leads to its hours. */
export function LocationsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [dialog, setDialog] = useUrlValue("edit");
  const navigate = useNavigate();
  const mayChange = useCan("locations.write");
  const { create, update, remove } = useLocationChanges();
  const list = useLocationListQuery({ variables: variablesOf(query), fetchPolicy: "cache-and-network" });
  const { data, previousData, error, loading, refetch } = list;
  const shown = (data ?? previousData)?.locations;
  const rows = shown?.data ?? [];
  const edited = rows.find(({ id }) => String(id) === dialog);

  const columns = useMemo(
    () =>
      locationColumns(
        mayChange
          ? { onEdit: ({ id }) => setDialog(String(id)), onRemove: (location) => void remove(location) }
          : undefined,
      ),
    [mayChange, setDialog, remove],
  );
  return (
    <Screen
      meta={shown ? <span className="figures">{shown.meta.total}</span> : null}
      actions={
        <RefusableButton
          variant="contained"
          startIcon={<Icon name="plus" />}
          refusal={mayChange ? undefined : MAY_NOT_CHANGE}
          onClick={() => setDialog(NEW)}
        >
          New location
        </RefusableButton>
      }
    >
      <ServerGrid
        noun="locations"
        columns={columns}
        rows={rows}
        total={shown?.meta.total ?? 0}
        query={query}
        onQueryChange={setQuery}
        isLoading={loading}
        error={error ? explain(error) : null}
        onRetry={() => void refetch()}
        searchLabel="Name or city"
        onClearFilters={() => setQuery({ ...query, search: "", page: 1 })}
        empty={{ title: "No locations yet", text: "Add the first one; bookings need a place." }}
        onRowOpen={({ id }) => void navigate(locationPath(id))}
        renderCard={(location) => <LocationCard location={location} />}
      />
      {mayChange && dialog === NEW ? (
        <LocationDialog
          onClose={() => setDialog(null)}
          onSave={async (sent) => {
            await create(sent);
          }}
        />
      ) : null}
      {mayChange && edited ? (
        <LocationDialog
          key={edited.id}
          location={edited}
          onClose={() => setDialog(null)}
          onSave={(sent) => update(edited, sent)}
        />
      ) : null}
    </Screen>
  );
}

function variablesOf({ page, perPage, sortDir, search }: ListQuery) {
  return { page, perPage, sortBy: "name", sortDir, search: search || null } as const;
}

function LocationCard({ location }: { location: LocationRowFragment }) {
  return (
    <>
      <b style={{ display: "block", fontWeight: 500 }}>{location.name}</b>
      <span style={{ color: "var(--text-2)", fontSize: 13 }}>
        {[addressLine(location), offsetLabel(location.utc_offset)].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}
