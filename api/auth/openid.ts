import * as openid from "openid-client";

/** The platform's registration with the provider. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider redirects people back to. */
  redirectUri: string;
}

/** Values to verify the provider's response with; kept in the browser that started the sign-in. */
export interface OpenIdChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** A verified account at the provider. */
export interface OpenIdAccount {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider vouches for the email address. */
  isEmailVerified: boolean;
}

export interface OpenIdProvider {
  /** The URL to sign in at, and the checks for the response. */
  begin(): Promise<{ url: string; checks: OpenIdChecks }>;
  /** Returns the account proven by the provider's response (the redirect URI with its query); rejects if it fails the checks. */
  finish(answer: URLSearchParams, checks: OpenIdChecks): Promise<OpenIdAccount>;
}

const TIMEOUT_S = 10;

/** Authorization code flow with PKCE, state and nonce. The provider's discovery document is read at the first sign-in. */
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
      if (!claims || typeof claims["email"] !== "string") throw new Error("The provider gave no email address");
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
  // Plain HTTP is allowed only for a provider on this machine.
  const isLocal = url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname);
  return openid.discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    execute: isLocal ? [openid.allowInsecureRequests] : [],
  });
}
