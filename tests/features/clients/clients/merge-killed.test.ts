/** @module-tag long */
import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import type { DB } from "#api/db/types.generated.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { until } from "#tests/support/proof/until.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

test("moves nothing if the process is killed before the commit, and merges completely on the next request", async () => {
  const platform = await startPlatform();
  const children: ApiChild[] = [];
  const start = async () => {
    const child = await startApiChild(platform.database, onTestClock());
    children.push(child);
    return child;
  };
  try {
    const { asker, keep, merge, input, preview, bookingsOf } = await twice(platform);
    const question = { body: input, headers: { "idempotency-key": "once" } };
    const first = await start();
    // The merge deletes sign-in methods after it has moved all rows, and waits here for the lock: it has not committed yet.
    await platform.admin.transaction().execute(async (held) => {
      await sql`lock table two_factors in share row exclusive mode`.execute(held);
      const cut = first.ask(asker, "mergeClients", question).catch(() => "cut");
      await untilSomebodyWaits(platform.admin);
      first.process.kill("SIGKILL");
      expect(await cut).toBe("cut");
    });
    await untilNobodyWrites(platform.admin);

    expect(await preview()).toEqual(input.token);
    expect(await bookingsOf(merge)).toBe(1);
    const { status, body } = await (await start()).ask(asker, "mergeClients", question);
    expect([status, body.id]).toEqual([200, keep]);
    expect([await bookingsOf(keep), await bookingsOf(merge)]).toEqual([1, 0]);
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await platform.close();
  }
});

async function twice(platform: Platform) {
  const venue = await platform.venue();
  const admin = await venue.person("facility_admin");
  const add = async (first_name: string): Promise<number> =>
    (await admin.ask("createClient", { body: { first_name, last_name: "Fontaine" } })).body.id;
  const [keep, merge] = [await add("Ava"), await add("ava")];
  await book(admin.ask, bayHour(venue, { guest: null, client_id: merge }));
  const pair = { keep_id: keep, merge_id: merge };
  const preview = async (): Promise<string> => {
    const { status, body } = await admin.ask("previewClientMerge", { body: pair });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.token;
  };
  const bookingsOf = async (client: number): Promise<number> => {
    const rows = platform.admin.selectFrom("bookings").where("client_id", "=", client).select("id");
    return (await rows.execute()).length;
  };
  const asker: Asker = { slug: venue.slug, token: admin.token };
  return { asker, keep, merge, input: { ...pair, take: [], token: await preview() }, preview, bookingsOf };
}

const untilSomebodyWaits = (admin: Kysely<DB>) =>
  untilFound(
    admin,
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    true,
  );

/** PostgreSQL notices that its client is gone only when it next sends to it. */
const untilNobodyWrites = (admin: Kysely<DB>) =>
  untilFound(
    admin,
    sql`select from pg_stat_activity where backend_xid is not null and datname = current_database()
      and pid <> pg_backend_pid()`,
    false,
  );

const untilFound = (admin: Kysely<DB>, asked: ReturnType<typeof sql>, isFound: boolean) =>
  until("the merge", "page", async () => (await asked.execute(admin)).rows.length > 0 === isFound);
