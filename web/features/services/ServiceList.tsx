import { styled } from "@mui/material/styles";
import { CsvButton } from "#web/app/CsvButton.tsx";
import type { List } from "#web/app/use-list.ts";
import { GridFooter } from "#web/ui/grid/GridFooter.tsx";
import { GridTools } from "#web/ui/grid/GridTools.tsx";
import { GridWithoutRows } from "#web/ui/grid/GridWithoutRows.tsx";
import { fromStart } from "#web/ui/grid/list-query.ts";
import type { Choices } from "./format-service.ts";
import type { ServiceRowFragment } from "./services.generated.ts";
import { ServiceTable } from "./ServiceTable.tsx";
import { KINDS, useServiceFilters } from "./use-service-filters.ts";

interface ServiceListProps {
  list: List<ServiceRowFragment>;
  choices: Choices | undefined;
  openId: number | undefined;
  onOpen: (id: number) => void;
}

const EMPTY = { title: "No services yet", text: "Add the first one; everything that is booked is a service." };

/** Paginated list of services with filters; handles the empty, loading and error states. */
export function ServiceList({ list, choices, openId, onOpen }: ServiceListProps) {
  const { query, kind, setQuery, setKind, clear } = useServiceFilters();
  const { rows: services, total, isLoading, error, onRetry } = list;
  const counts = {
    resource: choices?.of_bays?.meta.total,
    coach: choices?.of_coaches?.meta.total,
    class: choices?.of_classes?.meta.total,
  };
  const narrowing = {
    query,
    filters: KINDS.map((one) => ({
      key: one.kind,
      label: one.label,
      count: counts[one.kind],
      isOn: kind === one.kind,
    })),
    onFilterToggle: (key: string) =>
      setKind(kind === key ? null : (KINDS.find((one) => one.kind === key)?.kind ?? null)),
  };
  return (
    <Frame aria-label="services" aria-busy={isLoading}>
      <GridTools
        {...narrowing}
        searchLabel="Service"
        search={query.search}
        onSearch={(search) => setQuery(fromStart(query, { search }))}
        acts={<CsvButton path="/api/v1/services/export" filters={{ search: query.search, kind }} rowCount={total} />}
      />
      <div className="rows">
        {services.length > 0 && !error ? (
          <ServiceTable services={services} choices={choices} openId={openId} onOpen={onOpen} />
        ) : (
          <GridWithoutRows
            {...narrowing}
            noun="services"
            total={total}
            isLoading={isLoading}
            error={error}
            onRetry={onRetry}
            onQueryChange={setQuery}
            onClearFilters={clear}
            empty={EMPTY}
          />
        )}
      </div>
      <GridFooter query={query} total={total} isKnown={list.isKnown} shown={services.length} onQueryChange={setQuery} />
    </Frame>
  );
}

const Frame = styled("section")({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  background: "var(--surface)",
  containerType: "inline-size",
  "& .rows": { flex: 1, minHeight: 0, overflow: "auto" },
});
