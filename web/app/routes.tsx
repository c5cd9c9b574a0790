import { lazy, Suspense, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import {
  ForbiddenScreen,
  NotFoundScreen,
  ServerErrorScreen,
} from "#web/features/platform/diagnostics/ErrorScreens.tsx";
import { paths } from "#web/screen/paths.ts";
import { PageLoading } from "#web/screen/WholePage.tsx";
import { useCan } from "#web/session/session.ts";
import { ClientsOnly, OwnersOnly, PermittedOnly, StaffOnly, UnlockedOnly, VisitorsOnly } from "./guards.tsx";
import { OPEN_SCREENS } from "./layouts/staff-screens.ts";

const BookRoutes = lazy(async () => ({
  default: (await import("#web/features/bookings/online/BookRoutes.tsx")).BookRoutes,
}));
const LoginScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/LoginScreen.tsx")).LoginScreen,
}));
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/ForgotPasswordScreen.tsx")).ForgotPasswordScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/ResetPasswordScreen.tsx")).ResetPasswordScreen,
}));
const ConfirmEmailScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/ConfirmEmailScreen.tsx")).ConfirmEmailScreen,
}));
const UnsubscribeScreen = lazy(async () => ({
  default: (await import("#web/features/messages/campaigns/UnsubscribeScreen.tsx")).UnsubscribeScreen,
}));
const ClientMail = lazy(async () => ({
  default: (await import("#web/features/messages/campaigns/ClientMail.tsx")).ClientMail,
}));
const OwnMail = lazy(async () => ({
  default: (await import("#web/features/messages/campaigns/OwnMail.tsx")).OwnMail,
}));
const RegisterScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/registration/RegisterScreen.tsx")).RegisterScreen,
}));
const FamilyInvitationScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/FamilyInvitationScreen.tsx")).FamilyInvitationScreen,
}));
const ConfirmRegistrationScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/registration/ConfirmRegistrationScreen.tsx"))
    .ConfirmRegistrationScreen,
}));
const AccountLayout = lazy(async () => ({ default: (await import("./layouts/StaffLayout.tsx")).AccountLayout }));
const AccountScreen = lazy(async () => ({
  default: (await import("#web/features/people/own-account/security/AccountScreen.tsx")).AccountScreen,
}));
const TwoFactorScreen = lazy(async () => ({
  default: (await import("#web/features/people/own-account/security/TwoFactorScreen.tsx")).TwoFactorScreen,
}));
const GoogleCallbackScreen = lazy(async () => ({
  default: (await import("#web/features/people/sign-in/GoogleCallbackScreen.tsx")).GoogleCallbackScreen,
}));
const LockedScreen = lazy(async () => ({
  default: (await import("#web/features/payments/billing/locked/LockedScreen.tsx")).LockedScreen,
}));
const StaffLayout = lazy(async () => ({ default: (await import("./layouts/StaffLayout.tsx")).StaffLayout }));
const CoachScreen = lazy(async () => ({
  default: (await import("#web/features/venue/coaches/CoachScreen.tsx")).CoachScreen,
}));
const LocationHoursScreen = lazy(async () => ({
  default: (await import("#web/features/venue/locations/LocationHoursScreen.tsx")).LocationHoursScreen,
}));
const AnalyticsScreen = lazy(async () => ({
  default: (await import("#web/features/reports/analytics/AnalyticsScreen.tsx")).AnalyticsScreen,
}));
const MembershipReportScreen = lazy(async () => ({
  default: (await import("#web/features/reports/analytics/memberships/MembershipReportScreen.tsx"))
    .MembershipReportScreen,
}));
const RevenueScreen = lazy(async () => ({
  default: (await import("#web/features/reports/revenue/RevenueScreen.tsx")).RevenueScreen,
}));
const CoachReportScreen = lazy(async () => ({
  default: (await import("#web/features/venue/coaches/report/CoachReportScreen.tsx")).CoachReportScreen,
}));
const ClientScreen = lazy(async () => ({
  default: (await import("#web/features/clients/clients/ClientScreen.tsx")).ClientScreen,
}));
const AuditLogScreen = lazy(async () => ({
  default: (await import("#web/features/platform/audit-log/AuditLogScreen.tsx")).AuditLogScreen,
}));
const AccountsScreen = lazy(async () => ({
  default: (await import("#web/features/people/accounts/AccountsScreen.tsx")).AccountsScreen,
}));
const RolesScreen = lazy(async () => ({
  default: (await import("#web/features/people/accounts/roles/RolesScreen.tsx")).RolesScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import("#web/features/people/own-account/ProfileScreen.tsx")).ProfileScreen,
}));
const MemberProfileScreen = lazy(async () => ({
  default: (await import("#web/features/people/own-account/MemberProfileScreen.tsx")).MemberProfileScreen,
}));
const ComingBookings = lazy(async () => ({
  default: (await import("#web/features/bookings/online/own/ComingBookings.tsx")).ComingBookings,
}));
const ImpersonateScreen = lazy(async () => ({
  default: (await import("#web/features/people/impersonation/ImpersonateScreen.tsx")).ImpersonateScreen,
}));
const BillingScreen = lazy(async () => ({
  default: (await import("#web/features/payments/billing/BillingScreen.tsx")).BillingScreen,
}));
const EcommerceScreen = lazy(async () => ({
  default: (await import("#web/features/payments/ecommerce/EcommerceScreen.tsx")).EcommerceScreen,
}));
const ImportScreen = lazy(async () => ({
  default: (await import("#web/features/clients/imports/ImportScreen.tsx")).ImportScreen,
}));
const ZoneShiftsScreen = lazy(async () => ({
  default: (await import("#web/features/schedule/zone-shifts/ZoneShiftsScreen.tsx")).ZoneShiftsScreen,
}));
const OnboardingScreen = lazy(async () => ({
  default: (await import("#web/features/venue/onboarding/OnboardingScreen.tsx")).OnboardingScreen,
}));
const OnboardingBridgeScreen = lazy(async () => ({
  default: (await import("#web/features/venue/onboarding/OnboardingBridgeScreen.tsx")).OnboardingBridgeScreen,
}));
const NoOverlapScreen = lazy(async () => ({
  default: (await import("#web/features/schedule/overlap-proof/NoOverlapScreen.tsx")).NoOverlapScreen,
}));

