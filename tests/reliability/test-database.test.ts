import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("connects the app and platform with roles that own nothing and cannot bypass row-level security", async () => {
  for (const url of [database.appUrl, database.platformUrl]) {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select rolsuper or rolbypassrls or rolcreaterole as powerful,
              (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
         from pg_roles where rolname = current_user`,
    );
    await client.end();
    expect(rows).toEqual([{ powerful: false, owned: 0 }]);
  }
});

it("gives each caller a separate database", async () => {
  const other = await createTestDatabase();
  expect(other.ownerUrl).not.toBe(database.ownerUrl);
  await other.drop();
});
