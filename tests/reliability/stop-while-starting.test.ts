import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrate.ts";
import { seedDemo } from "#api/demo/seed.ts";
import { cloneDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database/database-server.ts";
import { within } from "#tests/support/proof/limits.ts";

const FIRST = "0001_platform";

let database: TestDatabase;
let other: Client;
beforeEach(async () => {
  database = await emptyDatabase(inject("testServer"));
  await migrate(database.ownerUrl, { until: FIRST });
  other = new Client({ connectionString: database.ownerUrl });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await database.drop();
});

const applied = async (): Promise<string[]> =>
  (await other.query<{ name: string }>("select name from kysely_migration order by 1")).rows.map(({ name }) => name);

/** How many connections wait: for the lock of the other connection, or for whoever waits for that. */
async function waiting(): Promise<number> {
  // A transaction sees the same activity until its end.
  await other.query("select pg_stat_clear_snapshot()");
  const { rows } = await other.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}

it("aborts a running migration when it is told to stop, and changes nothing", async () => {
  await other.query("begin; lock table tenants");
  const stopping = new AbortController();
  const migrating = migrate(database.ownerUrl, { stopping: stopping.signal }).catch((error: unknown) => error);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), within("process"));
  stopping.abort();
  expect(await migrating).toMatchObject({ name: "AbortError" });
  await other.query("commit");
  expect(await applied()).toEqual([FIRST]);
  expect(await migrate(database.ownerUrl)).not.toEqual([]);
});

it("leaves another process's migration running when it is told to stop", async () => {
  await other.query("begin; lock table tenants");
  const stopping = new AbortController();
  const stopped = migrate(database.ownerUrl, { stopping: stopping.signal }).catch((error: unknown) => error);
  const others = migrate(database.ownerUrl);
  await vi.waitFor(async () => expect(await waiting()).toBe(2), within("process"));
  stopping.abort();
  await stopped;
  await other.query("commit");
  expect(await others).not.toEqual([]);
});

it("starts no migration and no demo company once it is told to stop", async () => {
  const stopping = AbortSignal.abort();
  await expect(migrate(database.ownerUrl, { stopping })).rejects.toMatchObject({ name: "AbortError" });
  expect(await applied()).toEqual([FIRST]);
  const migrated = await cloneDatabase(inject("testServer"));
  const owner: Database = connect(migrated.ownerUrl);
  const now = Temporal.Instant.from("2027-05-10T12:00:00Z");
  await expect(seedDemo({ owner, now, stopping })).rejects.toMatchObject({ name: "AbortError" });
  expect((await sql`select 1 from tenants`.execute(owner)).rows).toEqual([]);
  await owner.destroy();
  await migrated.drop();
});
