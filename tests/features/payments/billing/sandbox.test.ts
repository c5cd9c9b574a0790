import type { Updateable } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DB } from "#api/db/types.generated.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { CLUB, company, own, subscriptionOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const become = (tenantId: string, change: Updateable<DB["tenants"]>) =>
  platform.admin.updateTable("tenants").set(change).where("tenant_id", "=", tenantId).execute();

it("shows sample data in a shared sandbox, where nobody subscribes", async () => {
  const { venue, owner } = await company(platform, {});
  await become(venue.tenantId, { account_type: "shared_sandbox" });
  expect(await subscriptionOf(venue, owner)).toMatchObject({ is_example: true, status: "active", invoices: [] });
  const replies = [
    await owner.ask("createSetupIntent", own(venue)),
    await owner.ask("subscribeCompany", { ...own(venue), body: { price_id: CLUB, payment_method_id: "pm_1" } }),
    await owner.ask("changeCompanyPlan", { ...own(venue), body: { new_price_id: CLUB } }),
    await owner.ask("cancelCompanySubscription", own(venue)),
  ];
  expect(replies.map(({ status, body }) => [status, body.error])).toEqual(Array(4).fill([409, "invalid_state"]));
});

it("stays in a private sandbox until payments are possible", async () => {
  const { venue, owner } = await company(platform, {});
  expect((await subscriptionOf(venue, owner)).is_example).toBe(false);
  await become(venue.tenantId, { sandbox_mode: true });
  expect((await subscriptionOf(venue, owner)).is_example).toBe(true);
  await connect(platform, venue, owner);
  expect((await subscriptionOf(venue, owner)).is_example).toBe(false);
});
