import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveOf } from "#api/features/schedule/zone-shifts/plan-moves.ts";
import { bayHour, bayId, book, lessonHour, mailsOf, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { block, noonRepair } from "#tests/features/schedule/blocked-times/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { notice, plantOffset, shiftsOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** A company whose bookings were stored with UTC-8, which is no longer the venue's offset. */
async function shifted(fill: (venue: Venue, staff: Person) => Promise<unknown>) {
  const venue = await platform.venue();
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
  await notice(platform, venue);
  await fill(venue, staff);
  await plantOffset(platform, venue, -8);
  const found = await notice(platform, venue);
  return { venue, owner, staff, found };
}

const settle = ({ ask }: Person, kept: "keepWallTimes" | "keepInstants", shifts: { id: number }[]) =>
  ask(kept, { body: { ids: shifts.map(({ id }) => id) } });
const sound = async ({ tenantId }: Venue) => expect(await auditClaims(platform.admin, tenantId)).toEqual(SOUND);
const startOf = async ({ ask }: Person, id: number) => (await ask("booking", { params: { id } })).body.start_time;

/** A bay, a lesson, a class with a seat, and a blocked bay, all on Tuesday. */
async function fullDay(venue: Venue, staff: Person) {
  await book(staff.ask, bayHour(venue));
  await book(
    staff.ask,
    lessonHour(venue, { guest: { first_name: "Ada", last_name: "Byron", email: "ada@guest.test" } }),
  );
  const service = await offerClass(staff.ask);
  const plan = tuesdays(venue, service, { from: "2027-05-04", start: "15:00", count: 1 });
  const [session] = (await schedule(staff.ask, plan)).data;
  await book(staff.ask, seatIn(session, { guest: { first_name: "Sam", last_name: "Roy", email: "sam@guest.test" } }));
  await block(staff.ask, noonRepair(venue, { resource_ids: [bayId(venue, 1)] }));
}

describe("a change of a zone's rules", () => {
  it("is found once, even by two processes at once, with both times of each booking", async () => {
    const { venue, owner, found } = await shifted(fullDay);
    expect(found).toBe(4);
    expect(await Promise.all([notice(platform, venue), notice(platform, venue)])).toEqual([0, 0]);
    const { data, total } = await shiftsOf(owner);
    expect(total).toBe(4);
    expect(data.map(({ kind, name }: Record<string, string>) => `${kind} ${name}`)).toEqual(
      expect.arrayContaining([
        "booking Robin Lee",
        "booking Ada Byron",
        "class_session Swing Basics",
        "blocked_time Projector is being replaced",
      ]),
    );
    expect(data[0]).toMatchObject({
      start_time: "2027-05-04T19:00:00Z",
      local_before: "2027-05-04T11:00:00-08:00",
      local_after: "2027-05-04T12:00:00-07:00",
      timezone: "America/Vancouver",
    });
  });

  it("is found by one of two processes that start together", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await book(staff.ask, bayHour(venue));
    await plantOffset(platform, venue, -8);
    const found = await Promise.all([notice(platform, venue), notice(platform, venue)]);
    expect(found.toSorted((one, other) => one - other)).toEqual([0, 1]);
  });

  it("ignores past and cancelled bookings, other zones, and bookings made under the new rules", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const gone = await book(staff.ask, bayHour(venue));
    await staff.ask("cancelBooking", { params: { id: gone.id } });
    expect(await notice(platform, venue)).toBe(0);
    await plantOffset(platform, venue, -8);
    expect(await notice(platform, venue)).toBe(0);
    await book(staff.ask, bayHour(venue));
    await plantOffset(platform, venue, -8);
    platform.clock.set("2027-05-04T19:30:00Z");
    expect(await notice(platform, venue)).toBe(0);
  });

  it("is not reported by a process with older zone data", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await book(staff.ask, bayHour(venue));
    await plantOffset(platform, venue, -8);
    await platform.admin
      .updateTable("zone_offsets")
      .set({ release: "9999z" })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(await notice(platform, venue)).toBe(0);
  });

  it("no longer lists bookings that were moved or cancelled since", async () => {
    const { venue, owner, staff } = await shifted(async ({ ...venue }, desk) => {
      await book(desk.ask, bayHour(venue));
      await book(desk.ask, bayHour(venue, { resource_id: bayId(venue, 1) }));
    });
    const { data } = await shiftsOf(owner);
    const [first, second] = data;
    await staff.ask("cancelBooking", { params: { id: first.thing_id } });
    const body = { version: 1, start_time: "2027-05-04 22:00:00", end_time: "2027-05-04 23:00:00" };
    await staff.ask("updateBooking", { params: { id: second.thing_id }, body });
    expect(await shiftsOf(owner)).toEqual({ data: [], total: 0 });
    expect((await settle(owner, "keepWallTimes", data)).body).toEqual({ settled: 0, left: [] });
    await sound(venue);
  });
});

