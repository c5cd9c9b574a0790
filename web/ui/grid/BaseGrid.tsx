import { styled } from "@mui/material/styles";
import { DataGrid, type DataGridProps, type GridValidRowModel } from "@mui/x-data-grid";
import { Icon } from "../icon/Icon.tsx";

const ROW_PX = 44;
const HEAD_PX = 36;

/** The data grid of all lists and reports. Rows are shown as given, without its own pages, filters, menus and footer. */
export function BaseGrid<Row extends GridValidRowModel>(props: DataGridProps<Row>) {
  return (
    <Rows
      rowHeight={ROW_PX}
      columnHeaderHeight={HEAD_PX}
      slots={SLOTS}
      paginationMode="server"
      rowCount={props.rows?.length ?? 0}
      filterMode="server"
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      {...props}
    />
  );
}

const SLOTS = {
  columnSortedAscendingIcon: () => <Icon name="chevron-up" size={14} />,
  columnSortedDescendingIcon: () => <Icon name="chevron-down" size={14} />,
};

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
  "& .MuiDataGrid-columnSeparator": { display: "none" },
  "& .MuiDataGrid-cell": { padding: "0 12px" },
  // Plain text stays a block, which is needed for an ellipsis.
  "& .MuiDataGrid-cell:has(> *)": { display: "flex", alignItems: "center" },
  "& .MuiDataGrid-columnHeader": { padding: "0 12px" },
  "& .MuiDataGrid-sortIcon": { fontSize: 14 },
  // With padding, the filler after the last cell would make each row wider than the grid.
  "&& .MuiDataGrid-cellEmpty": { padding: 0 },
  // The outer columns align with the page's gutter.
  "&& [aria-colindex='1']": { paddingLeft: 16 },
  "&& .MuiDataGrid-columnHeader--last, && .MuiDataGrid-cell:has(+ .MuiDataGrid-cellEmpty)": { paddingRight: 16 },
  "& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus": { outline: "none" },
  "& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible": {
    outline: "2px solid var(--focus)",
    outlineOffset: -2,
  },
  "& .MuiDataGrid-row:hover": { background: "var(--hover)" },
  "& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover": { background: "var(--selected)" },
  "& .MuiDataGrid-row.is-open": { background: "var(--selected)", boxShadow: "inset 3px 0 var(--primary)" },
  "&[data-opens] .MuiDataGrid-row:not(.is-group)": { cursor: "pointer" },
  "& .is-group, & .is-group:hover": { background: "var(--sunken)" },
  "& .is-group .MuiDataGrid-cell": { fontWeight: 600, color: "var(--text-2)", "& .figures": { fontWeight: 400 } },
}) as typeof DataGrid;
