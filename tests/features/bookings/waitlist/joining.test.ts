import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsOf, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { deliverWaiting } from "#tests/features/messages/campaigns/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { fillWaits, fullClass, fullHour, guestNamed, join, joinAsGuest, offerNow, standingOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

async function open() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  return { venue, staff };
}

describe("a person who joins the waiting list", () => {
  it("joins as a guest or a client, gets an email, and sees and leaves the list by its link", async () => {
    const { venue, staff } = await open();
    const { session } = await fullClass(venue, staff.ask);
    const guest = await joinAsGuest(venue, seatIn(session, { guest: guestNamed("Ada") }));
    expect(guest).toMatchObject({ status: "waiting", place: 1, offer: null, email: "a•••@w•••.test" });
    const client = await venue.person("client");
    const { guest: _, ...wanted } = seatIn(session);
    expect(await join(client.ask, wanted)).toMatchObject({ status: "waiting", place: 2, email: client.email });
    const kinds = (await mailsOf(platform, venue)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "waitlist_joined")).toHaveLength(2);
    expect((await client.ask("ownWaitlist")).body.data).toMatchObject([
      { place: 2, service: { name: "Swing Basics" } },
    ]);
    const left = await venue.anonymous("leaveWaitlist", { params: { token: guest.token } });
    expect(left).toMatchObject({ status: 200, body: { status: "left", place: null } });
    expect(await venue.anonymous("leaveWaitlist", { params: { token: guest.token } })).toMatchObject({
      status: 200,
      body: { status: "left" },
    });
    const gone = await venue.anonymous("acceptWaitlistOffer", { params: { token: guest.token } });
    expect([gone.status, gone.body.error]).toEqual([410, "link_expired"]);
    expect((await client.ask("ownWaitlist")).body.data).toMatchObject([{ place: 1 }]);
  });

  it("gets the same answer to a repeated request, with one email and no token saved", async () => {
    const { venue, staff } = await open();
    const { session } = await fullClass(venue, staff.ask);
    const { guest: _, ...wanted } = seatIn(session);
    const guest = { body: { ...wanted, guest: guestNamed("Ada") }, headers: { "idempotency-key": "wait-1" } };
    const visitor = venue.visitor();
    const unseen = { status: 201, body: { email: "ada@wait.test", entry: null } };
    expect(await visitor("joinWaitlist", guest)).toMatchObject(unseen);
    expect(await visitor("joinWaitlist", guest)).toMatchObject(unseen);
    const client = await venue.person("client");
    const question = { body: wanted, headers: { "idempotency-key": "wait-2" } };
    const first = await client.ask("joinWaitlist", question);
    expect((await client.ask("joinWaitlist", question)).body).toEqual(first.body);
    expect(await mailsOf(platform, venue)).toMatchObject([
      {},
      { kind: "waitlist_joined" },
      { kind: "waitlist_joined" },
    ]);
    const kept = await platform.admin
      .selectFrom("idempotency_keys")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(JSON.stringify(kept)).not.toContain(first.body.entry.token);
  });

  it("is refused as a client a second time for one class or time, and beyond the limit of entries", async () => {
    const { venue, staff } = await open();
    const { session } = await fullClass(venue, staff.ask);
    const client = await venue.person("client");
    const { guest: _, ...seat } = seatIn(session);
    const refused = async (body: object) => {
      const reply = await client.ask("joinWaitlist", { body });
      return [reply.status, reply.body.message];
    };
    await join(client.ask, seat);
    expect(await refused(seat)).toEqual([409, "You are on the waiting list for this already."]);
    await fillWaits(platform, venue, client.email, 9);
    await platform.admin
      .updateTable("waitlist_entries")
      .set({ client_id: client.id, guest: null })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    const { wanted } = await fullHour(venue, staff.ask);
    expect(await refused(wanted)).toEqual([409, "You wait for 10 places already. Leave one of them first."]);
  });

  it("tells a guest only by email that they wait already, have an offer, or wait for too much", async () => {
    const { venue, staff } = await open();
    const { session, seat } = await fullClass(venue, staff.ask);
    const ada = guestNamed("Ada");
    /** Asks from anywhere, is answered as everybody is, and returns what is mailed. */
    const ask = async (guest = ada, place: object = seatIn(session)) => {
      const { status, body } = await venue.anonymous("joinWaitlist", { body: { ...place, guest } });
      expect([status, body]).toEqual([201, { email: guest.email, entry: null }]);
      const mails = (await deliverWaiting(platform, venue)).filter(({ to }) => to.address === ada.email);
      return mails.map(({ subject, text }) => `${subject}\n${text}`);
    };
    const waits = async () => {
      const { body } = await staff.ask("waitlist");
      return body.data.map(({ email, status }: { email: string; status: string }) => `${email} ${status}`);
    };
    const [joined] = await ask();
    expect(joined).toMatch(/^You are on the waiting list: /);
    expect(await ask({ ...ada, email: "ADA@wait.test" })).toEqual([joined]);
    const link = `/book/waitlist#${await venue.waitToken(ada.email)}`;
    expect(joined).toContain(link);
    expect(await waits()).toEqual(["ada@wait.test waiting"]);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await offerNow(platform, venue);
    const [offered, again] = await ask();
    expect(offered).toMatch(/^A place is free for you: /);
    expect(again).toBe(offered);
    expect(await waits()).toEqual(["ada@wait.test offered"]);

    await fillWaits(platform, venue, ada.email, 9);
    const { wanted } = await fullHour(venue, staff.ask);
    const [beyond, ...more] = await ask(ada, wanted);
    expect(more).toEqual([]);
    expect(beyond).toMatch(/^You wait for 10 places already\n/);
    expect(beyond).toContain("Leave one of them first. This is the soonest of them:");
    expect(beyond).toContain(link);
    expect(await waits()).toEqual(["ada@wait.test offered", ...Array<string>(9).fill("ada@wait.test waiting")]);
  });
});

