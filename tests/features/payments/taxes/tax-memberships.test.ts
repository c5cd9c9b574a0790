import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { HST, setTax, VAT } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

async function clubWithTax() {
  const venue = await platform.venue();
  const [owner, client] = [await venue.person("owner"), await venue.person("client")];
  await setTax(owner.ask, venue, HST);
  const sent = { billing_period: "monthly", notice_days: 0, benefits: [] };
  const plan = async (name: string, price: number, fee: number) =>
    (
      await owner.ask("createMembershipPlan", {
        body: { ...sent, name, price: cad(price), sign_up_fee: cad(fee) },
      })
    ).body.id as number;
  const [club, pro] = [await plan("Club", 9900, 2000), await plan("Pro", 19_900, 0)];
  const start = (changes: Record<string, unknown> = {}) =>
    owner.ask("startMembershipSubscription", { body: { client_id: client.id, plan_id: club, ...changes } });
  return { venue, owner, client, club, pro, start };
}

const line = (net: number, tax: number) => ({ name: "HST", rate: 13_000, net: cad(net), tax: cad(tax) });

it("bills what was previewed, with tax on price and sign-up fee, and saves it with the bill", async () => {
  const { venue, owner, client, start } = await clubWithTax();
  const preview = (await start({ dry_run: true })).body;
  expect(preview).toMatchObject({ due_now: cad(13_447), tax: line(11_900, 1547) });
  expect(preview.charges[0].amount).toEqual(cad(11_187));
  const sold = await start({ method: "cash", dry_run_id: preview.dry_run_id });
  expect(sold).toMatchObject({ body: { due_now: cad(13_447), membership: { price: cad(11_187) } } });
  const { invoices } = (await owner.ask("currentMembership", { params: { id: client.id } })).body;
  expect(invoices[0]).toMatchObject({ amount: cad(13_447), tax: line(11_900, 1547), status: "paid" });
  const { data } = (await owner.ask("payments", { query: {} })).body;
  expect(data[0].tax).toMatchObject({ name: "HST", net: cad(11_900), tax: cad(1547), number: HST.number });
  const shown = (await venue.anonymous("publicMembershipPlans")).body.data[0];
  expect(shown).toMatchObject({ price: cad(11_187), sign_up_fee: cad(2260) });
});

it("keeps price and tax rate of the day of sale through renewals, whatever the rate is later", async () => {
  const { venue, owner, client, start } = await clubWithTax();
  await start({ method: "cash" });
  await setTax(owner.ask, venue, VAT);
  platform.clock.set("2027-06-04T16:00:00Z");
  const { tenantId: tenant_id } = venue;
  await advanceMemberships(platform.deps, tenant_id);
  const { invoices } = (await owner.ask("currentMembership", { params: { id: client.id } })).body;
  expect(invoices).toHaveLength(2);
  expect(invoices[0]).toMatchObject({ amount: cad(11_187), tax: { rate: 13_000, tax: cad(1287) }, status: "open" });
});

it("charges tax on a change of plan at that day's rate, less the tax paid before", async () => {
  const { owner, client, pro, start } = await clubWithTax();
  await start({ method: "cash" });
  const { body: member } = await owner.ask("currentMembership", { params: { id: client.id } });
  platform.clock.set("2027-05-18T16:00:00Z");
  const body = { membership_id: member.id, plan_id: pro };
  const preview = (await owner.ask("changeMembership", { body: { ...body, dry_run: true } })).body;
  expect(preview.due_now.amount + preview.credited.amount).toBe(22_487);
  const { net, tax } = preview.tax;
  expect(net.amount + tax.amount).toBe(preview.due_now.amount);
  expect(tax.amount).toBe(Math.round((preview.due_now.amount * 13) / 113));
});

it("counts memberships without tax, on both bases and in recurring revenue", async () => {
  const { owner, start } = await clubWithTax();
  await start({ method: "cash" });
  const asked = { periodType: "month", period: "2027-05", basis: "cash" };
  const { body } = await owner.ask("membershipsRevenue", { query: asked });
  expect(body.totals).toEqual([{ gross: cad(11_900), given_back: cad(0), revenue: cad(11_900), tax: cad(1547) }]);
  const year = { periodType: "year", period: "2027", basis: "accrual" };
  const accrued = (await owner.ask("membershipsRevenue", { query: year })).body;
  expect(accrued.totals[0]).toMatchObject({ revenue: cad(11_900), tax: cad(1547) });
  const metrics = (await owner.ask("membershipMetrics", { query: { periodType: "month", period: "2027-05" } })).body;
  expect(JSON.stringify(metrics)).toContain('"amount":9900');
});
