import Button from "@mui/material/Button";
import type { GridValidRowModel } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { EmptyState } from "../page/EmptyState.tsx";
import { ErrorState } from "../page/ErrorState.tsx";
import { RowsSkeleton } from "../page/Skeletons.tsx";
import { fromStart, pageCount } from "./list-query.ts";
import type { GridFilter, ServerGridProps } from "./server-grid-props.ts";

/** Enough to fill a tall screen. */
export const SKELETON_ROWS = 20;

/** Props that do not depend on the row type. */
type WithoutRowsProps = Pick<
  ServerGridProps<GridValidRowModel & { id: number }>,
  | "noun"
  | "error"
  | "onRetry"
  | "isLoading"
  | "query"
  | "total"
  | "onQueryChange"
  | "filters"
  | "onFilterToggle"
  | "onClearFilters"
  | "empty"
> & {
  /** Placeholder while loading; defaults to lines of text. */
  skeleton?: ReactNode;
};

/** Shown instead of rows: an error, a loading placeholder, a link back from a page past the end, or an empty state. */
export function GridWithoutRows(props: WithoutRowsProps) {
  const { noun, error, onRetry, isLoading, query, total, onQueryChange, filters = [], empty } = props;
  if (error) return <ErrorState title={`The ${noun} did not load`} error={error} onRetry={onRetry} />;
  if (isLoading) return props.skeleton ?? <RowsSkeleton rows={Math.min(query.perPage, SKELETON_ROWS)} />;
  if (total > 0) {
    return (
      <EmptyState
        title={`There is no page ${query.page}`}
        actions={<Button onClick={() => onQueryChange({ ...query, page: pageCount(query, total) })}>Last page</Button>}
      >
        There are only {total.toLocaleString()} {noun}.
      </EmptyState>
    );
  }
  const active = filters.filter((filter) => filter.isOn);
  if (active.length > 0 || query.search !== "") return <NothingMatches {...props} active={active} />;
  return (
    <EmptyState title={empty.title} actions={empty.actions}>
      {empty.text}
    </EmptyState>
  );
}

function NothingMatches(props: WithoutRowsProps & { active: readonly GridFilter[] }) {
  const { noun, query, active, onFilterToggle, onQueryChange } = props;
  const { onClearFilters = () => onQueryChange(fromStart(query, { search: "" })) } = props;
  const only = active.at(-1);
  const by = [query.search ? `“${query.search}”` : undefined, ...active.map((filter) => filter.label)].filter(Boolean);
  return (
    <EmptyState
      title={`No ${noun} match`}
      actions={
        <>
          {only && active.length > 1 ? (
            <Button onClick={() => onFilterToggle?.(only.key)}>Drop “{only.label}”</Button>
          ) : null}
          <Button variant={active.length > 1 ? "text" : "outlined"} onClick={onClearFilters}>
            Clear all
          </Button>
        </>
      }
    >
      Nothing matches {by.join(" and ")}.
    </EmptyState>
  );
}
