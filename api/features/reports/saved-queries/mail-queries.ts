import type { Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { SavedQueryMails } from "#api/db/types.generated.ts";

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

const mails = (trx: TenantTransaction) =>
  trx
    .selectFrom("saved_query_mails as m")
    .innerJoin("saved_queries as q", (join) =>
      join.onRef("q.tenant_id", "=", "m.tenant_id").onRef("q.id", "=", "m.query_id"),
    )
    .select([
      "m.query_id",
      "q.name as query_name",
      "m.every",
      "m.weekday",
      "m.month_day",
      "m.hour",
      "m.next_at",
      "m.last_sent_at",
    ]);

export const mailsOf = (trx: TenantTransaction, userId: number) =>
  mails(trx).where("m.user_id", "=", userId).orderBy("q.name").execute();

export const findMail = (trx: TenantTransaction, queryId: number, userId: number) =>
  mails(trx).where("m.query_id", "=", queryId).where("m.user_id", "=", userId).executeTakeFirst();

/** One per person and query; replaces an earlier one. */
export async function putMail(trx: TenantTransaction, row: Insertable<SavedQueryMails>): Promise<void> {
  const { every, weekday, month_day, hour, next_at } = row;
  await trx
    .insertInto("saved_query_mails")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "query_id", "user_id"])
        .doUpdateSet({ every, weekday: weekday ?? null, month_day: month_day ?? null, hour, next_at }),
    )
    .execute();
}

export async function removeMail(trx: TenantTransaction, queryId: number, userId: number): Promise<void> {
  await trx.deleteFrom("saved_query_mails").where("query_id", "=", queryId).where("user_id", "=", userId).execute();
}

/** Due mails to people who still work here, locked until they are queued. */
export const lockDue = (trx: TenantTransaction, now: Temporal.Instant) =>
  trx
    .selectFrom("saved_query_mails as m")
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.user_id"))
    .where("m.next_at", "<=", now)
    .where("u.deactivated_at", "is", null)
    .select(["m.query_id", "m.user_id", "m.every", "m.weekday", "m.month_day", "m.hour"])
    .orderBy("m.next_at")
    .forNoKeyUpdate("m")
    .skipLocked()
    .execute();

export async function noteSent(
  trx: TenantTransaction,
  { queryId, userId, now, next }: { queryId: number; userId: number; now: Temporal.Instant; next: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable("saved_query_mails")
    .set({ next_at: next, last_sent_at: now })
    .where("query_id", "=", queryId)
    .where("user_id", "=", userId)
    .execute();
}

/** Returns the recipient and the query; undefined if either no longer exists. */
export const findToAnswer = (trx: TenantTransaction, { queryId, userId }: { queryId: number; userId: number }) =>
  trx
    .selectFrom("saved_queries as q")
    .innerJoin("saved_query_versions as v", (join) =>
      join
        .onRef("v.tenant_id", "=", "q.tenant_id")
        .onRef("v.query_id", "=", "q.id")
        .onRef("v.version", "=", "q.version"),
    )
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "q.tenant_id"))
    .innerJoin("tenants as t", "t.tenant_id", "q.tenant_id")
    .where("q.id", "=", queryId)
    .where("u.id", "=", userId)
    .where("u.deactivated_at", "is", null)
    .select(["q.name as query_name", "v.query", "u.first_name", "u.last_name", "u.email"])
    .select(["t.tenant_id", "t.slug", "t.name as company", "t.locale", "t.timezone", "t.logo"])
    .executeTakeFirst();
