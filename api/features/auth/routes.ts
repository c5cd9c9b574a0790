import { signedIn } from "#api/auth/caller.ts";
import { changePassword, forgotPassword, passwordLink, resetPassword } from "#api/features/auth/passwords.ts";
import { updateUserProfile, userProfile } from "#api/features/auth/profile.ts";
import { createExploreToken, login, logout } from "#api/features/auth/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { authOperations } from "#schema/auth/operations.ts";
import type { passwordOperations } from "#schema/auth/password-operations.ts";

export const authRoutes: Handlers<typeof authOperations> = {
  login: (call, { body }) => login(call, body),
  logout: (call) => logout(call, signedIn(call.caller)),
  createExploreToken: (call) => createExploreToken(call, signedIn(call.caller)),
  userProfile: (call) => userProfile(call, signedIn(call.caller)),
  updateUserProfile: (call, { body }) => updateUserProfile(call, signedIn(call.caller), body),
};

export const passwordRoutes: Handlers<typeof passwordOperations> = {
  forgotPassword: (call, { body }) => forgotPassword(call, body),
  passwordLink: (call, { params }) => passwordLink(call, params.token),
  resetPassword: (call, { body }) => resetPassword(call, body),
  changePassword: (call, { body }) => changePassword(call, signedIn(call.caller), body),
};
