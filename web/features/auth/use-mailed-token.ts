import { useLocation } from "react-router-dom";

/** Behind the #, where no server and no other site is told of it; mails of last week have it before. */
export function useMailedToken(): string {
  const { hash, search } = useLocation();
  const inFragment = new URLSearchParams(hash.slice(1)).get("token");
  return inFragment ?? new URLSearchParams(search).get("token") ?? "";
}
