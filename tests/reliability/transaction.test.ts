import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { commitBehind, deferToCommit, inTenant, inTransaction, type TenantTransaction } from "#api/db/transaction.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

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
afterEach(() => vi.useRealTimers());
beforeEach(() => db.deleteFrom("rate_limits").execute());

const put = (trx: TenantTransaction, key: string) => trx.insertInto("rate_limits").values({ key, points: 1 }).execute();
const keys = async () =>
  (await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);
const fail = (trx: TenantTransaction) => sql`select 1 / 0`.execute(trx);

it("commits the last statements, which were not waited for", async () => {
  const answer = await inTransaction(db, async (trx) => {
    await put(trx, "first");
    deferToCommit(trx, put(trx, "last"));
    return "done";
  });
  expect(answer).toBe("done");
  expect(await keys()).toEqual(["first", "last"]);
});

it("fails and stores nothing if a statement fails that was not waited for", async () => {
  const failing = inTransaction(db, async (trx) => {
    await put(trx, "first");
    deferToCommit(trx, put(trx, "first"));
    deferToCommit(trx, put(trx, "last"));
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(await keys()).toEqual([]);
});

it("reports the first failure, not those that follow from it", async () => {
  const failing = inTransaction(db, async (trx) => {
    deferToCommit(trx, fail(trx));
    await put(trx, "after it");
  });
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect(await keys()).toEqual([]);
});

it.each(["40P01", "40001", "23P01"])("starts again if the database answers %s at the commit", async (code) => {
  let tries = 0;
  await inTransaction(db, async (trx) => {
    tries += 1;
    await put(trx, `try ${tries}`);
    const raise = sql`do ${sql.lit(`begin raise exception 'again' using errcode = '${code}'; end`)}`;
    if (tries === 1) deferToCommit(trx, raise.execute(trx));
  });
  expect(await keys()).toEqual(["try 2"]);
});

it("refuses a deferred commit outside of a transaction", () => {
  expect(() => deferToCommit(db, Promise.resolve())).toThrow("transaction");
});

it("commits after the last queries, and refuses later ones", async () => {
  const asked = inTransaction(db, async (trx) => {
    const first = sql<{ one: number }>`select 1 as one`.execute(trx);
    const last = sql<{ two: number }>`select 2 as two`.execute(trx);
    commitBehind(trx);
    await expect(sql`select 3`.execute(trx)).rejects.toThrow("This transaction is over");
    return [...(await first).rows, ...(await last).rows];
  });
  expect(await asked).toEqual([{ one: 1 }, { two: 2 }]);
});

it("reports what was wrong with a last query, and continues", async () => {
  const failing = inTransaction(db, async (trx) => {
    const asked = Promise.all([fail(trx), sql`select 2`.execute(trx)]);
    commitBehind(trx);
    return asked;
  });
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  await inTransaction(db, (trx) => put(trx, "next"));
  expect(await keys()).toEqual(["next"]);
});

/** Counts a company's change notifications that `work` sent: a last one, on the same connection, comes after them. */
async function heard(tenant: string, work: () => Promise<unknown>): Promise<number> {
  const [last, listener] = [randomUUID(), new Client({ connectionString: database.appUrl })];
  await listener.connect();
  let notices = 0;
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  listener.on("notification", ({ payload }) => {
    if (payload === tenant) notices += 1;
    if (payload === last) resolve();
  });
  await listener.query("listen changes");
  await work();
  await sql`select pg_notify('changes', ${last})`.execute(db);
  await isOver;
  await listener.end();
  return notices;
}
const tells = async (text: string) => {
  const tenant = randomUUID();
  return (await heard(tenant, () => inTenant(db, tenant, (trx) => sql.raw(text).execute(trx)))) > 0;
};

it.each([
  "insert into rate_limits (key, points) values ('told', 1)",
  "update rate_limits set points = 2",
  "delete from rate_limits",
  "with put as (insert into rate_limits (key, points) values ('put', 1) returning key) select key from put",
  'with changed as (update "rate_limits" as "r" set points = 3 returning key) select key from changed',
])("notifies listeners of a write: %s", async (text) => {
  expect(await tells(text)).toBe(true);
});

it.each([
  "select key from rate_limits for update",
  "with read as (select key from rate_limits for update) select key from read",
])("notifies nobody of a read: %s", async (text) => {
  expect(await tells(text)).toBe(false);
});

it("notifies at the start and the end of a burst, not each time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const tenant = randomUUID();
  const burst = async () => {
    for (let key = 0; key < 50; key++) await inTenant(db, tenant, (trx) => put(trx, `burst ${key}`));
    vi.advanceTimersByTime(20);
  };
  expect(await heard(tenant, burst)).toBe(2);
});

it("notifies of a burst's last write after its commit", async () => {
  const tenant = randomUUID();
  const listener = new Client({ connectionString: database.appUrl });
  await listener.connect();
  const seen: Promise<number>[] = [];
  listener.on("notification", ({ payload }) => {
    if (payload === tenant) seen.push(keys().then(({ length }) => length));
  });
  await listener.query("listen changes");
  for (const key of ["one", "two", "three"]) await inTenant(db, tenant, (trx) => put(trx, key));
  await expect.poll(async () => Math.max(0, ...(await Promise.all(seen)))).toBe(3);
  await listener.end();
});
