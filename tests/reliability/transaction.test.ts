import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { inTransaction, deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.appUrl, { maxConnections: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db.deleteFrom("rate_limits").execute());

const put = (trx: TenantTransaction, key: string) => trx.insertInto("rate_limits").values({ key, points: 1 }).execute();
const keys = async () =>
  (await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);
const fail = (trx: TenantTransaction) => sql`select 1 / 0`.execute(trx);

it("commits what was sent last and not waited for", async () => {
  const answer = await inTransaction(db, async (trx) => {
    await put(trx, "first");
    deferToCommit(trx, put(trx, "last"));
    return "done";
  });
  expect(answer).toBe("done");
  expect(await keys()).toEqual(["first", "last"]);
});

it("fails, and stores nothing, where a statement fails that was not waited for", async () => {
  const failing = inTransaction(db, async (trx) => {
    await put(trx, "first");
    deferToCommit(trx, put(trx, "first"));
    deferToCommit(trx, put(trx, "last"));
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(await keys()).toEqual([]);
});

it("tells the first failure, not that a later statement came after it", async () => {
  const failing = inTransaction(db, async (trx) => {
    deferToCommit(trx, fail(trx));
    await put(trx, "after it");
  });
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect(await keys()).toEqual([]);
});

it.each(["40P01", "40001", "23P01"])("starts over where the database says %s at the end", async (code) => {
  let tries = 0;
  await inTransaction(db, async (trx) => {
    tries += 1;
    await put(trx, `try ${tries}`);
    const raise = sql`do ${sql.lit(`begin raise exception 'again' using errcode = '${code}'; end`)}`;
    if (tries === 1) deferToCommit(trx, raise.execute(trx));
  });
  expect(await keys()).toEqual(["try 2"]);
});

it("lets nothing leave with a commit outside a transaction", () => {
  expect(() => deferToCommit(db, Promise.resolve())).toThrow("transaction");
});
