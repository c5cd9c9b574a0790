import type { GridColDef, GridColumnVisibilityModel, GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import type { LoadError } from "../page/ErrorState.tsx";
import type { ListQuery } from "./list-query.ts";
import type { RowGroup } from "./row-groups.tsx";

export interface GridFilter {
  key: string;
  label: string;
  count?: number;
  isOn: boolean;
}

export interface ServerGridProps<Row extends GridValidRowModel & { id: number | string }> {
  /** Plural noun of the rows: "clients". */
  noun: string;
  /** Distinguishes this list from others with the same noun, for hidden columns. */
  name?: string;
  columns: readonly GridColDef<Row>[];
  rows: readonly Row[];
  /** Number of matching rows on all pages. */
  total: number;
  /** There are more than `total`, which were not counted. */
  hasMore?: boolean;
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  isLoading: boolean;
  error?: LoadError | null;
  onRetry?: () => void;
  /** Label of the search: "Name, email, phone". Without it there is no search field. */
  searchLabel?: string;
  filters?: readonly GridFilter[];
  onFilterToggle?: (key: string) => void;
  /** Clears search and filters, if there is more than a search; offered if nothing matches. */
  onClearFilters?: () => void;
  /** Empty state of a list that never had rows: one sentence and the action that fills it. */
  empty: { title: string; text: string; actions?: ReactNode };
  /** At the right of the toolbar: columns, CSV. */
  tools?: ReactNode;
  openRowId?: number | string | null;
  onRowOpen?: (row: Row) => void;
  selectedIds?: ReadonlySet<number | string>;
  onSelectedIdsChange?: (ids: ReadonlySet<number | string>) => void;
  /** Actions on the selected rows. */
  bulkActions?: ReactNode;
  /** Columns the screen currently hides; the person chooses among the rest. */
  columnVisibility?: GridColumnVisibilityModel;
  /** Groups the rows of the page, in the order in which the groups are shown. */
  groupRows?: (rows: readonly Row[]) => readonly Omit<RowGroup<Row>, "count">[];
  /** Renders a row as a card, on phones. */
  renderCard: (row: Row) => ReactNode;
}
