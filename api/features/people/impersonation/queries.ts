import { sql } from "kysely";
import type { Person } from "#api/auth/caller.ts";
import { roleChangesFor } from "#api/auth/role-changes.ts";
import { isRole } from "#api/auth/roles.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { permissionScopesOf } from "#schema/people/sign-in/permissions.ts";

export type SomePerson = Pick<Person, "id" | "first_name" | "last_name" | "email" | "roles" | "permissionScopes">;

/** Undefined for a closed account. */
export async function findPerson(trx: TenantTransaction, id: number): Promise<SomePerson | undefined> {
  const row = await trx
    .selectFrom("users")
    .where("id", "=", id)
    .where("deactivated_at", "is", null)
    .select(["id", "first_name", "last_name", "email", "roles"])
    .select(roleChangesFor(sql`users.roles`).as("role_changes"))
    .executeTakeFirst();
  if (!row) return undefined;
  const { role_changes, ...person } = row;
  const roles = person.roles.filter(isRole);
  return { ...person, roles, permissionScopes: permissionScopesOf(roles, role_changes) };
}

export async function insertLink(
  trx: TenantTransaction,
  link: {
    tenant_id: string;
    token_hash: Buffer;
    actor_id: number;
    user_id: number;
    actor_session_hash: Buffer;
    expires_at: Temporal.Instant;
  },
): Promise<void> {
  await trx.insertInto("impersonation_links").values(link).execute();
}

/** Takes the link, so it works once, with the actor's session, which must still be valid. */
export function takeLink(trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant) {
  return trx
    .deleteFrom("impersonation_links as link")
    .using("sessions")
    .whereRef("sessions.tenant_id", "=", "link.tenant_id")
    .whereRef("sessions.token_hash", "=", "link.actor_session_hash")
    .where("sessions.expires_at", ">", now)
    .where("link.token_hash", "=", tokenHash)
    .where("link.expires_at", ">", now)
    .returning(["link.actor_id", "link.user_id", "link.actor_session_hash", "sessions.expires_at"])
    .executeTakeFirst();
}

export async function deleteOldLinks(trx: TenantTransaction, now: Temporal.Instant): Promise<void> {
  await trx.deleteFrom("impersonation_links").where("expires_at", "<=", now).execute();
}

export async function setReason(trx: TenantTransaction, tokenHash: Buffer, reason: string): Promise<void> {
  await trx.updateTable("sessions").set({ reason }).where("token_hash", "=", tokenHash).execute();
}
