import type { Insertable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { KnownDevices } from "#api/db/types.generated.ts";

/** Sessions of one person, including expired ones not yet swept; latest use first. */
export function sessionsOf(trx: TenantTransaction, userId: number) {
  return trx
    .selectFrom("sessions as s")
    .leftJoin("users as a", (join) => join.onRef("a.tenant_id", "=", "s.tenant_id").onRef("a.id", "=", "s.actor_id"))
    .where("s.user_id", "=", userId)
    .orderBy("s.last_used_at", "desc")
    .orderBy("s.id", "desc")
    .select(["s.id", "s.token_hash", "s.kind", "s.created_at", "s.last_used_at", "s.expires_at"])
    .select(["s.ip_address", "s.user_agent", "a.first_name as actor_first_name", "a.last_name as actor_last_name"])
    .execute();
}

/** Returns false where this person has no such session. */
export async function endSessionById(trx: TenantTransaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const SIGN_INS = ["login", "completeLogin", "redeemHandover", "loginRefused"];

/** The recorded attempts to sign in as this person, the latest first. */
export function listSignIns(trx: TenantTransaction, userId: number, query: PageQuery) {
  const tries = trx
    .selectFrom("audit_log")
    .where("entity", "=", "user")
    .where("entity_id", "=", String(userId))
    .where("action", "in", SIGN_INS);
  return readPage(tries.select(["id", "at", "action", "after"]).orderBy("id", "desc"), query);
}

/** Whether the person has signed in from this browser before; extends how long it is remembered. */
export async function sawDevice(
  trx: TenantTransaction,
  userId: number,
  tokenHash: Buffer,
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("known_devices")
    .set({ last_seen_at: at })
    .where("user_id", "=", userId)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countDevices(trx: TenantTransaction, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom("known_devices")
    .where("user_id", "=", userId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDevice(trx: TenantTransaction, row: Insertable<KnownDevices>): Promise<void> {
  await trx.insertInto("known_devices").values(row).execute();
}

/** Deletes all but the latest `kept`. */
export async function forgetDevices(trx: TenantTransaction, userId: number, kept: number): Promise<void> {
  await trx
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("token_hash", "in", (eb) =>
      eb
        .selectFrom("known_devices as d")
        .where("d.user_id", "=", userId)
        .orderBy("d.last_seen_at", "desc")
        .offset(kept)
        .select("d.token_hash"),
    )
    .execute();
}
