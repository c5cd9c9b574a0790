import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bayHour, bayId, book, claimsOf } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const REFUSED = {
  status: 409,
  body: { error: "invalid_state", message: "Its client was erased. Book the time again for somebody else." },
};

async function clientAtDesk() {
  const venue = await platform.venue();
  const owner = (await venue.person("owner")).ask;
  const { id } = await venue.person("client");
  return { venue, owner, own: { guest: null, client_id: id }, id };
}

async function erase(owner: Ask, id: number): Promise<void> {
  const { name: confirm_name, version } = (await owner("clientErasure", { params: { id } })).body;
  expect((await owner("anonymizeClient", { params: { id }, body: { version, confirm_name } })).status).toBe(200);
}

const versionOf = async (owner: Ask, id: number) => (await owner("booking", { params: { id } })).body.version;

describe("a booking of an erased client", () => {
  it("is not restored after its cancellation", async () => {
    const { venue, owner, own, id } = await clientAtDesk();
    const booking = await book(owner, bayHour(venue, own));
    await owner("cancelBooking", { params: { id: booking.id } });
    await erase(owner, id);
    const body = { version: await versionOf(owner, booking.id) };
    expect(await owner("restoreBooking", { params: { id: booking.id }, body })).toMatchObject(REFUSED);
    expect(await claimsOf(platform, booking.id)).toEqual([]);
  });

  it("is not restored with its party", async () => {
    const { venue, owner, own, id } = await clientAtDesk();
    const { resource_id: _bay, ...hour } = bayHour(venue, { ...own, party_size: 4 });
    const { body: party } = await owner("createBookingGroup", {
      body: { ...hour, resource_ids: [bayId(venue), bayId(venue, 1)] },
    });
    const params = { id: party.group_id };
    const ids: number[] = party.data.map((member: { id: number }) => member.id);
    const versions = () => Promise.all(ids.map(async (one) => ({ id: one, version: await versionOf(owner, one) })));
    await owner("cancelBookingGroup", { params, body: { bookings: await versions() } });
    await erase(owner, id);
    expect(await owner("restoreBookingGroup", { params, body: { bookings: await versions() } })).toMatchObject(REFUSED);
  });

  it("stays a no-show", async () => {
    const { venue, owner, own, id } = await clientAtDesk();
    const booking = await book(owner, bayHour(venue, own));
    const set = async (status: string) => {
      const body = { version: await versionOf(owner, booking.id), status };
      return owner("updateBooking", { params: { id: booking.id }, body });
    };
    platform.clock.set("2027-05-04T19:15:00Z");
    expect((await set("no_show")).status).toBe(200);
    await erase(owner, id);
    expect(await set("confirmed")).toMatchObject(REFUSED);
    expect(await claimsOf(platform, booking.id)).toEqual([]);
  });
});
