import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("lists in the memberships report how often an open bill's card was tried, why it failed, and the next try", async () => {
  const venue = await platform.venue();
  const [owner, client] = [await venue.person("owner"), await venue.person("client")];
  await sql`
    with plan as (
      insert into membership_plans (tenant_id, name, billing_period, price_amount)
      values (${venue.tenantId}, 'Club', 'monthly', 5000) returning id
    ), membership as (
      insert into memberships (tenant_id, client_id, plan_id, status, billing_months, price_amount, currency, anchor_on,
        period_start, period_end, started_on)
      select ${venue.tenantId}, ${client.id}, id, 'past_due', 1, 5000, 'CAD', '2027-04-01', '2027-05-01', '2027-06-01',
        '2027-04-01' from plan
      returning id, plan_id
    )
    insert into membership_invoices (tenant_id, membership_id, plan_id, period_start, period_end, amount, currency, due_on)
    select ${venue.tenantId}, id, plan_id, '2027-05-01', '2027-06-01', 5000, 'CAD', '2027-05-01' from membership`.execute(
    platform.admin,
  );
  const failed = async () => {
    const { body } = await owner.ask("membershipMetrics", { query: { periodType: "month", period: "2027-05" } });
    return body.failed_payments;
  };
  expect(await failed()).toMatchObject([
    { client_id: client.id, card_tries: 0, card_refusal: null, next_try_on: null },
  ]);
  // 22:00 on the fourth in Vancouver, though the fifth in UTC.
  await sql`update membership_invoices set card_tries = 2, card_refusal = 'Your card was declined.',
    next_try_at = '2027-05-05T05:00:00Z' where tenant_id = ${venue.tenantId}`.execute(platform.admin);
  const tried = { card_tries: 2, card_refusal: "Your card was declined.", next_try_on: "2027-05-04" };
  expect(await failed()).toMatchObject([tried]);
});
