import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { insertion, type Placeholders, statement } from "#api/db/statement.ts";
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

async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map((row) => row.statement);
}

it("builds and plans a statement once per connection, whatever its values", async () => {
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

it("inserts rows of the same columns by one statement, and leaves the others their defaults", async () => {
  const before = await preparedTexts();
  const insert = insertion("rate_limits", (query) => query.returningAll());
  expect((await insert(db, { key: "a", points: 1 })).rows).toEqual([{ key: "a", points: 1, expire: null }]);
  expect((await insert(db, { key: "b", points: 2, expire: undefined })).rows).toMatchObject([{ key: "b", points: 2 }]);
  expect((await insert(db, { key: "c" })).rows).toMatchObject([{ key: "c", points: 0 }]);
  expect((await insert(db, { key: "d", points: sql<number>`3 + ${4}` })).rows).toMatchObject([{ points: 7 }]);
  expect(await preparedTexts()).toHaveLength(before.length + 3);
});

it("leaves other statements unnamed", async () => {
  const before = await preparedTexts();
  await sql`select 3 * ${1}::int as tripled`.execute(db);
  expect(await preparedTexts()).toEqual(before);
});

it("tells what is wrong with a statement, and goes on", async () => {
  const divide = statement((_, { by }: Placeholders<{ by: number }>) => sql`select 1 / ${by}::int as never`);
  await expect(divide(db, { by: 0 })).rejects.toMatchObject({ code: "22012" });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
