import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { offerClass, schedule, seatIn, tuesdays } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A class and a client with a seat in it, taken on the booking page. */
async function clientWithSeat() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const { data } = await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)));
  const client = await venue.person("client");
  const { guest: _, ...wanted } = seatIn(data[0]);
  const held = await client.ask("createHold", { body: wanted });
  const { status, body } = await client.ask("createPublicBooking", { body: { hold_token: held.body.token } });
  expect([held.status, status]).toEqual([201, 201]);
  return { session: data[0], client, held: held.body.booking, booking: body.booking, token: body.manage_token, venue };
}

describe("a client's own seat in a class", () => {
  it("names the class's coach and room from the hold on", async () => {
    const { session, client, held, booking, token, venue } = await clientWithSeat();
    const named = {
      coach: { id: session.coach_id, name: "Dana Okafor" },
      resource: { id: session.resource_id, name: session.resource_name },
    };
    expect(session.resource_id).toEqual(expect.any(Number));
    expect([held, booking]).toMatchObject([named, named]);
    const { body: own } = await client.ask("publicBookings", { query: { when: "upcoming" } });
    expect(own.data).toMatchObject([{ id: booking.id, ...named }]);
    const { body: managed } = await venue.anonymous("managedBooking", { params: { token } });
    expect(managed).toMatchObject(named);
  });

  it("can be cancelled by the client, but not moved or changed", async () => {
    const { client, booking } = await clientWithSeat();
    expect(booking.allowed_actions).toEqual(["cancel"]);
    const { id, version } = booking;
    const later = { start_time: "2027-05-12 20:00:00" };
    for (const change of [later, { party_size: 2 }, { client_note: "Left-handed" }]) {
      const { status, body } = await client.ask("updatePublicBooking", {
        params: { id },
        body: { version, ...change },
      });
      expect([status, body.message]).toEqual([409, "A seat stays with its class. Cancel it and book another date."]);
    }
    const { status, body } = await client.ask("cancelPublicBooking", { params: { id } });
    expect([status, body.status]).toEqual([200, "cancelled"]);
  });
});
