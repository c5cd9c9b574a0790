import type { GridColDef } from "@mui/x-data-grid";
import type { Venue } from "#web/tenant/venue.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { PersonName } from "#web/ui/text/PersonName.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { nextHoursText, placesText } from "./format-coach.ts";

/** Columns of the list; always sorted by name on the server. */
export function coachColumns(venues: readonly Venue[], now: number): readonly GridColDef<CoachRowFragment>[] {
  return [
    {
      field: "name",
      headerName: "Name",
      flex: 2,
      minWidth: 168,
      sortable: false,
      renderCell: ({ row }) => <PersonName name={row.name} picture={row.picture} />,
    },
    {
      field: "places",
      headerName: "Teaches at",
      flex: 2,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => placesText(row, venues),
    },
    {
      field: "next",
      headerName: "Next hours",
      flex: 3,
      minWidth: 210,
      sortable: false,
      renderCell: ({ row }) => <NextHours coach={row} venues={venues} now={now} />,
    },
    {
      field: "lessons",
      headerName: "Lessons, 30 days",
      width: 140,
      align: "right",
      headerAlign: "right",
      sortable: false,
      valueGetter: (_value, row) => row.outlook?.lessons_to_come ?? 0,
    },
    {
      field: "phone",
      headerName: "Phone",
      flex: 1,
      minWidth: 128,
      sortable: false,
      valueGetter: (_value, row) => row.details.phone ?? "",
    },
  ];
}

interface NextHoursProps {
  coach: CoachRowFragment;
  venues: readonly Venue[];
  now: number;
}

/** When the coach works next; amber if no hours were ever set, since nobody can book then. */
export function NextHours({ coach, venues, now }: NextHoursProps) {
  if (!coach.has_availability) {
    return (
      <StateChip tone="amber" icon="warning">
        No hours set
      </StateChip>
    );
  }
  return nextHoursText(coach, venues, now) ?? "None in two weeks";
}
