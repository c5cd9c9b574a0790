import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { hashPassword, needsRehash, verifyPassword } from "#api/auth/password.ts";
import { endSession, startExploring } from "#api/auth/session.ts";
import type { FirstStep } from "#api/auth/two-factor/challenge.ts";
import type { Call } from "#api/call/call.ts";
import { endedSessionCookie } from "#api/call/cookies.ts";
import { ApiError } from "#api/errors/errors.ts";
import { takeOwnCodeExchange } from "#api/features/people/federation/google-link.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { ExploreToken, LoginAnswer, LoginInput } from "#schema/people/sign-in/models.ts";
import { whereFrom } from "./open-session.ts";
import { setPassword } from "./password-queries.ts";
import { accountKey } from "./passwords.ts";
import { accountByEmail } from "./queries.ts";
import { keepRefusal, keepRefusedToken, recordRefusal } from "./refusals.ts";
import { letIn } from "./sign-in.ts";

export async function login(call: Call, input: z.infer<typeof LoginInput>): Promise<z.infer<typeof LoginAnswer>> {
  const { db, deps, origin } = call;
  const who = { account: accountKey(call, input.email), address: origin.address };
  const row = await accountByEmail(db, input.email);
  await deps.limits.countLogin(who).catch(keepRefusal(call, row?.id, "password"));
  if (!(await verifyPassword(input.password, row?.password_hash ?? null)) || !row) {
    recordRefusal(call, row?.id, "password");
    throw new ApiError("invalid_credentials", "The email address and password do not match.");
  }
  await deps.limits.clearLogin(who);
  if (row.password_hash && needsRehash(row.password_hash)) {
    await setPassword(db, row.id, { password_hash: await hashPassword(input.password) });
  }
  const link = await accountToLink(call, input.link_token);
  return letIn(call, row.id, { way: "password", link, email: link?.email ?? null });
}

/** The external account that the person wants to link by proving who they are. */
async function accountToLink(call: Call, linkToken: string | undefined): Promise<FirstStep["link"]> {
  if (linkToken === undefined) return null;
  const { issuer, subject, email } = await takeOwnCodeExchange(call, "link", linkToken).catch(keepRefusedToken(call));
  return { issuer, subject, email };
}

export async function logout(call: Call, person: Person): Promise<{ message: string }> {
  await endSession(call.db, person.session.tokenHash);
  call.setCookie(endedSessionCookie(call.origin));
  await recordChange(call, { entity: "user", entity_id: person.id, after: whereFrom(call) });
  return { message: "You are signed out." };
}

/** A replay by Idempotency-Key would have to store the token; a repeated request simply creates another. */
export async function createExploreToken(call: Call, person: Person): Promise<z.infer<typeof ExploreToken>> {
  const { db, tenant, now } = call;
  const session = await startExploring(db, { tenantId: tenant.tenant_id, userId: person.id, ...person.session, now });
  await recordChange(call, { action: "createExploreToken", entity: "user", entity_id: person.id });
  return { access_token: session.token, expires_at: utcTextMs(session.expires_at) };
}
