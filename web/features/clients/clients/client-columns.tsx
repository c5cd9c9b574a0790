import type { GridColDef } from "@mui/x-data-grid";
import type { Venue } from "#web/tenant/venue.ts";
import { PersonName } from "#web/ui/text/PersonName.tsx";
import type { ClientRowFragment } from "./clients.generated.ts";
import { addedText, addressOf } from "./format-client.ts";
import { TagLine } from "./tags/TagLine.tsx";

/** Columns of the list. The server sorts by name and by the day they were added. */
export function clientColumns(venue: Venue | undefined): readonly GridColDef<ClientRowFragment>[] {
  return [
    {
      field: "name",
      headerName: "Client",
      flex: 3,
      minWidth: 180,
      renderCell: ({ row }) => <PersonName name={row.name} />,
    },
    {
      field: "email",
      headerName: "Email",
      flex: 3,
      minWidth: 160,
      sortable: false,
      valueGetter: (_value, row) => addressOf(row),
    },
    { field: "phone", headerName: "Phone", flex: 2, minWidth: 120, sortable: false },
    {
      field: "tags",
      headerName: "Tags",
      flex: 3,
      minWidth: 140,
      sortable: false,
      valueGetter: (_value, { tags }) => tags.map(({ name }) => name).join(", "),
      renderCell: ({ row }) => <TagLine tags={row.tags} />,
    },
    {
      field: "created_at",
      headerName: "Client since",
      width: 132,
      valueGetter: (_value, row) => addedText(row, venue),
    },
  ];
}
