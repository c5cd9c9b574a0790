import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { endChallenge, issueChallenge, lockChallenge } from "#api/auth/challenge.ts";
import { openSession } from "#api/features/auth/open-session.ts";
import { takeCode } from "#api/features/auth/second-factor.ts";
import { twoFactorSince } from "#api/features/auth/two-factor-queries.ts";
import type { Call } from "#api/http/call.ts";
import type { LoginAnswer, LoginResult } from "#schema/auth/models.ts";
import type { CompleteLoginInput } from "#schema/auth/two-factor-models.ts";

/** Lets in whoever proved who they are; `action` says by which way. A session, or first the question for a code. */
export async function letIn(call: Call, userId: number, action: string): Promise<z.infer<typeof LoginAnswer>> {
  const { db, tenant, now } = call;
  const row = await twoFactorSince(db, userId);
  if (!row?.confirmed_at) return { ...(await openSession(call, userId, action)), second_factor: null };
  const { challenge, expires_at } = await issueChallenge(db, { tenantId: tenant.tenant_id, userId, now });
  const second_factor = { challenge, expires_at: expires_at.toISOString() };
  return { access_token: null, expires_at: null, user: null, second_factor };
}

export async function completeLogin(
  call: Call,
  { challenge, code }: z.infer<typeof CompleteLoginInput>,
): Promise<z.infer<typeof LoginResult>> {
  const userId = await lockChallenge(call.db, challenge, call.now);
  call.evenIfRefused((trx) => recordRefusal({ ...call, db: trx }, userId, "code"));
  const proof = await takeCode(call, userId, code);
  await endChallenge(call.db, challenge);
  return openSession(call, userId, "completeLogin", { proof });
}

/** Keeps that somebody was not let in; what was typed is left out where it is nobody's address. */
export function recordRefusal(call: Call, userId: number | undefined, wrong: "password" | "code"): Promise<void> {
  const after = { wrong, address: call.origin.address };
  return recordChange(call, { action: "loginRefused", entity: "user", entity_id: userId ?? "unknown", after });
}
