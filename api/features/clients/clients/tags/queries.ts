import { sql, type Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Tags } from "#api/db/types.generated.ts";

export function listTags(trx: TenantTransaction) {
  return countedTags(trx)
    .orderBy(sql`lower(tag.name)`)
    .execute();
}

export async function countTags(trx: TenantTransaction): Promise<number> {
  const { total } = await trx
    .selectFrom("tags")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function lockTag(trx: TenantTransaction, id: number) {
  return countedTags(trx).where("tag.id", "=", id).forUpdate().executeTakeFirst();
}

/** Undefined where the company has a tag of this name, ignoring case. */
export function insertTag(trx: TenantTransaction, row: Insertable<Tags>) {
  return trx
    .insertInto("tags")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

export function tagNamesake(trx: TenantTransaction, name: string, exceptId: number) {
  return trx
    .selectFrom("tags")
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .where("id", "<>", exceptId)
    .select("id")
    .executeTakeFirst();
}

export async function renameTag(trx: TenantTransaction, id: number, name: string): Promise<void> {
  await trx
    .updateTable("tags")
    .set((eb) => ({ name, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** A plan on sale that requires the tag; undefined where there is none. */
export async function planForTag(trx: TenantTransaction, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom("membership_plans")
    .where("archived_at", "is", null)
    .where(sql<boolean>`${id} = any(eligible_tag_ids)`)
    .select("name")
    .executeTakeFirst();
  return row?.name;
}

export async function deleteTagRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.deleteFrom("tags").where("id", "=", id).execute();
}

/** Returns the ids that exist, locked against deletion until this transaction ends. */
export async function keepTags(trx: TenantTransaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom("tags").where("id", "in", ids).select("id").orderBy("id").forKeyShare().execute();
  return rows.map(({ id }) => id);
}

const TAGS_PER_STATEMENT = 5_000;

export async function addToPeople(trx: TenantTransaction, tenant_id: string, userIds: number[], tagIds: number[]) {
  const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  const tagged = inOrder(userIds).flatMap((user_id) =>
    inOrder(tagIds).map((tag_id) => ({ tenant_id, user_id, tag_id })),
  );
  for (let at = 0; at < tagged.length; at += TAGS_PER_STATEMENT) {
    const batch = tagged.slice(at, at + TAGS_PER_STATEMENT);
    await trx
      .insertInto("user_tags")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function takeOffPeople(trx: TenantTransaction, userIds: number[], tagIds: number[]): Promise<void> {
  if (tagIds.length === 0) return;
  await trx.deleteFrom("user_tags").where("user_id", "in", userIds).where("tag_id", "in", tagIds).execute();
}

function countedTags(trx: TenantTransaction) {
  return trx
    .selectFrom("tags as tag")
    .select(["tag.id", "tag.name", "tag.version"])
    .select((eb) =>
      eb
        .selectFrom("user_tags as of_tag")
        .whereRef("of_tag.tenant_id", "=", "tag.tenant_id")
        .whereRef("of_tag.tag_id", "=", "tag.id")
        .select(sql<number>`count(*)`.as("count"))
        .$asScalar()
        .as("client_count"),
    );
}
