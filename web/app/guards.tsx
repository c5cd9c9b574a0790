import { Navigate, Outlet, useLocation, useSearchParams } from "react-router-dom";
import type { Permission } from "#schema/auth/permissions.ts";
import { isClientOnly, useCan, usePerson, useSession } from "#web/session/session.ts";
import { lockReason, useCompany } from "#web/tenant/company.ts";
import { lockRedirect, staffRedirect, twoFactorRedirect } from "./guard-rules.ts";
import { LoadFailed, PageLoading } from "./layouts/WholePage.tsx";
import { paths, safeReturnTo } from "./paths.ts";

/** A locked company shows only the lock screen. */
export function UnlockedOnly() {
  const company = useCompany();
  const { pathname } = useLocation();
  const elsewhere = lockRedirect(lockReason(company), pathname);
  return elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />;
}

/** Staff screens: visitors are sent to sign in, clients to their own pages. */
export function StaffOnly() {
  const { session, reload } = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "loading") return <PageLoading />;
  if (session.status === "failed") {
    return <LoadFailed title="Your sign-in could not be checked" error={session.error} onRetry={reload} />;
  }
  const elsewhere = staffRedirect(session, pathname, `${pathname}${search}`) ?? twoFactorRedirect(session, pathname);
  return elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />;
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
