import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, bayId } from "#tests/features/bookings/bookings/support.ts";
import { roundTripsOf } from "#tests/support/round-trips.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

/** The number of sequential round trips a request waits for before it queues for the bay's lock. */
async function waitsBeforeLock(ask: () => Promise<{ status: number }>): Promise<number> {
  const sent = await roundTripsOf(async () => expect(await ask()).toMatchObject({ status: 201 }));
  const lock = sent.find(({ text }) => /from resources .*for no key update/s.test(text));
  if (!lock) throw new Error("no bay was locked");
  return lock.waitsBefore;
}

const hourAt = (hour: number) => ({
  start_time: `2027-05-06T${hour}:00:00Z`,
  end_time: `2027-05-06T${hour + 1}:00:00Z`,
  resource_id: bayId(venue),
});

const heldHour = (hour: number) => {
  const { guest: _guest, ...wanted } = bayHour(venue, hourAt(hour));
  return wanted;
};

test("queues a visitor for a bay after no more round trips than the desk", async () => {
  const [staff, visitor] = [await venue.person("staff"), venue.visitor()];
  await visitor("publicLocations");

  const desk = await waitsBeforeLock(() => staff.ask("createBooking", { body: bayHour(venue, hourAt(17)) }));
  const hold = await waitsBeforeLock(() => visitor("createHold", { body: heldHour(18) }));

  expect(hold).toBeLessThanOrEqual(desk);
});

test("replaces a visitor's own hold at the same time", async () => {
  const visitor = venue.visitor();
  await visitor("createHold", { body: heldHour(20) });
  const again = await visitor("createHold", { body: heldHour(20) });
  expect(again.status).toBe(201);
});
