import { useEffect } from "react";
import { paths } from "./paths.ts";
import { PageLoading } from "./layouts/WholePage.tsx";

/** The explorer is a page of its own: whoever is led there within the app leaves the app. */
export function OpenExplorer() {
  useEffect(() => window.location.replace(`${paths.graphiql}?again`), []);
  return <PageLoading />;
}
