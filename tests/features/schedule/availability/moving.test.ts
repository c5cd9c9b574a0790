/** @module-tag both */
import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, bayId, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A client's noon hour in bay 1 while bays 2 and 3 are taken: only its own time could be free. */
async function fullNoon() {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const { id } = await book(ask, bayHour(venue, { guest: null, client_id: client.id }));
  const others = [bayId(venue, 1), bayId(venue, 2)];
  for (const resource_id of others) await book(ask, bayHour(venue, { resource_id }));
  return { venue, ask, client, id };
}

const free = (ask: Ask, venue: Venue, moving_booking_id?: number) => freeFor(ask, venue, { moving_booking_id });

const freeFor = (ask: Ask, venue: Venue, moving: { moving_booking_id?: number | undefined; moving_token?: string }) =>
  ask("publicAvailability", {
    query: {
      service_id: serviceId(venue),
      location_id: venue.locationId,
      date_from: "2027-05-04",
      date_to: "2027-05-04",
      duration_minutes: 60,
      ...moving,
    },
  });

async function startsIn(reply: ReturnType<typeof free>): Promise<string[]> {
  const { status, body } = await reply;
  expect(status).toBe(200);
  return body.data.map(({ local_start }: { local_start: string }) => local_start.slice(11, 16));
}

test("counts the time of the caller's own booking as free while moving it, and others' as taken", async () => {
  const { venue, client, id } = await fullNoon();
  expect(await startsIn(free(client.ask, venue))).not.toContain("12:00");
  const moving = await startsIn(free(client.ask, venue, id));
  expect(moving).toEqual(expect.arrayContaining(["12:00", "12:30"]));
  const { body } = await free(client.ask, venue, id);
  const noon = body.data.find(({ local_start }: { local_start: string }) => local_start.includes("T12:00"));
  expect(noon.resource_ids).toEqual([bayId(venue)]);
});

test("gives the same answer for another person's booking, an unknown one and a visitor's", async () => {
  const { venue, ask, client, id } = await fullNoon();
  const other = await venue.person("client");
  const foreign = await fullNoon();
  const absent = await free(client.ask, venue, 2_000_000_000);
  expect(absent).toMatchObject({ status: 404, body: { error: "not_found" } });
  for (const [who, booking] of [
    [other.ask, id],
    [venue.visitor(), id],
    [ask, id],
    [client.ask, foreign.id],
  ] as const) {
    expect(await free(who, venue, booking)).toMatchObject({
      status: 404,
      body: { error: "not_found", message: absent.body.message },
    });
  }
});

/** The token of the link to a client's own booking. */
async function linkOf({ client, id }: Awaited<ReturnType<typeof fullNoon>>): Promise<string> {
  const { body } = await client.ask("publicBookingLink", { params: { id } });
  return new URL(body.manage_url).hash.slice(1);
}

test("counts the time of a booking as free for a person who moves it by its link", async () => {
  const noon = await fullNoon();
  const { venue } = noon;
  const moving_token = await linkOf(noon);
  expect(await startsIn(freeFor(venue.anonymous, venue, {}))).not.toContain("12:00");
  const { body, status } = await freeFor(venue.anonymous, venue, { moving_token });
  expect(status).toBe(200);
  const at = (time: string) =>
    body.data.find(({ local_start }: { local_start: string }) => local_start.includes(`T${time}`));
  expect([at("12:00")?.resource_ids, at("12:30")?.resource_ids]).toEqual([[bayId(venue)], [bayId(venue)]]);
  const managed = await venue.anonymous("managedBooking", { params: { token: moving_token } });
  const moved = await venue.anonymous("moveManagedBooking", {
    params: { token: moving_token },
    body: { version: managed.body.version, start_time: at("12:30").start_time },
  });
  expect(moved.status).toBe(200);
});

test("shows nothing for an altered or invented link, or another company's", async () => {
  const [noon, foreign] = [await fullNoon(), await fullNoon()];
  const { venue } = noon;
  const token = await linkOf(noon);
  const altered = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  for (const moving_token of [altered, "x".repeat(43), await linkOf(foreign)]) {
    const { status, body } = await freeFor(venue.anonymous, venue, { moving_token });
    expect([status, body.error, body.data]).toEqual([404, "not_found", undefined]);
  }
  expect((await freeFor(venue.anonymous, venue, { moving_token: "no token" })).status).toBe(400);
});

test("refuses an invalid id", async () => {
  const { venue, client } = await fullNoon();
  expect(await free(client.ask, venue, 0)).toMatchObject({ status: 400, body: { error: "bad_argument" } });
});
