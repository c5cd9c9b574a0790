import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { PREPARED } from "#api/db/prepared.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { TestDatabase } from "#tests/support/database-server.ts";

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

it("plans a marked statement once per connection, whatever its values", async () => {
  const double = (value: number) =>
    sql<{ doubled: number }>`${sql.raw(PREPARED)} select 2 * ${value}::int as doubled`.execute(db);
  expect((await double(2)).rows).toEqual([{ doubled: 4 }]);
  expect((await double(21)).rows).toEqual([{ doubled: 42 }]);
  expect(await preparedTexts()).toHaveLength(1);
});

it("leaves other statements unnamed", async () => {
  const before = await preparedTexts();
  await sql`select 3 * ${1}::int as tripled`.execute(db);
  expect(await preparedTexts()).toEqual(before);
});

it("tells what is wrong with a marked statement, and goes on", async () => {
  const wrong = sql`${sql.raw(PREPARED)} select 1 / ${0}::int as never`.execute(db);
  await expect(wrong).rejects.toMatchObject({ code: "22012" });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
