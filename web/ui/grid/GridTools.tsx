import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FilterChip } from "./FilterChip.tsx";
import { SearchField } from "./SearchField.tsx";
import type { GridFilter } from "./server-grid-props.ts";

interface GridToolsProps {
  searchLabel: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  filters: readonly GridFilter[];
  onFilterToggle: ((key: string) => void) | undefined;
  /** On the right: files, more filters, columns. */
  acts: ReactNode;
}

/** Toolbar of a list: search, filters, actions. */
export function GridTools({ searchLabel, search, onSearch, filters, onFilterToggle, acts }: GridToolsProps) {
  return (
    <Tools>
      {searchLabel === undefined ? null : <SearchField label={searchLabel} value={search} onSearch={onSearch} />}
      {filters.length > 0 ? (
        <div className="filters">
          {filters.map(({ key, label, count, isOn }) => (
            <FilterChip key={key} label={label} count={count} isOn={isOn} onToggle={() => onFilterToggle?.(key)} />
          ))}
        </div>
      ) : null}
      <div className="acts">{acts}</div>
    </Tools>
  );
}

const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minHeight: 52,
  padding: "10px 16px",
  borderBottom: "1px solid var(--line)",
  "& .filters, & .acts": { display: "flex", alignItems: "center", gap: 8 },
  "& .filters": { flex: "1 1 0", flexWrap: "wrap", gap: 6, minWidth: 0 },
  "& .acts": { flex: "none", marginLeft: "auto" },
  // The footer shows the count as well. Kept in the flow, so that screen readers read it with the label as one phrase.
  "@container (max-width: 1280px)": { "& .count": { fontSize: 0 } },
  // Search, filters and actions never share a row that is too short for them. The list itself is the container.
  "@container (max-width: 1100px)": { "& > .MuiInputBase-root ~ .filters": { order: 1, flexBasis: "100%" } },
});
