import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { endedSessionCookie, sessionCookie } from "#api/auth/cookies.ts";
import { verifyPassword } from "#api/auth/password.ts";
import { isRole } from "#api/auth/roles.ts";
import { endSession, startExploring, startSession } from "#api/auth/session.ts";
import { accountByEmail } from "#api/features/auth/queries.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { ExploreToken, LoginInput, LoginResult, User } from "#schema/auth/models.ts";
import { type Permission, PERMISSIONS, reachOf } from "#schema/auth/permissions.ts";

export async function login(call: Call, input: z.infer<typeof LoginInput>): Promise<z.infer<typeof LoginResult>> {
  const { db, deps, tenant, origin, now } = call;
  const account = `${tenant.tenant_id}:${input.email.toLowerCase()}:${origin.address}`;
  await deps.limits.checkLogin(account);
  const row = await accountByEmail(db, input.email);
  if (!(await verifyPassword(input.password, row?.password_hash ?? null)) || !row) {
    await deps.limits.countFailedLogin(account);
    throw new ApiError("invalid_credentials", "E-mail address and password do not match.");
  }
  await deps.limits.clearLogin(account);
  const session = await startSession(db, {
    tenantId: tenant.tenant_id,
    userId: row.id,
    now,
    address: origin.address,
    userAgent: call.userAgent,
  });
  call.setCookie(sessionCookie(origin, session.token, session.expires_at));
  await recordChange(call, { action: "login", entity: "user", entity_id: row.id });
  const user = presentUser({ ...row, roles: row.roles.filter(isRole) });
  return { access_token: session.token, expires_at: session.expires_at.toISOString(), user };
}

export async function logout(call: Call, person: Person): Promise<{ message: string }> {
  await endSession(call.db, person.session.tokenHash);
  call.setCookie(endedSessionCookie(call.origin));
  return { message: "You are signed out." };
}

/** A repetition by Idempotency-Key would have to remember the token: it makes another, which costs nothing. */
export async function createExploreToken(call: Call, person: Person): Promise<z.infer<typeof ExploreToken>> {
  const { db, tenant, now } = call;
  const session = await startExploring(db, { tenantId: tenant.tenant_id, userId: person.id, ...person.session, now });
  await recordChange(call, { action: "createExploreToken", entity: "user", entity_id: person.id });
  return { access_token: session.token, expires_at: session.expires_at.toISOString() };
}

const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]; // the keys of a constant are its key type

/** What a person may know of the own account, with what the roles allow. */
export function presentUser(row: Pick<Person, "id" | "first_name" | "last_name" | "email" | "roles">): User {
  const { id, first_name, last_name, email, roles } = row;
  return {
    id,
    roles: [...roles],
    first_name,
    last_name,
    name: `${first_name} ${last_name}`.trim(),
    initials: `${first_name[0] ?? ""}${last_name[0] ?? ""}`.toUpperCase(),
    email,
    permissions: PERMISSION_NAMES.filter((name) => reachOf(roles, name) === "yes"),
    own_permissions: PERMISSION_NAMES.filter((name) => reachOf(roles, name) === "own"),
  };
}
