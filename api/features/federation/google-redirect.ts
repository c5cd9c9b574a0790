import type { z } from "zod";
import { handoverCookie } from "#api/auth/cookies.ts";
import { sealed } from "#api/auth/sealed.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import { BEGUN_MINUTES, begunSeal } from "#api/features/federation/passage.ts";
import type { Call, GoogleSignIn } from "#api/http/call.ts";
import { ApiError, notFound } from "#api/http/errors.ts";
import type { GoogleRedirect, SignInContext } from "#schema/federation/models.ts";
import { redirectOperations } from "#schema/operations.ts";

interface Question {
  tenant: string;
  context: z.infer<typeof SignInContext>;
  original_domain: string;
}

/**
 * Leaves a cookie on the company's host, and its hash in the address: only this browser can take the sign-in over, so
 * that nobody is signed in by a link that somebody else began.
 */
export async function googleRedirect(call: Call, question: Question): Promise<z.infer<typeof GoogleRedirect>> {
  const { deps, tenant, origin } = call;
  const { centralUrl } = googleOf(deps.google);
  if (question.tenant !== tenant.slug) throw new ApiError("tenant_not_found", "tenant not found");
  if (question.original_domain !== new URL(deps.siteUrl(tenant.slug)).host) {
    throw new ApiError("bad_argument", "original_domain is not the host of this company.");
  }
  const binding = newToken();
  call.setCookie(handoverCookie(origin, binding));
  const request = sealed(
    begunSeal(deps.secretKey),
    { slug: tenant.slug, binding: hashToken(binding).toString("base64url") },
    call.now.add({ minutes: BEGUN_MINUTES }),
  );
  return { url: `${centralUrl}${redirectOperations.googleStart.path}?${new URLSearchParams({ request })}` };
}

export function googleOf(google: GoogleSignIn | null): GoogleSignIn {
  if (!google) throw notFound("way to sign in");
  return google;
}
