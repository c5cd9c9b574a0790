import type { ApolloClient } from "@apollo/client";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from "react-router-dom";
import { onFault } from "#web/apollo/fault-events.ts";
import { GraphProvider } from "#web/apollo/GraphProvider.tsx";
import { ImpersonationBanner } from "#web/features/people/impersonation/ImpersonationBanner.tsx";
import { NotFoundScreen } from "#web/features/platform/diagnostics/ErrorScreens.tsx";
import { RenderErrorBoundary } from "#web/features/platform/diagnostics/RenderErrorBoundary.tsx";
import { lockedPath } from "#web/screen/paths.ts";
import { LoadFailed, PageLoading } from "#web/screen/WholePage.tsx";
import { onAskedAgain, type FreshSignInQuestion } from "#web/session/fresh-sign-in/ask-again.ts";
import { PreferencesProvider } from "#web/session/preferences/PreferencesProvider.tsx";
import { SessionProvider } from "#web/session/SessionProvider.tsx";
import { CompanyProvider } from "#web/tenant/CompanyProvider.tsx";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { LiveRegion } from "#web/ui/announce/LiveRegion.tsx";
import { ConfirmProvider } from "#web/ui/dialog/ConfirmProvider.tsx";
import { Toasts } from "#web/ui/toast/toasts.tsx";
import { mayStayWhenLocked } from "./guard-rules.ts";
import { AppRoutes } from "./routes.tsx";

/** Providers and global UI around the screens: the full route tree, or the routes of a smaller page. */
export function App({ client, routes = <AppRoutes /> }: { client: ApolloClient; routes?: ReactNode }) {
  // Only a data router can block navigation away from a screen with unsaved edits; the route tree itself is in AppRoutes.
  const [router] = useState(() => createBrowserRouter([{ path: "*", element: <Page>{routes}</Page> }]));
  return (
    <AppTheme>
      <GraphProvider client={client}>
        <LiveRegion />
        {/* State kept in the URL renders at once: a radio button must not spring back until a transition ends. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toasts />
      </GraphProvider>
    </AppTheme>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <RenderErrorBoundary>
      <CompanyProvider
        loading={<PageLoading />}
        missing={<NotFoundScreen />}
        failed={(error, retry) => <LoadFailed title="This site did not load" error={error} onRetry={retry} />}
      >
        <SessionProvider>
          <PreferencesProvider>
            <ImpersonationBanner />
            <LockRedirect />
            <ConfirmProvider>
              <FreshSignIn />
            </ConfirmProvider>
            {children}
          </PreferencesProvider>
        </SessionProvider>
      </CompanyProvider>
    </RenderErrorBoundary>
  );
}

/** Redirects to /locked as soon as a call is refused because the company is locked. */
function LockRedirect() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onFault(({ status, code }) => {
        if (status !== 423 || mayStayWhenLocked(pathname)) return;
        void navigate(lockedPath(code === "account_locked_soft" ? "soft" : "hard"), { replace: true });
      }),
    [pathname, navigate],
  );
  return null;
}

// Lazy-loaded: most users are never asked.
const FreshSignInDialog = lazy(async () => ({
  default: (await import("#web/session/fresh-sign-in/FreshSignInDialog.tsx")).FreshSignInDialog,
}));

/** The one place where a signed-in user is asked to confirm the sign-in; the refused operation is then resent. */
function FreshSignIn() {
  const [question, setQuestion] = useState<FreshSignInQuestion>();
  useEffect(() => onAskedAgain(setQuestion), []);
  if (!question) return null;
  const end = (isConfirmed: boolean) => {
    setQuestion(undefined);
    question.answer(isConfirmed);
  };
  return (
    <Suspense fallback={null}>
      <FreshSignInDialog proof={question.proof} onEnd={end} />
    </Suspense>
  );
}
