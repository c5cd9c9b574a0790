import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { shareConnections } from "#api/db/connection-share.ts";
import { inTenant } from "#api/db/transaction.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";

const BUSY = "00000000-0000-4000-8000-000000000001";
const CALM = "00000000-0000-4000-8000-000000000002";

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.appUrl, { name: "test share", maxConnections: 4 });
  shareConnections(db, 3);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const sleep = (tenantId: string, seconds: number) =>
  inTenant(db, tenantId, (trx) => sql`select pg_sleep(${seconds})`.execute(trx));

it("answers one company at once while another has more to do than there are connections", async () => {
  const busy = Promise.all(Array.from({ length: 8 }, () => sleep(BUSY, 0.5)));
  const begun = performance.now();

  await sleep(CALM, 0);

  expect(performance.now() - begun).toBeLessThan(400);
  await busy;
});

it("gives the place of a transaction that failed to the next", async () => {
  const failing = () => inTenant(db, BUSY, (trx) => sql`select 1 / 0`.execute(trx));
  await Promise.allSettled(Array.from({ length: 6 }, failing));

  await expect(sleep(BUSY, 0)).resolves.toBeDefined();
});
