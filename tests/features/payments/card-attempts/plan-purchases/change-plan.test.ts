import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Person, type Platform } from "#tests/support/venue.ts";
import { GOOD_CARD, payWith } from "../service-payments/support.ts";
import { confirmPlan, planMails, planShop, purchasesOf, settleAll } from "./support.ts";

let platform: Platform;
let shop: Awaited<ReturnType<typeof planShop>>;
let dear: { id: number; version: number };
let cheap: { id: number; version: number };
beforeAll(async () => {
  platform = await startPlatform();
  shop = await planShop(platform);
  dear = await shop.plan({ name: "Club 12", price: cad(31_000) });
  cheap = await shop.plan({ name: "Club 4", price: cad(15_500) });
});
afterAll(() => platform.close());

const seen = (who: Person["ask"], membership_id: number, plan_id: number) =>
  who("changeMembership", { body: { membership_id, plan_id, dry_run: true } });

const start = (who: Person["ask"], body: Record<string, unknown>) =>
  who("startPlanPurchase", { body: { request_key: randomUUID(), ...body } });

describe("a member who changes the plan online", () => {
  it("pays the difference by card, as previewed, and has the new plan", async () => {
    const { venue, current } = shop;
    const client = await venue.person("client");
    const body = { client_id: client.id, plan_id: cheap.id, method: "cash" };
    const { membership } = (await shop.owner.ask("startMembershipSubscription", { body })).body;
    const figures = (await seen(client.ask, membership.id, dear.id)).body;
    expect(figures).toMatchObject({ due_now: cad(15_500), credited: cad(15_500) });
    const unpaid = await client.ask("changeMembership", {
      body: { membership_id: membership.id, plan_id: dear.id, dry_run_id: figures.dry_run_id },
    });
    expect([unpaid.status, unpaid.body.error]).toEqual([409, "invalid_state"]);
    expect(unpaid.body.message).toContain("Pay it by card with the change.");
    const sent = { membership_id: membership.id, plan_id: dear.id, dry_run_id: figures.dry_run_id };
    const begun = await start(client.ask, sent);
    expect([begun.status, begun.body.amount]).toEqual([200, cad(15_500)]);
    await payWith(platform, begun.body.payment, GOOD_CARD);
    expect((await confirmPlan(client.ask, begun.body.payment)).body.outcome).toBe("bought");
    expect(await current(client.id)).toMatchObject({
      plan_name: "Club 12",
      status: "active",
      open_amount: cad(0),
      invoices: [{ amount: cad(15_500), status: "paid", method: "card" }, { method: "cash" }],
    });
    const mails = await planMails(platform, venue.tenantId);
    expect(mails.at(-1)?.text).toContain("$155.00");
    const back = await seen(client.ask, membership.id, cheap.id);
    expect([back.status, back.body.message]).toEqual([
      409,
      "You had this plan today already. Change back from tomorrow on.",
    ]);
  });

  it("cannot change another client's plan: it is not found for clients, and forbidden for visitors", async () => {
    const { venue, owner, current } = shop;
    const { id } = await venue.person("client");
    const body = { client_id: id, plan_id: dear.id, method: "cash" };
    const { membership } = (await owner.ask("startMembershipSubscription", { body })).body;
    const other = await venue.person("client");
    expect((await seen(other.ask, membership.id, cheap.id)).status).toBe(404);
    const sent = { membership_id: membership.id, plan_id: cheap.id, dry_run_id: "x" };
    expect((await start(other.ask, sent)).status).toBe(404);
    const visitor = { ...sent, buyer: { first_name: "Gil", last_name: "Guest", email: "gil@move.test" } };
    expect((await start(venue.visitor(), visitor)).status).toBe(403);
    expect((await current(id)).plan_name).toBe("Club 12");
  });

  it("changes at once and once if nothing is due, and sees when the figures are outdated", async () => {
    const { venue, owner, current } = shop;
    const client = await venue.person("client");
    const body = { client_id: client.id, plan_id: dear.id, method: "cash" };
    const { membership } = (await owner.ask("startMembershipSubscription", { body })).body;
    const figures = (await seen(client.ask, membership.id, cheap.id)).body;
    expect(figures.due_now).toEqual(cad(0));
    const sent = { membership_id: membership.id, plan_id: cheap.id };
    const stale = await start(client.ask, { ...sent, dry_run_id: "old" });
    expect([stale.status, stale.body.error]).toEqual([409, "stale_dry_run"]);
    const purchase = { ...sent, dry_run_id: figures.dry_run_id, request_key: randomUUID() };
    for (const moved of [await start(client.ask, purchase), await start(client.ask, purchase)]) {
      expect([moved.status, moved.body]).toEqual([200, { amount: cad(0), payment: null }]);
    }
    expect(await current(client.id)).toMatchObject({ plan_name: "Club 4", credit: cad(15_500) });
    const same = await seen(client.ask, membership.id, cheap.id);
    expect([same.status, same.body.message]).toEqual([422, "This is the plan that you have."]);
  });

  it("is refunded in full if the desk changed the membership in the meantime", async () => {
    const { venue, owner, current } = shop;
    const client = await venue.person("client");
    const body = { client_id: client.id, plan_id: cheap.id, method: "cash" };
    const { membership } = (await owner.ask("startMembershipSubscription", { body })).body;
    const { dry_run_id } = (await seen(client.ask, membership.id, dear.id)).body;
    const begun = (await start(client.ask, { membership_id: membership.id, plan_id: dear.id, dry_run_id })).body;
    await owner.ask("cancelMembership", { params: { id: membership.id } });
    await payWith(platform, begun.payment, GOOD_CARD);
    expect((await confirmPlan(client.ask, begun.payment)).body.outcome).toBe("refunded");
    await settleAll(platform, venue);
    expect((await purchasesOf(platform, venue)).at(-1)).toMatchObject({ kind: "change", state: "refunded" });
    expect(await current(client.id)).toMatchObject({ plan_name: "Club 4", status: "cancel_scheduled" });
  });
});
