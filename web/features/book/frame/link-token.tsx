import { Navigate, useLocation, useParams } from "react-router-dom";

/** The token of a mailed link: behind the #, where no server and no other site is told of it. */
export const useLinkToken = (): string => useLocation().hash.slice(1);

/** Earlier mails have it in the path: it goes behind the # before anything is asked, and out of the history. */
export function TokenFromPath() {
  const { token = "" } = useParams();
  const { pathname } = useLocation();
  const withoutToken = pathname.replace(`/${encodeURIComponent(token)}`, "");
  return <Navigate replace to={{ pathname: withoutToken, hash: token }} />;
}
