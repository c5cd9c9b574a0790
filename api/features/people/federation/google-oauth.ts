import { z } from "zod";
import type { OpenIdAccount } from "#api/auth/openid.ts";
import { readSigned, signValue, type SignedKind } from "#api/auth/signed-values.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Call, GoogleSignIn, Redirect, RedirectCall } from "#api/call/call.ts";
import { googleCookie, googleCookieOf, pendingSignInCookie } from "#api/call/cookies.ts";
import { inTenant } from "#api/db/transaction.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { redirectOperations } from "#schema/operations.ts";
import type { GoogleRedirect, SignInContext } from "#schema/people/federation/models.ts";
import { deleteExpiredCodeExchanges, insertCodeExchange } from "./queries.ts";

/** The parameters passed to the central host: the company and the browser binding. */
const RedirectRequest = z.object({ slug: z.string(), binding: z.string() });

/** What the central host stores in a cookie until Google's response. */
const PendingCallback = RedirectRequest.extend({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});

type PendingCallback = z.infer<typeof PendingCallback>;

const requestKind = (secretKeys: SecretKeys): SignedKind => ({ secretKeys, kind: "google request" });
const callbackKind = (secretKeys: SecretKeys): SignedKind => ({ secretKeys, kind: "google callback" });

const REQUEST_MINUTES = 5;
const CALLBACK_MINUTES = 10;

/** The company's web page that exchanges the code. */
const CALLBACK_PATH = "/auth/google/callback";

interface Question {
  tenant: string;
  context: z.infer<typeof SignInContext>;
  original_domain: string;
}

/**
 * Sets a cookie on the company's host, with its hash in the address: only this browser can complete the sign-in, so a link
 * started by somebody else signs nobody in.
 */
export async function googleRedirect(call: Call, question: Question): Promise<z.infer<typeof GoogleRedirect>> {
  const { deps, tenant, origin } = call;
  const { centralUrl } = googleOf(deps.google);
  if (question.tenant !== tenant.slug) throw new ApiError("tenant_not_found", "tenant not found");
  if (question.original_domain !== new URL(deps.siteUrl(tenant.slug)).host) {
    throw new ApiError("bad_argument", "original_domain is not the host of this company.");
  }
  const binding = newToken();
  call.setCookie(pendingSignInCookie(origin, binding));
  const request = signValue(
    requestKind(deps.secretKeys),
    { slug: tenant.slug, binding: hashToken(binding).toString("base64url") },
    call.now.add({ minutes: REQUEST_MINUTES }),
  );
  return { url: `${centralUrl}${redirectOperations.googleStart.path}?${new URLSearchParams({ request })}` };
}

function googleOf(google: GoogleSignIn | null): GoogleSignIn {
  if (!google) throw notFound("way to sign in");
  return google;
}

const CODE_MS = 60_000;

const signInExpired = (): ApiError =>
  new ApiError(
    "link_expired",
    "This sign-in has expired or was started in another browser. Go back to the venue and sign in again.",
  );

/** Redirects to Google; what the response is verified against is stored in a sealed cookie. */
export async function googleStart({ deps, origin, now }: RedirectCall, request: string): Promise<Redirect> {
  const { provider } = googleOf(deps.google);
  const redirectRequest = RedirectRequest.safeParse(readSigned(requestKind(deps.secretKeys), request, now));
  if (!redirectRequest.success) throw signInExpired();
  const { url, checks } = await provider.begin().catch((error: unknown) => {
    deps.log.warn({ err: error }, "Google does not answer");
    throw new ApiError(
      "unavailable",
      "Google is not responding. Sign in with your password, or try again in a moment.",
    );
  });
  const pending = signValue(
    callbackKind(deps.secretKeys),
    { ...redirectRequest.data, checks } satisfies PendingCallback,
    now.add({ minutes: CALLBACK_MINUTES }),
  );
  return { location: url, cookies: [googleCookie(origin, pending)] };
}

/** Verifies Google's response; redirects the browser to the company with a code or an error. */
export async function googleCallback(call: RedirectCall): Promise<Redirect> {
  const { deps, origin, request, now } = call;
  const { provider } = googleOf(deps.google);
  const pending = PendingCallback.safeParse(
    readSigned(callbackKind(deps.secretKeys), googleCookieOf(request, origin), now),
  );
  if (!pending.success) throw signInExpired();
  const { slug, binding, checks } = pending.data;
  const goHome = (answer: Record<string, string>): Redirect => ({
    location: `${deps.siteUrl(slug)}${CALLBACK_PATH}?${new URLSearchParams(answer)}`,
    cookies: [googleCookie(origin, "")],
  });
  const answer = new URL(request.url).searchParams;
  if (answer.get("error") === "access_denied" && answer.get("state") === checks.state) {
    return goHome({ error: "refused" });
  }
  const account = await provider.finish(answer, checks).catch((error: unknown) => {
    deps.log.warn({ err: error, request_id: origin.requestId }, "Google's answer does not fit");
    return undefined;
  });
  if (!account) return goHome({ error: "failed" });
  if (!account.isEmailVerified) return goHome({ error: "unverified" });
  return goHome({ code: await issueCode(call, { slug, binding, account, now }) });
}

async function issueCode(
  { deps }: RedirectCall,
  { slug, binding, account, now }: { slug: string; binding: string; account: OpenIdAccount; now: Temporal.Instant },
): Promise<string> {
  const tenant_id = await tenantIdOf(deps.db, slug);
  if (tenant_id === undefined) throw signInExpired();
  const code = newToken();
  const { issuer, subject, email } = account;
  await inTenant(deps.db, tenant_id, async (trx) => {
    await deleteExpiredCodeExchanges(trx, now);
    await insertCodeExchange(trx, {
      tenant_id,
      token_hash: hashToken(code),
      kind: "code",
      binding_hash: Buffer.from(binding, "base64url"),
      issuer,
      subject,
      email,
      expires_at: now.add({ milliseconds: CODE_MS }),
    });
  });
  return code;
}
