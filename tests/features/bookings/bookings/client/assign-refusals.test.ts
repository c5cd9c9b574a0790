import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLocked } from "#tests/features/messages/campaigns/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";
import { book, lessonHour } from "../support.ts";
import { AVA, guestDesk } from "./support.ts";

let platform: Platform;
let desk: Awaited<ReturnType<typeof guestDesk>>;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  desk = await guestDesk(platform);
});

describe("assigning a guest's booking to a client is refused", () => {
  const refusal = async (id: number, client_id: number | null, who: Person = desk.staff, version = 1) => {
    const { assign } = desk;
    const { status, body } = await assign(id, client_id, who, version);
    return [status, body.error];
  };

  it("to other coaches, clients, strangers and another company, with the answer for an unknown booking", async () => {
    const { venue, bookOn, bookingOf } = desk;
    const id = await bookOn(4);
    for (const role of ["coach", "client"] as const) {
      expect(await refusal(id, null, await venue.person(role))).toEqual([403, "forbidden"]);
    }
    const visitor = await venue.anonymous("assignBookingClient", { params: { id }, body: { version: 1 } });
    expect(visitor.status).toBe(401);
    const stranger = await (await platform.venue()).person("owner");
    expect(await refusal(id, null, stranger)).toEqual([404, "not_found"]);
    expect((await stranger.ask("guestBookings", { params: { id } })).status).toBe(404);
    expect((await bookingOf(id)).version).toBe(1);
  });

  it("to a coach who would add a client, and to a locked company", async () => {
    const { venue, staff } = desk;
    const lesson = await book(staff.ask, { ...lessonHour(venue), guest: AVA });
    expect(await refusal(lesson.id, null, await venue.coach())).toEqual([403, "forbidden"]);
    await setLocked(platform, venue, true);
    expect(await refusal(lesson.id, null)).toEqual([423, "account_locked"]);
  });

  it("for a booking that has a client, and as not found for a hold", async () => {
    const { venue, staff, hourOf, bookOn, assign, addClient } = desk;
    const client = await addClient();
    const theirs = await bookOn(4, { guest: null, client_id: client });
    const { status, body } = await assign(theirs, client);
    expect([status, body.error, body.message]).toEqual([409, "invalid_state", "This booking is a client's already."]);
    expect((await staff.ask("guestBookings", { params: { id: theirs } })).status).toBe(409);
    const { guest: _guest, ...wanted } = hourOf(5);
    const { booking } = (await venue.visitor()("createHold", { body: wanted })).body;
    expect(await refusal(booking.id, client)).toEqual([404, "not_found"]);
  });

  it("for an outdated version, with the current booking", async () => {
    const { staff, bookOn, assign } = desk;
    const id = await bookOn(4);
    await staff.ask("updateBooking", { params: { id }, body: { version: 1, party_size: 3 } });
    const { status, body } = await assign(id);
    expect([status, body.error, body.current.party_size]).toEqual([409, "stale_version", 3]);
    expect((await staff.ask("clients", { query: { search: "Ava" } })).body.data).toEqual([]);
  });

  it("if a client has the guest's address, and names that client to choose", async () => {
    const { bookOn, assign, addClient } = desk;
    const client = await addClient({ first_name: "Eva", email: "Ava@Guest.test" });
    const id = await bookOn(4);
    const { status, body } = await assign(id);
    expect([status, body.error, body.message]).toEqual([
      409,
      "invalid_state",
      "Eva Ode already has this email address. Choose Eva Ode instead.",
    ]);
    expect(body.current).toMatchObject({ id: client, name: "Eva Ode" });
    expect((await assign(id, client)).status).toBe(200);
  });

  it("for another company's client and for an erased client", async () => {
    const { venue, bookOn, assign, bookingOf, addClient } = desk;
    const id = await bookOn(4);
    const theirs = await (await platform.venue()).person("client");
    for (const nobody of [theirs.id, 2_000_000_001]) {
      const { status, body } = await assign(id, nobody);
      expect([status, body.errors]).toEqual([422, { client_id: ["There is no such client."] }]);
    }
    const owner = await venue.person("owner");
    const erased = await addClient();
    const { body: erasure } = await owner.ask("clientErasure", { params: { id: erased } });
    const body = { version: erasure.version, confirm_name: erasure.name };
    expect((await owner.ask("anonymizeClient", { params: { id: erased }, body })).status).toBe(200);
    expect(await refusal(id, erased)).toEqual([422, "validation_failed"]);
    expect((await bookingOf(id)).version).toBe(1);
  });
});
