import { signedIn } from "#api/auth/caller.ts";
import { presentProfile } from "#api/features/auth/present-user.ts";
import { createExploreToken, login, logout } from "#api/features/auth/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { authOperations } from "#schema/auth/operations.ts";

export const authRoutes: Handlers<typeof authOperations> = {
  login: (call, { body }) => login(call, body),
  logout: (call) => logout(call, signedIn(call.caller)),
  createExploreToken: (call) => createExploreToken(call, signedIn(call.caller)),
  userProfile: async (call) => presentProfile(signedIn(call.caller)),
};
