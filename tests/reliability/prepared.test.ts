import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { insertion, statement, type Placeholders } from "#api/db/statement.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
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

async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map((row) => row.statement);
}

it("compiles and plans a statement once per connection, whatever its values", async () => {
  let built = 0;
  const multiply = statement((_, { value, times }: Placeholders<{ value: number; times: number }>) => {
    built += 1;
    return sql<{ product: number }>`select ${times}::int * ${value}::int + ${times}::int - ${times}::int as product`;
  });
  expect((await multiply(db, { value: 2, times: 2 })).rows).toEqual([{ product: 4 }]);
  expect((await multiply(db, { value: 7, times: 3 })).rows).toEqual([{ product: 21 }]);
  expect(built).toBe(1);
  expect(await preparedTexts()).toHaveLength(1);
});

it("inserts rows with the same columns in one statement, and leaves other columns their defaults", async () => {
  const before = await preparedTexts();
  const insert = insertion("rate_limits", (query) => query.returningAll());
  expect((await insert(db, { key: "a", points: 1 })).rows).toEqual([{ key: "a", points: 1, expire: null }]);
  expect((await insert(db, { key: "b", points: 2, expire: undefined })).rows).toMatchObject([{ key: "b", points: 2 }]);
  expect((await insert(db, { key: "c" })).rows).toMatchObject([{ key: "c", points: 0 }]);
  expect((await insert(db, { key: "d", points: sql<number>`3 + ${4}` })).rows).toMatchObject([{ points: 7 }]);
  expect(await preparedTexts()).toHaveLength(before.length + 3);
});

describe("in a transaction", () => {
  const inOne = <T>(work: (trx: TenantTransaction) => Promise<T>) => inTenant(db, randomUUID(), work);

  /** By default the server would plan this on each call: it prefers to know the limit. */
  const page = statement((_, { limit }: Placeholders<{ limit: number }>) => {
    return sql`select typname as of_kept_plans from pg_type order by oid limit ${limit}`;
  });

  async function plansOf(text: string) {
    const { rows } = await sql<{ kept: number; fitted: number }>`
      select generic_plans as kept, custom_plans as fitted from pg_prepared_statements
      where strpos(statement, ${text}) > 0`.execute(db);
    return rows;
  }

  it("reuses the plan of a statement with a limit", async () => {
    for (let call = 0; call < 3; call++) await inOne((trx) => page(trx, { limit: 2 }));
    expect(await plansOf("of_kept_plans")).toEqual([{ kept: 3, fitted: 0 }]);
  });

  it("plans statements of varying text for their values, and reuses plans again in the next transaction", async () => {
    const modes = await inOne(async (trx) => {
      const mode = async () => (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(trx)).rows[0];
      const before = await mode();
      await sql`select ${1}::int`.execute(trx);
      return [before, await mode()];
    });
    expect(modes).toEqual([{ plan_cache_mode: "force_generic_plan" }, { plan_cache_mode: "auto" }]);
    await inOne((trx) => page(trx, { limit: 2 }));
    expect(await plansOf("of_kept_plans")).toEqual([{ kept: 4, fitted: 0 }]);
  });
});

it("leaves other statements unnamed", async () => {
  const before = await preparedTexts();
  await sql`select 3 * ${1}::int as tripled`.execute(db);
  expect(await preparedTexts()).toEqual(before);
});

it("reports what is wrong with a statement, and continues", async () => {
  const divide = statement((_, { by }: Placeholders<{ by: number }>) => sql`select 1 / ${by}::int as never`);
  await expect(divide(db, { by: 0 })).rejects.toMatchObject({ code: "22012" });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

describe("the columns of a named statement", () => {
  const typed = statement((_, { text }: Placeholders<{ text: string }>) => {
    return sql<{ at: Temporal.Instant; whole: number; text: string | null }>`
      select timestamptz '2027-05-05 01:30:00+00' as at, 7::bigint as whole, ${text}::text as text`;
  });

  it("are read the same whether described now or cached, for each of several at once", async () => {
    const row = (text: string) => ({ at: Temporal.Instant.from("2027-05-05T01:30:00Z"), whole: 7, text });
    const rows = async (text: string) =>
      (await typed(db, { text })).rows.map((one) => ({ ...one, at: one.at.toString() }));
    const expected = (text: string) => [{ ...row(text), at: "2027-05-05T01:30:00Z" }];
    expect(await rows("described")).toEqual(expected("described"));
    expect(await rows("remembered")).toEqual(expected("remembered"));
    const together = await inTenant(db, randomUUID(), (trx) =>
      Promise.all(["one", "two"].map(async (text) => (await typed(trx, { text })).rows[0]?.text)),
    );
    expect(together).toEqual(["one", "two"]);
  });

  it("survive a refusal: the next statement works as usual", async () => {
    const divide = statement(
      (_, { by }: Placeholders<{ by: number }>) => sql<{ part: number }>`select 6 / ${by}::int as part`,
    );
    expect((await divide(db, { by: 2 })).rows).toEqual([{ part: 3 }]);
    await expect(divide(db, { by: 0 })).rejects.toMatchObject({ code: "22012" });
    expect((await divide(db, { by: 3 })).rows).toEqual([{ part: 2 }]);
  });

  it("include the number of changed rows for a write without columns", async () => {
    const insert = insertion("rate_limits", (query) => query);
    expect((await insert(db, { key: "counted", points: 1 })).numAffectedRows).toBe(1n);
    expect((await insert(db, { key: "counted twice", points: 1 })).numAffectedRows).toBe(1n);
  });

  it("refuse a table that got another column in the meantime", async () => {
    const owner = connect(database.ownerUrl, { maxConnections: 1 });
    await sql`create table described (one int)`.execute(owner);
    await sql`insert into described values (1)`.execute(owner);
    const all = statement(
      (_, { least }: Placeholders<{ least: number }>) => sql`select * from described where one >= ${least}::int`,
    );
    expect((await all(owner, { least: 1 })).rows).toEqual([{ one: 1 }]);
    expect((await all(owner, { least: 1 })).rows).toEqual([{ one: 1 }]);
    await sql`alter table described add two int default 2`.execute(owner);
    await expect(all(owner, { least: 1 })).rejects.toThrow("cached plan must not change result type");
    await sql`drop table described`.execute(owner);
    await owner.destroy();
  });
});
