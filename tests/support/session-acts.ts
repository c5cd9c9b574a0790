import type { SessionActs } from "#web/session/session.ts";

const nothing = async () => undefined;

/** For screens that only read who is signed in. */
export const NO_ACTS: SessionActs = {
  signIn: nothing,
  completeSignIn: nothing,
  enter: nothing,
  keepScreens: () => () => undefined,
  abandon: nothing,
  signOut: nothing,
  leaveImpersonation: nothing,
  renew: nothing,
  reload: () => undefined,
  renewPerson: () => undefined,
};
