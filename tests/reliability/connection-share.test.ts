import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { shareConnections } from "#api/db/connection-share.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

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

const GATE = 7;
const ask = (tenantId: string, statement = sql`select 1`) => inTenant(db, tenantId, (trx) => statement.execute(trx));

it("serves one company while another has more requests than there are connections", async () => {
  const gatekeeper = connect(database.appUrl, { name: "test gate", maxConnections: 1 });
  await sql`select pg_advisory_lock(${GATE})`.execute(gatekeeper);
  let ended = 0;
  const waiting = () => ask(BUSY, sql`select pg_advisory_xact_lock_shared(${GATE})`).finally(() => (ended += 1));
  const busy = Promise.all(Array.from({ length: 8 }, waiting));

  // No request of the busy company can end before the gate opens: if they held all connections, this would wait forever.
  await ask(CALM);

  expect(ended).toBe(0);
  await sql`select pg_advisory_unlock(${GATE})`.execute(gatekeeper);
  await busy;
  await gatekeeper.destroy();
});

it("gives a failed transaction's place to the next", async () => {
  const failing = () => inTenant(db, BUSY, (trx) => sql`select 1 / 0`.execute(trx));
  await Promise.allSettled(Array.from({ length: 6 }, failing));

  await expect(ask(BUSY)).resolves.toBeDefined();
});
