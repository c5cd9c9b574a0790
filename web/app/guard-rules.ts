import { isWithin, lockedPath, loginPath, paths, type LockReason } from "#web/screen/paths.ts";
import { isClientOnly, type Session } from "#web/session/session.ts";

const OPEN_WHEN_LOCKED: readonly string[] = [
  paths.locked,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
];
const CLIENT_SCREENS = [paths.book, paths.memberProfile, paths.account];

/** True for the lock screen, the password reset and the booking page, which shows the lock itself. */
export function mayStayWhenLocked(path: string): boolean {
  return OPEN_WHEN_LOCKED.includes(path) || isWithin(path, paths.book);
}

/** Where to redirect somebody who may not see a staff screen; undefined if they may. */
export function staffRedirect(session: Session, path: string, wanted: string): string | undefined {
  if (session.status === "anonymous") return loginPath(wanted);
  if (session.status !== "signed_in" || !isClientOnly(session.person)) return undefined;
  return CLIENT_SCREENS.some((screen) => isWithin(path, screen)) ? undefined : paths.book;
}

/** Where to redirect an owner whose company requires two-factor sign-in; nothing else is open until it is set up. */
export function twoFactorRedirect(session: Session, path: string): string | undefined {
  if (session.status !== "signed_in" || !session.person.must_set_up_two_factor) return undefined;
  return isWithin(path, paths.twoFactor) ? undefined : paths.twoFactor;
}

/** Where to redirect a visitor of a locked company; undefined if the company is open or the screen is exempt. */
export function lockRedirect(reason: LockReason | undefined, path: string): string | undefined {
  return reason === undefined || mayStayWhenLocked(path) ? undefined : lockedPath(reason);
}
