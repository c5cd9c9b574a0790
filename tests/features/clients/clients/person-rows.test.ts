import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DB } from "#api/db/types.generated.ts";
import { PERSON_ROWS } from "#api/features/clients/clients/person-rows.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Columns that refer to a person: by a foreign key, or by their name alone. */
async function columnsNamingPeople(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname <> 'tenant_id'
    union
    select t.relname || '.' || a.attname from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attname in ('client_id', 'user_id', 'person_id')
      and not exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid
        and a.attnum = any(c.conkey) and c.confrelid <> 'users'::regclass and c.confrelid <> 'tenants'::regclass)
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const unknownIn = (columns: readonly string[]) => columns.filter((name) => !Object.hasOwn(PERSON_ROWS, name));

describe("the tables that refer to a person", () => {
  it("are all handled by erasing and merging, which name no other tables", async () => {
    const columns = await columnsNamingPeople(platform.admin);
    expect(unknownIn(columns)).toEqual([]);
    expect(Object.keys(PERSON_ROWS).filter((name) => !columns.includes(name))).toEqual([]);
  });

  it("are reported at once when a new table is missing", async () => {
    await platform.admin.transaction().execute(async (trx) => {
      await sql`create table planted (tenant_id uuid, client_id integer,
        foreign key (tenant_id, client_id) references users)`.execute(trx);
      await sql`create table planted_loosely (tenant_id uuid, person_id integer)`.execute(trx);
      expect(unknownIn(await columnsNamingPeople(trx))).toEqual(["planted.client_id", "planted_loosely.person_id"]);
      await sql`drop table planted, planted_loosely`.execute(trx);
    });
  });
});
