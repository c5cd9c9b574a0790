import { styled } from "@mui/material/styles";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlId } from "#web/screen/use-url-value.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { formatDayRange } from "#web/time/format-day.ts";
import { formatMoment, PLAIN_FORMATS } from "#web/time/format.ts";
import { MoreFilters } from "#web/ui/grid/MoreFilters.tsx";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { PersonName } from "#web/ui/text/PersonName.tsx";
import { filterArguments, kindLabel, NO_FILTERS, useAuditFilters, type AuditFilters } from "./audit-filters.ts";
import { useAuditLogListQuery, useAuditPeopleQuery, type AuditRowFragment } from "./audit-log.generated.ts";
import { AuditFilterFields } from "./AuditFilterFields.tsx";
import { AuditPanel } from "./AuditPanel.tsx";

/** The audit log is always sorted latest first. */
const ORDER = { sorts: ["at"], sortDir: "desc" } as const;

/** Who changed what and when; a row opens the values before and after. */
export function AuditLogScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [openedId, setOpened] = useUrlId("entry");
  const url = useAuditFilters();
  const { filters, change } = url;
  const { venue } = useVenues();
  const { data } = useAuditPeopleQuery();
  const people = data?.accounts?.data ?? [];
  const { page, perPage } = pageVariables(query);
  const list = useList(
    useAuditLogListQuery,
    { page, perPage, ...filterArguments(filters) },
    ({ auditLog }) => auditLog,
  );
  const columns = useMemo(() => columnsOf(venue), [venue]);
  const opened = list.rows.find(({ id }) => id === openedId);
  const chips = filterChips(filters, people, venue);
  return (
    <Screen title="Audit log" meta={<Kept>{keptText(data?.company?.audit_months)}</Kept>}>
      <ListWithPanel
        panel={
          opened ? (
            <AuditPanel
              key={opened.id}
              entry={opened}
              when={formatMoment(opened.at, venue)}
              onClose={() => setOpened(null)}
              onHistory={
                filters.thing === opened.entity_id ? undefined : () => change({ ...NO_FILTERS, ...thingOf(opened) })
              }
            />
          ) : null
        }
      >
        <ServerGrid
          noun="changes"
          columns={columns}
          {...list}
          query={query}
          onQueryChange={setQuery}
          filters={chips}
          onFilterToggle={(key) => change(key === "days" ? { from: null, to: null } : { [key]: null })}
          onClearFilters={() => change(NO_FILTERS)}
          empty={{ title: "No changes yet", text: "Every change that is made from now on appears here." }}
          columnVisibility={{ actor_name: opened === undefined }}
          tools={
            <>
              <CsvButton
                path="/api/v1/audit-log/export"
                filters={filterArguments(filters)}
                {...(!list.hasMore && { rowCount: list.total })}
              />
              <MoreFilters count={0}>
                <AuditFilterFields {...url} people={people} />
              </MoreFilters>
            </>
          }
          openRowId={openedId}
          onRowOpen={({ id }) => setOpened(id)}
          renderCard={(entry) => <EntryCard entry={entry} when={formatMoment(entry.at, venue)} />}
        />
      </ListWithPanel>
    </Screen>
  );
}

/** The filter for the changed thing: ids are unique only within a kind. */
function thingOf({ entity, entity_id }: AuditRowFragment): Partial<AuditFilters> {
  const { kind } = NO_FILTERS;
  return { kind: (entity as AuditFilters["kind"]) ?? kind, thing: entity_id };
}

function columnsOf(venue: Venue | undefined): readonly GridColDef<AuditRowFragment>[] {
  return [
    {
      field: "at",
      headerName: "When",
      width: 168,
      sortable: false,
      valueGetter: (_value, row) => formatMoment(row.at, venue),
    },
    {
      field: "actor_name",
      headerName: "Who",
      flex: 2,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => <PersonName name={row.actor_name} />,
    },
    { field: "sentence", headerName: "What", flex: 4, minWidth: 200, sortable: false },
    {
      field: "changes",
      headerName: "Fields",
      flex: 3,
      minWidth: 140,
      sortable: false,
      cellClassName: "quiet",
      valueGetter: (_value, { changes }) => changes.map(({ field }) => field).join(", "),
    },
  ];
}

/** Chips of the active filters; the filter button opens all of them. */
function filterChips(
  { person, kind, thing, from, to }: AuditFilters,
  people: readonly { id: number; name: string }[],
  venue: Venue | undefined,
): GridFilter[] {
  const labels: [string, string | null][] = [
    ["person", person && (people.find(({ id }) => id === person)?.name ?? `Person ${person}`)],
    ["kind", kind && kindLabel(kind)],
    ["thing", thing && `Number ${thing}`],
    ["days", formatDayRange({ from, to }, venue ?? PLAIN_FORMATS) ?? null],
  ].map(([key, label]) => [String(key), label ? String(label) : null]);
  return labels.flatMap(([key, label]) => (label === null ? [] : [{ key, label, isOn: true }]));
}

function EntryCard({ entry, when }: { entry: AuditRowFragment; when: string }) {
  return (
    <RowCard>
      <b>{entry.sentence}</b>
      <span className="quiet">
        {entry.actor_name}, {when}
      </span>
    </RowCard>
  );
}

function keptText(months: number | null | undefined): string {
  const unchanged = "Nobody can change what is written here";
  return months ? `${unchanged}. It is deleted after ${formatMonths(months)}` : unchanged;
}

const formatMonths = (months: number): string => (months % 12 === 0 ? `${months / 12} years` : `${months} months`);

/** A phone has no room next to the title. */
const Kept = styled("span")({
  fontSize: 13,
  color: "var(--text-2)",
  "@media (max-width: 599.95px)": { display: "none" },
});
