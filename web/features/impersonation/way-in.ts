import { safeReturnTo } from "#web/app/paths.ts";

export interface WayIn {
  token: string;
  /** Where to go once inside. */
  next: string;
}

/** What /impersonate was opened with; undefined where it is no way in. `proxy` may stand in the return_url's own query. */
export function wayInOf(search: URLSearchParams): WayIn | undefined {
  const token = search.get("access_token");
  const next = safeReturnTo(search.get("return_url"));
  const inside = new URL(next, "http://here").searchParams;
  const isProxy = [search.get("proxy"), inside.get("proxy")].some((value) => value === "1" || value === "true");
  return token !== null && token !== "" && isProxy ? { token, next } : undefined;
}
