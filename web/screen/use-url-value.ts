import { useCallback } from "react";
import { isDate } from "#web/time/wall-clock.ts";
import type { Days } from "#web/ui/date/DayRange.tsx";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

/** A value of the URL's query (an open panel or dialog) and its setter; null removes it. */
export function useUrlValue(name: string): readonly [string | null, (value: string | null) => void] {
  const [search, setSearch] = useUrlSearch();
  const set = useCallback(
    (value: string | null) => setSearch((params) => withValue(params, name, value)),
    [name, setSearch],
  );
  return [search.get(name), set];
}

/** The same for what limits a list: another value leads to the list's first page. */
export function useUrlFilter(name: string): readonly [string | null, (value: string | null) => void] {
  const [search, setSearch] = useUrlSearch();
  const set = useCallback(
    (value: string | null) => setSearch((params) => withValue(withValue(params, name, value), "page", null)),
    [name, setSearch],
  );
  return [search.get(name), set];
}

function withValue(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The same for an id; an invalid one counts as absent. */
export function useUrlId(name: string): readonly [number | null, (id: number | null) => void] {
  const [text, set] = useUrlValue(name);
  const setId = useCallback((id: number | null) => set(id === null ? null : String(id)), [set]);
  return [text === null ? null : idOf(text), setId];
}

/** Parses an id from a URL; null if invalid. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The first and last day of a list in its URL, YYYY-MM-DD; ignores what is no date, and a last day before the first. */
export function daysOf(params: URLSearchParams): Days {
  const dateOf = (name: string) => {
    const text = params.get(name);
    return isDate(text) ? text : null;
  };
  const [from, to] = [dateOf("from"), dateOf("to")];
  return { from, to: from !== null && to !== null && to < from ? null : to };
}
