import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { gridStringOrNumberComparator, type GridColDef, type GridValidRowModel } from "@mui/x-data-grid";
import { PHONE } from "#web/theme/theme.ts";
import { BaseGrid } from "./BaseGrid.tsx";

/** Without `isWide`, a column is shown on phones too. */
export type LocalColumn<Row extends GridValidRowModel> = GridColDef<Row> & { isWide?: boolean };

interface LocalGridProps<Row extends GridValidRowModel> {
  label: string;
  columns: readonly LocalColumn<Row>[];
  /** All rows there are. Sums stand out, and stay last however the others are sorted. */
  rows: readonly Row[];
  /** Whether the order of the rows has a meaning of its own, so that they cannot be sorted. */
  isOrdered?: boolean;
}

/** A column of figures, to the right; sorting begins with the highest. */
export const FIGURE = { type: "number", flex: 1, minWidth: 80, sortingOrder: ["desc", "asc", null] } as const;
/** The same, wide enough for six digits with cents. */
export const MONEY = { ...FIGURE, minWidth: 104 } as const;

/** Rows that are all loaded, such as a report's figures, as high as they are. */
export function LocalGrid<Row extends GridValidRowModel & { id: number | string; isSum?: boolean }>(
  props: LocalGridProps<Row>,
) {
  const { label, columns, rows, isOrdered = false } = props;
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const sums = new Set<number | string>(rows.filter(({ isSum }) => isSum).map(({ id }) => id));
  return (
    <Figures
      aria-label={label}
      columns={columns.map((column) => sortedBeforeSums(column, sums))}
      rows={rows}
      rowHeight={ROW_PX}
      getRowHeight={() => "auto"}
      getRowClassName={({ id }) => (sums.has(id) ? "is-sum" : "")}
      columnVisibilityModel={Object.fromEntries(columns.map(({ field, isWide }) => [field, !(isWide && isPhone)]))}
      disableColumnSorting={isOrdered}
      autoHeight
    />
  );
}

const ROW_PX = 35;

function sortedBeforeSums<Row extends GridValidRowModel>(
  { isWide: _isWide, ...column }: LocalColumn<Row>,
  sums: ReadonlySet<number | string>,
): GridColDef<Row> {
  return {
    ...column,
    getSortComparator:
      (direction) =>
      (...[a, b, one, other]) =>
        Number(sums.has(one.id)) - Number(sums.has(other.id)) ||
        gridStringOrNumberComparator(a, b, one, other) * (direction === "desc" ? -1 : 1),
  };
}

// The cast restores the row type that styled() drops.
const Figures = styled(BaseGrid)({
  borderTop: "1px solid var(--line-soft)",
  "& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell": { padding: "0 8px" },
  "& .MuiDataGrid-columnHeaderTitle": { fontWeight: 400, lineHeight: "16px", whiteSpace: "normal" },
  "& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle": { textAlign: "right" },
  "&& .MuiDataGrid-cell": {
    display: "flex",
    alignItems: "center",
    paddingTop: 7,
    paddingBottom: 7,
    lineHeight: "20px",
    whiteSpace: "normal",
  },
  "& .MuiDataGrid-cell[role=rowheader]": { color: "var(--text-2)" },
  "& .is-sum .MuiDataGrid-cell": { fontWeight: 600, color: "inherit" },
  "& .is-sum.MuiDataGrid-row--lastVisible .MuiDataGrid-cell": { borderTopColor: "var(--line)" },
  "& .MuiDataGrid-cell a": { textDecoration: "underline", textUnderlineOffset: 3 },
  // Paper is narrower than the screen that the columns were measured for.
  "@media print": {
    "--DataGrid-rowWidth": "100% !important",
    "& .MuiDataGrid-contentFiller": { display: "none" },
    "& .MuiDataGrid-virtualScrollerRenderZone": { position: "static", transform: "none !important" },
    "& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader": { flexShrink: 1, minWidth: "0 !important" },
  },
}) as typeof BaseGrid;
