import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { forgiveUnnamedTenants } from "#tests/support/database/watch-tenants.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

forgiveUnnamedTenants();

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Tables with a tenant_id, except the table of tenants itself. */
async function tenantTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'tenants' order by 1`.execute(
    platform.admin,
  );
  return rows.map(({ name }) => name);
}

describe("row-level security", () => {
  it("is enabled and forced on every table with a tenant", async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relrowsecurity and relforcerowsecurity and relname <> 'tenants' order by 1`.execute(platform.admin);
    const tables = await tenantTables();
    expect(tables.length).toBeGreaterThan(20);
    expect(rows.map(({ name }) => name)).toEqual(tables);
  });

  it("applies to the application's role, which owns nothing and cannot bypass it", async () => {
    const { rows } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname in ('fairway_app', 'fairway_platform')`.execute(platform.admin);
    expect(rows).toEqual(
      Array(2).fill({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 }),
    );
  });

  it("shows no row without a tenant, and only the tenant's own with one", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    for (const table of await tenantTables()) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(platform.db);
      expect(rows, table).toEqual([]);
    }
    const seen = await inTenant(platform.db, venue.tenantId, (trx) =>
      trx.selectFrom("locations").select("tenant_id").distinct().execute(),
    );
    expect(seen).toEqual([{ tenant_id: venue.tenantId }]);
    const foreign = await inTenant(platform.db, venue.tenantId, (trx) =>
      trx.updateTable("locations").set({ name: "mine" }).where("id", "=", other.locationId).executeTakeFirst(),
    );
    expect(foreign.numUpdatedRows).toBe(0n);
  });

  it("refuses a row for another tenant", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const write = inTenant(platform.db, venue.tenantId, (trx) =>
      trx.insertInto("locations").values({ tenant_id: other.tenantId, name: "Planted" }).execute(),
    );
    await expect(write).rejects.toThrow("row-level security");
  });

  it("hides companies' rows from the platform's role, and other companies from each", async () => {
    const venue = await platform.venue();
    const central = connect(platform.database.platformUrl, { maxConnections: 1 });
    try {
      await expect(central.selectFrom("users").selectAll().execute()).rejects.toThrow("permission denied");
      const known = await central.selectFrom("tenants").select("tenant_id").execute();
      expect(known).toContainEqual({ tenant_id: venue.tenantId });
    } finally {
      await central.destroy();
    }
    const own = await inTenant(platform.db, venue.tenantId, (trx) =>
      trx.selectFrom("tenants").select("slug").execute(),
    );
    expect(own).toEqual([{ slug: venue.slug }]);
  });

  it.each([
    ["mark a company as comped", sql`update tenants set is_comped = true`],
    ["change a company's address", sql`update tenants set slug = 'another'`],
    ["take over a company's row", sql`update tenants set tenant_id = gen_random_uuid()`],
    ["delete a person", sql`delete from users`],
    ["create or delete a company", sql`delete from tenants`],
    ["change the history's rows", sql`update audit_log set actor_id = null`],
    ["delete the history", sql`delete from audit_log`],
  ])("never lets the application %s, whatever it sends", async (_what, statement) => {
    const venue = await platform.venue();
    const write = inTenant(platform.db, venue.tenantId, (trx) => statement.execute(trx));
    await expect(write).rejects.toThrow("permission denied");
  });

  it("forgets the tenant at the end of the transaction", async () => {
    const venue = await platform.venue();
    const lone = connect(platform.database.appUrl, { maxConnections: 1 });
    try {
      await inTenant(lone, venue.tenantId, (trx) => trx.selectFrom("users").selectAll().execute());
      expect(await lone.selectFrom("locations").selectAll().execute()).toEqual([]);
    } finally {
      await lone.destroy();
    }
  });
});

describe("the schema", () => {
  it("can be distributed by tenant: every table accepts PARTITION BY HASH (tenant_id) with all its keys", async () => {
    const tables = await tenantTables();
    const client = platform.admin;
    for (const table of tables) {
      const spread = `${table}_spread`;
      await sql`create table ${sql.table(spread)} (like ${sql.table(table)} including all) partition by hash (tenant_id)`
        .execute(client)
        .catch((error: Error) => expect.fail(`${table}: ${error.message}`));
      await sql`create table ${sql.table(`${spread}_0`)} partition of ${sql.table(spread)} for values with (modulus 1, remainder 0)`.execute(
        client,
      );
    }
    expect(tables).toContain("claims");
  });

  it("is refused if a key omits the tenant", async () => {
    const make = sql`create table planted (tenant_id uuid, id integer primary key) partition by hash (tenant_id)`;
    await expect(make.execute(platform.admin)).rejects.toThrow("partition");
  });

  it("has the tenant first in every key and foreign key", async () => {
    const { rows } = await sql<{ name: string; first: string }>`
      select conrelid::regclass || '.' || conname as name, attname as first
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype in ('p', 'u', 'x', 'f') and connamespace = 'public'::regnamespace`.execute(platform.admin);
    const tables = await tenantTables();
    const offending = rows.filter(
      ({ name, first }) => tables.includes(name.split(".")[0] ?? "") && first !== "tenant_id",
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(offending).toEqual([]);
  });
});
