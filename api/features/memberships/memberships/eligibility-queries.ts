import type { TenantTransaction } from "#api/db/transaction.ts";

export async function hasOneTag(trx: TenantTransaction, userId: number, tagIds: readonly number[]): Promise<boolean> {
  const row = await trx
    .selectFrom("user_tags")
    .where("user_id", "=", userId)
    .where("tag_id", "in", tagIds)
    .select("tag_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function tagNames(trx: TenantTransaction, ids: readonly number[]): Promise<string[]> {
  const rows = await trx.selectFrom("tags").where("id", "in", ids).orderBy("name").select("name").execute();
  return rows.map(({ name }) => name);
}
