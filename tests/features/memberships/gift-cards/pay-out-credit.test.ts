import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { giftDesk } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A client with $100.00 of credit, which was paid in cash. */
async function creditor() {
  const desk = await giftDesk(platform);
  const { venue, owner, client, redeem } = desk;
  const { code } = await desk.soldCode({ location_id: venue.locationId });
  await redeem(client, code);
  const payOut = (change: object = {}, ask = owner.ask) =>
    ask("payOutCredit", {
      params: { id: client.id },
      body: { amount: cad(10_000), method: "cash", location_id: venue.locationId, reason: "They move away", ...change },
    });
  return { ...desk, payOut };
}

describe("paying out credit at the desk", () => {
  it("takes it from the drawer and from the client, and reduces that day's revenue", async () => {
    const { venue, owner, client, payOut, creditOf } = await creditor();
    const paid = await payOut({ amount: cad(4000) });
    expect([paid.status, paid.body]).toEqual([200, { client_id: client.id, left: [cad(6000)] }]);
    expect(await creditOf(client.id)).toEqual([cad(6000)]);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({ cash: 6000, credit: -6000 });
    const { body: sheet } = await owner.ask("cashUpSheet", { query: { location_id: venue.locationId } });
    expect(sheet).toMatchObject({ expected: cad(6000), moves: [{ amount: cad(10_000) }, { amount: cad(-4000) }] });
    const year = { periodType: "year", period: "2027" };
    const revenue = async (basis: string) =>
      (await owner.ask("membershipsRevenue", { query: { ...year, basis } })).body.totals.map(
        (total: { revenue: unknown }) => total.revenue,
      );
    expect(await revenue("cash")).toEqual([cad(6000)]);
    expect(await revenue("accrual")).toEqual([]);
  });

  it("leaves the drawer unchanged if it is paid by bank", async () => {
    const { venue, payOut } = await creditor();
    expect((await payOut({ method: "transfer" })).body.left).toEqual([]);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({ cash: 10_000, bank: -10_000 });
  });

  it("happens once, even if six people do it at the same moment", async () => {
    const { venue, payOut } = await creditor();
    const replies = await Promise.all(Array.from({ length: 6 }, () => payOut()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
  });

  it("allows the client to be erased", async () => {
    const { owner, client, payOut } = await creditor();
    const obstacles = async () => (await owner.ask("clientErasure", { params: { id: client.id } })).body.obstacles;
    expect(await obstacles()).toEqual(["They have $100.00 of credit left. Pay it out first."]);
    await payOut();
    expect(await obstacles()).toEqual([]);
  });

  it.each([
    ["for more than the balance", { amount: cad(10_001) }, "They have $100.00 of credit left."],
    ["for zero", { amount: cad(0) }, "Enter an amount above zero."],
    ["for a currency without a balance", { amount: { amount: 100, currency: "USD" } }, "credit left."],
    ["without a reason", { reason: "" }, "Enter a reason for the payout."],
    ["from an unknown drawer", { location_id: 999_999_999 }, "There is no such location."],
  ])("is refused %s, and nothing is written", async (_, change, sentence) => {
    const { client, payOut, creditOf } = await creditor();
    const { status, body } = await payOut(change);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(sentence);
    expect(await creditOf(client.id)).toEqual([cad(10_000)]);
  });

  it("is refused without the permission to refund, and for another company's client", async () => {
    const { staff, client, payOut, creditOf } = await creditor();
    const other = await (await platform.venue()).person("owner");
    expect((await payOut({}, staff.ask)).status).toBe(403);
    expect((await payOut({}, client.ask)).status).toBe(403);
    expect((await payOut({ location_id: undefined }, other.ask)).status).toBe(404);
    expect(await creditOf(client.id)).toEqual([cad(10_000)]);
  });
});
