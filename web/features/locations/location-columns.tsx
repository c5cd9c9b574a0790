import IconButton from "@mui/material/IconButton";
import type { GridColDef } from "@mui/x-data-grid";
import { formatDate, formatWallTime } from "#web/time/format.ts";
import { offsetLabel } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { addressLine } from "./address-line.ts";
import type { LocationRowFragment } from "./locations.generated.ts";

const SAMPLE = { date: "2027-05-04", time: "18:30" };

interface RowActs {
  onEdit: (location: LocationRowFragment) => void;
  onRemove: (location: LocationRowFragment) => void;
}

/** The list's columns; the acts only for who may change locations. */
export function locationColumns(acts: RowActs | undefined): readonly GridColDef<LocationRowFragment>[] {
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
      valueGetter: (_value, row) => `${row.timezone}, ${offsetLabel(row.utc_offset)}`,
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

/** "18:30, 4 May 2027": how the location writes them. */
export function formatSample(location: LocationRowFragment): string {
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

/** A press on a row's button is not a press on the row. */
function only(act: () => void) {
  return (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    act();
  };
}