describe("moving bookings to their wall time", () => {
  it("moves bookings, classes with their seats and blocked times, and mails the people", async () => {
    const { venue, owner } = await shifted(fullDay);
    const { data } = await shiftsOf(owner);
    const told = (await mailsOf(platform, venue)).length;
    expect((await settle(owner, "keepWallTimes", data)).body).toEqual({ settled: 4, left: [] });
    await sound(venue);
    const day = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
    const { data: bookings } = (await owner.ask("bookingsCompact", { query: day })).body;
    expect(bookings.map(({ local_start }: { local_start: string }) => local_start.slice(11, 16))).toEqual([
      "11:00",
      "11:00",
    ]);
    const { data: classes } = (await owner.ask("classSessions", { query: day })).body;
    expect(classes).toMatchObject([{ local_start: "2027-05-04T14:00:00-07:00", seats_left: 5 }]);
    const { data: blocked } = (await owner.ask("blockedTimes", { query: day })).body;
    expect(blocked).toMatchObject([
      { local_start: "2027-05-04T11:00:00-07:00", local_end: "2027-05-04T13:00:00-07:00" },
    ]);
    const mails = (await mailsOf(platform, venue)).slice(told);
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 3 }, () => "booking_wall_time_kept"));
    expect(await shiftsOf(owner)).toEqual({ data: [], total: 0 });
    // Repeating it has no effect.
    expect((await settle(owner, "keepWallTimes", data)).body).toEqual({ settled: 0, left: [] });
    const log = await owner.ask("auditLog", { query: { action: "keepWallTimes" } });
    expect(log.body.meta.total).toBe(5);
  });

  it("moves bookings one after another into each other's places", async () => {
    const hours = [19, 20, 21].map((start) => ({
      start_time: `2027-05-04 ${start}:00:00`,
      end_time: `2027-05-04 ${start + 1}:00:00`,
    }));
    const { venue, owner } = await shifted(async (there, { ask }) => {
      for (const times of hours) await book(ask, bayHour(there, times));
    });
    const { data } = await shiftsOf(owner);
    expect((await settle(owner, "keepWallTimes", data)).body).toEqual({ settled: 3, left: [] });
    await sound(venue);
  });

  it("leaves bookings that are blocked by others, reports them, and moves no part of a group", async () => {
    const { venue, owner, staff } = await shifted(async (there, { ask }) => {
      await book(ask, bayHour(there));
      await book(ask, bayHour(there, { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" }));
      await book(ask, bayHour(there, { resource_id: bayId(there, 1) }));
    });
    // Booked under the new rules, at eleven by the new wall time.
    const eleven = { start_time: "2027-05-04 18:00:00", end_time: "2027-05-04 19:00:00" };
    const other = await book(staff.ask, bayHour(venue, eleven));
    const { data } = await shiftsOf(owner);
    const { body } = await settle(owner, "keepWallTimes", data);
    expect([body.settled, body.left.length]).toEqual([1, 2]);
    for (const { shift, reason } of body.left) {
      expect(reason).toContain("Something else takes that time");
      expect(await startOf(owner, shift.thing_id)).toBe(shift.start_time);
    }
    expect((await shiftsOf(owner)).total).toBe(2);
    await sound(venue);
    await staff.ask("cancelBooking", { params: { id: other.id } });
    expect((await settle(owner, "keepWallTimes", data)).body).toEqual({ settled: 2, left: [] });
    await sound(venue);
  });

  it("moves a party as one, with one email for all its bays", async () => {
    const { venue, owner } = await shifted(async (there, { ask }) => {
      const { body: ada } = await ask("createClient", {
        body: { first_name: "Ada", last_name: "Byron", contact_email: "ada@guest.test" },
      });
      const { resource_id: _bay, guest: _guest, ...hour } = bayHour(there, { party_size: 6 });
      const party = { ...hour, service_id: serviceId(there), client_id: ada.id, bays: 2 };
      const reply = await ask("createBookingGroup", { body: party });
      expect(reply.status).toBe(201);
    });
    const { data } = await shiftsOf(owner);
    expect(data).toHaveLength(2);
    const told = (await mailsOf(platform, venue)).length;
    expect((await settle(owner, "keepWallTimes", data)).body).toEqual({ settled: 2, left: [] });
    expect((await mailsOf(platform, venue)).slice(told).map(({ kind }) => kind)).toEqual(["booking_wall_time_kept"]);
    await sound(venue);
  });

  it("moves nothing to a time that the clock change skips", () => {
    const shift = {
      id: 1,
      kind: "booking" as const,
      thing_id: 1,
      zone: "America/New_York",
      start_offset: -300,
      end_offset: -300,
      found_at: Temporal.Instant.from(TEST_NOW),
      name: "",
      detail: "",
      location_id: 1,
      location_name: "",
      group_id: null,
      // 3:30 in daylight saving time, which was stored for 2:30.
      start_time: Temporal.Instant.from("2028-03-12T07:30:00Z"),
      end_time: Temporal.Instant.from("2028-03-12T08:30:00Z"),
    };
    expect(moveOf(shift)).toBeNull();
    const later = { ...shift, start_time: Temporal.Instant.from("2028-03-12T08:30:00Z") };
    expect(String(moveOf(later)?.start_time)).toBe("2028-03-12T07:30:00Z");
  });
});

describe("leaving bookings at their instant", () => {
  it("moves nothing, and mails the people the new and the old wall time", async () => {
    const { venue, owner } = await shifted(fullDay);
    const { data } = await shiftsOf(owner);
    const told = (await mailsOf(platform, venue)).length;
    expect((await settle(owner, "keepInstants", data)).body).toEqual({ settled: 4, left: [] });
    for (const { kind, thing_id, start_time } of data) {
      if (kind === "booking") expect(await startOf(owner, thing_id)).toBe(start_time);
    }
    const mails = (await mailsOf(platform, venue)).slice(told);
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 3 }, () => "booking_reads_anew"));
    expect(mails[0]?.payload).toMatchObject({
      start_time: "2027-05-04T19:00:00Z",
      previous: { start_time: "2027-05-04T18:00:00Z" },
    });
    expect(await shiftsOf(owner)).toEqual({ data: [], total: 0 });
    await sound(venue);
  });
});

