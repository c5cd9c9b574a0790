import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { bookLesson, danaOf, seanOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Row {
  id: number;
  weekday: string | null;
  date: string | null;
  starts: string | null;
  version: number;
}

async function atWork(): Promise<{ venue: Venue; staff: Person; sean: number; rows: Row[] }> {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const sean = seanOf(venue);
  const { body } = await staff.ask("coachAvailabilities", { params: { id: sean } });
  return { venue, staff, sean, rows: body };
}

const rowOf = (rows: Row[], weekday: string): Row => {
  const row = rows.find((each) => each.weekday === weekday);
  if (!row) throw new Error(`no hours on ${weekday}`);
  return row;
};

describe("a coach's hours", () => {
  it("are listed in the order of the week, followed by dated hours", async () => {
    const { staff, sean } = await atWork();
    await staff.ask("createCoachAvailability", {
      params: { id: sean },
      body: { date: "2027-05-30", starts: "10:00", ends: "16:00", note: "Junior tournament" },
    });
    await staff.ask("createCoachAvailability", { params: { id: sean }, body: { date: "2027-05-17" } });
    const { body } = await staff.ask("coachAvailabilities", { params: { id: sean } });
    expect(body.map(({ weekday, date, starts }: Row) => [weekday ?? date, starts])).toEqual([
      ["monday", "12:00"],
      ["tuesday", "12:00"],
      ["wednesday", "12:00"],
      ["thursday", "12:00"],
      ["friday", "12:00"],
      ["2027-05-17", null],
      ["2027-05-30", "10:00"],
    ]);
    expect(body.at(-1)).toMatchObject({ note: "Junior tournament", coach_id: sean, location_id: null, version: 1 });
  });

  it("decide what is free: dated hours replace the weekday's, and a day off removes all", async () => {
    const { venue, staff, sean } = await atWork();
    const freeOn = async (date: string) => {
      const query = {
        service_id: venue.catalogue.services[1]?.id,
        location_id: venue.locationId,
        coach_id: sean,
        date_from: date,
        date_to: date,
      };
      return (await staff.ask("availability", { query })).body.data.length;
    };
    expect(await freeOn("2027-05-20")).toBeGreaterThan(0);
    await staff.ask("createCoachAvailability", { params: { id: sean }, body: { date: "2027-05-20" } });
    expect(await freeOn("2027-05-20")).toBe(0);
    expect(await freeOn("2027-05-23")).toBe(0);
    const extra = { date: "2027-05-23", starts: "10:00", ends: "11:00", location_id: venue.locationId };
    await staff.ask("createCoachAvailability", { params: { id: sean }, body: extra });
    expect(await freeOn("2027-05-23")).toBeGreaterThan(0);
  });

  it("change field by field, and each change is counted and logged", async () => {
    const { venue, staff, sean, rows } = await atWork();
    const { id } = rowOf(rows, "thursday");
    const params = { id: sean, availabilityId: id };
    const { status, body } = await staff.ask("updateCoachAvailability", {
      params,
      body: { version: 1, ends: "19:00" },
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ starts: "12:00", ends: "19:00", version: 2 })]);
    expect((await staff.ask("coach", { params: { id: sean } })).body.version).toBe(2);
    const [audit] = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "updateCoachAvailability")
      .selectAll()
      .execute();
    expect(audit).toMatchObject({ entity: "coach", entity_id: String(sean), actor_id: staff.id });
  });

  it("refuse an outdated version, with the current hours", async () => {
    const { staff, sean, rows } = await atWork();
    const params = { id: sean, availabilityId: rowOf(rows, "friday").id };
    await staff.ask("updateCoachAvailability", { params, body: { version: 1, ends: "19:00" } });
    const { status, body } = await staff.ask("updateCoachAvailability", {
      params,
      body: { version: 1, ends: "18:00" },
    });
    expect([status, body.error, body.current.ends]).toEqual([409, "stale_version", "19:00"]);
    const gone = await staff.ask("deleteCoachAvailability", { params, query: { version: 1 } });
    expect([gone.status, gone.body.error]).toEqual([409, "stale_version"]);
  });

  it.each([
    ["neither weekday nor date", { starts: "09:00", ends: "10:00" }, "weekday"],
    ["both weekday and date", { weekday: "sunday", date: "2027-05-23", starts: "09:00", ends: "10:00" }, "weekday"],
    ["an end at the start", { weekday: "sunday", starts: "18:00", ends: "18:00" }, "ends"],
    ["a start at the end of the day", { weekday: "sunday", starts: "24:00", ends: "09:00" }, "starts"],
    ["a start without an end", { date: "2027-05-23", starts: "09:00" }, "ends"],
    ["a weekday without hours", { weekday: "sunday" }, "starts"],
    ["hours that overlap", { weekday: "monday", starts: "19:00", ends: "21:00" }, "starts"],
    ["an invalid date", { date: "2027-02-30" }, "date"],
  ])("refuse %s", async (_, input, field) => {
    const { staff, sean } = await atWork();
    const { status, body } = await staff.ask("createCoachAvailability", { params: { id: sean }, body: input });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await staff.ask("coachAvailabilities", { params: { id: sean } })).body).toHaveLength(5);
  });

  it("refuse a day off together with hours of that date", async () => {
    const { staff, sean } = await atWork();
    const add = (body: object) => staff.ask("createCoachAvailability", { params: { id: sean }, body });
    await add({ date: "2027-05-20" });
    expect((await add({ date: "2027-05-20", starts: "09:00", ends: "10:00" })).body.errors).toEqual({
      date: ["2027-05-20 is already a day off. Remove that first."],
    });
    await add({ date: "2027-05-21", starts: "09:00", ends: "10:00" });
    expect((await add({ date: "2027-05-21" })).status).toBe(422);
  });

  it("refuse a location that is not the coach's", async () => {
    const { staff, venue, sean } = await atWork();
    const owner = await venue.person("owner");
    const { body: shore } = await owner.ask("createLocation", { body: { name: "North Shore" } });
    const { status, body } = await staff.ask("createCoachAvailability", {
      params: { id: sean },
      body: { weekday: "sunday", starts: "09:00", ends: "10:00", location_id: shore.id },
    });
    expect([status, body.errors.location_id]).toEqual([
      422,
      ["Sean does not teach at North Shore. Add that location to the coach first."],
    ]);
  });
});

