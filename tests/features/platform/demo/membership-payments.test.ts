import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#api/db/transaction.ts";
import { writePlans } from "#api/demo/companies/membership-plans.ts";
import { writeMemberships } from "#api/demo/write-memberships.ts";
import { writePayments } from "#api/demo/write-payments.ts";
import { todayIn } from "#api/time/calendar.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("posts the members' payments, and grants their plans' allowances", async () => {
  const { tenantId: tenant_id, catalogue, person } = await platform.venue();
  const [staff, client] = [await person("staff"), await person("client")];
  const [now, timezone] = [platform.clock.now(), "America/Vancouver"];
  const desk = { tenant_id, currency: "CAD", today: todayIn(timezone, now), taken_by: staff.id };
  const plan = { name: "Club 12", billing_period: "monthly" as const, price_amount: 22_900, notice_days: 7 };
  const plans = [{ ...plan, description: "Hours", hours: { count: 8, type: "Simulator" } }];
  await inTransaction(platform.admin, async (trx) => {
    await writePlans(trx, tenant_id, { plans, catalogue, now });
    await writeMemberships(trx, desk, { member: { id: client.id, joined_day: desk.today }, others: [] });
    await writePayments(trx, { tenant_id, currency: "CAD", staff_id: staff.id, timezone }, [], now);
  });
  const entries = await platform.admin
    .selectFrom("ledger_entries")
    .where("tenant_id", "=", tenant_id)
    .orderBy("account")
    .select(["account", "amount"])
    .execute();
  expect(entries).toEqual([
    { account: "bank", amount: 22_900 },
    { account: "memberships", amount: -22_900 },
  ]);
  const { body } = await staff.ask("currentMembership", { params: { id: client.id } });
  expect(body).toMatchObject({ open_amount: { amount: 0 }, allowances: [{ granted: 480, left: 480 }] });
});
