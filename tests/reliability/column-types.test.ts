import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
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

async function read(text: string): Promise<unknown> {
  const { rows } = await sql<{ at: unknown }>`select ${text}::timestamptz as at`.execute(db);
  return rows[0]?.at;
}

it("reads an instant to the millisecond, whatever zone the session writes it in", async () => {
  for (const zone of ["UTC", "Asia/Kolkata", "America/St_Johns", "America/Vancouver"]) {
    await sql`set time zone ${sql.lit(zone)}`.execute(db);
    expect(await read("2027-05-05T01:30:00.123Z")).toEqual(new Date("2027-05-05T01:30:00.123Z"));
    expect(await read("1999-12-31T23:59:59Z")).toEqual(new Date("1999-12-31T23:59:59Z"));
  }
});

it("refuses what is no instant instead of passing it on", async () => {
  await expect(read("infinity")).rejects.toThrow("infinity from the database is no instant");
});
