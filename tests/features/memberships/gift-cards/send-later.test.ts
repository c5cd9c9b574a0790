import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { lastDayToSend, lastSendDay, sendDueGiftCards } from "#api/features/memberships/gift-cards/send-later.ts";
import { planMails } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftShop } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const CODE = /([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/;

/** A shop in Vancouver, which keeps UTC-7, where it is Monday 3 May 2027, and a visitor who buys for a day. */
async function shopFor(send_on: string | null | undefined, timezone = "America/Vancouver") {
  const shop = await giftShop(platform);
  const { venue, owner } = shop;
  const { id, version } = (await owner.ask("company")).body;
  await owner.ask("updateCompany", { params: { id }, body: { version, timezone } });
  const visitor = venue.visitor();
  const begun = await shop.begin(visitor, { send_on });
  const pay = async () => {
    await payWith(platform, begun.body.payment, GOOD_CARD);
    return (await confirmGift(visitor, begun.body.payment)).body.outcome;
  };
  const mailed = async () =>
    (await planMails(platform, venue.tenantId)).map(({ to, text }) => ({ to: to.address, text }));
  const send = () => sendDueGiftCards(platform.deps, venue.tenantId);
  return { ...shop, begun, pay, mailed, send };
}

describe("a gift card for a later day", () => {
  it("keeps its code until 9 am of that day, says so to buyer and desk, and mails it once", async () => {
    const { client, begun, pay, mailed, send, cards, redeem } = await shopFor("2027-05-10");
    expect(begun.status).toBe(200);
    expect(await pay()).toBe("bought");
    const [receipt, ...others] = await mailed();
    expect([receipt?.to, others]).toEqual(["otto@gift.test", []]);
    expect(receipt?.text).toMatch(/mailed to mia@gift\.test on the morning of (10 May|May 10,) 2027\./);
    expect((await cards())[0]).toMatchObject({ state: "active", send_on: "2027-05-10", sent_at: null });
    platform.clock.set("2027-05-10T15:59:59Z");
    expect([await send(), await mailed()]).toEqual([0, []]);
    platform.clock.set("2027-05-10T16:00:00Z");
    await Promise.all([send(), send(), send()]);
    const [mail, ...rest] = await mailed();
    expect([mail?.to, rest, await send()]).toEqual(["mia@gift.test", [], 0]);
    expect((await cards())[0]).toMatchObject({ send_on: "2027-05-10", sent_at: "2027-05-10T16:00:00Z" });
    expect((await redeem(client, CODE.exec(mail?.text ?? "")?.[0] ?? "")).status).toBe(200);
  });

  it("is mailed at the next check if its hour was missed", async () => {
    const { pay, mailed, send } = await shopFor("2027-05-05");
    await pay();
    await mailed();
    platform.clock.set("2027-05-09T01:00:00Z");
    await send();
    expect((await mailed()).map(({ to }) => to)).toEqual(["mia@gift.test"]);
  });

  it.each([
    ["left out", undefined],
    ["today", "2027-05-03"],
  ])("is mailed at once if its day is %s", async (_, send_on) => {
    const { pay, mailed, cards } = await shopFor(send_on);
    await pay();
    expect((await mailed()).map(({ to }) => to).toSorted()).toEqual(["mia@gift.test", "otto@gift.test"]);
    expect((await cards())[0]).toMatchObject({ send_on: null, sent_at: null });
  });

  it("is mailed at once if its day arrives before the bank answers", async () => {
    const { pay, mailed } = await shopFor("2027-05-04");
    platform.clock.set("2027-05-05T18:00:00Z");
    expect(await pay()).toBe("bought");
    expect((await mailed()).map(({ to }) => to).toSorted()).toEqual(["mia@gift.test", "otto@gift.test"]);
  });

  it("is never mailed if it was voided or redeemed first, even a moment before", async () => {
    const back = await shopFor("2027-05-10");
    await back.pay();
    const spent = await shopFor("2027-05-10");
    await spent.pay();
    for (const shop of [back, spent]) await shop.mailed();
    const [[{ id }], [{ id: spentId }]] = [await back.cards(), await spent.cards()];
    await spent.redeem(spent.client, await spent.codeOf(spentId));
    platform.clock.set("2027-05-10T16:00:00Z");
    const [, taken] = await Promise.all([
      back.send(),
      back.owner.ask("voidGiftCard", { params: { id }, body: { reason: "Bought twice" } }),
    ]);
    expect(taken.status).toBe(200);
    await spent.send();
    await back.send();
    expect([await back.mailed(), await spent.mailed()]).toEqual([[], []]);
  });
});

describe("the day of a gift card", () => {
  it("is in the company's zone, from today to a year ahead", async () => {
    platform.clock.set("2027-05-04T05:00:00Z");
    const { venue, begin } = await shopFor("2027-05-03");
    const shown = (await venue.anonymous("publicGiftCards")).body;
    expect([shown.today, shown.data[0].send_until]).toEqual(["2027-05-03", "2028-05-02"]);
    const answer = async (send_on: string) => {
      const { status, body } = await begin(venue.visitor(), { send_on });
      return status === 200 ? 200 : [status, body.errors];
    };
    expect(await answer("2027-05-03")).toBe(200);
    expect(await answer("2027-05-02")).toEqual([422, { send_on: ["Choose today or a later day."] }]);
    expect(await answer("2028-05-02")).toBe(200);
    expect(await answer("2028-05-03")).toMatchObject([
      422,
      { send_on: [expect.stringMatching(/^Choose a day until /)] },
    ]);
    expect(await answer("2027-02-30")).toMatchObject([422, { send_on: [expect.any(String)] }]);
    const ahead = await shopFor("2027-05-03", "Pacific/Kiritimati");
    expect(ahead.begun.body.errors).toEqual({ send_on: ["Choose today or a later day."] });
  });

  it.each([
    ["a year ahead", "2027-05-03", null, "2028-05-03"],
    ["a year ahead of 29 February", "2028-02-29", null, "2029-02-28"],
    ["the day before it expires", "2027-05-03", "2027-11-03", "2027-11-02"],
  ])("is at the latest %s", (_, today, expires, last) => expect(lastSendDay(today, expires)).toBe(last));

  it.each([
    ["Europe/London", "2027-03-28", "07:59", "08:00"],
    ["Europe/London", "2027-10-31", "08:59", "09:00"],
    ["America/New_York", "2027-11-07", "13:59", "14:00"],
    ["Asia/Kolkata", "2027-06-01", "03:29", "03:30"],
    [null, "2027-06-01", "08:59", "09:00"],
  ])("begins at 9 am wall time in %s on %s", (zone, day, before, at) => {
    const dayBefore = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    expect(lastDayToSend(zone, Temporal.Instant.from(`${day}T${before}:59Z`))).toBe(dayBefore);
    expect(lastDayToSend(zone, Temporal.Instant.from(`${day}T${at}:00Z`))).toBe(day);
  });
});
