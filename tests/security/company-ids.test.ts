import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { migrate, migrationNames } from "#api/db/migrate.ts";
import { ensureRoles } from "#api/db/roles.ts";
import { inTenant } from "#api/db/transaction.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { temporaryDataDir } from "#tests/support/product/product.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Columns numbered across all companies and never exposed. */
const NEVER_SHOWN = ["changes.id", "claims.id", "ledger_entries.id", "waitlist_entries.position"];

async function countedOverAll(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
      and (attidentity <> '' or pg_get_serial_sequence(relname, attname) is not null)
    order by 1`.execute(platform.admin);
  return rows.map(({ name }) => name);
}

it("shows no id that counts over all companies", async () => {
  expect(await countedOverAll()).toEqual(NEVER_SHOWN);
});

it("reports a table that counts over all, and allows a protected one that counts by company", async () => {
  await sql`create table planted (tenant_id uuid not null, id integer generated always as identity)`.execute(
    platform.admin,
  );
  expect(await countedOverAll()).toContain("planted.id");
  await sql`call protect_tenant_table('planted')`.execute(platform.admin);
  expect(await countedOverAll()).toEqual(NEVER_SHOWN);
  await sql`drop table planted`.execute(platform.admin);
});

const hour = async (venue: Venue, at: number) => {
  const times = { start_time: `2027-05-04 ${at}:00:00`, end_time: `2027-05-04 ${at + 1}:00:00` };
  return (await book((await venue.person("staff")).ask, bayHour(venue, times))).id;
};

it("assigns the same numbers whatever other companies do", async () => {
  const [calm, busy] = [await platform.venue(), await platform.venue()];
  const first = await hour(calm, 17);
  const apart = (await hour(calm, 18)) - first;
  for (const at of [17, 18, 19, 20, 21]) await hour(busy, at);
  for (let one = 0; one < 20; one++) await busy.person("client");

  const third = await hour(calm, 19);

  expect(third - first).toBe(2 * apart);
  expect(Math.abs((await hour(busy, 22)) - third)).toBeGreaterThan(10_000);
});

it("starts at a random number, so that nobody can tell which company came first", async () => {
  const venues = await Promise.all([platform.venue(), platform.venue(), platform.venue(), platform.venue()]);
  const starts = venues.map(({ locationId }) => locationId).toSorted((one, other) => one - other);
  expect(starts[0]).toBeGreaterThanOrEqual(10_000_000);
  expect(starts.at(-1)).toBeLessThan(501_000_000);
  const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(1_000);
});

it("assigns each id once to two simultaneous writes", async () => {
  const { tenantId } = await platform.venue();
  const take = () =>
    inTenant(platform.db, tenantId, async (trx) => {
      const { rows } = await sql<{ id: number }>`select next_id() as id from generate_series(1, 50)`.execute(trx);
      return rows.map(({ id }) => id);
    });
  const taken = (await Promise.all(Array.from({ length: 8 }, take))).flat();
  expect(new Set(taken).size).toBe(400);
});

it("lets the application neither read nor reset a company's counters", async () => {
  const { tenantId } = await platform.venue();
  const sequence = `company_ids."${tenantId}"`;
  for (const statement of [sql`select open_company_ids(gen_random_uuid())`, sql`select setval(${sequence}, 1)`]) {
    const done = inTenant(platform.db, tenantId, (trx) => statement.execute(trx));
    await expect(done).rejects.toThrow("permission denied");
  }
});

it("leaves existing ids when a database is upgraded, and continues after them", async () => {
  const names = await migrationNames();
  const before = names[names.findIndex((name) => name.endsWith("ids_by_company")) - 1];
  const old = temporaryDataDir();
  const embedded = await startEmbeddedPostgres(join(old.dataDir, "postgres"), { durable: false });
  await ensureRoles(embedded.url, "a key of thirty-two bytes or more!");
  await migrate(embedded.url, { until: before });
  const session = new Client({ connectionString: embedded.adminUrl.replace(/\/postgres$/, "/fairway") });
  await session.connect();
  const tags = async () => (await session.query<{ id: number }>("select id from tags order by id")).rows;
  try {
    await session.query(
      `insert into tenants (tenant_id, slug, name, currency) values (gen_random_uuid(), 'old', 'Old Links', 'CAD')`,
    );
    await session.query(
      "insert into tags (tenant_id, id, name) overriding system value select tenant_id, unnest(array[7, 700000000]), unnest(array['a', 'b']) from tenants",
    );
    await migrate(embedded.url);
    expect(await tags()).toEqual([{ id: 7 }, { id: 700_000_000 }]);
    await session.query("select set_config('app.tenant_id', tenant_id::text, false) from tenants");
    await session.query("insert into tags (tenant_id, name) select tenant_id, 'c' from tenants");
    expect((await tags()).at(-1)).toEqual({ id: 700_000_001 });
  } finally {
    await session.end();
    await embedded.stop();
    old.remove();
  }
});
