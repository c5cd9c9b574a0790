import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { tenantFaults } from "#tests/support/database/named-tenants.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

/** The text and parameters of a statement as a transaction of the venue would send it. */
const built = (build: (trx: Kysely<DB>) => { compile(): { sql: string; parameters: readonly unknown[] } }) =>
  inTenant(platform.db, venue.tenantId, async (trx) => build(trx).compile());

describe("a statement built in a tenant's transaction", () => {
  it("has a condition for each table's tenant, as one value", async () => {
    const { sql: text, parameters } = await built((trx) =>
      trx
        .selectFrom("bookings as b")
        .innerJoin("services as s", "s.id", "b.service_id")
        .leftJoin("users as u", (join) => join.onRef("u.id", "=", "b.client_id"))
        .where("b.status", "=", "held")
        .select("b.id"),
    );
    expect(text).toBe(
      'select "b"."id" from "bookings" as "b" inner join "services" as "s" on "s"."id" = "b"."service_id" and "s"."tenant_id" = $1' +
        ' left join "users" as "u" on "u"."id" = "b"."client_id" and "u"."tenant_id" = $1' +
        ' where "b"."status" = $2 and "b"."tenant_id" = $1',
    );
    expect(parameters).toHaveLength(2);
  });

  it("has it in sub-selects, and in updates and deletions", async () => {
    const { sql: changed } = await built((trx) =>
      trx
        .updateTable("services")
        .set({ category_id: null })
        .where("id", "in", trx.selectFrom("bookings").select("service_id")),
    );
    expect(changed.match(/"tenant_id" = \$2/g)).toHaveLength(2);
    const { sql: deleted } = await built((trx) => trx.deleteFrom("tags").where("id", "=", 1));
    expect(deleted).toContain('"tags"."tenant_id" = ');
  });

  it("keeps hand-written conditions together", async () => {
    const { sql: text } = await built((trx) =>
      trx
        .selectFrom("users")
        .where(sql<boolean>`id = 1 or id = 2`)
        .select("id"),
    );
    expect(text).toContain('where (id = 1 or id = 2) and "users"."tenant_id" = $1');
  });

  it("repeats no condition, and has none for tables without a tenant", async () => {
    const { sql: said } = await built((trx) =>
      trx.selectFrom("users").where("tenant_id", "=", venue.tenantId).select("id"),
    );
    expect(said.match(/tenant_id/g)).toHaveLength(1);
    const { sql: plans } = await built((trx) => trx.selectFrom("platform_plans").select("id"));
    expect(plans).not.toContain("tenant_id");
  });

  it("has it in hand-written SQL on request; outside a tenant's transaction that is refused", async () => {
    const named = sql<{ id: number }>`select id from locations where tenant_id = ${TENANT_ID}`;
    const { rows } = await inTenant(platform.db, venue.tenantId, (trx) => named.execute(trx));
    expect(rows).toEqual([{ id: venue.locationId }]);
    await expect(inTransaction(platform.db, (trx) => named.execute(trx))).rejects.toThrow("has entered none");
  });

  it("selects no other company's row, even without row-level security", async () => {
    const other = await platform.venue();
    // The administrator sees every row: a row that is not found was excluded by the statement.
    const found = await inTenant(platform.admin, venue.tenantId, (trx) =>
      trx.selectFrom("locations").select(["id", "tenant_id"]).execute(),
    );
    expect(found).toEqual([{ id: venue.locationId, tenant_id: venue.tenantId }]);
    const changed = await inTenant(platform.admin, venue.tenantId, (trx) =>
      trx.updateTable("locations").set({ name: "mine" }).where("id", "=", other.locationId).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });
});

describe("the check of statements", () => {
  it.each([
    ["a lock", "select 1 from users where id = $1 for no key update"],
    [
      "a join by the other table's tenant",
      "select 1 from bookings b join users u on u.tenant_id = b.tenant_id where b.tenant_id = $1",
    ],
    [
      "a sub-select",
      "select (select count(*) from claims k where k.booking_id = b.id) from bookings b where b.tenant_id = $1",
    ],
    ["a query in WITH", "with mine as (select id from tags) select id from mine"],
    ["one side of a union", 'select id from "tags" where "tenant_id" = $1 union all select id from tags'],
    ["an update", "update users set roles = '{}' where id = $1"],
    ["a deletion using other rows", "delete from tags t using imports i where t.tenant_id = $1 and i.id = $2"],
    ["a table after a comma", "select 1 from bookings b, users u where b.tenant_id = $1"],
    ["another table's condition", "select 1 from bookings b, users u where b.tenant_id = $1 and b.tenant_id = $1"],
  ])("reports %s without the tenant", (_what, text) => {
    expect(tenantFaults(text)).toHaveLength(1);
    expect(tenantFaults(text)[0]).toMatch(/add "\w+\.tenant_id = \$\{TENANT_ID\}"/);
  });

  it.each([
    [
      "values from no table",
      "insert into tags (tenant_id, name) select $1, name from unnest($2::text[]) as name",
      "give the rows as VALUES",
    ],
    [
      "a table's rows with a tenant of their own",
      "insert into tags (tenant_id, name) select $1, t.name from tags t where t.tenant_id = $1",
      "give the rows as VALUES",
    ],
    [
      "a clock that advances while a deletion waits",
      "delete from claims where tenant_id = $1 and expires_at <= clock_timestamp()",
      "use statement_timestamp()",
    ],
    [
      "a random value in an update",
      "update users set version = 2 where tenant_id = $1 and random() < 0.5",
      "random() decides",
    ],
    ["a setting that stays with the connection", "set app.tenant_id = 'x'", "use SET LOCAL"],
    ["a lock that stays with the connection", "select pg_advisory_lock($1)", "pg_advisory_xact_lock"],
  ])("reports %s", (_what, text, told) => {
    expect(tenantFaults(text)).toEqual([expect.stringContaining(told)]);
  });

  it.each([
    [
      "rows that keep their tenant",
      "insert into user_tags (tenant_id, user_id, tag_id) select t.tenant_id, $2, t.id from tags t where t.tenant_id = $1",
    ],
    [
      "a clock next to a row lock",
      "select id, expires_at <= clock_timestamp() from bookings where tenant_id = $1 for update",
    ],
    ["a setting of the transaction", "set local lock_timeout = '10s'"],
    ["a comment and a string", "select 'from users' from tags where tenant_id = $1 -- from users"],
    [
      "a table in quotation marks",
      'select "b"."id" from "bookings" as "b" where ("b"."id" = $2 and "b"."tenant_id" = $1::uuid)',
    ],
    ["a separate query in WITH", "with users as (select id from tags t where $1 = t.tenant_id) select id from users"],
    ["an upsert", "insert into tags (tenant_id) values ($1) on conflict do update set name = $2"],
    ["a row lock of one table", "select 1 from tags t where t.tenant_id = $1 for update of t"],
    [
      "text that looks like a table",
      "select extract(epoch from at) from tags where tenant_id = $1 and name is distinct from $2",
    ],
  ])("allows %s", (_what, text) => {
    expect(tenantFaults(text)).toEqual([]);
  });
});

describe("the database's catalogue", () => {
  const asked = async (question: ReturnType<typeof sql>) => (await question.execute(platform.admin)).rows;

  const SUBSELECTS = sql`select tablename || '.' || policyname as name from pg_policies
    where schemaname = 'public' and lower(concat(qual, with_check)) like '%select%'`;
  const EMPTYING = sql`select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and confdeltype in ('n', 'd') and connamespace = 'public'::regnamespace`;
  const TRIGGERS = sql<{ name: string }>`select distinct proname::text as name from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgrelid::regclass::text = any(
      select table_name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public')
    order by 1`;

  it("has no sub-select in a policy, which distributed tables do not allow", async () => {
    expect(await asked(SUBSELECTS)).toEqual([]);
    await sql`create policy planted on tags using (tenant_id = (select current_tenant()))`.execute(platform.admin);
    expect(await asked(SUBSELECTS)).toEqual([{ name: "tags.planted" }]);
    await sql`drop policy planted on tags`.execute(platform.admin);
  });

  it("has no key that sets the tenant to null", async () => {
    expect(await asked(EMPTYING)).toEqual([]);
    await sql`alter table tags add column planted integer,
      add constraint planted foreign key (tenant_id, planted) references locations on delete set null (planted)`.execute(
      platform.admin,
    );
    expect(await asked(EMPTYING)).toEqual([{ name: "tags.planted" }]);
    await sql`alter table tags drop column planted`.execute(platform.admin);
  });

  it("has only known functions in triggers, which read and write rows of their own tenant", async () => {
    expect((await asked(TRIGGERS)).map((row) => (row as { name: string }).name)).toEqual(KNOWN_TRIGGERS);
    await sql`create function planted() returns trigger language plpgsql as 'begin return null; end'`.execute(
      platform.admin,
    );
    await sql`create trigger planted after insert on tags for each row execute function planted()`.execute(
      platform.admin,
    );
    expect(await asked(TRIGGERS)).toContainEqual({ name: "planted" });
    await sql`drop function planted cascade`.execute(platform.admin);
  });

  it("has the tenant in every unique index, and joined in every foreign key between tables of tenants", async () => {
    const unique = sql`select i.indexrelid::regclass::text as name from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where i.indisunique and c.relname <> 'tenants' and not a.attnum = any(i.indkey::smallint[])`;
    const joined = sql`select f.conrelid::regclass || '.' || f.conname as name from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attname = 'tenant_id'
      join pg_attribute b on b.attrelid = f.confrelid and b.attname = 'tenant_id'
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid
        and array_position(f.conkey, a.attnum) is distinct from array_position(f.confkey, b.attnum)`;
    expect(await asked(unique)).toEqual([]);
    expect(await asked(joined)).toEqual([]);
    await sql`create unique index planted on tags (name)`.execute(platform.admin);
    expect(await asked(unique)).toEqual([{ name: "planted" }]);
    await sql`drop index planted`.execute(platform.admin);
  });
});

/** Each touches rows of its own tenant only; judge a new one here as you would a statement in the code. */
const KNOWN_TRIGGERS = [
  "check_ledger_balance",
  "count_name_change",
  "mark_billed_memberships",
  "mark_days",
  "mark_days_of_zone",
  "mark_memberships",
  "mark_money_days",
  "mark_posted_days",
  "mark_rebooked_days",
  "note_booked",
  "note_recorded",
  "refuse_gone_person",
  "refuse_ledger_change",
];
