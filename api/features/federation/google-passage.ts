import { googleCookie, googleCookieOf } from "#api/auth/cookies.ts";
import type { OpenIdAccount } from "#api/auth/openid.ts";
import { sealed, unsealed } from "#api/auth/sealed.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import { inTenant } from "#api/db/transaction.ts";
import { googleOf } from "#api/features/federation/google-redirect.ts";
import {
  Begun,
  begunSeal,
  CALLBACK_PATH,
  Waiting,
  WAITING_MINUTES,
  waitingSeal,
} from "#api/features/federation/passage.ts";
import { deleteOldHandovers, insertHandover } from "#api/features/federation/queries.ts";
import type { Passage, Redirect } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";

const HANDOVER_MS = 60_000;

const tooLate = (): ApiError =>
  new ApiError("link_expired", "This sign-in is over or was begun elsewhere. Go back to the venue and sign in again.");

/** Leads on to Google; what the answer is checked by waits in a cookie that only we can have written. */
export async function googleStart({ deps, origin, now }: Passage, request: string): Promise<Redirect> {
  const { provider } = googleOf(deps.google);
  const begun = Begun.safeParse(unsealed(begunSeal(deps.secretKey), request, now));
  if (!begun.success) throw tooLate();
  const { url, checks } = await provider.begin().catch((error: unknown) => {
    deps.log.warn({ err: error }, "Google does not answer");
    throw new ApiError("unavailable", "Google does not answer. Sign in with your password, or try again in a moment.");
  });
  const waiting = sealed(
    waitingSeal(deps.secretKey),
    { ...begun.data, checks } satisfies Waiting,
    now.add({ minutes: WAITING_MINUTES }),
  );
  return { location: url, cookies: [googleCookie(origin, waiting)] };
}

/** Google's answer, checked; the browser goes home with a code, or with what went wrong. */
export async function googleCallback(passage: Passage): Promise<Redirect> {
  const { deps, origin, request, now } = passage;
  const { provider } = googleOf(deps.google);
  const waiting = Waiting.safeParse(unsealed(waitingSeal(deps.secretKey), googleCookieOf(request, origin), now));
  if (!waiting.success) throw tooLate();
  const { slug, binding, checks } = waiting.data;
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
  return goHome({ code: await handOver(passage, { slug, binding, account, now }) });
}

async function handOver(
  { deps }: Passage,
  { slug, binding, account, now }: { slug: string; binding: string; account: OpenIdAccount; now: Temporal.Instant },
): Promise<string> {
  const tenant_id = await tenantIdOf(deps.db, slug);
  if (tenant_id === undefined) throw tooLate();
  const code = newToken();
  const { issuer, subject, email } = account;
  await inTenant(deps.db, tenant_id, async (trx) => {
    await deleteOldHandovers(trx, new Date(now.epochMilliseconds));
    await insertHandover(trx, {
      tenant_id,
      token_hash: hashToken(code),
      kind: "handover",
      binding_hash: Buffer.from(binding, "base64url"),
      issuer,
      subject,
      email,
      expires_at: new Date(now.epochMilliseconds + HANDOVER_MS),
    });
  });
  return code;
}
