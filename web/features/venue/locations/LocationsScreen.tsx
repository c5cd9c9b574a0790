import IconButton from "@mui/material/IconButton";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { locationPath } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useOffsetLabel } from "#web/tenant/venue.ts";
import { formatDate, formatWallTime } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { addressLine } from "./address-line.ts";
import { LocationDialog } from "./LocationDialog.tsx";
import { useLocationListQuery, type LocationRowFragment } from "./locations.generated.ts";
import { useLocationChanges } from "./use-location-changes.ts";

const ORDER = { sorts: ["name"], sortDir: "asc" } as const;
const NEW = "new";

/** The company's locations, each with its local time; a row opens its hours. */
export function LocationsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [dialog, setDialog] = useUrlValue("edit");
  const [country] = useUrlValue("country");
  const navigate = useNavigate();
  const refusal = useRefusal("locations.write");
  const mayChange = refusal === undefined;
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
          refusal={refusal}
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
          country={country ?? ""}
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
          onSave={(sent, version) => update({ ...edited, version }, sent)}
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
        {[addressLine(location), useOffsetLabel(location)].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}

function ZoneCell({ location }: { location: LocationRowFragment }) {
  return `${location.timezone}, ${useOffsetLabel(location)}`;
}

const SAMPLE = { date: "2027-05-04", time: "18:30" };

interface RowActs {
  onEdit: (location: LocationRowFragment) => void;
  onRemove: (location: LocationRowFragment) => void;
}

/** Columns of the list; row actions only for those who may change locations. */
function locationColumns(acts: RowActs | undefined): readonly GridColDef<LocationRowFragment>[] {
  const columns: GridColDef<LocationRowFragment>[] = [
    { field: "name", headerName: "Name", flex: 2, minWidth: 110 },
    {
      field: "address",
      headerName: "Address",
      flex: 3,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => addressLine(row),
    },
    {
      field: "timezone",
      headerName: "Time zone",
      flex: 2,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => <ZoneCell location={row} />,
    },
    {
      field: "formats",
      headerName: "Times and dates",
      flex: 2,
      minWidth: 130,
      sortable: false,
      valueGetter: (_value, row) => formatSample(row),
    },
  ];
  if (acts) columns.push(actsColumn(acts));
  return columns;
}

/** "18:30, 4 May 2027": a sample in the location's formats. */
function formatSample(location: LocationRowFragment): string {
  return `${formatWallTime(SAMPLE.time, location)}, ${formatDate(SAMPLE.date, location)}`;
}

function actsColumn({ onEdit, onRemove }: RowActs): GridColDef<LocationRowFragment> {
  return {
    field: "acts",
    headerName: "",
    width: 88,
    sortable: false,
    align: "right",
    renderHeader: () => <span className="screen-reader-only">Actions</span>,
    renderCell: ({ row, tabIndex }) => (
      <>
        <IconButton tabIndex={tabIndex} aria-label={`Edit ${row.name}`} onClick={only(() => onEdit(row))}>
          <Icon name="edit" />
        </IconButton>
        <IconButton tabIndex={tabIndex} aria-label={`Remove ${row.name}`} onClick={only(() => onRemove(row))}>
          <Icon name="close" />
        </IconButton>
      </>
    ),
  };
}

/** Keeps a click on a row's button from counting as a click on the row. */
function only(act: () => void) {
  return (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    act();
  };
}
