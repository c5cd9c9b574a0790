import { isOwnPath } from "#schema/shared/own-path.ts";

/** Every address of the app; nothing else spells one out. */
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

/** The sign-in screen, with the way back to what was wanted. */
export function loginPath(next?: string): string {
  return next === undefined || next === paths.dashboard
    ? paths.login
    : `${paths.login}?next=${encodeURIComponent(next)}`;
}

export function coachPath(id: number): string {
  return `${paths.coaches}/${id}`;
}

/** The invitation of somebody who gives lessons. */
export const inviteCoachPath = `${paths.accounts}?invite=coach`;

export function locationPath(id: number): string {
  return `${paths.locations}/${id}`;
}

export function clientPath(id: number): string {
  return `${paths.clients}/${id}`;
}

/** What scripts read the graph with, on the page of the account. */
export const accessTokensAnchor = "access-tokens";
export const accessTokensPath = `${paths.sessions}#${accessTokensAnchor}`;

/** Gift cards that are bought by card. */
export const giftCardsPath = `${paths.book}/gift-cards`;

/** The plans on sale, as the booking page shows them. */
export const plansPath = `${paths.book}/plans`;

/** The same, to move a membership to another of them. */
export function changePlanPath({ id, plan_id }: { id: number; plan_id: number }): string {
  return `${plansPath}?change=${id}&from=${plan_id}`;
}

/** The desk's dialog for a new booking, over today's schedule. */
export const newBookingPath = `${paths.schedule}?new=1`;

/** The same for a client. */
export function newBookingForPath(clientId: number): string {
  return `${newBookingPath}&for=${clientId}`;
}

/** Somebody stands at the desk: books and checks in at once. */
export const walkInPath = `${paths.schedule}?walk-in=1`;

/** A booking among the others of its day; `date` is the venue's, YYYY-MM-DD. */
export function bookingOnSchedulePath(booking: { id: number; location_id: number; date: string }): string {
  return `${paths.schedule}?location=${booking.location_id}&date=${booking.date}&booking=${booking.id}`;
}

/** A date of a class opened beside the others of its week; `date` is the venue's. */
export function classPath({ id, date }: { id: number; date: string }): string {
  return `${paths.classes}?date=${date}&class=${id}`;
}

/** Where a booking or a class can be moved or cancelled. */
export function movePath(one: { kind: "booking" | "class_session"; id: number; location_id: number; date: string }) {
  return one.kind === "class_session" ? classPath(one) : bookingOnSchedulePath(one);
}

/** A payment opened beside the list. */
export function paymentPath(id: number): string {
  return `${paths.billing}?payment=${id}`;
}

/** A payment's receipt, to print. */
export function receiptPath(paymentId: number): string {
  return `${paths.billing}/receipts/${paymentId}`;
}

/** A booking opened beside the list. */
export function bookingPath(id: number): string {
  return `${paths.bookings}?view=all&booking=${id}`;
}

/** A booking opened beside the list of today. */
export function bookingTodayPath(id: number): string {
  return `${paths.bookings}?view=today&booking=${id}`;
}

/** Today's bookings of one location. */
export function bookingsTodayPath(locationId: number): string {
  return `${paths.bookings}?view=today&location=${locationId}`;
}

/** A path of this host to go on to; whatever could lead elsewhere becomes the dashboard. */
export function safeReturnTo(next: string | null): string {
  return next !== null && isOwnPath(next) ? next : paths.dashboard;
}

/** Whether a path is this one or lies under it. */
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
    // A stray percent sign in a hand-typed address.
    return segment;
  }
}
