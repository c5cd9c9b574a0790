import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/** What stands in the editor: a document, and its variables as JSON. */
export interface Draft {
  query: string;
  variables: string;
}

/** Servers and mail programs take no longer addresses. */
const LONGEST_ADDRESS = 8_000;

/** What was opened by `?query=` and `variables=`, and the way to let the address follow the editor. */
export function useDraftInAddress(): [opened: Draft | undefined, keep: (draft: Draft) => void] {
  const [search, setSearch] = useSearchParams();
  const [opened] = useState(() => draftIn(search));
  return [opened, (draft) => setSearch((now) => withDraft(now, draft), { replace: true })];
}

/** Nothing where the address names no query. */
export function draftIn(search: URLSearchParams): Draft | undefined {
  const query = search.get("query");
  return query === null ? undefined : { query, variables: search.get("variables") ?? "" };
}

/** What else the address says stays; a query that is too long for one is left out of it. */
export function withDraft(search: URLSearchParams, { query, variables }: Draft): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["query", "variables", "again"]) next.delete(name);
  if (query.trim() === "") return next;
  const long = new URLSearchParams(next);
  long.set("query", query);
  if (variables.trim() !== "") long.set("variables", variables);
  return long.toString().length > LONGEST_ADDRESS ? next : long;
}
