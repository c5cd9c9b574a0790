import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { locationPath } from "#web/app/paths.ts";
import { pageVariables, useList } from "#web/app/use-list.ts";
import { useListUrl } from "#web/app/use-list-url.ts";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { useCan } from "#web/session/session.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
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
  const list = useList(useLocationListQuery, pageVariables(query), ({ locations }) => locations);
  const edited = list.rows.find(({ id }) => String(id) === dialog);

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
      meta={list.isKnown ? <span className="figures">{list.total}</span> : null}
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
        {...list}
        query={query}
        onQueryChange={setQuery}
        searchLabel="Name or city"
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
