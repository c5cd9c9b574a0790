import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { BookRoutes } from "#web/features/bookings/online/BookRoutes.tsx";
import { LoadFailure } from "#web/features/bookings/online/frame/LoadFailure.tsx";
import { ImpersonationBanner } from "#web/features/people/impersonation/ImpersonationBanner.tsx";
import { RenderErrorBoundary } from "#web/features/platform/diagnostics/RenderErrorBoundary.tsx";
import { SessionProvider } from "#web/session/SessionProvider.tsx";
import { CompanyProvider } from "#web/tenant/CompanyProvider.tsx";
import "#web/theme/page-styles.ts";
import { paths } from "#web/screen/paths.ts";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { createWebClient } from "./create-web-client.ts";

const NotFoundScreen = lazy(async () => {
  const [{ AppTheme }, screen] = await Promise.all([
    import("#web/theme/AppTheme.tsx"),
    import("#web/features/platform/diagnostics/ErrorScreens.tsx"),
  ]);
  const Themed = () => (
    <AppTheme>
      <screen.NotFoundScreen />
    </AppTheme>
  );
  return { default: Themed };
});

const client = createWebClient();

/**
 * The booking page as a separate page: the frame of App without toasts, the other screens' code and MUI's theme. Only
 * the form of the last step needs the theme and loads it.
 */
export function BookApp() {
  return (
    <GraphProvider client={client}>
      <LiveRegion />
      {/* State kept in the URL renders at once: a radio button must not spring back until a transition ends. */}
      <BrowserRouter useTransitions={false}>
        <RenderErrorBoundary>
          <CompanyProvider
            loading={null}
            missing={
              <Suspense fallback={null}>
                <NotFoundScreen />
              </Suspense>
            }
            failed={(error, retry) => (
              <LoadFailure title="This site did not load" error={explain(error)} onRetry={retry} />
            )}
          >
            <SessionProvider>
              <ImpersonationBanner />
              <Routes>
                <Route path={`${paths.book}/*`} element={<BookRoutes />} />
              </Routes>
            </SessionProvider>
          </CompanyProvider>
        </RenderErrorBoundary>
      </BrowserRouter>
    </GraphProvider>
  );
}
