import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from "react";
import { Navigate, Outlet, useLocation, useSearchParams } from "react-router-dom";
import type { Permission } from "#schema/people/sign-in/permissions.ts";
import { paths, safeReturnTo } from "#web/screen/paths.ts";
import { LoadFailed, PageLoading } from "#web/screen/WholePage.tsx";
import { isClientOnly, SessionContext, useCan, usePerson, useSession } from "#web/session/session.ts";
import { lockReason, useCompany } from "#web/tenant/company.ts";
import { lockRedirect, staffRedirect, twoFactorRedirect } from "./guard-rules.ts";

/** A locked company shows only the lock screen. */
export function UnlockedOnly() {
  const company = useCompany();
  const { pathname } = useLocation();
  const elsewhere = lockRedirect(lockReason(company), pathname);
  return elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />;
}

// Loaded ahead: the network may be away as well when the session ends.
const loadSignInAgain = () => import("#web/session/ended/SignInAgainDialog.tsx");
const SignInAgainDialog = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgainDialog }));

/**
 * Staff screens: visitors are sent to sign in, clients to their own pages. When the session ends, the screens stay as
 * they are, hidden, until the same person has signed in again.
 */
export function StaffOnly() {
  const outside = useSession();
  const { session, reload, keepScreens } = outside;
  const { pathname, search } = useLocation();
  const kept = session.status === "anonymous" ? session.kept : undefined;
  const inside = useMemo(
    () => (kept ? { ...outside, session: { status: "signed_in" as const, person: kept } } : outside),
    [outside, kept],
  );
  useEffect(() => keepScreens(), [keepScreens]);
  useHiddenPage(kept !== undefined);
  const isSignedIn = session.status === "signed_in";
  useEffect(() => {
    if (isSignedIn) void loadSignInAgain().catch(() => undefined);
  }, [isSignedIn]);

  if (session.status === "loading") return <PageLoading />;
  if (session.status === "failed") {
    return <LoadFailed title="Your sign-in could not be checked" error={session.error} onRetry={reload} />;
  }
  const elsewhere =
    staffRedirect(inside.session, pathname, `${pathname}${search}`) ?? twoFactorRedirect(inside.session, pathname);
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <SessionContext value={inside}>
        <Outlet />
      </SessionContext>
      {kept ? (
        <Suspense fallback={null}>
          <SignInAgainDialog person={kept} signInPath={paths.login} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Hides everything but the sign-in; `base.css` has the style. */
function useHiddenPage(isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return;
    const { dataset } = document.body;
    dataset["sessionEnded"] = "";
    return () => {
      delete dataset["sessionEnded"];
    };
  }, [isHidden]);
}

/** Client pages; staff are redirected to their own account screen. */
export function ClientsOnly() {
  return isClientOnly(usePerson()) ? <Outlet /> : <Navigate to={paths.account} replace />;
}

/** Screens for owners only. */
export function OwnersOnly() {
  return usePerson().roles.includes("owner") ? <Outlet /> : <Navigate to={paths.forbidden} replace />;
}

/** Screens that require this permission. */
export function PermittedOnly({ permission, orOwn = false }: { permission: Permission; orOwn?: boolean }) {
  const { own_permissions } = usePerson();
  const isPermitted = useCan(permission) || (orOwn && own_permissions.includes(permission));
  return isPermitted ? <Outlet /> : <Navigate to={paths.forbidden} replace />;
}

/** Sign-in screens; signed-in users are redirected to what they wanted. */
export function VisitorsOnly() {
  const { session } = useSession();
  const [search] = useSearchParams();
  if (session.status === "loading") return <PageLoading />;
  if (session.status !== "signed_in") return <Outlet />;
  const next = safeReturnTo(search.get("next"));
  return <Navigate to={isClientOnly(session.person) && next === paths.dashboard ? paths.book : next} replace />;
}
