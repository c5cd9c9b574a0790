import { useCallback } from "react";
import type { ServiceKind } from "#web/apollo/schema-types.generated.ts";
import { useListUrl } from "#web/screen/use-list-url.ts";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

export const KINDS: readonly { kind: ServiceKind; label: string }[] = [
  { kind: "resource", label: "Bay time" },
  { kind: "coach", label: "Lessons" },
  { kind: "class", label: "Classes" },
];

/** The catalogue's default order. */
const ORDER = { sorts: ["position"], sortDir: "asc" } as const;

interface ServiceFilters {
  query: ListQuery;
  kind: ServiceKind | null;
  setQuery: (query: ListQuery) => void;
  /** Changing the kind goes back to the first page. */
  setKind: (kind: ServiceKind | null) => void;
  /** Removes all filters. */
  clear: () => void;
}

/** Filters and page of the service list, kept in the URL. */
export function useServiceFilters(): ServiceFilters {
  const [query, setQuery] = useListUrl(ORDER);
  const [params, setParams] = useUrlSearch();
  const kind = KINDS.find((one) => one.kind === params.get("kind"))?.kind ?? null;
  const narrow = useCallback(
    (wanted: ServiceKind | null, alsoDrop: readonly string[]) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        for (const name of ["kind", "page", ...alsoDrop]) next.delete(name);
        if (wanted !== null) next.set("kind", wanted);
        return next;
      }),
    [setParams],
  );
  return {
    query,
    kind,
    setQuery,
    setKind: (wanted) => narrow(wanted, []),
    clear: () => narrow(null, ["search"]),
  };
}
