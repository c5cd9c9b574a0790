import { signedIn } from "#api/auth/caller.ts";
import { googleCallback, googleRedirect, googleStart } from "#api/features/federation/google-oauth.ts";
import { googleLink, unlinkGoogle } from "#api/features/federation/google-link.ts";
import type { Handlers, RedirectHandlers } from "#api/http/call.ts";
import type {
  centralFederationOperations,
  federationOperations,
  signInRedirects,
} from "#schema/federation/operations.ts";

export const federationRoutes: Omit<Handlers<typeof federationOperations>, "redeemHandover"> = {
  googleLink: (call) => googleLink(call, signedIn(call.caller)),
  unlinkGoogle: (call) => unlinkGoogle(call, signedIn(call.caller)),
};

export const centralFederationRoutes: Handlers<typeof centralFederationOperations> = {
  googleRedirect: (call, { query }) => googleRedirect(call, query),
};

export const signInRedirectRoutes: RedirectHandlers<typeof signInRedirects> = {
  googleStart: (call, { query }) => googleStart(call, query.request),
  googleCallback: (call) => googleCallback(call),
};
