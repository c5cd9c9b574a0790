import * as openid from "openid-client";

/** How this platform is known to the provider. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends people back to. */
  redirectUri: string;
}

/** What an answer is checked by; it waits in the browser that asked. */
export interface OpenIdChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** An account at the provider, proven. */
export interface OpenIdAccount {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider vouches for the address. */
  isEmailVerified: boolean;
}

export interface OpenIdProvider {
  /** Where somebody signs in, and what the answer will be checked by. */
  begin(): Promise<{ url: string; checks: OpenIdChecks }>;
  /** The account that the provider's answer (our redirect URI with its query) proves; rejects whatever does not fit the checks. */
  finish(answer: URLSearchParams, checks: OpenIdChecks): Promise<OpenIdAccount>;
}

const TIMEOUT_S = 10;

/** Authorization code flow with PKCE, state and nonce. The provider's own description is read at the first sign-in. */
export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const { redirectUri } = settings;
  let known: Promise<openid.Configuration> | undefined;
  const configuration = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async begin() {
      const verifier = openid.randomPKCECodeVerifier();
      const checks = { state: openid.randomState(), nonce: openid.randomNonce(), verifier };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state: checks.state,
        nonce: checks.nonce,
      });
      return { url: url.href, checks };
    },
    async finish(answer, { state, nonce, verifier }) {
      const tokens = await openid.authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || typeof claims["email"] !== "string") throw new Error("The provider told no email address");
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: claims["email"],
        isEmailVerified: claims["email_verified"] === true,
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> {
  const url = new URL(issuer);
  // Plain HTTP is a provider on this very machine.
  const isLocal = url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname);
  return openid.discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    execute: isLocal ? [openid.allowInsecureRequests] : [],
  });
}