const PaymentsScreen = lazy(async () => ({
  default: (await import("#web/features/payments/payments/PaymentsScreen.tsx")).PaymentsScreen,
}));
const ReceiptScreen = lazy(async () => ({
  default: (await import("#web/features/payments/payments/ReceiptScreen.tsx")).ReceiptScreen,
}));
const RefundsDueScreen = lazy(async () => ({
  default: (await import("#web/features/payments/refunds-due/RefundsDueScreen.tsx")).RefundsDueScreen,
}));
const CashUpScreen = lazy(async () => ({
  default: (await import("#web/features/payments/cash-ups/CashUpScreen.tsx")).CashUpScreen,
}));

/** The venue's payments, or what the company itself pays for those who may not see them. */
function BillingHome() {
  return useCan("payments.take") ? <PaymentsScreen /> : <Navigate to={paths.subscription} replace />;
}

/** What the venue takes, refunds and pays itself, under one heading with tabs. */
const moneyRoutes = (
  <>
    <Route path={paths.billing} element={<BillingHome />} />
    <Route element={<PermittedOnly permission="payments.take" />}>
      <Route path={paths.cashUp} element={<CashUpScreen />} />
    </Route>
    <Route element={<PermittedOnly permission="payments.refund" />}>
      <Route path={paths.refundsDue} element={<RefundsDueScreen />} />
    </Route>
    <Route element={<PermittedOnly permission="billing.manage" />}>
      <Route path={paths.subscription} element={<BillingScreen />} />
      <Route path={paths.ecommerce} element={<EcommerceScreen />} />
    </Route>
  </>
);

