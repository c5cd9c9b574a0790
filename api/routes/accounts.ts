import { signedIn } from "#api/auth/caller.ts";
import type { Handlers, RedirectHandlers } from "#api/call/call.ts";
import { accessTokens, createAccessToken, revokeAccessToken } from "#api/features/people/access-tokens/service.ts";
import { deleteAccount, sendInvitation, updateAccount } from "#api/features/people/accounts/change-account.ts";
import { createAccount } from "#api/features/people/accounts/create-account.ts";
import { accountActivities, accounts, loadAccount } from "#api/features/people/accounts/service.ts";
import { googleLink, unlinkGoogle } from "#api/features/people/federation/google-link.ts";
import { googleCallback, googleRedirect, googleStart } from "#api/features/people/federation/google-oauth.ts";
import {
  endImpersonation,
  giveImpersonationReason,
  redeemImpersonation,
  startImpersonation,
} from "#api/features/people/impersonation/service.ts";
import { rolesPermissions, updateRolesPermissions } from "#api/features/people/roles/service.ts";
import { redeemHandover } from "#api/features/people/sign-in/code-exchange.ts";
import { confirmEmailChange, requestEmailChange } from "#api/features/people/sign-in/email-changes.ts";
import { confirmSignIn, freshSignIn } from "#api/features/people/sign-in/fresh-sign-in.ts";
import { changePassword, forgotPassword, passwordLink, resetPassword } from "#api/features/people/sign-in/passwords.ts";
import { updateUserProfile, userProfile } from "#api/features/people/sign-in/profile.ts";
import { createExploreToken, login, logout } from "#api/features/people/sign-in/service.ts";
import { revokeOtherSessions, revokeSession, sessions } from "#api/features/people/sign-in/sessions.ts";
import { completeLogin } from "#api/features/people/sign-in/sign-in.ts";
import { signIns } from "#api/features/people/sign-in/sign-ins.ts";
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactor,
} from "#api/features/people/sign-in/two-factor.ts";
import type { accessTokenOperations } from "#schema/people/access-tokens/operations.ts";
import type { accountOperations } from "#schema/people/accounts/operations.ts";
import type {
  centralFederationOperations,
  federationOperations,
  signInRedirects,
} from "#schema/people/federation/operations.ts";
import type { impersonationOperations } from "#schema/people/impersonation/operations.ts";
import type { roleOperations } from "#schema/people/roles/operations.ts";
import type { emailOperations } from "#schema/people/sign-in/email-operations.ts";
import type { freshSignInOperations } from "#schema/people/sign-in/fresh-sign-in-operations.ts";
import type { authOperations } from "#schema/people/sign-in/operations.ts";
import type { passwordOperations } from "#schema/people/sign-in/password-operations.ts";
import type { sessionOperations } from "#schema/people/sign-in/session-operations.ts";
import type { twoFactorOperations } from "#schema/people/sign-in/two-factor-operations.ts";

const authHandlers: Handlers<typeof authOperations> = {
  login: (call, { body }) => login(call, body),
  logout: (call) => logout(call, signedIn(call.caller)),
  createExploreToken: (call) => createExploreToken(call, signedIn(call.caller)),
  userProfile: (call) => userProfile(call, signedIn(call.caller)),
  updateUserProfile: (call, { body }) => updateUserProfile(call, signedIn(call.caller), body),
};

const passwordHandlers: Handlers<typeof passwordOperations> = {
  forgotPassword: (call, { body }) => forgotPassword(call, body),
  passwordLink: (call, { params }) => passwordLink(call, params.token),
  resetPassword: (call, { body }) => resetPassword(call, body),
  changePassword: (call, { body }) => changePassword(call, signedIn(call.caller), body),
};

const sessionHandlers: Handlers<typeof sessionOperations> = {
  sessions: (call) => sessions(call, signedIn(call.caller)),
  signIns: (call, { query }) => signIns(call, signedIn(call.caller), query),
  revokeSession: (call, { params }) => revokeSession(call, signedIn(call.caller), params.id),
  revokeOtherSessions: (call) => revokeOtherSessions(call, signedIn(call.caller)),
};

