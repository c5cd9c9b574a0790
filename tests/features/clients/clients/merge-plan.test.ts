import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPool } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { moveRows, sharedTimes } from "#api/features/clients/clients/merge/merge-queries.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Hours that clients take, one after the other. */
async function claimHours(venue: Venue, bookingId: number, hours: Record<number, number>): Promise<void> {
  for (const [clientId, count] of Object.entries(hours)) {
    await sql`insert into claims (tenant_id, booking_id, client_id, during)
      select ${venue.tenantId}, ${bookingId}, ${Number(clientId)}, tstzrange(hour, hour + interval '1 hour')
      from generate_series(timestamptz '2020-01-01', timestamptz '2020-01-01' + ${sql.lit(count - 1)} * interval '1 hour',
        interval '1 hour') hour`.execute(platform.admin);
  }
  await sql`analyze claims`.execute(platform.admin);
}

it("finds the times of two clients without reading everybody's", async () => {
  const venue = await platform.venue();
  const [keep, merge, other] = [
    (await venue.person("client")).id,
    (await venue.person("client")).id,
    (await venue.person("client")).id,
  ];
  const { id } = await book((await venue.person("staff")).ask, bayHour(venue));
  await claimHours(venue, id, { [keep]: 20, [merge]: 10, [other]: 5_000 });
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool(platform.database.appUrl) }),
    log: ({ query }) => void asked.push(query),
  });
  await inTenant(db, venue.tenantId, async (trx) => {
    await sharedTimes(trx, { keep, merge });
    await moveRows(trx, { keep, merge });
  });
  const ofClaims = asked.filter(({ sql: text }) => /(from|update) claims/.test(text));
  expect(ofClaims).toHaveLength(3);
  for (const { sql: text, parameters } of ofClaims) {
    const { rows } = await inTenant(db, venue.tenantId, (trx) =>
      trx.executeQuery({ ...sql`explain`.compile(trx), sql: `explain ${text}`, parameters }),
    );
    const plan = JSON.stringify(rows);
    expect(plan).toContain("claims_by_owner");
    expect(plan).not.toContain("Seq Scan on claims");
  }
  await db.destroy();
});
