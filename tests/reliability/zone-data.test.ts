import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { describeZoneDifference, findZoneDifferences } from "#api/db/zone-data.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

const NOW = Temporal.Instant.from("2026-11-20T00:00:00Z");

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.appUrl);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it("reports no difference if both have the same rules", async () => {
  expect(await findZoneDifferences(db, ["UTC", "Asia/Kolkata", "Asia/Tokyo"], NOW)).toEqual([]);
});

it("names the first week in which the database and this server show different wall times", async () => {
  const { rows } = await sql<{ wall: string }>`
    select to_char('2027-01-15 00:00Z'::timestamptz at time zone 'America/Vancouver', 'HH24:MI') as wall`.execute(db);
  const here = Temporal.Instant.from("2027-01-15T00:00:00Z").toZonedDateTimeISO("America/Vancouver");
  const agrees = rows[0]?.wall === here.toPlainTime().toString({ smallestUnit: "minute" });
  const differences = await findZoneDifferences(db, ["America/Vancouver"], NOW);
  expect(differences.map((difference) => difference.zone)).toEqual(agrees ? [] : ["America/Vancouver"]);
});

it("reports a zone that only one side knows, with both wall times", async () => {
  // PostgreSQL reads this as hours west of Greenwich; the time zone database has no such zone
  const [difference, ...others] = await findZoneDifferences(db, ["XYZ+5"], NOW);
  expect(others).toEqual([]);
  expect(difference).toEqual({
    zone: "XYZ+5",
    from: "2026-11-20T00:00:00Z",
    here: "unknown",
    database: "2026-11-19 19:00",
  });
  expect(difference && describeZoneDifference(difference)).toMatch(
    /XYZ\+5.*unknown here.*2026-11-19 19:00 in the database/,
  );
});
