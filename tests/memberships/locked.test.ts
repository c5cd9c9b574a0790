import { afterAll, beforeAll, expect, it } from "vitest";
import { setLocked } from "#tests/communications/support.ts";
import { cardMember, MONTHLY } from "#tests/memberships/renewal-support.ts";
import { type Platform, startPlatform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("charges nobody's card while the company is locked, where no member could stop it, and goes on afterwards", async () => {
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
