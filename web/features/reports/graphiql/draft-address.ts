import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/** The editor's content: a document, and its variables as JSON. */
export interface Draft {
  query: string;
  variables: string;
}

/** Servers and mail programs do not accept longer URLs. */
const LONGEST_ADDRESS = 8_000;

/** The draft given by `?query=` and `variables=`, and a function that makes the URL follow the editor. */
export function useDraftInAddress(): [opened: Draft | undefined, keep: (draft: Draft) => void] {
  const [search, setSearch] = useSearchParams();
  const [opened] = useState(() => draftIn(search));
  return [opened, (draft) => setSearch(withDraft(addressNow(), draft), { replace: true })];
}

/** The URL's parameters as they are, which the router may still be about to render. */
export const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Undefined if the URL contains no query. */
export function draftIn(search: URLSearchParams): Draft | undefined {
  const query = search.get("query");
  return query === null ? undefined : { query, variables: search.get("variables") ?? "" };
}

/** Keeps the other parameters; omits a query that is too long for a URL. */
export function withDraft(search: URLSearchParams, { query, variables }: Draft): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["query", "variables", "again"]) next.delete(name);
  if (query.trim() === "") return next;
  const long = new URLSearchParams(next);
  long.set("query", query);
  if (variables.trim() !== "") long.set("variables", variables);
  return long.toString().length > LONGEST_ADDRESS ? next : long;
}
