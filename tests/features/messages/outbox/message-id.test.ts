import { afterAll, beforeAll, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { deliverWaiting } from "#tests/features/messages/campaigns/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("sends an email with the same Message-ID at each try, so that a mailbox shows a duplicate once", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  await book(ask, bayHour(venue));
  await book(ask, bayHour(venue, { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" }));
  const ids: string[] = [];
  const cut = async ({ messageId }: { messageId: string }) => {
    ids.push(messageId);
    throw new Error("The connection ended after the mail was sent");
  };
  expect(await deliverWaiting(platform, venue, cut)).toEqual([]);
  const again = await deliverWaiting(platform, venue);
  expect(again.map(({ messageId }) => messageId)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
});
