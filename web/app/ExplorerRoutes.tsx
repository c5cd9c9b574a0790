import { Suspense, useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { GraphiqlScreen } from "#web/features/reports/graphiql/GraphiqlScreen.tsx";
import { paths } from "#web/screen/paths.ts";
import { PageLoading } from "#web/screen/WholePage.tsx";
import { PermittedOnly, StaffOnly, UnlockedOnly } from "./guards.tsx";
import { StaffLayout } from "./layouts/StaffLayout.tsx";

/** GraphiQL among the staff screens. Its page has its own content security policy: every other address needs a page load. */
export function ExplorerRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<UnlockedOnly />}>
          <Route element={<StaffOnly />}>
            <Route element={<PermittedOnly permission="graph.explore" />}>
              <Route element={<StaffLayout />}>
                <Route path={paths.graphiql} element={<GraphiqlScreen />} />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<LoadPage />} />
      </Routes>
    </Suspense>
  );
}

/** Reloads the page; the URL has already changed. */
function LoadPage() {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}
