import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { block, noonRepair } from "#tests/features/schedule/blocked-times/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const TUESDAY = "2027-05-04";
const later = (hours: number) => platform.clock.set(`2027-05-03T${17 + hours}:00:00Z`);

/** A company at ten o'clock on Monday, with its owner and a staff member. */
async function atWork() {
  const venue = await platform.venue();
  return { venue, owner: await venue.person("owner"), staff: await venue.person("staff") };
}

const asOf = ({ ask }: Person, { locationId }: Venue, time: string, changes: Record<string, string | number> = {}) =>
  ask("scheduleAsOf", {
    query: { location_id: locationId, date: TUESDAY, as_of_date: "2027-05-03", as_of_time: time, ...changes },
  });

const hour = (start: number, day = TUESDAY) => ({
  start_time: `${day} ${start}:00:00`,
  end_time: `${day} ${start + 1}:00:00`,
});

const kindsOf = (body: { changes: { kind: string; subject: string }[] }) =>
  body.changes.map(({ kind, subject }) => `${kind} ${subject}`);

describe("the schedule of a day as of an earlier moment", () => {
  it("shows each booking at its place then, also one that moved to another day, and who moved or cancelled it", async () => {
    const { venue, owner, staff } = await atWork();
    const ava = (await staff.ask("createClient", { body: { first_name: "Ava", last_name: "Fontaine" } })).body;
    const moved = await book(staff.ask, bayHour(venue, { guest: undefined, client_id: ava.id }));
    const gone = await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
    later(1);
    const params = { id: moved.id };
    await staff.ask("updateBooking", { params, body: { version: moved.version, ...hour(21) } });
    await owner.ask("cancelBooking", { params: { id: gone.id } });
    later(2);
    await owner.ask("updateBooking", { params, body: { version: moved.version + 1, ...hour(21, "2027-05-05") } });
    const added = await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 2) }));
    later(4);

    const first = (await asOf(owner, venue, "10:30")).body;
    expect(first).toMatchObject({ at: "2027-05-03T17:30:00.000Z", local_at: "2027-05-03T10:30:00-07:00" });
    expect(first.bookings).toHaveLength(2);
    expect(first.bookings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          booking_id: moved.id,
          client_name: "Ava Fontaine",
          local_start: "2027-05-04T12:00:00-07:00",
          resource_id: bayId(venue),
          status: "confirmed",
          became: "moved",
        }),
        expect.objectContaining({ booking_id: gone.id, status: "confirmed", became: "cancelled" }),
      ]),
    );
    expect(kindsOf(first)).toEqual([
      "added Robin Lee",
      "moved Ava Fontaine",
      "cancelled Robin Lee",
      "moved Ava Fontaine",
    ]);
    expect(first.changes[1].entry).toMatchObject({ actor_name: "Pat owner", at: "2027-05-03T19:00:00.000Z" });
    expect(first.change_count).toBe(4);

    // A change at that exact instant is included.
    const second = (await asOf(owner, venue, "11:00")).body;
    expect(second.bookings.find((one: { booking_id: number }) => one.booking_id === moved.id)).toMatchObject({
      local_start: "2027-05-04T14:00:00-07:00",
    });
    expect(second.bookings.find((one: { booking_id: number }) => one.booking_id === gone.id).status).toBe("cancelled");

    const now = (await asOf(owner, venue, "14:00")).body;
    expect(new Set(now.bookings.map(({ booking_id }: { booking_id: number }) => booking_id))).toEqual(
      new Set([gone.id, added.id]),
    );
    expect([now.changes, now.change_count]).toEqual([[], 0]);
    const next = (await asOf(owner, venue, "14:00", { date: "2027-05-05" })).body;
    expect(next.bookings).toMatchObject([{ booking_id: moved.id, became: null }]);
  });

  it("leaves out bookings that are and were elsewhere, even if they were here in between", async () => {
    const { venue, owner, staff } = await atWork();
    const eve = await book(staff.ask, bayHour(venue, hour(20, "2027-05-03")));
    const passing = await book(staff.ask, bayHour(venue, hour(20, "2027-05-05")));
    const night = await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
    const { body: elsewhere } = await owner.ask("createLocation", { body: { name: "North Shore" } });
    const closed = { location_id: elsewhere.id, scope: "location", resource_ids: undefined };
    const blocked = await block(owner.ask, noonRepair(venue, closed));
    later(1);
    const move = async ({ id }: { id: number }, version: number, to: object) =>
      expect((await staff.ask("updateBooking", { params: { id }, body: { version, ...to } })).status).toBe(200);
    await move(eve, eve.version, hour(21, "2027-05-03"));
    await move(passing, passing.version, hour(21));
    await move(passing, passing.version + 1, hour(21, "2027-05-06"));
    await move(night, night.version, hour(22));
    const { location_id: _location, ...later2 } = noonRepair(venue, { ...closed, from_time: "13:00" });
    const change = { params: { id: blocked.id }, body: { version: 1, ...later2 } };
    expect((await owner.ask("updateBlockedTime", change)).status).toBe(200);
    later(2);

    const { body } = await asOf(owner, venue, "10:30");
    expect(body.bookings).toMatchObject([{ booking_id: night.id, became: "moved" }]);
    expect(kindsOf(body)).toEqual(["moved Robin Lee"]);
    expect(body.changes[0].entry.entity_id).toBe(String(night.id));
    expect(body.change_count).toBe(1);
    expect((await asOf(owner, venue, "10:30", { location_id: elsewhere.id })).body).toMatchObject({
      blocked_times: [{ became: "moved" }],
      change_count: 1,
    });
  });

  it("shows classes with the seats left, and blocked times", async () => {
    const { venue, owner, staff } = await atWork();
    const service = await offerClass(staff.ask);
    const plan = tuesdays(venue, service, { from: TUESDAY, start: "15:00", count: 2 });
    const [session] = (await schedule(staff.ask, plan)).data;
    const blocked = await block(staff.ask, noonRepair(venue));
    later(1);
    await book(staff.ask, seatIn(session, { party_size: 2 }));
    const { location_id: _location, ...repair } = noonRepair(venue, { from_time: "13:00" });
    await staff.ask("updateBlockedTime", { params: { id: blocked.id }, body: { version: 1, ...repair } });
    later(2);
    const change = { version: session.version, scope: "this", start: "16:00", notify: false };
    expect((await staff.ask("updateClassSession", { params: { id: session.id }, body: change })).status).toBe(200);
    await owner.ask("deleteBlockedTime", { params: { id: blocked.id } });
    later(3);
    await owner.ask("deleteClassSession", { params: { id: session.id }, query: { notify: false } });
    later(4);

    const first = (await asOf(owner, venue, "10:30")).body;
    expect(first.class_sessions).toMatchObject([
      { name: "Swing Basics", local_start: "2027-05-04T15:00:00-07:00", seats_left: 6, became: "cancelled" },
    ]);
    expect(first.blocked_times).toMatchObject([
      { target: "Bay 1", local_start: "2027-05-04T12:00:00-07:00", became: "cancelled" },
    ]);
    const repaired = "Bay 1: Projector is being replaced";
    expect(kindsOf(first)).toEqual([
      "cancelled Swing Basics",
      `cancelled ${repaired}`,
      "moved Swing Basics",
      `moved ${repaired}`,
    ]);
    expect((await asOf(owner, venue, "11:30")).body).toMatchObject({
      bookings: [],
      class_sessions: [{ seats_left: 4 }],
      blocked_times: [{ local_start: "2027-05-04T13:00:00-07:00" }],
    });
    expect((await asOf(owner, venue, "12:30")).body).toMatchObject({
      class_sessions: [{ local_start: "2027-05-04T16:00:00-07:00", seats_left: 4 }],
      blocked_times: [],
    });
    expect((await asOf(owner, venue, "13:30")).body.class_sessions).toEqual([]);
    const before = (await asOf(owner, venue, "09:59")).body;
    expect(before).toMatchObject({ class_sessions: [], blocked_times: [] });
    expect(kindsOf(before)).toEqual(expect.arrayContaining(["added Swing Basics", `added ${repaired}`]));
  });

  it("shows no hold, and a hold that was confirmed as booked from then on", async () => {
    const { venue, owner } = await atWork();
    const visitor = venue.visitor();
    const { guest: _guest, ...wanted } = bayHour(venue);
    const { body: hold } = await visitor("createHold", { body: wanted });
    platform.clock.set("2027-05-03T17:02:00Z");
    const guest = { first_name: "Robin", last_name: "Lee", email: "robin@guest.test", phone: "+16045550100" };
    const confirmed = await visitor("createPublicBooking", { body: { hold_token: hold.token, guest } });
    expect(confirmed.status).toBe(201);
    later(1);
    const held = (await asOf(owner, venue, "10:01")).body;
    expect([held.bookings, kindsOf(held)]).toEqual([[], ["added Robin Lee"]]);
    expect((await asOf(owner, venue, "10:02")).body.bookings).toMatchObject([
      { client_name: "Robin Lee", became: null },
    ]);
  });

  it("says since when the log exists, and shows nothing of erased people", async () => {
    const { venue, owner, staff } = await atWork();
    const ava = (await staff.ask("createClient", { body: { first_name: "Ava", last_name: "Fontaine" } })).body;
    const booked = await book(staff.ask, bayHour(venue, { guest: undefined, client_id: ava.id }));
    later(1);
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    const { body: now } = await owner.ask("client", { params: { id: ava.id } });
    const body = { version: now.version, confirm_name: "Ava Fontaine" };
    expect((await owner.ask("anonymizeClient", { params: { id: ava.id }, body })).status).toBe(200);
    later(2);
    const { body: then } = await asOf(owner, venue, "10:30");
    expect(then.known_from).toBe("2027-05-03T17:00:00.000Z");
    expect(then.bookings).toMatchObject([{ booking_id: booked.id, status: "confirmed" }]);
    for (const word of ["Ava", "Fontaine"]) expect(JSON.stringify(then)).not.toContain(word);
  });

  it("refuses future moments, and moments older than the log", async () => {
    const { venue, owner } = await atWork();
    const refused = await asOf(owner, venue, "10:01");
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("in the past")]);
    expect((await asOf(owner, venue, "25:00")).status).toBe(400);
    expect((await asOf(owner, venue, "09:00", { date: "2027-02-30" })).status).toBe(400);
    const { body } = await owner.ask("company");
    const keep = { version: body.version, audit_months: 24 };
    await owner.ask("updateCompany", { params: { id: venue.slug }, body: keep });
    const forgotten = await asOf(owner, venue, "09:00", { as_of_date: "2025-05-02" });
    expect([forgotten.status, forgotten.body.error]).toEqual([400, "bad_argument"]);
    expect(forgotten.body.message).toContain("kept for 24 months");
    expect((await asOf(owner, venue, "09:00", { as_of_date: "2025-05-04" })).status).toBe(200);
  });

  it("requires the permission to read the audit log, and never shows another company's", async () => {
    const { venue, staff } = await atWork();
    for (const person of [staff, await venue.person("coach"), await venue.person("client")]) {
      expect((await asOf(person, venue, "09:00")).body.error).toBe("forbidden");
    }
    const theirs = await platform.venue();
    expect((await asOf(await theirs.person("owner"), venue, "09:00")).status).toBe(404);
    const locked = await platform.venue({ cancelled_at: Temporal.Instant.from("2027-05-01T00:00:00Z") });
    const refused = await asOf(await locked.person("owner"), locked, "09:00");
    expect([refused.status, refused.body.error]).toEqual([423, "account_locked"]);
  });
});
