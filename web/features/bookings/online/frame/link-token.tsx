import { Navigate, useLocation, useParams } from "react-router-dom";

/** The token of a mailed link; in the fragment, which is not sent to servers or other sites. */
export const useLinkToken = (): string => useLocation().hash.slice(1);

/** Older mails have the token in the path: moves it to the fragment before any request, and out of the browser history. */
export function TokenFromPath() {
  const { token = "" } = useParams();
  const { pathname } = useLocation();
  const withoutToken = pathname.replace(`/${encodeURIComponent(token)}`, "");
  return <Navigate replace to={{ pathname: withoutToken, hash: token }} />;
}
