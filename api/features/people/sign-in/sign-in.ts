import type { z } from "zod";
import { endChallenge, issueChallenge, lockChallenge, type FirstStep } from "#api/auth/two-factor/challenge.ts";
import type { Call } from "#api/call/call.ts";
import { linkIdentity } from "#api/features/people/federation/google-link.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { LoginAnswer, LoginResult } from "#schema/people/sign-in/models.ts";
import type { CompleteLoginInput } from "#schema/people/sign-in/two-factor-models.ts";
import { openSession } from "./open-session.ts";
import { addressProven } from "./proven-address.ts";
import { keepRefusal, keepRefusedToken } from "./refusals.ts";
import { takeCode } from "./second-factor.ts";
import { twoFactorSince } from "./two-factor-queries.ts";

/** Signs in after a successful first step: returns a session, or asks for a code first. */
export async function letIn(call: Call, userId: number, first: FirstStep): Promise<z.infer<typeof LoginAnswer>> {
  const { db, tenant, now } = call;
  const row = await twoFactorSince(db, userId);
  if (!row?.confirmed_at) {
    await keepWhatGoogleProved(call, userId, first);
    return { ...(await openSession(call, userId, { way: first.way })), second_factor: null };
  }
  const { challenge, expires_at } = await issueChallenge(db, { tenantId: tenant.tenant_id, userId, now, ...first });
  const second_factor = { challenge, expires_at: utcTextMs(expires_at) };
  return { access_token: null, expires_at: null, user: null, second_factor };
}

async function keepWhatGoogleProved(
  call: Call,
  userId: number,
  { link, email }: Pick<FirstStep, "link" | "email">,
): Promise<void> {
  if (link) await linkIdentity(call, userId, link);
  if (email !== null) await addressProven(call, userId, email);
}

/** The first step only takes effect now: the external account is linked after the code, never before. */
export async function completeLogin(
  call: Call,
  { challenge, code }: z.infer<typeof CompleteLoginInput>,
): Promise<z.infer<typeof LoginResult>> {
  const { user_id, way, ...first } = await lockChallenge(call.db, challenge, call.now).catch(
    keepRefusedToken(call, challenge),
  );
  const proof = await takeCode(call, user_id, code).catch(keepRefusal(call, user_id, "code"));
  await endChallenge(call.db, challenge);
  await keepWhatGoogleProved(call, user_id, first);
  return openSession(call, user_id, { way, proof });
}
