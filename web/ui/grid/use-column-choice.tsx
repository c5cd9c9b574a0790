import type { GridColumnVisibilityModel, GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { useHiddenColumns } from "./hidden-columns.ts";
import type { ServerGridProps } from "./server-grid-props.ts";

interface ColumnChoice {
  columnVisibility: GridColumnVisibilityModel;
  /** null if the choice is not stored anywhere. */
  menu: ReactNode;
}

/** Visible columns: those the screen hides are not offered, the rest is up to the person. */
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
  // Columns may have been renamed since: never hide all of them.
  const hidesAll = offered.every(({ field }) => hidden.includes(field));
  const left = hidesAll ? [] : hidden;
  return {
    columnVisibility: { ...Object.fromEntries(left.map((field) => [field, false])), ...withoutShown(columnVisibility) },
    menu: <ColumnsMenu columns={offered} hidden={left} onHidden={(fields) => choice.hide(name, fields)} />,
  };
}

/** Only columns the screen hides: those it explicitly shows may still be hidden by the person. */
function withoutShown(visibility: GridColumnVisibilityModel): GridColumnVisibilityModel {
  return Object.fromEntries(Object.entries(visibility).filter(([, isShown]) => !isShown));
}