/** The full route tree. Each screen is lazy-loaded; the booking page carries none of the others. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.notFound} element={<NotFoundScreen />} />
        <Route path={paths.forbidden} element={<ForbiddenScreen />} />
        <Route path={paths.serverError} element={<ServerErrorScreen />} />
        <Route path={paths.locked} element={<LockedScreen />} />
        <Route path={paths.googleCallback} element={<GoogleCallbackScreen />} />
        <Route path={paths.impersonate} element={<ImpersonateScreen />} />
        <Route path={paths.onboardingBridge} element={<OnboardingBridgeScreen />} />
        <Route path={`${paths.book}/*`} element={<BookRoutes />} />
        {/* A mailed link may be opened by a signed-in user, or in a browser where somebody else is signed in. */}
        <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailScreen />} />
        <Route path={paths.unsubscribe} element={<UnsubscribeScreen />} />
        <Route element={<UnlockedOnly />}>
          <Route path={paths.confirmRegistration} element={<ConfirmRegistrationScreen />} />
          <Route path={paths.familyInvitation} element={<FamilyInvitationScreen />} />
          <Route element={<VisitorsOnly />}>
            <Route path={paths.login} element={<LoginScreen />} />
            <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
            <Route path={paths.register} element={<RegisterScreen />} />
          </Route>
          <Route element={<StaffOnly />}>
            <Route path={paths.graphiql} element={<OpenExplorer />} />
            <Route element={<ClientsOnly />}>
              <Route
                path={paths.memberProfile}
                element={<MemberProfileScreen bookings={<ComingBookings />} mail={<OwnMail />} />}
              />
            </Route>
            <Route element={<PermittedOnly permission="payments.take" />}>
              <Route path={`${paths.billing}/receipts/:paymentId`} element={<ReceiptScreen />} />
            </Route>
            <Route element={<AccountLayout />}>
              <Route path={paths.account} element={<Navigate to={paths.sessions} replace />} />
              <Route path={paths.sessions} element={<AccountScreen />} />
              <Route path={paths.twoFactor} element={<TwoFactorScreen />} />
            </Route>
            <Route element={<StaffLayout />}>
              {OPEN_SCREENS.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              <Route path={paths.onboarding} element={<OnboardingScreen />} />
              <Route path={paths.profile} element={<ProfileScreen />} />
              <Route path={`${paths.clients}/:clientId`} element={<ClientScreen Mail={ClientMail} />} />
              <Route path={`${paths.coaches}/:coachId`} element={<CoachScreen />} />
              <Route path={paths.products} element={<Navigate to={paths.services} replace />} />
              <Route path={`${paths.locations}/:locationId`} element={<LocationHoursScreen />} />
              <Route path="/config" element={<Navigate to={paths.company} replace />} />
              <Route path="/reporting" element={<Navigate to={paths.revenueReport} replace />} />
              <Route path="/reports" element={<Navigate to={paths.revenueReport} replace />} />
              <Route element={<PermittedOnly permission="reports.read" orOwn />}>
                <Route path={paths.analytics} element={<AnalyticsScreen />} />
                <Route path={paths.revenueReport} element={<RevenueScreen />} />
                <Route path={paths.membershipReport} element={<MembershipReportScreen />} />
                <Route path={paths.coachReport} element={<CoachReportScreen />} />
              </Route>
              <Route element={<PermittedOnly permission="locations.write" />}>
                <Route path={paths.clockChanges} element={<ZoneShiftsScreen />} />
              </Route>
              <Route element={<PermittedOnly permission="import.run" />}>
                <Route path={paths.import} element={<ImportScreen />} />
              </Route>
              <Route element={<PermittedOnly permission="audit.read" />}>
                <Route path={paths.auditLog} element={<AuditLogScreen />} />
              </Route>
              <Route element={<PermittedOnly permission="accounts.read" />}>
                <Route path={paths.accounts} element={<AccountsScreen />} />
                <Route path={paths.roles} element={<RolesScreen />} />
              </Route>
              {moneyRoutes}
              <Route element={<OwnersOnly />}>
                <Route path={paths.noOverlap} element={<NoOverlapScreen />} />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** The explorer is a separate page: navigating to it inside the app triggers a page load. */
function OpenExplorer() {
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    asked.set("again", "1");
    window.location.replace(`${paths.graphiql}?${asked}`);
  }, [search]);
  return <PageLoading />;
}
