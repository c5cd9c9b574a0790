import IconButton from "@mui/material/IconButton";
import type { GridColDef } from "@mui/x-data-grid";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { ResourceRowFragment } from "./resources.generated.ts";

export interface ResourceNames {
  locations: ReadonlyMap<number, string>;
  types: ReadonlyMap<number, string>;
}

/** Columns of the list; the last one only for those who may remove resources. */
export function resourceColumns(
  { locations, types }: ResourceNames,
  onRemove: ((resource: ResourceRowFragment) => void) | undefined,
): readonly GridColDef<ResourceRowFragment>[] {
  const columns: GridColDef<ResourceRowFragment>[] = [
    { field: "name", headerName: "Name", flex: 2, minWidth: 110, sortable: false },
    {
      field: "location_id",
      headerName: "Location",
      flex: 2,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => locations.get(row.location_id) ?? "",
    },
    {
      field: "resource_type_id",
      headerName: "Type",
      flex: 2,
      minWidth: 110,
      sortable: false,
      valueGetter: (_value, row) => types.get(row.resource_type_id) ?? "",
    },
    { field: "capacity", headerName: "People", width: 90, align: "right", headerAlign: "right", sortable: false },
    {
      field: "hours",
      headerName: "Hours",
      flex: 2,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => formatHours(row),
    },
  ];
  if (onRemove) columns.push(removeColumn(onRemove));
  return columns;
}

export function formatHours({ follows_location_hours }: ResourceRowFragment): string {
  return follows_location_hours ? "As its location" : "Its own";
}

function removeColumn(onRemove: (resource: ResourceRowFragment) => void): GridColDef<ResourceRowFragment> {
  return {
    field: "acts",
    headerName: "",
    width: 56,
    sortable: false,
    align: "right",
    renderHeader: () => <span className="screen-reader-only">Actions</span>,
    renderCell: ({ row, tabIndex }) => (
      <IconButton
        tabIndex={tabIndex}
        aria-label={`Remove ${row.name}`}
        onClick={(event) => {
          // A click on a row's button must not count as a click on the row.
          event.stopPropagation();
          onRemove(row);
        }}
      >
        <Icon name="close" />
      </IconButton>
    ),
  };
}
