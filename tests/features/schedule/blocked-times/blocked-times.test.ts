import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, bayId, book, coachId, lessonHour, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { block, noonRepair } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function atWork() {
  const venue = await platform.venue();
  return { venue, staff: await venue.person("staff"), owner: await venue.person("owner") };
}

const sound = async ({ tenantId }: Venue) => expect(await auditClaims(platform.admin, tenantId)).toEqual(SOUND);

async function freeBays(venue: Venue, start: string): Promise<number[]> {
  const { body } = await venue.anonymous("publicAvailability", {
    query: {
      service_id: serviceId(venue),
      location_id: venue.locationId,
      date_from: start.slice(0, 10),
      date_to: start.slice(0, 10),
    },
  });
  const time = body.data.find(({ local_start }: { local_start: string }) => local_start.startsWith(start));
  return time?.resource_ids ?? [];
}

describe("blocking time", () => {
  it("makes a bay unbookable at the desk and online, and is shown on the schedule", async () => {
    const { venue, staff } = await atWork();
    const blocked = await block(staff.ask, noonRepair(venue));
    expect(blocked).toMatchObject({
      target: "Bay 1",
      local_start: "2027-05-04T12:00:00-07:00",
      local_end: "2027-05-04T14:00:00-07:00",
      allowed_actions: ["update", "remove"],
    });
    const refused = await staff.ask("createBooking", { body: bayHour(venue) });
    expect([refused.status, refused.body.error]).toEqual([409, "slot_taken"]);
    expect(await freeBays(venue, "2027-05-04T12:00")).not.toContain(bayId(venue));
    expect(await freeBays(venue, "2027-05-04T14:00")).toContain(bayId(venue));
    const query = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
    const { body } = await staff.ask("blockedTimes", { query });
    expect(body.data).toMatchObject([{ id: blocked.id, reason: "Projector is being replaced", colour: "amber" }]);
    await sound(venue);
  });

  it("lists the conflicting bookings, classes and blocked times, and overlaps none of them", async () => {
    const { venue, staff } = await atWork();
    const booking = await book(staff.ask, bayHour(venue));
    const service = await offerClass(staff.ask);
    const where = { coach_id: null, resource_id: bayId(venue), count: 1 };
    const { data } = await schedule(
      staff.ask,
      tuesdays(venue, service, { ...where, from: "2027-05-04", start: "13:00" }),
    );
    const other = await block(staff.ask, noonRepair(venue, { from_time: "15:00", to_time: "16:00" }));
    const wanted = noonRepair(venue, { to_time: "18:00" });
    const refused = await staff.ask("createBlockedTime", { body: wanted });
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      "slot_taken",
      "1 booking, 1 class and 1 blocked time are in the way. Move or cancel them first; nothing was blocked.",
    ]);
    const listed = [
      { kind: "booking", id: booking.id, name: "Robin Lee", detail: "Bay time, Bay 1" },
      { kind: "class_session", id: data[0].id, name: "Swing Basics" },
      { kind: "blocked_time", id: other.id, name: "Projector is being replaced" },
    ];
    expect(refused.body.current).toMatchObject(listed);
    const { kind: _kind, reason: _reason, colour: _colour, ...placed } = wanted;
    const preview = await staff.ask("previewBlockedTime", { body: placed });
    expect(preview.body.conflicts).toMatchObject(listed);
    await sound(venue);
  });

  it("blocks a coach for several days, one part per day", async () => {
    const { venue, staff } = await atWork();
    await block(
      staff.ask,
      noonRepair(venue, {
        scope: "coach",
        resource_ids: undefined,
        coach_id: coachId(venue),
        from_time: "00:00",
        to_date: "2027-05-14",
        to_time: "24:00",
        kind: "private",
        reason: "On holiday",
      }),
    );
    for (const day of ["04", "11", "14"]) {
      const times = { start_time: `2027-05-${day} 19:00:00`, end_time: `2027-05-${day} 20:00:00` };
      const refused = await staff.ask("createBooking", { body: lessonHour(venue, times) });
      expect(refused).toMatchObject({ status: 409, body: { error: "slot_taken" } });
    }
    const after = { start_time: "2027-05-18 19:00:00", end_time: "2027-05-18 20:00:00" };
    expect((await staff.ask("createBooking", { body: lessonHour(venue, after) })).status).toBe(201);
    await sound(venue);
  });

  it("blocks a whole location with its coaches, if the caller may change its hours", async () => {
    const { venue, staff, owner } = await atWork();
    const whole = noonRepair(venue, { scope: "location", resource_ids: undefined, kind: "event", reason: "Open day" });
    const lesson = await book(staff.ask, lessonHour(venue, { resource_id: null }));
    const refused = await owner.ask("createBlockedTime", { body: whole });
    expect(refused.body.current).toMatchObject([{ kind: "booking", id: lesson.id }]);
    await staff.ask("cancelBooking", { params: { id: lesson.id } });
    const blocked = await block(owner.ask, whole);
    expect(await freeBays(venue, "2027-05-04T12:00")).toEqual([]);
    expect((await staff.ask("createBooking", { body: lessonHour(venue) })).status).toBe(409);
    expect(
      (await staff.ask("createBlockedTime", { body: { ...whole, from_date: "2027-05-05", to_date: "2027-05-05" } }))
        .status,
    ).toBe(403);
    expect((await staff.ask("deleteBlockedTime", { params: { id: blocked.id } })).status).toBe(403);
    const query = { location_id: venue.locationId, date_from: "2027-05-04", date_to: "2027-05-04" };
    const seen = await staff.ask("blockedTimes", { query });
    expect(seen.body.data).toMatchObject([{ id: blocked.id, allowed_actions: [] }]);
    await sound(venue);
  });

  it("is given as the reason why a time is not offered", async () => {
    const { venue, staff } = await atWork();
    await block(staff.ask, noonRepair(venue));
    const { body } = await staff.ask("explainAvailability", {
      query: {
        service_id: serviceId(venue),
        location_id: venue.locationId,
        resource_id: bayId(venue),
        start_time: "2027-05-04T19:00:00Z",
        asked_as: "client",
      },
    });
    const rule = body.rules.find((one: { rule: string }) => one.rule === "resource_free");
    expect(rule).toMatchObject({ passes: false, permission: "bookings.write", may_change: true });
    expect(rule.message).toMatch(/Blocked: Projector is being replaced\.$/);
  });
});

