import type { GridColDef, GridColumnVisibilityModel, GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";

/** Rows of a list that are shown under a common name. */
export interface RowGroup<Row> {
  name: string;
  /** null if there may be more of them on other pages. */
  count: number | null;
  rows: readonly Row[];
}

/** A row of the data grid that only names the group of the rows below it. */
interface GroupHead {
  id: string;
  groupName: ReactNode;
}

export const isGroupHead = (row: object): row is GroupHead => "groupName" in row;

export function GroupName({ name, count }: Pick<RowGroup<unknown>, "name" | "count">) {
  return (
    <span>
      {name} {count === null ? null : <span className="figures">{count}</span>}
    </span>
  );
}

export function withGroupHeads<Row extends GridValidRowModel>(groups: readonly RowGroup<Row>[]): Row[] {
  return groups.flatMap(({ name, count, rows }) => {
    const head: GroupHead = { id: `group ${name}`, groupName: <GroupName name={name} count={count} /> };
    // Columns are asked about rows only: the one that meets heads is made by `spannedByHeads`.
    return [head as GridValidRowModel as Row, ...rows];
  });
}

/** Of the columns that are shown, the first spans all in a group's head. */
export function spannedByHeads<Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
  visibility: GridColumnVisibilityModel | undefined,
): GridColDef<Row>[] {
  const shown = columns.filter(({ field }) => visibility?.[field] !== false);
  return columns.map((column) => {
    if (column !== shown[0]) return column;
    const { valueGetter, renderCell } = column;
    return {
      ...column,
      colSpan: (_value, row) => (isGroupHead(row) ? shown.length : 1),
      ...(valueGetter && {
        valueGetter: (value: never, row, ...more) => (isGroupHead(row) ? null : valueGetter(value, row, ...more)),
      }),
      renderCell: (params) => {
        if (isGroupHead(params.row)) return params.row.groupName;
        return renderCell ? renderCell(params) : params.formattedValue;
      },
    };
  });
}
