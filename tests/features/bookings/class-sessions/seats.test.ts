import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book, coachId, mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { offerClass, schedule, seatIn, tuesdays } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function aClass(changes: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const swing = await offerClass(staff.ask);
  const { data } = await schedule(staff.ask, tuesdays(venue, swing, changes));
  const seatsLeft = async () =>
    (await staff.ask("classSession", { params: { id: data[0].id } })).body.seats_left as number;
  return { venue, staff, session: data[0], seatsLeft };
}

describe("a seat in a class", () => {
  it("is booked at the desk for the price of a seat, until the class is full", async () => {
    const { venue, staff, session, seatsLeft } = await aClass({ capacity: 3 });
    const first = await book(staff.ask, seatIn(session, { party_size: 2 }));
    expect(first).toMatchObject({ class_session_id: session.id, price: { amount: 6000 }, coach_id: null });
    expect(await seatsLeft()).toBe(1);
    const many = await staff.ask("createBooking", { body: seatIn(session, { party_size: 2 }) });
    expect([many.status, many.body.errors.party_size]).toEqual([422, ["Only 1 seat is left."]]);
    await book(staff.ask, seatIn(session));
    const full = await staff.ask("createBooking", { body: seatIn(session) });
    expect([full.status, full.body.error, full.body.message]).toEqual([409, "slot_taken", "This class is full."]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("is held, confirmed and cancelled on the booking page, and becomes free when its hold expires", async () => {
    const { venue, session, seatsLeft } = await aClass({ capacity: 1 });
    const { guest, ...wanted } = seatIn(session);
    const [first, second] = [venue.visitor(), venue.visitor()];
    const held = await first("createHold", { body: wanted });
    expect(held.status).toBe(201);
    expect(held.body.booking).toMatchObject({ status: "held", service: { kind: "class", name: "Swing Basics" } });
    expect(await seatsLeft()).toBe(0);
    expect((await second("createHold", { body: wanted })).body.error).toBe("slot_taken");
    platform.clock.set("2027-05-03T17:06:00Z");
    const taken = await second("createHold", { body: wanted });
    expect(taken.status).toBe(201);
    const late = await first("createPublicBooking", { body: { hold_token: held.body.token, guest } });
    expect([late.status, late.body.error]).toEqual([410, "hold_expired"]);
    const booked = await second("createPublicBooking", { body: { hold_token: taken.body.token, guest } });
    expect(booked.status).toBe(201);
    platform.clock.set("2027-05-03T17:00:00Z");
    const cancelled = await venue.anonymous("cancelManagedBooking", {
      params: { token: booked.body.manage_token },
      body: {},
    });
    expect([cancelled.status, cancelled.body.message]).toEqual([200, undefined]);
    expect(await seatsLeft()).toBe(1);
  });

  it("is refused to a client who is booked elsewhere then, with that booking", async () => {
    const { venue, staff, session } = await aClass();
    const client = await venue.person("client");
    const time = { start_time: session.start_time, end_time: session.end_time };
    const bay = await book(staff.ask, bayHour(venue, { ...time, guest: null, client_id: client.id }));
    const refused = await staff.ask("createBooking", {
      body: seatIn(session, { guest: null, client_id: client.id }),
    });
    expect([refused.status, refused.body.error, refused.body.current.id]).toEqual([409, "client_overlap", bay.id]);
    await staff.ask("cancelBooking", { params: { id: bay.id } });
    const seat = await book(staff.ask, seatIn(session, { guest: null, client_id: client.id }));
    const restored = await staff.ask("restoreBooking", { params: { id: bay.id }, body: { version: 2 } });
    expect([restored.status, restored.body.current.id]).toEqual([409, seat.id]);
  });

  it("is restored by undoing a cancellation, unless the class has filled up since", async () => {
    const { venue, staff, session, seatsLeft } = await aClass({ capacity: 1 });
    const seat = await book(staff.ask, seatIn(session));
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    expect(await seatsLeft()).toBe(1);
    const restored = await staff.ask("restoreBooking", { params: { id: seat.id }, body: { version: 2 } });
    expect(restored.status).toBe(200);
    expect(await seatsLeft()).toBe(0);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await book(staff.ask, seatIn(session));
    const lost = await staff.ask("restoreBooking", { params: { id: seat.id }, body: { version: 4 } });
    expect([lost.status, lost.body.error]).toEqual([409, "slot_taken"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("cannot be given another time, bay, coach or number of people than its class", async () => {
    const { staff, session } = await aClass();
    const seat = await book(staff.ask, seatIn(session));
    const change = (body: Record<string, unknown>) =>
      staff.ask("updateBooking", { params: { id: seat.id }, body: { version: 1, ...body } });
    const later = { start_time: "2027-05-12 20:00:00", end_time: "2027-05-12 21:00:00" };
    for (const body of [later, { coach_id: 1 }, { party_size: 2 }]) {
      const { status, body: refusal } = await change(body);
      expect([status, refusal.error]).toEqual([409, "invalid_state"]);
    }
    const { body: preview } = await staff.ask("previewBookingUpdate", { params: { id: seat.id }, body: later });
    expect(preview.refusal).toMatchObject({ error: "invalid_state" });
  });

  it("moves with its class, and claims its client for one place at a time", async () => {
    const { venue, staff, session } = await aClass();
    const client = await venue.person("client");
    const seat = await book(staff.ask, seatIn(session, { guest: null, client_id: client.id }));
    const moved = await staff.ask("updateClassSession", {
      params: { id: session.id },
      body: { version: 1, start: "15:00", notify: true, message: "The room is free later." },
    });
    expect(moved.status).toBe(200);
    const { body } = await staff.ask("booking", { params: { id: seat.id } });
    expect(body.local_start).toBe("2027-05-11T15:00:00-07:00");
    const other = await staff.ask("createBooking", {
      body: bayHour(venue, {
        start_time: "2027-05-11 22:00:00",
        end_time: "2027-05-11 23:00:00",
        guest: null,
        client_id: client.id,
      }),
    });
    expect(other.body.error).toBe("client_overlap");
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("stays unchanged, and nobody is mailed, when the class's seats, price or level change", async () => {
    const { venue, staff, session } = await aClass();
    const seat = await book(staff.ask, seatIn(session));
    const { length } = await mailsOf(platform, venue);
    const changed = await staff.ask("updateClassSession", {
      params: { id: session.id },
      body: { version: 1, capacity: 8, price_amount: 3500, level: "Beginner", start: "13:00", notify: true },
    });
    expect(changed.status).toBe(200);
    expect((await mailsOf(platform, venue)).slice(length)).toEqual([]);
    expect((await staff.ask("booking", { params: { id: seat.id } })).body.version).toBe(1);
    const owner = await venue.person("facility_admin");
    const log = await owner.ask("auditLog", { query: { entity: "class_session", entity_id: String(session.id) } });
    expect(log.body.data[0]?.changes).toContainEqual({ field: "Price", before: "30.00 CAD", after: "35.00 CAD" });
  });

  it.each([
    ["time", { start: "15:00" }, 2],
    ["coach", {}, 1],
  ])("is mailed once about another %s of its class, if staff choose so", async (what, change, version) => {
    const { venue, staff, session } = await aClass();
    const seat = await book(staff.ask, seatIn(session));
    const { length } = await mailsOf(platform, venue);
    const coach = what === "coach" ? { coach_id: coachId(venue, 1) } : {};
    const body = { version: 1, ...change, ...coach, notify: true, message: "Sorry for the change." };
    expect((await staff.ask("updateClassSession", { params: { id: session.id }, body })).status).toBe(200);
    const quiet = { version: 2, start: "16:00", coach_id: coachId(venue) };
    expect((await staff.ask("updateClassSession", { params: { id: session.id }, body: quiet })).status).toBe(200);
    const mails = (await mailsOf(platform, venue)).slice(length);
    expect(mails).toMatchObject([
      { kind: "booking_moved", payload: { booking_id: seat.id, message: "Sorry for the change." } },
    ]);
    expect((await staff.ask("booking", { params: { id: seat.id } })).body.version).toBe(version + 1);
  });

  it("is checked in together with all others in one request", async () => {
    const { staff, session } = await aClass();
    await book(staff.ask, seatIn(session));
    await book(staff.ask, seatIn(session, { guest: { first_name: "Ada", last_name: "Field", email: "a@guest.test" } }));
    const { status, body } = await staff.ask("checkInClass", { params: { id: session.id } });
    expect(status).toBe(200);
    expect(body.attendees.map(({ name, status: is }: Record<string, string>) => [name, is])).toEqual([
      ["Ada Field", "checked_in"],
      ["Robin Lee", "checked_in"],
    ]);
    const again = await staff.ask("checkInClass", { params: { id: session.id } });
    expect(again.body.attendees.map(({ version }: { version: number }) => version)).toEqual([2, 2]);
  });

  it("cannot be booked as bay time", async () => {
    const { venue, staff, session } = await aClass();
    const time = { ...seatIn(session), class_session_id: null };
    const { status, body } = await staff.ask("createBooking", { body: time });
    expect([status, body.errors.class_session_id]).toEqual([422, ["Choose a date of this class."]]);
    const free = await venue.anonymous("publicAvailability", {
      query: {
        service_id: session.service_id,
        location_id: venue.locationId,
        date_from: "2027-05-11",
        date_to: "2027-05-11",
      },
    });
    expect([free.status, free.body.data]).toEqual([200, []]);
  });

  it("is shown to everybody with the seats left, by coach, without anybody's name", async () => {
    const { venue, staff, session } = await aClass();
    await book(staff.ask, seatIn(session));
    const query = { date_from: "2027-05-10", date_to: "2027-05-16" };
    const { body } = await venue.anonymous("publicAvailableClassSessionsByCoach", { query });
    expect(body.data).toMatchObject([{ coach_name: "Dana Okafor", sessions: [{ id: session.id, seats_left: 5 }] }]);
    expect(JSON.stringify(body)).not.toContain("Robin");
    const before = { date_from: "2027-05-03", date_to: "2027-05-10" };
    const { body: earlier } = await venue.anonymous("publicAvailableClassSessionsByCoach", { query: before });
    expect(earlier).toEqual({ data: [], next_date: "2027-05-11" });
    const after = { date_from: "2027-06-02", date_to: "2027-06-08" };
    const { body: later } = await venue.anonymous("publicAvailableClassSessionsByCoach", { query: after });
    expect(later).toEqual({ data: [], next_date: null });
    const long = await venue.anonymous("publicAvailableClassSessionsByCoach", {
      query: { date_from: "2027-05-10", date_to: "2028-05-16" },
    });
    expect(long.status).toBe(400);
  });
});
