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

/** A list, with the property names `ServerGrid` takes. */
export interface List<Row> {
  rows: readonly Row[];
  /** Number of matching rows on all pages; 0 until known. */
  total: number;
  /** There are more than `total`, which were not counted. */
  hasMore: boolean;
  isKnown: boolean;
  isLoading: boolean;
  error: LoadError | null;
  onRetry: () => void;
}

/**
 * Loads one page of a list from its generated query hook, the variables, and the location of the page in the result. The
 * previous page stays visible while the next one loads.
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

/** Variables common to all lists; those a query does not declare are not sent. */
export function pageVariables<Sort extends string | null>(query: ListQuery & { sortBy: Sort }) {
  const { page, perPage, sortBy, sortDir, search } = query;
  return { page, perPage, sortBy, sortDir, search: search || null };
}
