import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { GridColDef, GridColumnVisibilityModel, GridValidRowModel } from "@mui/x-data-grid";

interface GridSkeletonProps<Row extends GridValidRowModel> {
  columns: readonly GridColDef<Row>[];
  columnVisibility: GridColumnVisibilityModel | undefined;
  rows: number;
}

const WIDTHS = [72, 56, 84, 64, 76] as const;

/** Placeholder rows below the real headers: nothing moves when the rows arrive. */
export function GridSkeleton<Row extends GridValidRowModel>({
  columns,
  columnVisibility,
  rows,
}: GridSkeletonProps<Row>) {
  const shown = columns.filter(({ field }) => columnVisibility?.[field] !== false);
  const template = shown.map(({ flex, width = 100, minWidth = 50 }) =>
    flex === undefined ? `${width}px` : `minmax(${minWidth}px, ${flex}fr)`,
  );
  return (
    <Busy aria-busy="true" style={{ gridTemplateColumns: template.join(" ") }}>
      <span className="screen-reader-only">Loading</span>
      <div className="head" aria-hidden="true">
        {shown.map(({ field, headerName, align }) => (
          <span key={field} data-align={align}>
            {headerName}
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true">
          {shown.map(({ field, align }, column) => (
            <span key={field} data-align={align}>
              <Skeleton width={`${WIDTHS[(row + column * 2) % WIDTHS.length]}%`} height={10} />
            </span>
          ))}
        </div>
      ))}
    </Busy>
  );
}

const Busy = styled("div")({
  display: "grid",
  "& > div": {
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "subgrid",
    height: 44,
    alignItems: "center",
  },
  "& > div:not(.head)": { borderBottom: "1px solid var(--line-soft)" },
  "& > .head": {
    height: 37,
    borderBottom: "1px solid var(--line)",
    fontSize: 12,
    fontWeight: 500,
    letterSpacing: 0,
    color: "var(--text-2)",
  },
  "& div > span": { minWidth: 0, padding: "0 12px", whiteSpace: "nowrap", overflow: "hidden" },
  "& div > span:first-of-type": { paddingLeft: 16 },
  "& div > span:last-of-type": { paddingRight: 16 },
  "& [data-align=right]": { display: "flex", justifyContent: "flex-end" },
});