const twoFactorHandlers: Handlers<typeof twoFactorOperations> = {
  completeLogin: (call, { body }) => completeLogin(call, body),
  twoFactor: (call) => twoFactor(call, signedIn(call.caller)),
  startTwoFactor: (call, { body }) => startTwoFactor(call, signedIn(call.caller), body),
  confirmTwoFactor: (call, { body }) => confirmTwoFactor(call, signedIn(call.caller), body),
  renewRecoveryCodes: (call, { body }) => renewRecoveryCodes(call, signedIn(call.caller), body),
  disableTwoFactor: (call, { body }) => disableTwoFactor(call, signedIn(call.caller), body),
};

const freshSignInHandlers: Handlers<typeof freshSignInOperations> = {
  confirmSignIn: (call, { body }) => confirmSignIn(call, signedIn(call.caller), body),
  freshSignIn: async (call) => freshSignIn(signedIn(call.caller)),
};

const emailHandlers: Handlers<typeof emailOperations> = {
  requestEmailChange: (call, { body }) => requestEmailChange(call, signedIn(call.caller), body),
  confirmEmailChange: (call, { body }) => confirmEmailChange(call, body),
};

const federationHandlers: Handlers<typeof federationOperations> = {
  googleLink: (call) => googleLink(call, signedIn(call.caller)),
  redeemHandover: (call, { body }) => redeemHandover(call, body),
  unlinkGoogle: (call) => unlinkGoogle(call, signedIn(call.caller)),
};

export const centralAccountRoutes: Handlers<typeof centralFederationOperations> = {
  googleRedirect: (call, { query }) => googleRedirect(call, query),
};

export const accountRedirectRoutes: RedirectHandlers<typeof signInRedirects> = {
  googleStart: (call, { query }) => googleStart(call, query.request),
  googleCallback: (call) => googleCallback(call),
};

const accessTokenHandlers: Handlers<typeof accessTokenOperations> = {
  accessTokens: (call) => accessTokens(call),
  createAccessToken: (call, { body }) => createAccessToken(call, body),
  revokeAccessToken: (call, { params }) => revokeAccessToken(call, params.id),
};

const accountHandlers: Handlers<typeof accountOperations> = {
  accounts: (call, { query }) => accounts(call, query),
  createAccount: (call, { body }) => createAccount(call, body),
  account: (call, { params }) => loadAccount(call, params.id),
  updateAccount: (call, { params, body }) => updateAccount(call, params.id, body),
  deleteAccount: (call, { params, query }) => deleteAccount(call, params.id, query),
  sendInvitation: (call, { params }) => sendInvitation(call, params.id),
  accountActivities: (call, { params, query }) => accountActivities(call, params.id, query),
};

const roleHandlers: Handlers<typeof roleOperations> = {
  rolesPermissions: (call) => rolesPermissions(call),
  updateRolesPermissions: (call, { body }) => updateRolesPermissions(call, body),
};

const impersonationHandlers: Handlers<typeof impersonationOperations> = {
  startImpersonation: (call, { body }) => startImpersonation(call, signedIn(call.caller), body),
  redeemImpersonation: (call, { body }) => redeemImpersonation(call, body),
  giveImpersonationReason: (call, { body }) => giveImpersonationReason(call, signedIn(call.caller), body),
  endImpersonation: (call) => endImpersonation(call, signedIn(call.caller)),
};

export const accountRoutes = {
  ...authHandlers,
  ...passwordHandlers,
  ...sessionHandlers,
  ...twoFactorHandlers,
  ...freshSignInHandlers,
  ...emailHandlers,
  ...federationHandlers,
  ...accessTokenHandlers,
  ...accountHandlers,
  ...roleHandlers,
  ...impersonationHandlers,
};