describe("a blocked time", () => {
  it("moves, and frees the time that it no longer covers", async () => {
    const { venue, staff } = await atWork();
    const { id } = await block(staff.ask, noonRepair(venue));
    const { location_id: _location, ...changed } = noonRepair(venue, {
      resource_ids: [bayId(venue, 1)],
      to_time: "13:00",
    });
    const { body } = await staff.ask("updateBlockedTime", { params: { id }, body: { version: 1, ...changed } });
    expect(body).toMatchObject({ version: 2, target: "Bay 2", local_end: "2027-05-04T13:00:00-07:00" });
    await book(staff.ask, bayHour(venue));
    const onto = await staff.ask("updateBlockedTime", {
      params: { id },
      body: { version: 2, ...changed, resource_ids: [bayId(venue)] },
    });
    expect([onto.status, onto.body.error]).toEqual([409, "slot_taken"]);
    const stale = await staff.ask("updateBlockedTime", { params: { id }, body: { version: 1, ...changed } });
    expect([stale.status, stale.body.error]).toEqual([409, "stale_version"]);
    await sound(venue);
  });

  it("is removed once, and can be restored within ten minutes unless its time was booked", async () => {
    const { venue, staff } = await atWork();
    const { id } = await block(staff.ask, noonRepair(venue));
    const free = () => staff.ask("deleteBlockedTime", { params: { id } });
    const restore = (version: number) => staff.ask("restoreBlockedTime", { params: { id }, body: { version } });
    expect((await free()).body).toMatchObject({ is_removed: true, version: 2, allowed_actions: ["restore"] });
    expect((await free()).body.version).toBe(2);
    expect((await restore(2)).body).toMatchObject({ is_removed: false, version: 3 });
    await free();
    await book(staff.ask, bayHour(venue));
    expect((await restore(4)).body.error).toBe("slot_taken");
    await sound(venue);
    const log = await (await venue.person("owner")).ask("auditLog", { query: { entity: "blocked_time" } });
    expect(log.body.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      "Unblocked Bay 1: Projector is being replaced",
      "Blocked Bay 1 again: Projector is being replaced",
      "Unblocked Bay 1: Projector is being replaced",
      "Blocked Bay 1: Projector is being replaced",
    ]);
  });

  it("refuses reversed and past times, no bay, another company's bay, too long a time, and one that the clock skips", async () => {
    const { venue, staff, owner } = await atWork();
    const other = await platform.venue();
    const refusal = async (changes: Record<string, unknown>) => {
      const { status, body } = await staff.ask("createBlockedTime", { body: noonRepair(venue, changes) });
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await refusal({ to_time: "11:00" })).toEqual([422, "to_time"]);
    expect(await refusal({ from_date: "2027-05-01", to_date: "2027-05-01" })).toEqual([422, "to_time"]);
    expect(await refusal({ from_date: "2027-05-01" })).toEqual([422, "from_time"]);
    expect(await refusal({ resource_ids: [] })).toEqual([422, "resource_ids"]);
    expect(await refusal({ resource_ids: [bayId(other)] })).toEqual([422, "resource_ids"]);
    expect(await refusal({ location_id: other.locationId })).toEqual([422, "location_id"]);
    expect(await refusal({ to_date: "2027-12-01" })).toEqual([422, "to_date"]);
    expect(await refusal({ scope: "coach", coach_id: coachId(other) })).toEqual([422, "coach_id"]);
    expect(await refusal({ reason: " " })).toEqual([422, "reason"]);
    const { body: locations } = await staff.ask("locations");
    await owner.ask("updateLocation", {
      params: { id: venue.locationId },
      body: { version: locations.data[0].version, timezone: "America/New_York" },
    });
    const skipped = { from_date: "2028-03-12", from_time: "02:30", to_date: "2028-03-12", to_time: "04:00" };
    const gap = await staff.ask("createBlockedTime", { body: noonRepair(venue, skipped) });
    expect(gap.body.message).toBe("The clocks go forward on Sunday 12 March, so 02:30 does not exist.");
  });

  it("lets coaches block only their own time, and clients none", async () => {
    const { venue } = await atWork();
    const dana = await venue.coach(0);
    const own = noonRepair(venue, { scope: "coach", coach_id: coachId(venue), kind: "private", reason: "Dentist" });
    expect((await dana.ask("createBlockedTime", { body: { ...own, coach_id: coachId(venue, 1) } })).status).toBe(403);
    expect((await dana.ask("createBlockedTime", { body: noonRepair(venue) })).status).toBe(403);
    expect((await dana.ask("createBlockedTime", { body: own })).status).toBe(201);
    const client = await venue.person("client");
    expect((await client.ask("createBlockedTime", { body: noonRepair(venue) })).status).toBe(403);
  });

  it("races with a booking so that exactly one of them succeeds", async () => {
    const { venue, staff } = await atWork();
    const replies = await Promise.all([
      staff.ask("createBlockedTime", { body: noonRepair(venue) }),
      staff.ask("createBooking", { body: bayHour(venue) }),
      staff.ask("createBlockedTime", { body: noonRepair(venue, { from_time: "11:00" }) }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await sound(venue);
  });
});