describe("the decision", () => {
  it("is open to anyone who may change locations, but no other company, nor a locked one", async () => {
    const { venue, owner, staff } = await shifted(fullDay);
    const { data } = await shiftsOf(owner);
    for (const person of [staff, await venue.person("coach"), await venue.person("client")]) {
      expect((await shiftsOf(person)).error).toBe("forbidden");
      for (const kept of ["keepWallTimes", "keepInstants"] as const) {
        expect((await settle(person, kept, data)).body.error).toBe("forbidden");
      }
    }
    const theirs = await (await platform.venue()).person("owner");
    expect(await shiftsOf(theirs)).toEqual({ data: [], total: 0 });
    expect((await settle(theirs, "keepWallTimes", data)).status).toBe(404);
    expect((await settle(theirs, "keepInstants", data)).status).toBe(404);
    expect((await owner.ask("keepWallTimes", { body: { ids: [] } })).status).toBe(422);
    expect((await owner.ask("keepInstants", { body: {} })).status).toBe(422);
    const locked = await platform.venue({ cancelled_at: Temporal.Instant.from("2027-05-01T00:00:00Z") });
    expect((await settle(await locked.person("owner"), "keepInstants", data)).body.error).toBe("account_locked");
    expect((await shiftsOf(owner)).total).toBe(4);
  });
});
