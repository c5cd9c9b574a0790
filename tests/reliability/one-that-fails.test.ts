import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import { startSendingGiftCards } from "#api/work/each-company.ts";
import { tidyTenants } from "#api/work/tidy.ts";
import { giftDesk } from "#tests/features/memberships/gift-cards/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$`.execute(
    platform.admin,
  );
});
afterAll(() => platform.close());

/** Whatever changes these rows fails. */
const poison = (table: "memberships" | "gift_cards", column: "id" | "tenant_id", value: string | number) =>
  sql`create trigger ${sql.raw(`poisoned_${table}`)} before update on ${sql.table(table)} for each row
    when (old.${sql.ref(column)} = ${sql.lit(value)}) execute function refuse()`.execute(platform.admin);

it("renews the other memberships if one fails", async () => {
  const { venue, staff, start, club } = await deskOf(platform);
  const ids: number[] = [];
  for (const client_id of [undefined, (await venue.person("client")).id]) {
    const { body } = await start(client_id === undefined ? {} : { client_id });
    ids.push(body.membership.id);
  }
  const [first = 0, second = 0] = ids.toSorted((a, b) => a - b);
  await poison("memberships", "id", first);
  platform.clock.set("2027-06-04T17:00:00Z");
  await expect(advanceMemberships(platform.deps, venue.tenantId)).rejects.toThrow("1 of 2");
  const invoices = await platform.admin
    .selectFrom("membership_invoices")
    .where("membership_id", "in", ids)
    .where("plan_id", "=", club.id)
    .select(["membership_id", "period_start"])
    .execute();
  expect(invoices.filter(({ membership_id }) => membership_id === first)).toHaveLength(1);
  expect(invoices.filter(({ membership_id }) => membership_id === second)).toHaveLength(2);
  expect((await staff.ask("memberships")).status).toBe(200);
  platform.clock.set(TEST_NOW);
});

it("sends the other companies' gift cards if one company's fail", async () => {
  const desks = [await giftDesk(platform), await giftDesk(platform), await giftDesk(platform)];
  for (const { venue, sell } of desks) {
    expect((await sell()).status).toBe(201);
    const due = { send_on: "2027-05-02", recipient_email: "mia@gift.test" };
    await platform.admin.updateTable("gift_cards").set(due).where("tenant_id", "=", venue.tenantId).execute();
  }
  // The one that comes first, as the job reads them.
  const companies = await platform.admin.selectFrom("tenants").select("tenant_id").execute();
  const ours = companies.filter(({ tenant_id }) => desks.some(({ venue }) => venue.tenantId === tenant_id));
  const broken = ours[0]?.tenant_id ?? "";
  await poison("gift_cards", "tenant_id", broken);
  let runAMinute = async (): Promise<void> => undefined;
  const jobs = { everyMinute: async (_name: string, handle: () => Promise<void>) => void (runAMinute = handle) };
  await startSendingGiftCards({ jobs: jobs as unknown as Jobs, deps: platform.deps, platform: platform.admin });
  await expect(runAMinute()).rejects.toThrow("1 of ");
  const sent = await platform.admin.selectFrom("outbox").where("kind", "=", "gift_card").select("tenant_id").execute();
  const others = ours.map(({ tenant_id }) => tenant_id).filter((id) => id !== broken);
  expect(sent.map(({ tenant_id }) => tenant_id).toSorted()).toEqual(others.toSorted());
  await tidyTenants({ app: platform.db, platform: platform.admin, clock: platform.clock });
});
