import { signedIn } from "#api/auth/caller.ts";
import { changePassword, forgotPassword, passwordLink, resetPassword } from "#api/features/auth/passwords.ts";
import { updateUserProfile, userProfile } from "#api/features/auth/profile.ts";
import { createExploreToken, login, logout } from "#api/features/auth/service.ts";
import { revokeOtherSessions, revokeSession, sessions } from "#api/features/auth/sessions.ts";
import { confirmEmailChange, requestEmailChange } from "#api/features/auth/email-changes.ts";
import { confirmSignIn, freshSignIn } from "#api/features/auth/fresh-sign-in.ts";
import { signIns } from "#api/features/auth/sign-ins.ts";
import { completeLogin } from "#api/features/auth/sign-in.ts";
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactor,
} from "#api/features/auth/two-factor.ts";
import { redeemHandover } from "#api/features/auth/code-exchange.ts";
import type { Handlers } from "#api/http/call.ts";
import type { federationOperations } from "#schema/federation/operations.ts";
import type { emailOperations } from "#schema/auth/email-operations.ts";
import type { freshSignInOperations } from "#schema/auth/fresh-sign-in-operations.ts";
import type { authOperations } from "#schema/auth/operations.ts";
import type { sessionOperations } from "#schema/auth/session-operations.ts";
import type { twoFactorOperations } from "#schema/auth/two-factor-operations.ts";
import type { passwordOperations } from "#schema/auth/password-operations.ts";

export const authRoutes: Handlers<typeof authOperations> = {
  login: (call, { body }) => login(call, body),
  logout: (call) => logout(call, signedIn(call.caller)),
  createExploreToken: (call) => createExploreToken(call, signedIn(call.caller)),
  userProfile: (call) => userProfile(call, signedIn(call.caller)),
  updateUserProfile: (call, { body }) => updateUserProfile(call, signedIn(call.caller), body),
};

/** A sign-in with Google ends in a session, so its last step lives in this feature. */
export const codeExchangeRoutes: Pick<Handlers<typeof federationOperations>, "redeemHandover"> = {
  redeemHandover: (call, { body }) => redeemHandover(call, body),
};

export const passwordRoutes: Handlers<typeof passwordOperations> = {
  forgotPassword: (call, { body }) => forgotPassword(call, body),
  passwordLink: (call, { params }) => passwordLink(call, params.token),
  resetPassword: (call, { body }) => resetPassword(call, body),
  changePassword: (call, { body }) => changePassword(call, signedIn(call.caller), body),
};

export const sessionRoutes: Handlers<typeof sessionOperations> = {
  sessions: (call) => sessions(call, signedIn(call.caller)),
  signIns: (call, { query }) => signIns(call, signedIn(call.caller), query),
  revokeSession: (call, { params }) => revokeSession(call, signedIn(call.caller), params.id),
  revokeOtherSessions: (call) => revokeOtherSessions(call, signedIn(call.caller)),
};

export const twoFactorRoutes: Handlers<typeof twoFactorOperations> = {
  completeLogin: (call, { body }) => completeLogin(call, body),
  twoFactor: (call) => twoFactor(call, signedIn(call.caller)),
  startTwoFactor: (call, { body }) => startTwoFactor(call, signedIn(call.caller), body),
  confirmTwoFactor: (call, { body }) => confirmTwoFactor(call, signedIn(call.caller), body),
  renewRecoveryCodes: (call, { body }) => renewRecoveryCodes(call, signedIn(call.caller), body),
  disableTwoFactor: (call, { body }) => disableTwoFactor(call, signedIn(call.caller), body),
};

export const freshSignInRoutes: Handlers<typeof freshSignInOperations> = {
  confirmSignIn: (call, { body }) => confirmSignIn(call, signedIn(call.caller), body),
  freshSignIn: async (call) => freshSignIn(signedIn(call.caller)),
};

export const emailRoutes: Handlers<typeof emailOperations> = {
  requestEmailChange: (call, { body }) => requestEmailChange(call, signedIn(call.caller), body),
  confirmEmailChange: (call, { body }) => confirmEmailChange(call, body),
};
