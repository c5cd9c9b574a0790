import type { GridColDef, GridColumnVisibilityModel, GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import type { LoadError } from "../page/ErrorState.tsx";
import type { ListQuery } from "./list-query.ts";

export interface GridFilter {
  key: string;
  label: string;
  count?: number;
  isOn: boolean;
}

export interface ServerGridProps<Row extends GridValidRowModel & { id: number | string }> {
  /** What the rows are, in the plural: "clients". */
  noun: string;
  /** Tells this list from others of the same noun, for the columns that a person hides. */
  name?: string;
  columns: readonly GridColDef<Row>[];
  rows: readonly Row[];
  /** All rows that fit, on all pages. */
  total: number;
  /** There are more than `total`, which were not counted. */
  hasMore?: boolean;
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  isLoading: boolean;
  error?: LoadError | null;
  onRetry?: () => void;
  /** Names what is searched: "Name, email, phone". No search field without it. */
  searchLabel?: string;
  filters?: readonly GridFilter[];
  onFilterToggle?: (key: string) => void;
  /** Drops search and filters, where there is more than a search; offered when nothing fits. */
  onClearFilters?: () => void;
  /** The list before anything was ever in it: one sentence and the action that fills it. */
  empty: { title: string; text: string; actions?: ReactNode };
  /** At the right of the tools: columns, CSV. */
  tools?: ReactNode;
  openRowId?: number | string | null;
  onRowOpen?: (row: Row) => void;
  selectedIds?: ReadonlySet<number | string>;
  onSelectedIdsChange?: (ids: ReadonlySet<number | string>) => void;
  /** Acts on the selected rows. */
  bulkActions?: ReactNode;
  /** Columns that the screen leaves out for now; what else is hidden is the person's choice. */
  columnVisibility?: GridColumnVisibilityModel;
  /** A row as a card, on phones. */
  renderCard: (row: Row) => ReactNode;
}