describe("hours that would exclude bookings", () => {
  it("are refused with those bookings, and nothing changes", async () => {
    const { venue, staff, sean, rows } = await atWork();
    await bookLesson(staff, venue, sean, "2027-05-06T17:00");
    const lesson = await bookLesson(staff, venue, sean, "2027-05-06T18:30");
    const params = { id: sean, availabilityId: rowOf(rows, "thursday").id };
    const { status, body } = await staff.ask("updateCoachAvailability", {
      params,
      body: { version: 1, ends: "19:00" },
    });
    expect([status, body.error]).toEqual([409, "invalid_state"]);
    expect(body.message).toBe("1 booking falls outside these hours of Sean. Move or cancel it, or keep it as it is.");
    expect(body.current).toEqual([
      expect.objectContaining({
        id: lesson.id,
        client_name: "Hana Kimura",
        service_name: "Lesson",
        resource_name: "Studio",
        local_start: "2027-05-06T18:30:00-07:00",
      }),
    ]);
    expect((await staff.ask("coachAvailabilities", { params: { id: sean } })).body).toEqual(rows);
  });

  it("are saved if the caller accepts the bookings, which stay and are not listed again", async () => {
    const { venue, staff, sean, rows } = await atWork();
    const lesson = await bookLesson(staff, venue, sean, "2027-05-06T18:30");
    const params = { id: sean, availabilityId: rowOf(rows, "thursday").id };
    const kept = await staff.ask("updateCoachAvailability", {
      params,
      body: { version: 1, ends: "19:00", keep_bookings: true },
    });
    expect(kept.status).toBe(200);
    expect((await staff.ask("booking", { params: { id: lesson.id } })).body.status).toBe("confirmed");
    const later = await staff.ask("updateCoachAvailability", { params, body: { version: 2, ends: "18:00" } });
    expect(later.status).toBe(200);
  });

  it("are refused for each operation that changes hours", async () => {
    const { venue, staff, sean, rows } = await atWork();
    await bookLesson(staff, venue, sean, "2027-05-06T18:30");
    const id = rowOf(rows, "thursday").id;
    const replies = [
      await staff.ask("deleteCoachAvailability", { params: { id: sean, availabilityId: id } }),
      await staff.ask("createCoachAvailability", { params: { id: sean }, body: { date: "2027-05-06" } }),
      await staff.ask("updateCoachHours", {
        params: { id: sean },
        body: { version: 1, days: [{ weekday: "thursday", ranges: [] }] },
      }),
      await staff.ask("updateCoach", { params: { id: sean }, body: { version: 1, availability_mode: "dates" } }),
      await staff.ask("updateCoach", { params: { id: sean }, body: { version: 1, location_ids: [] } }),
    ];
    expect(replies.map(({ status, body }) => [status, body.error, body.current.length])).toEqual(
      Array(5).fill([409, "invalid_state", 1]),
    );
    const kept = await staff.ask("deleteCoachAvailability", {
      params: { id: sean, availabilityId: id },
      query: { keep_bookings: true },
    });
    expect(kept.status).toBe(200);
  });

  it("ignore past and cancelled bookings", async () => {
    const { venue, staff, sean, rows } = await atWork();
    const lesson = await bookLesson(staff, venue, sean, "2027-05-06T18:30");
    await staff.ask("cancelBooking", { params: { id: lesson.id } });
    const { status } = await staff.ask("deleteCoachAvailability", {
      params: { id: sean, availabilityId: rowOf(rows, "thursday").id },
    });
    expect(status).toBe(200);
  });
});

