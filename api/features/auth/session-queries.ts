import type { PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** Sessions of one person that are not past, latest use first. */
export function sessionsOf(
  trx: TenantTransaction,
  userId: number,
  now: { at: Temporal.Instant; idleSince: Temporal.Instant },
) {
  return trx
    .selectFrom("sessions as s")
    .leftJoin("users as a", (join) => join.onRef("a.tenant_id", "=", "s.tenant_id").onRef("a.id", "=", "s.actor_id"))
    .where("s.user_id", "=", userId)
    .where("s.expires_at", ">", now.at)
    .where("s.last_used_at", ">", now.idleSince)
    .orderBy("s.last_used_at", "desc")
    .orderBy("s.id", "desc")
    .select(["s.id", "s.token_hash", "s.kind", "s.created_at", "s.last_used_at", "s.expires_at"])
    .select(["s.ip_address", "s.user_agent", "a.first_name as actor_first_name", "a.last_name as actor_last_name"])
    .execute();
}

/** False where this person has no such session. */
export async function endSessionById(trx: TenantTransaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const SIGN_INS = ["login", "completeLogin", "redeemHandover", "loginRefused"];

/** What the audit keeps of tries to sign in as this person, the latest first. */
export function listSignIns(trx: TenantTransaction, userId: number, query: PageQuery) {
  const tries = trx
    .selectFrom("audit_log")
    .where("entity", "=", "user")
    .where("entity_id", "=", String(userId))
    .where("action", "in", SIGN_INS);
  return readPage(tries.select(["id", "at", "action", "after"]).orderBy("id", "desc"), query);
}
