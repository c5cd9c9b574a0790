import { useCallback, useMemo } from "react";
import {
  readClientFilters,
  writeClientFilters,
  type ClientFilters,
} from "#web/features/clients/shared/client-filters.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

export interface ClientFiltersUrl {
  filters: ClientFilters;
  change: (change: Partial<ClientFilters>) => void;
}

/** The filters of the list, kept in the URL, and a function to change them. */
export function useClientFilters(): ClientFiltersUrl {
  const [params, setParams] = useUrlSearch();
  const filters = useMemo(() => readClientFilters(params), [params]);
  const change = useCallback<ClientFiltersUrl["change"]>(
    (changed) =>
      setParams((now) => writeClientFilters(now, { ...readClientFilters(now), ...changed }), { replace: true }),
    [setParams],
  );
  return { filters, change };
}
