import { isRole } from "#api/auth/roles.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Role } from "#schema/auth/permissions.ts";

export interface SomePerson {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  roles: Role[];
}

export async function findPerson(trx: TenantTransaction, id: number): Promise<SomePerson | undefined> {
  const row = await trx
    .selectFrom("users")
    .where("id", "=", id)
    .select(["id", "first_name", "last_name", "email", "roles"])
    .executeTakeFirst();
  return row && { ...row, roles: row.roles.filter(isRole) };
}

export async function insertLink(
  trx: TenantTransaction,
  link: {
    tenant_id: string;
    token_hash: Buffer;
    actor_id: number;
    user_id: number;
    actor_session_hash: Buffer;
    expires_at: Date;
  },
): Promise<void> {
  await trx.insertInto("impersonation_links").values(link).execute();
}

/** Takes the link out, so that it opens once; with it the actor's session, which must still be good. */
export function takeLink(trx: TenantTransaction, tokenHash: Buffer, now: Date) {
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

export async function deleteOldLinks(trx: TenantTransaction, now: Date): Promise<void> {
  await trx.deleteFrom("impersonation_links").where("expires_at", "<=", now).execute();
}

export async function setReason(trx: TenantTransaction, tokenHash: Buffer, reason: string): Promise<void> {
  await trx.updateTable("sessions").set({ reason }).where("token_hash", "=", tokenHash).execute();
}
