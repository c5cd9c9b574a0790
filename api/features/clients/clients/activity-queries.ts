import { sql, type Insertable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ActivityNotes } from "#api/db/types.generated.ts";

/** The client that a change concerns, directly or by a booking or membership; undefined where there is none. */
export function clientOfActivity(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("audit_log as a")
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "a.tenant_id").on("u.id", "=", CLIENT_ID))
    .where("a.id", "=", id)
    .where(sql<boolean>`'client' = any(u.roles)`)
    .select(["u.id", fullNameSql("u").as("name")])
    .executeTakeFirst();
}

// Ids of other kinds of entities may not be numeric.
const CLIENT_ID = sql<number>`case a.entity
  when 'client' then
    (select coalesce(c.merged_into_id, c.id) from users c where c.tenant_id = ${TENANT_ID} and c.id = a.entity_id::int)
  when 'booking' then (select b.client_id from bookings b where b.tenant_id = ${TENANT_ID} and b.id = a.entity_id::int)
  when 'membership' then
    (select m.client_id from memberships m where m.tenant_id = ${TENANT_ID} and m.id = a.entity_id::int) end`;

/** Notes on these activities, newest first. */
export function notesOfActivities(trx: TenantTransaction, ids: number[]) {
  return trx
    .selectFrom("activity_notes as n")
    .innerJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "n.tenant_id").onRef("author.id", "=", "n.author_id"),
    )
    .where("n.activity_id", "in", ids)
    .orderBy("n.id", "desc")
    .select(["n.id", "n.activity_id", "n.body", "n.author_id", "n.created_at"])
    .select(fullNameSql("author").as("author_name"))
    .execute();
}

/** Locks the note, so that of two concurrent deletions one finds none. */
export function lockActivityNote(trx: TenantTransaction, activityId: number, id: number) {
  return trx
    .selectFrom("activity_notes")
    .where("activity_id", "=", activityId)
    .where("id", "=", id)
    .select(["id", "body", "author_id"])
    .forUpdate()
    .executeTakeFirst();
}

export function insertActivityNote(trx: TenantTransaction, note: Insertable<ActivityNotes>) {
  return trx.insertInto("activity_notes").values(note).returning(["id", "body"]).executeTakeFirstOrThrow();
}

export async function removeActivityNote(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx.deleteFrom("activity_notes").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
