import useMediaQuery from "@mui/material/useMediaQuery";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import type { List } from "#web/screen/use-list.ts";
import { useCompany } from "#web/tenant/company.ts";
import { WIDE } from "#web/theme/theme.ts";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { TwoLines } from "#web/ui/grid/TwoLines.ts";
import {
  BOOKABLE_BY,
  formatCapacity,
  formatLengths,
  formatPrices,
  groupServices,
  type Choices,
} from "./format-service.ts";
import type { ServiceRowFragment } from "./services.generated.ts";
import { KINDS, useServiceFilters } from "./use-service-filters.ts";

interface ServiceListProps {
  list: List<ServiceRowFragment>;
  choices: Choices | undefined;
  openId: number | undefined;
  onOpen: (id: number) => void;
}

const EMPTY = { title: "No services yet", text: "Add the first one; everything that is booked is a service." };

/** The services by category, with filters; a row opens its editor next to the list. */
export function ServiceList({ list, choices, openId, onOpen }: ServiceListProps) {
  const { query, kind, setQuery, setKind, clear } = useServiceFilters();
  const { locale } = useCompany();
  const isNarrow = !useMediaQuery(WIDE, { noSsr: true }) && openId !== undefined;
  const columns = useMemo(() => columnsOf(choices, locale, isNarrow), [choices, locale, isNarrow]);
  const counts = {
    resource: choices?.of_bays?.meta.total,
    coach: choices?.of_coaches?.meta.total,
    class: choices?.of_classes?.meta.total,
  };
  return (
    <ServerGrid
      noun="services"
      columns={columns}
      {...list}
      query={{ ...query, sortBy: null }}
      onQueryChange={setQuery}
      searchLabel="Service"
      filters={KINDS.map((one) => ({
        key: one.kind,
        label: one.label,
        count: counts[one.kind],
        isOn: kind === one.kind,
      }))}
      onFilterToggle={(key) => setKind(kind === key ? null : (KINDS.find((one) => one.kind === key)?.kind ?? null))}
      onClearFilters={clear}
      tools={
        <CsvButton path="/api/v1/services/export" filters={{ search: query.search, kind }} rowCount={list.total} />
      }
      empty={EMPTY}
      columnVisibility={{ lengths: !isNarrow, bookable_by: !isNarrow }}
      openRowId={openId}
      onRowOpen={({ id }) => onOpen(id)}
      groupRows={(services) => groupServices(services, choices)}
      renderCard={(service) => (
        <RowCard>
          <span className="line">
            <b>{service.name}</b>
            {formatPrices(service, locale)}
          </span>
          <span className="quiet">{aboutText(service, choices, true)}</span>
        </RowCard>
      )}
    />
  );
}

/** "30–120 min · Simulator, up to 4": the length only where it has no column. */
const aboutText = (service: ServiceRowFragment, choices: Choices | undefined, hasLength: boolean): string =>
  [...(hasLength ? [formatLengths(service)] : []), formatCapacity(service, choices)].join(" · ");

const columnsOf = (
  choices: Choices | undefined,
  locale: string,
  isNarrow: boolean,
): readonly GridColDef<ServiceRowFragment>[] => [
  {
    field: "name",
    headerName: "Service",
    rowHeader: true,
    flex: 3,
    minWidth: 160,
    sortable: false,
    renderCell: ({ row }) => (
      <TwoLines>
        <b>{row.name}</b>
        <small>{aboutText(row, choices, isNarrow)}</small>
      </TwoLines>
    ),
  },
  {
    field: "lengths",
    headerName: "Length",
    flex: 1,
    minWidth: 110,
    sortable: false,
    valueGetter: (_value, row) => formatLengths(row),
  },
  {
    field: "prices",
    headerName: "Price",
    align: "right",
    headerAlign: "right",
    flex: 1,
    minWidth: 140,
    sortable: false,
    valueGetter: (_value, row) => formatPrices(row, locale),
  },
  {
    field: "bookable_by",
    headerName: "Who",
    flex: 1,
    minWidth: 90,
    sortable: false,
    valueFormatter: (by: ServiceRowFragment["bookable_by"]) => BOOKABLE_BY[by].short,
  },
];
