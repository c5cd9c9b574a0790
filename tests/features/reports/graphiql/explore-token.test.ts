import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

async function explorer() {
  platform.clock.set(TEST_NOW);
  staff = await venue.person("staff");
  const { body } = await staff.ask("createExploreToken");
  return { body, headers: { authorization: `Bearer ${body.access_token}` } };
}

it("reads with the person's permissions, for 15 minutes", async () => {
  const { body, headers } = await explorer();
  expect(body.expires_at).toBe("2027-05-03T17:15:00.000Z");
  expect((await venue.anonymous("bookings", { headers })).status).toBe(200);
  expect((await venue.anonymous("userProfile", { headers })).body.id).toBe(staff.id);
  expect((await venue.anonymous("exportBookings", { headers })).status).toBe(403);
  platform.clock.set("2027-05-03T17:15:01Z");
  expect((await venue.anonymous("bookings", { headers })).status).toBe(401);
});

it.each([
  "createLocation",
  "createHold",
  "login",
  "logout",
  "createExploreToken",
  "updateUserProfile",
  "reportClientError",
] as const)("cannot be used for %s", async (operation) => {
  const { headers } = await explorer();
  const { status, body } = await venue.anonymous(operation, { headers, body: {} });
  // What cannot be parsed is told last: the token is refused before.
  expect([status, body.error, body.message]).toEqual([403, "forbidden", expect.stringContaining("read-only")]);
});

it("ends with the session that requested it", async () => {
  const { headers } = await explorer();
  await staff.ask("logout");
  expect((await venue.anonymous("userProfile", { headers })).status).toBe(401);
});

it("is refused without the permission to explore", async () => {
  for (const role of ["client", "coach"] as const) {
    expect((await (await venue.person(role)).ask("createExploreToken")).status).toBe(403);
  }
  expect((await venue.anonymous("createExploreToken")).status).toBe(401);
});

it("creates a new token for each request, even with the same Idempotency-Key", async () => {
  await explorer();
  const ask = () => staff.ask("createExploreToken", { headers: { "idempotency-key": "again" } });
  expect((await ask()).body.access_token).not.toBe((await ask()).body.access_token);
});
