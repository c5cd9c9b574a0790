import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { idOf, useUrlFilter } from "#web/screen/use-url-value.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { WIDE } from "#web/theme/theme.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { TwoLines } from "#web/ui/grid/TwoLines.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { useClassCoachesQuery, useClassListQuery, type ClassRowFragment } from "./class-sessions.generated.ts";
import { seatsLook, timesText } from "./format-class.ts";

interface ClassListProps {
  venue: Venue;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  openId: number | null;
  onOpen: (id: number) => void;
}

/** The server's order. A week is rarely on more than one page. */
const ORDER = { sorts: ["start_time"], sortDir: "asc", perPage: 100 } as const;

/** Classes grouped by day; a row opens its panel beside the list. */
export function ClassList({ venue, from, to, openId, onOpen }: ClassListProps) {
  const [coach, setCoach] = useUrlFilter("coach");
  const [query, setQuery] = useListUrl(ORDER);
  const coaches = useClassCoachesQuery({}).data?.coaches?.data ?? [];
  const coach_id = coach === null ? null : idOf(coach);
  const { page, perPage } = pageVariables(query);
  const list = useList(
    useClassListQuery,
    { location_id: venue.id, coach_id, date_from: from, date_to: to, page, perPage },
    ({ classSessions }) => classSessions,
  );
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const isNarrow = !isWide && openId !== null;
  const columns = useMemo(() => columnsOf(venue, isNarrow), [venue, isNarrow]);
  return (
    <ServerGrid
      noun="classes"
      columns={columns}
      {...list}
      query={{ ...query, sortBy: null }}
      onQueryChange={setQuery}
      tools={
        <PlainSelect
          dense
          aria-label="Coach"
          placeholder="All coaches"
          options={coaches.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={coach_id === null ? "" : String(coach_id)}
          onChange={({ target }) => setCoach(target.value || null)}
        />
      }
      empty={{
        title: "No classes in this week",
        text: coach_id === null ? "Schedule one, or look at another week." : "This coach teaches none then.",
      }}
      columnVisibility={{
        coach_name: !isNarrow,
        resource_name: !isNarrow,
        level: isWide && openId === null,
        price: isWide && openId === null,
      }}
      openRowId={openId}
      onRowOpen={({ id }) => onOpen(id)}
      groupRows={(classes) => groupByDay(classes, venue)}
      renderCard={(one) => (
        <RowCard>
          <span className="line">
            <ClassName data-status={one.status}>{one.name}</ClassName>
            <span>{timesText(one, venue)}</span>
          </span>
          <span className="quiet">{whoAndWhere(one)}</span>
          <span className="states">
            <Seats of={one} />
          </span>
        </RowCard>
      )}
    />
  );
}

const groupByDay = (classes: readonly ClassRowFragment[], venue: Venue) =>
  [...Map.groupBy(classes, ({ local_start }) => wallTimeOf(local_start).date)].map(([date, rows]) => ({
    name: formatDay(date, venue),
    rows,
  }));

const whoAndWhere = ({ coach_name, resource_name }: ClassRowFragment): string =>
  [coach_name, resource_name].filter(Boolean).join(" · ");

const columnsOf = (venue: Venue, isNarrow: boolean): readonly GridColDef<ClassRowFragment>[] => [
  {
    field: "start_time",
    headerName: "Time",
    width: 128,
    sortable: false,
    valueGetter: (_value, row) => timesText(row, venue),
  },
  {
    field: "name",
    headerName: "Class",
    rowHeader: true,
    flex: 3,
    minWidth: 140,
    sortable: false,
    renderCell: ({ row }) => (
      <TwoLines>
        <ClassName data-status={row.status}>{row.name}</ClassName>
        {isNarrow ? <small>{whoAndWhere(row)}</small> : null}
      </TwoLines>
    ),
  },
  { field: "coach_name", headerName: "Coach", flex: 2, minWidth: 110, sortable: false },
  { field: "resource_name", headerName: "Room", flex: 2, minWidth: 90, sortable: false },
  { field: "level", headerName: "Level", flex: 1, minWidth: 90, sortable: false },
  { field: "seats", headerName: "Seats", width: 124, sortable: false, renderCell: ({ row }) => <Seats of={row} /> },
  {
    field: "price",
    headerName: "Price",
    align: "right",
    headerAlign: "right",
    flex: 1,
    minWidth: 90,
    sortable: false,
    renderCell: ({ row: { price } }) => <Money {...price} locale={venue.locale} />,
  },
];

/** The seats left, as text and as a bar of those taken. */
export function Seats({ of }: { of: Pick<ClassRowFragment, "status" | "seats_left" | "capacity"> }) {
  const { tone, icon, label } = seatsLook(of);
  const taken = of.capacity - of.seats_left;
  return (
    <Bar>
      <StateChip tone={tone} icon={icon}>
        {label}
      </StateChip>
      {of.status === "cancelled" ? null : (
        <span className="bar" aria-hidden="true">
          <span style={{ width: `${Math.round((100 * taken) / of.capacity)}%` }} />
        </span>
      )}
    </Bar>
  );
}

const ClassName = styled("b")({
  fontWeight: 500,
  "&[data-status=cancelled]": { textDecoration: "line-through", color: "var(--text-2)" },
});

const Bar = styled("span")({
  display: "inline-grid",
  gap: 4,
  justifyItems: "start",
  "& .bar": { width: 72, height: 3, borderRadius: 2, background: "var(--line)", overflow: "hidden" },
  "& .bar > span": { display: "block", height: "100%", background: "var(--primary)" },
});
