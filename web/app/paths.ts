/** Every address of the app; nothing else spells one out. */
export const paths = {
  dashboard: "/",
  schedule: "/schedule-overview",
  bookings: "/bookings",
  locations: "/locations",
  book: "/book",
  login: "/login",
  locked: "/locked",
  memberProfile: "/member/profile",
  account: "/account",
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

export function locationPath(id: number): string {
  return `${paths.locations}/${id}`;
}

/** A path of this host to go on to; whatever could lead elsewhere becomes the dashboard. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : paths.dashboard;
}

/** Whether a path is this one or lies under it. */
export function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
