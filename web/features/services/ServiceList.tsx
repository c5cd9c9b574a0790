import { styled } from "@mui/material/styles";
import { CsvButton } from "#web/app/CsvButton.tsx";
import { explain } from "#web/apollo/explain-fault.ts";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import { SearchField } from "#web/ui/grid/SearchField.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import type { Choices } from "./service-words.ts";
import type { useServiceListQuery } from "./services.generated.ts";
import { ServiceTable } from "./ServiceTable.tsx";
import { KINDS, useServiceFilters } from "./use-service-filters.ts";

interface ServiceListProps {
  list: ReturnType<typeof useServiceListQuery>;
  choices: Choices | undefined;
  openId: number | undefined;
  onOpen: (id: number) => void;
}

/** The services with what narrows them; empty, loading and failed each say so. */
export function ServiceList({ list, choices, openId, onOpen }: ServiceListProps) {
  const { search, kind, setSearch, setKind } = useServiceFilters();
  return (
    <Frame aria-label="services" aria-busy={list.loading}>
      <div className="tools">
        <SearchField label="Service" value={search ?? ""} onSearch={(text) => setSearch(text || null)} />
        {KINDS.map((one) => (
          <FilterChip
            key={one.kind}
            label={one.label}
            isOn={kind === one.kind}
            onToggle={() => setKind(kind === one.kind ? null : one.kind)}
          />
        ))}
        <span className="space" />
        <CsvButton path="/api/v1/services/export" filters={{ search, kind }} />
      </div>
      <div className="rows">
        <Rows list={list} choices={choices} openId={openId} onOpen={onOpen} />
      </div>
    </Frame>
  );
}

function Rows({ list, choices, openId, onOpen }: ServiceListProps) {
  const { search, kind } = useServiceFilters();
  const services = (list.data ?? list.previousData)?.services?.data;
  if (!services) {
    if (!list.error) return <RowsSkeleton />;
    return (
      <ErrorState title="The services did not load" error={explain(list.error)} onRetry={() => void list.refetch()} />
    );
  }
  if (services.length === 0) return <NoServices isFiltered={Boolean(search ?? kind)} />;
  return <ServiceTable services={services} choices={choices} openId={openId} onOpen={onOpen} />;
}

function NoServices({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No service fits">Search for another name, or take the filter off.</EmptyState>
  ) : (
    <EmptyState title="No services yet">Add the first one; everything that is booked is a service.</EmptyState>
  );
}

const Frame = styled("section")({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  background: "var(--surface)",
  "& .tools": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    padding: "10px 16px",
    borderBottom: "1px solid var(--line)",
  },
  "& .space": { flex: 1 },
  "& .rows": { flex: 1, minHeight: 0, overflow: "auto" },
});
