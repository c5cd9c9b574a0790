import { ApolloProvider } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { createApolloClient } from "#web/apollo/client.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { raiseFault } from "#web/apollo/fault-events.ts";
import { logFault } from "#web/apollo/log-fault.ts";
import { BookRoutes } from "#web/features/book/BookRoutes.tsx";
import { LoadFailure } from "#web/features/book/LoadFailure.tsx";
import { RenderErrorBoundary } from "#web/features/errors/RenderErrorBoundary.tsx";
import { SessionProvider } from "#web/session/SessionProvider.tsx";
import { accessToken } from "#web/session/access-token.ts";
import { CompanyProvider } from "#web/tenant/CompanyProvider.tsx";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { paths } from "./paths.ts";

const NotFoundScreen = lazy(async () => ({
  default: (await import("#web/features/errors/NotFoundScreen.tsx")).NotFoundScreen,
}));

const client = createApolloClient({
  accessToken,
  onFault: (fault) => {
    logFault(fault);
    raiseFault(fault);
  },
});

/** The booking page as a page of its own: what stands around it in App, without toasts and the other screens' code. */
export function BookApp() {
  return (
    <AppTheme>
      <ApolloProvider client={client}>
        <LiveRegion />
        {/* What lives in the address is shown at once: a radio must not spring back until a transition ends. */}
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
                <Routes>
                  <Route path={`${paths.book}/*`} element={<BookRoutes />} />
                </Routes>
              </SessionProvider>
            </CompanyProvider>
          </RenderErrorBoundary>
        </BrowserRouter>
      </ApolloProvider>
    </AppTheme>
  );
}
