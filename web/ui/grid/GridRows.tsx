import type {
  GridEventListener,
  GridRowId,
  GridRowSelectionModel,
  GridSortModel,
  GridValidRowModel,
} from "@mui/x-data-grid";
import { BaseGrid } from "./BaseGrid.tsx";
import { fromStart } from "./list-query.ts";
import { isGroupHead, spannedByHeads, withGroupHeads, type RowGroup } from "./row-groups.tsx";
import type { ServerGridProps } from "./server-grid-props.ts";

const GROUP_PX = 34;
/** The data grid's value for an unknown row count. */
const UNKNOWN = -1;

interface GridRowsProps<Row extends GridValidRowModel & { id: number | string }> extends ServerGridProps<Row> {
  groups: readonly RowGroup<Row>[] | undefined;
}

/** Rows in a data grid whose page, order and filters are controlled from outside. */
export function GridRows<Row extends GridValidRowModel & { id: number | string }>(props: GridRowsProps<Row>) {
  const { noun, columns, rows, groups, total, query, onQueryChange, openRowId, onRowOpen } = props;
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
    if (!isOfButton && !isGroupHead(params.row)) onRowOpen?.(params.row);
  };
  return (
    <BaseGrid
      aria-label={noun}
      {...(groups
        ? { columns: spannedByHeads(columns, props.columnVisibility), rows: withGroupHeads(groups) }
        : { columns, rows })}
      rowCount={props.hasMore ? UNKNOWN : total + (groups?.length ?? 0)}
      sortingMode="server"
      paginationModel={{ page: query.page - 1, pageSize: query.perPage }}
      pageSizeOptions={[query.perPage]}
      sortModel={sortModel}
      onSortModelChange={sortBy}
      checkboxSelection={selectedIds !== undefined}
      rowSelectionModel={selectionOf(selectedIds)}
      onRowSelectionModelChange={(model) => onSelectedIdsChange?.(idsOf(model, rows))}
      columnVisibilityModel={props.columnVisibility}
      onRowClick={onRowOpen ? ({ row }) => !isGroupHead(row) && onRowOpen(row) : undefined}
      onCellKeyDown={openByKey}
      getRowHeight={({ model }) => (isGroupHead(model) ? GROUP_PX : null)}
      getRowClassName={({ id, row }) => {
        if (isGroupHead(row)) return "is-group";
        return openRowId === id ? "is-open" : "";
      }}
      data-opens={onRowOpen ? true : undefined}
    />
  );
}

function selectionOf(ids: ReadonlySet<number | string> | undefined): GridRowSelectionModel {
  return { type: "include", ids: new Set<GridRowId>(ids ?? []) };
}

/** "All but these" only refers to this page: rows on other pages are not loaded. */
function idsOf(model: GridRowSelectionModel, rows: readonly { id: GridRowId }[]): ReadonlySet<GridRowId> {
  if (model.type === "include") return model.ids;
  return new Set(rows.map((row) => row.id).filter((id) => !model.ids.has(id)));
}
