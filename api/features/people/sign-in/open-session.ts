import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { deviceLabel } from "#api/auth/device-label.ts";
import { personOf } from "#api/auth/find-session.ts";
import { startSession } from "#api/auth/session.ts";
import type { FirstStep } from "#api/auth/two-factor/challenge.ts";
import type { Call } from "#api/call/call.ts";
import { sessionCookie } from "#api/call/cookies.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { LoginResult } from "#schema/people/sign-in/models.ts";
import { knowDevice } from "./known-devices.ts";
import { accountOf } from "./profile.ts";
import type { SecondFactor } from "./second-factor.ts";

/** Signs in a person who has proven their identity, in this browser; the audit log records the method. */
export async function openSession(
  call: Call,
  userId: number,
  proven: Pick<FirstStep, "way"> & { proof?: SecondFactor },
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
  await knowDevice(call, userId);
  const doer = { actor_id: userId, on_behalf_of_id: null };
  const after = { ...proven, ...whereFrom(call) };
  await recordChange(call, { entity: "user", entity_id: userId, after }, doer);
  const person = await personOf(db, token, now);
  if (!person) throw new Error("A session that has just begun has a person");
  return { access_token: token, expires_at: utcTextMs(expires_at), user: await accountOf(call, person) };
}

/** What the audit log records about the origin of a sign-in or an attempt. */
export const whereFrom = ({ origin, userAgent }: Pick<Call, "origin" | "userAgent">) => ({
  address: origin.address,
  device: deviceLabel(userAgent),
});
