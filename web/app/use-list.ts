import type { OperationVariables } from "@apollo/client";
import { explain } from "#web/apollo/explain-fault.ts";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
import type { LoadError } from "#web/ui/page/ErrorState.tsx";

interface ListPage<Row> {
  data: readonly Row[];
  meta: { total: number; more?: boolean | null };
}

type ListQueryHook<Data, Variables extends OperationVariables> = (options: {
  variables: Variables;
  fetchPolicy: "cache-and-network";
}) => {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

/** What a list shows, named as ServerGrid takes it. */
export interface List<Row> {
  rows: readonly Row[];
  /** All rows that fit, on all pages; 0 until they are known. */
  total: number;
  /** There are more than `total`, which were not counted. */
  hasMore: boolean;
  isKnown: boolean;
  isLoading: boolean;
  error: LoadError | null;
  onRetry: () => void;
}

/**
 * A page of a list: the generated hook of its query, what it is asked with, and where the page stands in the answer.
 * The last page stays in sight while the next is on its way.
 */
export function useList<Data, Variables extends OperationVariables, Row>(
  useListQuery: ListQueryHook<Data, Variables>,
  variables: NoInfer<Variables>,
  pageOf: (data: Data) => ListPage<Row> | null,
): List<Row> {
  const { data, previousData, error, loading, refetch } = useListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;
  const page = shown ? pageOf(shown) : null;
  return {
    rows: page?.data ?? [],
    total: page?.meta.total ?? 0,
    hasMore: page?.meta.more === true,
    isKnown: page !== null,
    isLoading: loading,
    error: error ? explain(error) : null,
    onRetry: () => void refetch(),
  };
}

/** What every list is asked with; a query that does not declare one of them is sent without it. */
export function pageVariables<Sort extends string | null>(query: ListQuery & { sortBy: Sort }) {
  const { page, perPage, sortBy, sortDir, search } = query;
  return { page, perPage, sortBy, sortDir, search: search || null };
}
