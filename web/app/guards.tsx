import { Navigate, Outlet, useLocation, useSearchParams } from "react-router-dom";
import type { Permission } from "#schema/auth/permissions.ts";
import { isClientOnly, useCan, usePerson, useSession } from "#web/session/session.ts";
import { lockReason, useCompany } from "#web/tenant/company.ts";
import { lockRedirect, staffRedirect, twoFactorRedirect } from "./guard-rules.ts";
import { LoadFailed, PageLoading } from "./layouts/WholePage.tsx";
import { paths, safeReturnTo } from "./paths.ts";

/** A locked company shows its lock and nothing else. */
export function UnlockedOnly() {
  const company = useCompany();
  const { pathname } = useLocation();
  const elsewhere = lockRedirect(lockReason(company), pathname);
  return elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />;
}

/** Staff screens: visitors sign in first, clients have their own side. */
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

/** The pages of clients; whoever works here has an account of their own. */
export function ClientsOnly() {
  return isClientOnly(usePerson()) ? <Outlet /> : <Navigate to={paths.account} replace />;
}

/** What only owners may see. */
export function OwnersOnly() {
  return usePerson().roles.includes("owner") ? <Outlet /> : <Navigate to={paths.forbidden} replace />;
}

/** What only people with this permission may see. */
export function PermittedOnly({ permission, orOwn = false }: { permission: Permission; orOwn?: boolean }) {
  const { own_permissions } = usePerson();
  const isPermitted = useCan(permission) || (orOwn && own_permissions.includes(permission));
  return isPermitted ? <Outlet /> : <Navigate to={paths.forbidden} replace />;
}

/** Sign-in is for who is not signed in; others go on to what they wanted. */
export function VisitorsOnly() {
  const { session } = useSession();
  const [search] = useSearchParams();
  if (session.status === "loading") return <PageLoading />;
  if (session.status !== "signed_in") return <Outlet />;
  const next = safeReturnTo(search.get("next"));
  return <Navigate to={isClientOnly(session.person) && next === paths.dashboard ? paths.book : next} replace />;
}