describe("joining the waiting list is refused", () => {
  it("for a place that is free, with the advice to book it", async () => {
    const { venue, staff } = await open();
    const { others } = await fullClass(venue, staff.ask);
    const seat = await venue.anonymous("joinWaitlist", { body: seatIn(others[0]) });
    expect([seat.status, seat.body.message]).toEqual([409, "This class has a free seat. Book it instead."]);
    const { wanted, booking } = await fullHour(venue, staff.ask);
    await staff.ask("cancelBooking", { params: { id: booking.id } });
    const time = await venue.anonymous("joinWaitlist", { body: { ...wanted, guest: guestNamed("Ada") } });
    expect([time.status, time.body.message]).toEqual([409, "This time is free. Book it instead."]);
  });

  it("for a time that is past, too far ahead or closed, a party that is too large, or an unknown service", async () => {
    const { venue, staff } = await open();
    const { session } = await fullClass(venue, staff.ask);
    const { wanted } = await fullHour(venue, staff.ask);
    const guest = guestNamed("Ada");
    const at = (start: string, end: string) => ({ ...wanted, guest, start_time: start, end_time: end });
    const refused: [Record<string, unknown>, string][] = [
      [at("2027-05-03T16:00:00Z", "2027-05-03T17:00:00Z"), "422 validation_failed"],
      [at("2027-09-04T19:00:00Z", "2027-09-04T20:00:00Z"), "422 beyond_horizon"],
      [at("2027-05-04T11:00:00Z", "2027-05-04T12:00:00Z"), "422 outside_hours"],
      [{ ...wanted, guest, service_id: 2_000_000_001 }, "422 validation_failed"],
      [{ ...wanted, guest: null }, "422 validation_failed"],
      [seatIn(session, { party_size: 2 }), "422 party_too_large"],
      [seatIn({ ...session, id: 2_000_000_001 }), "404 not_found"],
      [seatIn({ ...session, service_id: serviceId(venue) }), "404 not_found"],
    ];
    const answers = [];
    for (const [body] of refused) {
      const reply = await venue.anonymous("joinWaitlist", { body });
      answers.push(`${reply.status} ${reply.body.error}`);
    }
    expect(answers).toEqual(refused.map(([, answer]) => answer));
    platform.clock.set(session.start_time);
    const begun = await venue.anonymous("joinWaitlist", { body: seatIn(session) });
    expect([begun.status, begun.body.error]).toEqual([422, "too_short_notice"]);
  });
});

