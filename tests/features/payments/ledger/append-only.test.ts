import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { forgiveUnnamedTenants } from "#tests/support/database/watch-tenants.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

forgiveUnnamedTenants();

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  const desk = await deskWithBooking(platform);
  venue = desk.venue;
  await take(desk.staff.ask, desk.id, cash(6000));
});
afterAll(() => platform.close());

const asProduct = (statement: ReturnType<typeof sql>) =>
  inTenant(platform.db, venue.tenantId, (trx) => statement.execute(trx));

it.each(["ledger_entries", "ledger_transactions"])(
  "never allows %s to be changed or deleted, by any role",
  async (table) => {
    const changes = [
      sql`update ${sql.table(table)} set tenant_id = tenant_id`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)} cascade`,
    ];
    for (const change of changes) {
      await expect(asProduct(change)).rejects.toThrow(/permission denied/);
      await expect(change.execute(platform.admin)).rejects.toThrow("the ledger is only ever added to");
    }
  },
);

it("refuses a commit that does not add up to zero in each currency", async () => {
  const entry = (amount: number, currency: string) => sql`
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select tenant_id, id, 'cash', ${sql.lit(amount)}, ${currency} from ledger_transactions order by id limit 1`;
  const adding = (...entries: [number, string][]) =>
    inTenant(platform.db, venue.tenantId, async (trx) => {
      for (const [amount, currency] of entries) await entry(amount, currency).execute(trx);
    });
  await expect(adding([1, "CAD"])).rejects.toThrow("does not add up to zero");
  await expect(adding([1, "CAD"], [-1, "USD"])).rejects.toThrow("does not add up to zero");
  await expect(adding([1, "CAD"], [-1, "CAD"])).resolves.toBeUndefined();
});
