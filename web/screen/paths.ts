import { isOwnPath } from "#schema/shared/own-path.ts";

/** All paths of the app; not spelled out anywhere else. */
export const paths = {
  dashboard: "/",
  schedule: "/schedule-overview",
  bookings: "/bookings",
  clients: "/clients",
  classes: "/classes",
  coaches: "/coaches",
  communication: "/communication",
  locations: "/locations",
  clockChanges: "/locations/clock-changes",
  company: "/config/company",
  ecommerce: "/config/e-commerce",
  import: "/config/import",
  billing: "/billing",
  cashUp: "/billing/cash-up",
  refundsDue: "/billing/refunds-due",
  subscription: "/billing/subscription",
  accounts: "/config/accounts",
  roles: "/config/accounts/roles",
  analytics: "/analytics",
  revenueReport: "/reporting/revenue",
  membershipReport: "/reporting/memberships",
  coachReport: "/reporting/coaches",
  auditLog: "/reports/auditlog",
  noOverlap: "/config/no-overlap",
  graphiql: "/graphiql",
  products: "/products",
  membershipPlans: "/products/membership-plans",
  memberships: "/products/memberships",
  services: "/products/services",
  resources: "/products/resources",
  book: "/book",
  login: "/login",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  familyInvitation: "/family-invitation",
  unsubscribe: "/unsubscribe",
  register: "/register",
  confirmRegistration: "/register/confirm",
  signUp: "/sign-up",
  onboarding: "/onboarding",
  onboardingBridge: "/onboarding-bridge",
  googleCallback: "/auth/google/callback",
  locked: "/locked",
  profile: "/profile",
  impersonate: "/impersonate",
  memberProfile: "/member/profile",
  account: "/account",
  sessions: "/account/sessions",
  twoFactor: "/account/two-factor",
  notFound: "/404",
  forbidden: "/403",
  serverError: "/500",
} as const;

export type LockReason = "soft" | "hard";

export function lockedPath(reason: LockReason): string {
  return `${paths.locked}?reason=${reason}`;
}

/** The sign-in screen, with the path to return to afterwards. */
export function loginPath(next?: string): string {
  return next === undefined || next === paths.dashboard
    ? paths.login
    : `${paths.login}?next=${encodeURIComponent(next)}`;
}

export function coachPath(id: number): string {
  return `${paths.coaches}/${id}`;
}

/** The invitation dialog for a coach. */
export const inviteCoachPath = `${paths.accounts}?invite=coach`;

export function locationPath(id: number): string {
  return `${paths.locations}/${id}`;
}

export function clientPath(id: number): string {
  return `${paths.clients}/${id}`;
}

/** Section of the account page with the access tokens for scripts. */
export const accessTokensAnchor = "access-tokens";
export const accessTokensPath = `${paths.sessions}#${accessTokensAnchor}`;

/** The page where gift cards are bought by card. */
export const giftCardsPath = `${paths.book}/gift-cards`;

/** The plans on sale on the booking page. */
export const plansPath = `${paths.book}/plans`;

/** The plans page, to move a membership to another plan. */
export function changePlanPath({ id, plan_id }: { id: number; plan_id: number }): string {
  return `${plansPath}?change=${id}&from=${plan_id}`;
}

/** The memberships of one plan. */
export function membershipsOfPlanPath(planId: number): string {
  return `${paths.memberships}?plan=${planId}`;
}

/** The desk's dialog for a new booking, above today's schedule. */
export const newBookingPath = `${paths.schedule}?new=1`;

/** The same for a client. */
export function newBookingForPath(clientId: number): string {
  return `${newBookingPath}&for=${clientId}`;
}

/** The desk's walk-in dialog, which books and checks in at once. */
export const walkInPath = `${paths.schedule}?walk-in=1`;

/** A booking on the schedule of its day; `date` is the venue's, YYYY-MM-DD. */
export function bookingOnSchedulePath(booking: { id: number; location_id: number; date: string }): string {
  return `${paths.schedule}?location=${booking.location_id}&date=${booking.date}&booking=${booking.id}`;
}

/** A class session opened in its week's timetable; `date` is the venue's. */
export function classPath({ id, date }: { id: number; date: string }): string {
  return `${paths.classes}?date=${date}&class=${id}`;
}

/** Where a booking or a class session can be moved or cancelled. */
export function movePath(one: { kind: "booking" | "class_session"; id: number; location_id: number; date: string }) {
  return one.kind === "class_session" ? classPath(one) : bookingOnSchedulePath(one);
}

/** The payments list with this payment open next to it. */
export function paymentPath(id: number): string {
  return `${paths.billing}?payment=${id}`;
}

export function receiptPath(paymentId: number): string {
  return `${paths.billing}/receipts/${paymentId}`;
}

/** The bookings list with this booking open next to it. */
export function bookingPath(id: number): string {
  return `${paths.bookings}?view=all&booking=${id}`;
}

/** Today's bookings list with this booking open next to it. */
export function bookingTodayPath(id: number): string {
  return `${paths.bookings}?view=today&booking=${id}`;
}

export function bookingsTodayPath(locationId: number): string {
  return `${paths.bookings}?view=today&location=${locationId}`;
}

/** Returns a path on this host; anything that could lead elsewhere becomes the dashboard. */
export function safeReturnTo(next: string | null): string {
  return next !== null && isOwnPath(next) ? next : paths.dashboard;
}

/** Whether a path equals the root or is below it. */
export function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

interface Breadcrumb {
  label: string;
  path: string;
}

/** Home, then one crumb per segment of the path: title-cased, hyphens become spaces. */
export function breadcrumbsOf(pathname: string): Breadcrumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    label: titleCased(segment),
    path: `/${segments.slice(0, index + 1).join("/")}`,
  }));
  return [{ label: "Home", path: "/" }, ...crumbs];
}

function titleCased(segment: string): string {
  return readable(segment)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding in a hand-typed URL.
    return segment;
  }
}
