import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { distribute, inOrderOfKeys } from "#api/commands/distribute/distribute.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { TENANT_TABLES } from "#api/db/types.generated.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

let database: TestDatabase;
let owner: Database;
let admin: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl, { maxConnections: 1 });
  admin = connect(database.adminUrl, { maxConnections: 1 });
});
afterEach(async () => {
  await Promise.all([owner.destroy(), admin.destroy()]);
  await database.drop();
});

/**
 * Stands in for Citus: records the calls made to it, and rejects what Citus 14 was seen to reject. Whether the tables
 * then work when distributed, only Citus itself can show.
 */
async function standIn(): Promise<void> {
  // Loading Citus lets every role set this parameter.
  await sql`grant set on parameter citus.propagate_set_commands to fairway_owner`.execute(admin);
  await sql`do ${sql.lit(`begin
    create table spread (position integer generated always as identity, name text primary key, kind text not null);
    create function create_reference_table(name text) returns void language sql as $$
      insert into spread (name, kind) values (name, 'reference') $$;
    create function create_distributed_table(name text, by_column text, colocate_with text) returns void language plpgsql as $$
    declare
      fault text;
    begin
      select string_agg(what, '; ') into fault from (
        select 'cannot distribute relation because it has triggers' as what
          from pg_trigger where tgrelid = name::regclass and not tgisinternal
            and current_setting('citus.enable_unsafe_triggers', true) is distinct from 'on'
        union all select 'Subqueries are not supported in policies'
          from pg_policies where tablename = name and lower(concat(qual, with_check)) like '%select%'
        union all select 'SET NULL or SET DEFAULT is not supported'
          from pg_constraint where conrelid = name::regclass and contype = 'f' and confdeltype in ('n', 'd')
        union all select 'foreign key to a table that is not distributed: ' || confrelid::regclass
          from pg_constraint where conrelid = name::regclass and contype = 'f' and confrelid <> conrelid
            and not exists (select from spread s where s.name = confrelid::regclass::text)
        union all select 'cannot create constraint without the distribution column: ' || indexrelid::regclass
          from pg_index join pg_attribute on attrelid = indrelid and attname = by_column
          where indrelid = name::regclass and (indisunique or indisexclusion) and not attnum = any(indkey::smallint[])
        union all select 'cannot execute parallel DDL'
          where current_setting('citus.multi_shard_modify_mode', true) is distinct from 'sequential'
        union all select 'cannot complete operation on a table with identity column'
          where current_setting('citus.enable_local_reference_table_foreign_keys', true) is distinct from 'off'
        union all select 'colocate_with names no distributed table' where colocate_with <> 'none'
            and not exists (select from spread s where s.name = colocate_with and s.kind = 'distributed')
      ) faults;
      if fault is not null then raise exception '%: %', name, fault; end if;
      insert into spread (name, kind) values (name, 'distributed');
    end $$;
  end`)}`.execute(owner);
}

const spread = async () =>
  (await sql<{ name: string; kind: string }>`select name, kind from spread order by position`.execute(owner)).rows;

it("refuses a server that is not a Citus coordinator", async () => {
  await expect(distribute(owner)).rejects.toThrow("names no Citus coordinator");
});

it("refuses a database with companies", async () => {
  await standIn();
  await sql`insert into tenants (tenant_id, slug, name, currency)
    values (gen_random_uuid(), 'early', 'Early Links', 'CAD')`.execute(admin);
  await expect(distribute(owner)).rejects.toThrow("There are companies already");
  expect(await spread()).toEqual([]);
});

it("distributes each table of tenants once, after those its keys refer to, and copies shared ones", async () => {
  await standIn();
  const names = await distribute(owner);
  const found = await spread();
  expect(found.filter(({ kind }) => kind === "reference").map(({ name }) => name)).toEqual([
    "tenants",
    "platform_plans",
  ]);
  expect(found.filter(({ kind }) => kind === "distributed").map(({ name }) => name)).toEqual(names);
  expect(["tenants", ...names].toSorted()).toEqual([...TENANT_TABLES].toSorted());
});

it("passes a transaction's tenant on to the worker machines", async () => {
  await standIn();
  await distribute(owner);
  const app = connect(database.appUrl, { maxConnections: 1 });
  const { rows } = await sql`select current_setting('citus.propagate_set_commands', true) as passed_on`.execute(app);
  await app.destroy();
  expect(rows).toEqual([{ passed_on: "local" }]);
});

it.each([
  [
    "a policy with a sub-select",
    "create policy planted on tags using (tenant_id = (select current_tenant()))",
    "Subqueries",
  ],
  [
    "a key that empties a column",
    "alter table tags add column planted integer, add foreign key (tenant_id, planted) references locations on delete set null (planted)",
    "SET NULL",
  ],
  ["a unique index over all tenants", "create unique index planted on tags (name)", "distribution column: planted"],
  [
    "a key to a table without tenants",
    "create table planted (id integer primary key); alter table tags add column planted integer references planted",
    "in a circle: tags",
  ],
])("distributes nothing if there is %s", async (_what, planted, told) => {
  await standIn();
  await sql.raw(planted).execute(admin);
  await expect(distribute(owner)).rejects.toThrow(told);
  expect(await spread()).toEqual([]);
});

it("names tables that refer to one another in a circle", () => {
  const tables = [
    { name: "users", after: [] },
    { name: "one", after: ["other"] },
    { name: "other", after: ["one"] },
  ];
  expect(() => inOrderOfKeys(tables)).toThrow("in a circle: one, other");
});
