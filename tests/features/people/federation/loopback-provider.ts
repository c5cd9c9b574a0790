import type { Server } from "node:http";
import { Provider } from "oidc-provider";
import { openIdProvider, type OpenIdSettings } from "#api/auth/openid.ts";
import type { GoogleSignIn } from "#api/call/call.ts";
import { redirectOperations } from "#schema/operations.ts";
import { freePort } from "#tests/support/product/free-port.ts";

/** Set up, for tests that never get as far as the provider. */
export const NEVER_ASKED: GoogleSignIn = {
  centralUrl: "http://localhost:4000",
  provider: openIdProvider({
    issuer: "http://127.0.0.1:9",
    clientId: "none",
    clientSecret: "none",
    redirectUri: "none",
  }),
};

/** How the provider knows us. */
export const CLIENT = { clientId: "fairway", clientSecret: "a secret between the two of them" };

export interface LoopbackProvider {
  settings: OpenIdSettings;
  close(): void;
}

/**
 * A certified OpenID provider on this machine, in Google's place. Whoever signs in there is `<name>@gmail.example`, whose
 * address is vouched for unless the name begins with "unproven".
 */
export async function startProvider(centralUrl: string, port?: number): Promise<LoopbackProvider> {
  port ??= await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const redirectUri = `${centralUrl}${redirectOperations.googleCallback.path}`;
  const { clientId, clientSecret } = CLIENT;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ["loopback"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@gmail.example`,
        email_verified: !id.startsWith("unproven"),
        given_name: "Ada",
        family_name: "Lee",
      }),
    }),
  });
  const server: Server = provider.listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    settings: { issuer, clientId, clientSecret, redirectUri },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
