import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import { openPool } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { listBookings } from "#api/features/bookings/bookings/list/list-queries.ts";
import { startPlatform } from "#tests/support/venue.ts";

test("searches the people once, not once for each booking", async () => {
  const platform = await startPlatform();
  const { tenantId } = await platform.venue();
  const pool = openPool(platform.database.adminUrl);
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) });
  await inTenant(db, tenantId, (trx) =>
    listBookings(trx, tenantId, {
      page: 1,
      perPage: 20,
      sortBy: "start_time",
      sortDir: "asc",
      search: "an",
      searchesClients: true,
    }),
  );
  const searches = asked.filter(({ sql }) => sql.includes("search_text like"));
  expect(searches).toHaveLength(2);
  for (const { sql, parameters } of searches) {
    const { rows } = await pool.query(`explain ${sql}`, [...parameters]);
    expect(JSON.stringify(rows)).toContain("hashed SubPlan");
  }
  await db.destroy();
  await platform.close();
});
