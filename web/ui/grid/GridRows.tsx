import { styled } from "@mui/material/styles";
import {
  DataGrid,
  type GridEventListener,
  type GridRowId,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from "@mui/x-data-grid";
import { Icon } from "../icon/Icon.tsx";
import { fromStart } from "./list-query.ts";
import type { ServerGridProps } from "./server-grid-props.ts";

const ROW_PX = 44;
const HEAD_PX = 36;
/** The data grid's value for an unknown row count. */
const UNKNOWN = -1;

/** Rows in a data grid whose page, order and filters are controlled from outside. */
export function GridRows<Row extends GridValidRowModel & { id: number | string }>(props: ServerGridProps<Row>) {
  const { noun, columns, rows, total, query, onQueryChange, openRowId, onRowOpen } = props;
  const { selectedIds, onSelectedIdsChange } = props;
  // An order without a column, such as by position, is the server's alone: the grid would reset it while rendering.
  const sorted = columns.find(({ field }) => field === query.sortBy);
  const sortModel: GridSortModel = sorted ? [{ field: sorted.field, sort: query.sortDir }] : [];

  const sortBy = ([first]: GridSortModel) =>
    onQueryChange(fromStart(query, { sortBy: first?.sort ? first.field : null, sortDir: first?.sort ?? "asc" }));

  const openByKey: GridEventListener<"cellKeyDown"> = (params, event) => {
    if (event.key !== "Enter" || params.field === "__check__") return;
    // On a button in the row, Enter belongs to that button.
    const isOfButton = event.target instanceof Element && event.target.closest("button, a") !== null;
    if (!isOfButton) onRowOpen?.(params.row);
  };
  return (
    <Rows
      aria-label={noun}
      columns={columns}
      rows={rows}
      rowCount={props.hasMore ? UNKNOWN : total}
      paginationMode="server"
      sortingMode="server"
      filterMode="server"
      paginationModel={{ page: query.page - 1, pageSize: query.perPage }}
      pageSizeOptions={[query.perPage]}
      sortModel={sortModel}
      onSortModelChange={sortBy}
      rowHeight={ROW_PX}
      columnHeaderHeight={HEAD_PX}
      slots={SLOTS}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      checkboxSelection={selectedIds !== undefined}
      rowSelectionModel={selectionOf(selectedIds)}
      onRowSelectionModelChange={(model) => onSelectedIdsChange?.(idsOf(model, rows))}
      columnVisibilityModel={props.columnVisibility}
      onRowClick={onRowOpen ? (params) => onRowOpen(params.row) : undefined}
      onCellKeyDown={openByKey}
      getRowClassName={(params) => (openRowId === params.id ? "is-open" : "")}
      data-opens={onRowOpen ? true : undefined}
    />
  );
}

const SLOTS = {
  columnSortedAscendingIcon: () => <Icon name="chevron-up" size={14} />,
  columnSortedDescendingIcon: () => <Icon name="chevron-down" size={14} />,
};

function selectionOf(ids: ReadonlySet<number | string> | undefined): GridRowSelectionModel {
  return { type: "include", ids: new Set<GridRowId>(ids ?? []) };
}

/** "All but these" only refers to this page: rows on other pages are not loaded. */
function idsOf(model: GridRowSelectionModel, rows: readonly { id: GridRowId }[]): ReadonlySet<GridRowId> {
  if (model.type === "include") return model.ids;
  return new Set(rows.map((row) => row.id).filter((id) => !model.ids.has(id)));
}

// The cast restores the row type that styled() drops; nothing else about the component changes.
const Rows = styled(DataGrid)({
  border: 0,
  borderRadius: 0,
  fontSize: 13,
  letterSpacing: "-0.006em",
  fontVariantNumeric: "tabular-nums",
  "--DataGrid-rowBorderColor": "var(--line-soft)",
  "--DataGrid-t-color-border-base": "var(--line-soft)",
  "--DataGrid-t-header-background-base": "var(--surface)",
  "& .MuiDataGrid-columnHeaderTitle": { fontSize: 12, fontWeight: 500, letterSpacing: 0, color: "var(--text-2)" },
  "& .MuiDataGrid-columnHeaders": { borderBottom: "1px solid var(--line)" },
  "& .MuiDataGrid-columnSeparator": { visibility: "hidden" },
  "& .MuiDataGrid-cell": { padding: "0 12px" },
  // Plain text stays a block, which is needed for an ellipsis.
  "& .MuiDataGrid-cell:has(> *)": { display: "flex", alignItems: "center" },
  "& .MuiDataGrid-columnHeader": { padding: "0 12px" },
  "& .MuiDataGrid-sortIcon": { fontSize: 14 },
  // The outer columns align with the page's gutter.
  "& [aria-colindex='1']": { paddingLeft: 16 },
  "& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell:has(+ .MuiDataGrid-cellEmpty)": { paddingRight: 16 },
  "& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus": { outline: "none" },
  "& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible": {
    outline: "2px solid var(--focus)",
    outlineOffset: -2,
  },
  "& .MuiDataGrid-row:hover": { background: "var(--hover)" },
  "& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover": { background: "var(--selected)" },
  "& .MuiDataGrid-row.is-open": { background: "var(--selected)", boxShadow: "inset 3px 0 var(--primary)" },
  "&[data-opens] .MuiDataGrid-row": { cursor: "pointer" },
}) as typeof DataGrid;
