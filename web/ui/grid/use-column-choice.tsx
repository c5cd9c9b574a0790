import type { GridColumnVisibilityModel, GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { useHiddenColumns } from "./hidden-columns.ts";
import type { ServerGridProps } from "./server-grid-props.ts";

interface ColumnChoice {
  columnVisibility: GridColumnVisibilityModel;
  /** Nothing where nobody keeps the choice. */
  menu: ReactNode;
}

/** The columns in sight: what the screen leaves out is not offered, the rest is the person's choice. */
export function useColumnChoice<Row extends GridValidRowModel & { id: number | string }>(
  props: Pick<ServerGridProps<Row>, "noun" | "name" | "columns" | "columnVisibility">,
): ColumnChoice {
  const { noun, name = noun, columns, columnVisibility = {} } = props;
  const choice = useHiddenColumns();
  if (!choice) return { columnVisibility, menu: null };
  const hidden = choice.hiddenOf(name);
  const offered = columns.flatMap(({ field, headerName }) =>
    headerName && columnVisibility[field] !== false ? [{ field, label: headerName }] : [],
  );
  // A list whose columns were renamed since must not end up with none.
  const hidesAll = offered.every(({ field }) => hidden.includes(field));
  const left = hidesAll ? [] : hidden;
  return {
    columnVisibility: { ...Object.fromEntries(left.map((field) => [field, false])), ...withoutShown(columnVisibility) },
    menu: <ColumnsMenu columns={offered} hidden={left} onHidden={(fields) => choice.hide(name, fields)} />,
  };
}

/** Only what the screen leaves out: what it merely allows, the person may still hide. */
function withoutShown(visibility: GridColumnVisibilityModel): GridColumnVisibilityModel {
  return Object.fromEntries(Object.entries(visibility).filter(([, isShown]) => !isShown));
}
