import { useLocation } from "react-router-dom";

/** The token is in the fragment, which is not sent to servers or other sites; older mails have it in the query. */
export function useMailedToken(): string {
  const { hash, search } = useLocation();
  const inFragment = new URLSearchParams(hash.slice(1)).get("token");
  return inFragment ?? new URLSearchParams(search).get("token") ?? "";
}