describe("a week that is replaced at once", () => {
  it("replaces the days in the request and leaves the others unchanged", async () => {
    const { venue, staff, sean } = await atWork();
    const { status, body } = await staff.ask("updateCoachHours", {
      params: { id: sean },
      body: {
        version: 1,
        days: [
          { weekday: "monday", ranges: [] },
          {
            weekday: "tuesday",
            ranges: [
              { starts: "15:00", ends: "21:00" },
              { starts: "10:00", ends: "13:00", location_id: venue.locationId },
            ],
          },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body.map(({ weekday, starts }: Row) => `${weekday} ${starts}`)).toEqual([
      "tuesday 10:00",
      "tuesday 15:00",
      "wednesday 12:00",
      "thursday 12:00",
      "friday 12:00",
    ]);
    expect((await staff.ask("coach", { params: { id: sean } })).body).toMatchObject({ version: 2 });
  });

  it("refuses overlaps with their position, a repeated day, and an outdated version", async () => {
    const { staff, sean } = await atWork();
    const set = (version: number, days: object[]) =>
      staff.ask("updateCoachHours", { params: { id: sean }, body: { version, days } });
    const ranges = [
      { starts: "10:00", ends: "13:00" },
      { starts: "12:00", ends: "14:00" },
    ];
    expect((await set(1, [{ weekday: "monday", ranges }])).body.errors).toEqual({
      "days.0.ranges.1": ["Monday: 12:00–14:00 overlaps 10:00–13:00."],
    });
    const twice = { weekday: "monday", ranges: [] };
    expect((await set(1, [twice, twice])).body.errors).toEqual({ days: ["List each weekday once."] });
    expect((await set(7, [twice])).body).toMatchObject({ error: "stale_version", current: { version: 1 } });
  });
});

describe("the permission to change hours", () => {
  it("lets coaches change only their own", async () => {
    const { venue } = await atWork();
    const dana = await venue.coach(0);
    const add = (id: number) => dana.ask("createCoachAvailability", { params: { id }, body: { date: "2027-05-20" } });
    expect((await add(danaOf(venue))).status).toBe(201);
    const { status, body } = await add(seanOf(venue));
    expect([status, body.message]).toEqual([403, "Your permission “Coaches’ hours” covers only what is your own."]);
  });

  it("finds hours only under their own coach", async () => {
    const { venue, staff, rows } = await atWork();
    const params = { id: danaOf(venue), availabilityId: rows[0]?.id ?? 0 };
    expect((await staff.ask("deleteCoachAvailability", { params })).status).toBe(404);
  });
});
