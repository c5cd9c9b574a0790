/** Query state of a list, as kept in the URL. Pages count from 1. */
export interface ListQuery {
  page: number;
  perPage: number;
  sortBy: string | null;
  sortDir: "asc" | "desc";
  search: string;
}

export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
export const DEFAULT_PAGE_SIZE = 20;

export const FIRST_PAGE: ListQuery = { page: 1, perPage: DEFAULT_PAGE_SIZE, sortBy: null, sortDir: "asc", search: "" };

/** Changes filters or order and goes back to the first page. */
export function fromStart(query: ListQuery, change: Partial<Omit<ListQuery, "page">>): ListQuery {
  return { ...query, ...change, page: 1 };
}

/** Number of pages; an empty list has one. */
export function pageCount(query: ListQuery, total: number): number {
  return Math.max(1, Math.ceil(total / query.perPage));
}

/** "81–100 of 12,480", or "of more than 10,000" if not all were counted; "0 of 45" past the end. */
export function rangeText(query: ListQuery, total: number, shown: number, hasMore = false): string {
  if (total === 0) return "0 rows";
  if (shown === 0) return `0 of ${total.toLocaleString()}`;
  const first = (query.page - 1) * query.perPage + 1;
  return `${first.toLocaleString()}–${(first + shown - 1).toLocaleString()} of ${hasMore ? "more than " : ""}${total.toLocaleString()}`;
}
