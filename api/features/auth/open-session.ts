import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { sessionCookie } from "#api/auth/cookies.ts";
import { personOf, startSession } from "#api/auth/session.ts";
import { accountOf } from "#api/features/auth/profile.ts";
import type { Call } from "#api/http/call.ts";
import type { LoginResult } from "#schema/auth/models.ts";

/** Signs a person in who has proven who they are, in this browser; `action` says by which way. */
export async function openSession(
  call: Call,
  userId: number,
  action: string,
  after?: object,
): Promise<z.infer<typeof LoginResult>> {
  const { db, tenant, origin, now, userAgent } = call;
  const { token, expires_at } = await startSession(db, {
    tenantId: tenant.tenant_id,
    userId,
    now,
    address: origin.address,
    userAgent,
  });
  call.setCookie(sessionCookie(origin, token, expires_at));
  const doer = { actor_id: userId, on_behalf_of_id: null };
  await recordChange(call, { action, entity: "user", entity_id: userId, after }, doer);
  const person = await personOf(db, token, now);
  if (!person) throw new Error("A session that has just begun has a person");
  return { access_token: token, expires_at: expires_at.toISOString(), user: await accountOf(call, person) };
}