describe("the front desk", () => {
  /** Three guests waiting for one seat that is taken. */
  async function three() {
    const { venue, staff } = await open();
    const { session, seat } = await fullClass(venue, staff.ask);
    const [ada, ben, cleo] = [
      await joinAsGuest(venue, seatIn(session, { guest: guestNamed("Ada") })),
      await joinAsGuest(venue, seatIn(session, { guest: guestNamed("Ben") })),
      (
        await staff.ask("addToWaitlist", {
          body: seatIn(session, { guest: { first_name: "Cleo", email: "cleo@wait.test" } }),
        })
      ).body,
    ];
    const list = async () => {
      const { body } = await staff.ask("waitlist", { query: { class_session_id: session.id } });
      return body.data.map((row: { name: string; status: string }) => `${row.name.split(" ")[0]} ${row.status}`);
    };
    return { venue, staff, session, seat, ada, ben, cleo, list };
  }

  it("sees the waiting list in order, changes the order, and offers places in the new order", async () => {
    const { venue, staff, seat, ada, ben, cleo, list } = await three();
    expect(await list()).toEqual(["Ada waiting", "Ben waiting", "Cleo waiting"]);
    const reordered = await staff.ask("reorderWaitlist", { body: { entry_ids: [cleo.id, ada.id, ben.id] } });
    expect(reordered.body.data.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3]);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await offerNow(platform, venue);
    expect(await list()).toEqual(["Cleo offered", "Ada waiting", "Ben waiting"]);
  });

  it("is refused an order that omits, adds or repeats a person", async () => {
    const { staff, ada, ben, cleo, list } = await three();
    const ask = async (...ids: number[]) => {
      const { status, body } = await staff.ask("reorderWaitlist", { body: { entry_ids: ids } });
      return `${status} ${body.error}`;
    };
    expect(await ask(ben.id, ada.id)).toBe("409 invalid_state");
    expect(await ask(ben.id, ben.id)).toBe("422 validation_failed");
    expect(await ask(ben.id, 2_000_000_001)).toBe("404 not_found");
    await staff.ask("removeFromWaitlist", { params: { id: cleo.id } });
    expect(await ask(cleo.id, ben.id, ada.id)).toBe("409 invalid_state");
    expect(await list()).toEqual(["Ada waiting", "Ben waiting"]);
  });

  it("offers a free seat to any person on the list, and withdraws the offer by removing that person", async () => {
    const { venue, staff, seat, ada, ben, list } = await three();
    const offer = (id: number, version: number) =>
      staff.ask("offerWaitlistPlace", { params: { id }, body: { version } });
    const full = await offer(ben.id, 1);
    expect([full.status, full.body.message]).toEqual([409, "This class is full."]);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    const stale = await offer(ben.id, 7);
    expect([stale.status, stale.body.error]).toEqual([409, "stale_version"]);
    expect(await offer(ben.id, 1)).toMatchObject({
      status: 200,
      body: { status: "offered", allowed_actions: ["remove"] },
    });
    expect((await offer(ben.id, 2)).status).toBe(409);
    const removed = await staff.ask("removeFromWaitlist", { params: { id: ben.id }, query: { version: 2 } });
    expect(removed).toMatchObject({ status: 200, body: { status: "removed", booking_id: null } });
    await offerNow(platform, venue);
    expect(await list()).toEqual(["Ada offered", "Cleo waiting"]);
    const taken = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect(taken.status).toBe(200);
    const booked = await staff.ask("removeFromWaitlist", { params: { id: ada.id } });
    expect([booked.status, booked.body.error]).toEqual([409, "invalid_state"]);
    const left = await venue.anonymous("leaveWaitlist", { params: { token: ada.token } });
    expect([left.status, left.body.message]).toEqual([409, "You have booked this place. Cancel the booking instead."]);
  });

  it("needs an address for an offer, and offers nothing twice to a person", async () => {
    const { venue, staff } = await open();
    const { wanted } = await fullHour(venue, staff.ask);
    const silent = await staff.ask("addToWaitlist", { body: { ...wanted, guest: { first_name: "Ada" } } });
    expect(silent.body.errors).toEqual({ "guest.email": ["The offer is mailed. Enter an email address."] });
    const client = await venue.person("client");
    const body = { ...wanted, client_id: client.id };
    expect((await staff.ask("addToWaitlist", { body })).status).toBe(201);
    const twice = await staff.ask("addToWaitlist", { body });
    expect([twice.status, twice.body.message]).toEqual([409, "This person is on the waiting list for this already."]);
    // The member sees the entry and leaves the list.
    const { body: own } = await client.ask("ownWaitlist");
    expect((await client.ask("leaveWaitlist", { params: { token: own.data[0].token } })).body.status).toBe("left");
  });

  it("changes, as a coach, only the waiting lists of the coach's own classes", async () => {
    const { venue, staff, session, ada } = await three();
    const [own, other] = [await venue.coach(0), await venue.coach(1)];
    const remove = (ask: typeof own.ask) => ask("removeFromWaitlist", { params: { id: ada.id } });
    expect((await remove(other.ask)).status).toBe(403);
    const added = await other.ask("addToWaitlist", { body: seatIn(session, { guest: guestNamed("Dora") }) });
    expect(added.status).toBe(403);
    expect((await remove(own.ask)).status).toBe(200);
    expect((await staff.ask("waitlist", { query: { state: "ended" } })).body.data).toMatchObject([
      { status: "removed" },
    ]);
    expect(await standingOf(venue, ada)).toEqual(["removed"]);
  });

  it("finds no waiting list of another company", async () => {
    const { ada, session } = await three();
    const other = await open();
    expect((await other.venue.anonymous("waitlistEntry", { params: { token: ada.token } })).status).toBe(404);
    expect((await other.venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } })).status).toBe(404);
    expect((await other.staff.ask("waitlist", { query: { class_session_id: session.id } })).body.data).toEqual([]);
  });
});
