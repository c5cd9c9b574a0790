import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { GridValidRowModel } from "@mui/x-data-grid";
import { PHONE } from "#web/theme/theme.ts";
import { CardList } from "./CardList.tsx";
import { GridFooter } from "./GridFooter.tsx";
import { GridRows } from "./GridRows.tsx";
import { GridSkeleton } from "./GridSkeleton.tsx";
import { GridTools } from "./GridTools.tsx";
import { GridWithoutRows, SKELETON_ROWS } from "./GridWithoutRows.tsx";
import { fromStart } from "./list-query.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import type { ServerGridProps } from "./server-grid-props.ts";
import { useColumnChoice } from "./use-column-choice.tsx";

/** A list with server-side paging, order and filters. Rows are cards on phones. Needs a height. */
export function ServerGrid<Row extends GridValidRowModel & { id: number | string }>(props: ServerGridProps<Row>) {
  const { query, onQueryChange, rows, total, searchLabel, filters = [], tools, isLoading, error } = props;
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const hasRows = rows.length > 0 && !error;
  const groups = groupsOf(props);
  const { columnVisibility, menu } = useColumnChoice(props);
  const columnsMenu = isPhone ? null : menu;
  const skeleton = isPhone ? undefined : (
    <GridSkeleton
      columns={props.columns}
      columnVisibility={columnVisibility}
      rows={Math.min(query.perPage, SKELETON_ROWS)}
    />
  );
  return (
    <Frame aria-label={props.noun} aria-busy={isLoading}>
      {hasTools(props) || columnsMenu !== null ? (
        <GridTools
          searchLabel={searchLabel}
          search={query.search}
          onSearch={(search) => onQueryChange(fromStart(query, { search }))}
          filters={filters}
          onFilterToggle={props.onFilterToggle}
          acts={
            <>
              {tools}
              {columnsMenu}
            </>
          }
        />
      ) : null}
      <div className="rows">
        {hasRows ? null : <GridWithoutRows {...props} skeleton={skeleton} />}
        {hasRows && isPhone ? <CardList {...props} groups={groups} /> : null}
        {hasRows && !isPhone ? <GridRows {...props} groups={groups} columnVisibility={columnVisibility} /> : null}
        <SelectionBar {...props} />
      </div>
      <GridFooter
        query={query}
        total={total}
        hasMore={props.hasMore}
        shown={rows.length}
        isKnown={hasRows || !(isLoading || error)}
        onQueryChange={onQueryChange}
      />
    </Frame>
  );
}

function groupsOf<Row extends GridValidRowModel & { id: number | string }>(props: ServerGridProps<Row>) {
  const { groupRows, rows, total } = props;
  return groupRows?.(rows).map((group) => ({
    ...group,
    count: total === rows.length ? group.rows.length : null,
  }));
}

function hasTools({
  searchLabel,
  filters = [],
  tools,
}: Pick<ServerGridProps<{ id: number }>, "searchLabel" | "filters" | "tools">) {
  return searchLabel !== undefined || filters.length > 0 || tools !== undefined;
}

const Frame = styled("section")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  minWidth: 0,
  background: "var(--surface)",
  // The list may be next to a panel: its own width counts, not the window's.
  containerType: "inline-size",
  "& .rows": { position: "relative", flex: 1, minHeight: 220, overflow: "auto" },
  "&[aria-busy=true] .MuiDataGrid-root, &[aria-busy=true] .cards": { opacity: 0.6 },
});
