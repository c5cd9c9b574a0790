import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function found({ ask }: Person, search: string, page: Record<string, number> = {}): Promise<string[]> {
  const { body } = await ask("clients", { query: { search, ...page } });
  return body.data.map(({ name }: { name: string }) => name);
}

async function venueWith(...names: string[]) {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  for (const name of names) {
    const [first_name = "", last_name = ""] = name.split(" ");
    await staff.ask("createClient", { body: { first_name, last_name } });
  }
  return { venue, staff };
}

describe("the search for clients", () => {
  it("finds three letters anywhere, and one or two at the start of a word", async () => {
    const { staff } = await venueWith("Ann Hansen", "Jo Andrews", "Bea Dean");
    expect(await found(staff, "ans")).toEqual(["Ann Hansen"]);
    expect(await found(staff, "AN")).toEqual(["Jo Andrews", "Ann Hansen"]);
    expect(await found(staff, "d")).toEqual(["Bea Dean"]);
  });

  it("takes every character literally", async () => {
    const { staff } = await venueWith("Ann O_Brien", "Ann OxBrien");
    expect(await found(staff, "o_b")).toEqual(["Ann O_Brien"]);
    for (const odd of ["%", "_", "\\", "%%%", "a\\", "'; --"]) expect(await found(staff, odd)).toEqual([]);
  });

  it("counts all matches, on every page and past the last one", async () => {
    const { staff } = await venueWith("Ann Lee", "Bea Lee", "Cat Lee");
    for (const page of [1, 2, 3]) {
      const { body } = await staff.ask("clients", { query: { search: "lee", page, perPage: 2 } });
      expect(body.meta).toMatchObject({ total: 3, last_page: 2 });
    }
    expect(await found(staff, "lee", { page: 2, perPage: 2 })).toEqual(["Cat Lee"]);
  });

  it("finds nobody of another company, and nobody who is not a client", async () => {
    const [mine, theirs] = [await venueWith("Ann Lee"), await venueWith("Ann Lee", "Bea Lee")];
    expect(await found(mine.staff, "lee")).toEqual(["Ann Lee"]);
    expect(await found(theirs.staff, "lee")).toHaveLength(2);
    expect(await found(mine.staff, "staff")).toEqual([]);
    const everybody = ({ venue: { tenantId } }: typeof mine) =>
      sql<{ id: number }>`select id from people_like(${tenantId}, '%')`;
    expect((await everybody(mine).execute(platform.db)).rows).toEqual([]);
    const ask = (whose: typeof mine) =>
      inTenant(platform.db, mine.venue.tenantId, async (trx) => (await everybody(whose).execute(trx)).rows);
    expect(await ask(theirs)).toEqual([]);
    const seen = await ask(mine);
    const own = await platform.admin
      .selectFrom("users")
      .where("tenant_id", "=", mine.venue.tenantId)
      .select("id")
      .execute();
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
  });

  it("uses the trigram index", async () => {
    const { venue } = await venueWith();
    const tenant = sql.lit(venue.tenantId);
    await sql`insert into users (tenant_id, first_name, last_name, roles)
      select ${tenant}::uuid, 'Ann', md5(n::text), array['client'] from generate_series(1, 5000) n`.execute(
      platform.admin,
    );
    await sql`vacuum analyze users`.execute(platform.admin);
    const rows = await platform.admin.transaction().execute(async (trx) => {
      // In a table this small a sequential scan is cheaper than the index.
      await sql`set local enable_seqscan = off; set local enable_indexscan = off`.execute(trx);
      const look = sql`explain select id from users where tenant_id = ${tenant}::uuid and search_text like '%c4ca42%'`;
      return (await look.execute(trx)).rows;
    });
    expect(JSON.stringify(rows)).toContain("users_search");
  });
});
