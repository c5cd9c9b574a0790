import { useCallback, useMemo } from "react";
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type ListQuery } from "#web/ui/grid/list-query.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

interface ListOrder<Sort extends string> {
  /** Sortable fields of the server; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  sortDir: "asc" | "desc";
  /** Rows on a page, unless the person chooses another number. */
  perPage?: number;
}

type SortedQuery<Sort extends string> = ListQuery & { sortBy: Sort };

type ListUrl<Sort extends string> = readonly [SortedQuery<Sort>, (query: ListQuery) => void];

/** A list's page, size, order and search, kept in the URL; defaults are left out. */
export function useListUrl<Sort extends string>(order: ListOrder<Sort>): ListUrl<Sort> {
  const [search, setSearch] = useUrlSearch();
  const query = useMemo(() => readListQuery(search, order), [search, order]);
  const change = useCallback(
    (next: ListQuery) => setSearch((params) => writeListQuery(params, next, order), { replace: true }),
    [setSearch, order],
  );
  return [query, change];
}

/** Unreadable values fall back to the default: a hand-typed URL shows a list, never an error. */
export function readListQuery<Sort extends string>(params: URLSearchParams, order: ListOrder<Sort>): SortedQuery<Sort> {
  const page = Number(params.get("page") ?? 1);
  const { perPage: usual = DEFAULT_PAGE_SIZE } = order;
  const perPage = Number(params.get("perPage") ?? usual);
  const sortBy = params.get("sortBy");
  const sortDir = params.get("sortDir");
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PAGE_SIZES.includes(perPage) ? perPage : usual,
    sortBy: order.sorts.find((sort) => sort === sortBy) ?? order.sorts[0],
    sortDir: sortDir === "asc" || sortDir === "desc" ? sortDir : order.sortDir,
    search: params.get("search") ?? "",
  };
}

export function writeListQuery(params: URLSearchParams, query: ListQuery, order: ListOrder<string>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, byDefault: string) =>
    value === byDefault ? next.delete(name) : next.set(name, value);
  put("page", String(query.page), "1");
  put("perPage", String(query.perPage), String(order.perPage ?? DEFAULT_PAGE_SIZE));
  put("sortBy", query.sortBy ?? order.sorts[0], order.sorts[0]);
  put("sortDir", query.sortBy === null ? order.sortDir : query.sortDir, order.sortDir);
  put("search", query.search, "");
  return next;
}
