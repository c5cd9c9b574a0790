import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tstzrange } from "#api/db/column-types.ts";
import { connect, type Database } from "#api/db/connect.ts";
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

async function read(text: string): Promise<unknown> {
  const { rows } = await sql<{ at: unknown }>`select ${text}::timestamptz as at`.execute(db);
  return rows[0]?.at;
}

async function sent(at: Temporal.Instant): Promise<unknown> {
  const { rows } = await sql<{ at: unknown }>`select ${at}::timestamptz as at`.execute(db);
  return rows[0]?.at;
}

async function yearOf(at: Temporal.Instant): Promise<string | undefined> {
  const { rows } = await sql<{ year: string }>`
    select to_char(${at}::timestamptz at time zone 'UTC', 'YYYY AD') as year`.execute(db);
  return rows[0]?.year;
}

it("reads an instant to the millisecond, in any zone of the session", async () => {
  for (const zone of ["UTC", "Asia/Kolkata", "America/St_Johns", "America/Vancouver"]) {
    await sql`set time zone ${sql.lit(zone)}`.execute(db);
    expect(await read("2027-05-05T01:30:00.123Z")).toEqual(Temporal.Instant.from("2027-05-05T01:30:00.123Z"));
    expect(await read("1999-12-31T23:59:59Z")).toEqual(Temporal.Instant.from("1999-12-31T23:59:59Z"));
  }
});

it("sends an instant to the millisecond, in any year of the database's range", async () => {
  for (const text of ["2027-05-05T01:30:00.123Z", "1969-12-31T23:59:59.999Z", "0987-01-01T00:00:00Z"]) {
    expect(await sent(Temporal.Instant.from(text))).toEqual(Temporal.Instant.from(text));
  }
  expect(await sent(Temporal.Instant.from("2027-05-05T01:30:00.123999Z"))).toEqual(
    Temporal.Instant.from("2027-05-05T01:30:00.123Z"),
  );
  for (const [text, year] of [
    ["+010000-01-01T00:00:00Z", "10000 AD"],
    ["0000-06-01T00:00:00Z", "0001 BC"],
    ["-000043-03-15T12:00:00Z", "0044 BC"],
  ] as const) {
    expect(await yearOf(Temporal.Instant.from(text))).toBe(year);
  }
});

it("reads a range of instants as a claim's time", async () => {
  const [from, to] = [Date.UTC(2027, 4, 5, 1, 30), Date.UTC(2027, 4, 5, 2)];
  const { rows } = await sql<{ lower: unknown; upper: unknown; minutes: number }>`
    select lower(during), upper(during), extract(epoch from upper(during) - lower(during)) / 60 as minutes
    from (select ${tstzrange({ from, to })}::tstzrange as during)`.execute(db);
  expect(rows).toEqual([
    {
      lower: Temporal.Instant.from("2027-05-05T01:30Z"),
      upper: Temporal.Instant.from("2027-05-05T02:00Z"),
      minutes: 30,
    },
  ]);
});

it("refuses an invalid instant", async () => {
  await expect(read("infinity")).rejects.toThrow("infinity from the database is no instant");
});
