import { afterAll, beforeAll, expect, it } from "vitest";
import { setLocked } from "#tests/features/messages/campaigns/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { cardMember, MONTHLY } from "./renewal-support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("charges no card while the company is locked, because no member could cancel, and continues afterwards", async () => {
  const member = await cardMember(platform);
  await member.payByCard();
  await member.on("2027-06-03");
  expect(member.charged()).toEqual([MONTHLY]);
  await setLocked(platform, member.venue, true);
  await member.on("2027-07-03");
  await member.on("2027-07-04");
  expect(member.charged()).toEqual([MONTHLY]);
  expect(await member.mails()).toEqual([]);
  await setLocked(platform, member.venue, false);
  await member.on("2027-07-05");
  expect(member.charged()).toEqual([MONTHLY, MONTHLY]);
});

it("bills no period during a lock: the next starts, and is charged once, on the day the lock ends", async () => {
  const member = await cardMember(platform);
  await member.payByCard();
  const starts = async () => (await member.current()).invoices.map((one: { period_start: string }) => one.period_start);
  const paidFrom = await starts();
  await setLocked(platform, member.venue, true);
  for (const day of ["2027-06-20", "2027-07-20", "2027-09-20"]) await member.on(day);
  await setLocked(platform, member.venue, false);
  await member.on("2027-09-20");
  await member.on("2027-09-21");
  expect(member.charged()).toEqual([MONTHLY]);
  expect(await starts()).toEqual(["2027-09-20", ...paidFrom]);
  expect(await member.current()).toMatchObject({ status: "active", period_end: "2027-10-20" });
});
