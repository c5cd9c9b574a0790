import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { GridValidRowModel } from "@mui/x-data-grid";
import { PHONE } from "../../theme/theme.ts";
import { CardList } from "./CardList.tsx";
import { FilterChip } from "./FilterChip.tsx";
import { GridFooter } from "./GridFooter.tsx";
import { GridRows } from "./GridRows.tsx";
import { GridWithoutRows } from "./GridWithoutRows.tsx";
import { fromStart } from "./list-query.ts";
import { SearchField } from "./SearchField.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import type { GridFilter, ServerGridProps } from "./server-grid-props.ts";
import { useColumnChoice } from "./use-column-choice.tsx";

/** A list whose paging, order and filters are the server's. On phones the rows are cards. Give it a height. */
export function ServerGrid<Row extends GridValidRowModel & { id: number | string }>(props: ServerGridProps<Row>) {
  const {
    query,
    onQueryChange,
    rows,
    total,
    searchLabel,
    filters = [],
    onFilterToggle,
    tools,
    isLoading,
    error,
  } = props;
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const hasRows = rows.length > 0 && !error;
  const { columnVisibility, menu } = useColumnChoice(props);
  const columnsMenu = isPhone ? null : menu;
  const hasToolbar = searchLabel !== undefined || filters.length > 0 || tools !== undefined || columnsMenu !== null;
  return (
    <Frame aria-label={props.noun} aria-busy={isLoading}>
      {hasToolbar ? (
        <div className="tools">
          {searchLabel === undefined ? null : (
            <SearchField
              label={searchLabel}
              value={query.search}
              onSearch={(search) => onQueryChange(fromStart(query, { search }))}
            />
          )}
          {filters.map((filter) => (
            <FilterChip key={filter.key} {...filterLook(filter)} onToggle={() => onFilterToggle?.(filter.key)} />
          ))}
          <span className="space" />
          {tools}
          {columnsMenu}
        </div>
      ) : null}
      <div className="rows">
        {hasRows ? null : <GridWithoutRows {...props} />}
        {hasRows && isPhone ? <CardList {...props} /> : null}
        {hasRows && !isPhone ? <GridRows {...props} columnVisibility={columnVisibility} /> : null}
        <SelectionBar {...props} />
      </div>
      <GridFooter query={query} total={total} shown={rows.length} onQueryChange={onQueryChange} />
    </Frame>
  );
}

function filterLook({ label, count, isOn }: GridFilter) {
  return { label, count, isOn };
}

const Frame = styled("section")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  minWidth: 0,
  background: "var(--surface)",
  "& .tools": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    flex: "none",
    minHeight: 52,
    padding: "10px 16px",
    borderBottom: "1px solid var(--line)",
  },
  "& .space": { flex: 1 },
  "& .rows": { position: "relative", flex: 1, minHeight: 220, overflow: "auto" },
  "&[aria-busy=true] .MuiDataGrid-root, &[aria-busy=true] .cards": { opacity: 0.6 },
});
