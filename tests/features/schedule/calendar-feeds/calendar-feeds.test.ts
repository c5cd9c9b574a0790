import { createHash } from "node:crypto";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book, coachId, lessonHour } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { calendarTokenOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const AFTERNOON = { start_time: "2027-05-04 22:00:00", end_time: "2027-05-04 23:00:00" };

async function eventsOf(venue: Venue, token: string) {
  const { body, status } = await venue.anonymous("calendarOfToken", { params: { token } });
  expect(status).toBe(200);
  // Each line ends with CRLF, the last one too.
  expect(body.content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  const calendar = new ICAL.Component(ICAL.parse(body.content));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid.split("@")[0],
      summary: event.summary,
      start: event.startDate.toString(),
      zone: event.startDate.zone.tzid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue("status"),
    };
  });
}

describe("a private calendar", () => {
  it("contains a member's bookings in UTC, and shows moves and cancellations", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const member = await venue.person("client");
    const token = await calendarTokenOf(member);
    const kept = await book(staff.ask, bayHour(venue, { client_id: member.id, guest: undefined }));
    const later = { start_time: "2027-05-06 19:00:00", end_time: "2027-05-06 20:00:00" };
    const gone = await book(staff.ask, lessonHour(venue, { ...later, client_id: member.id, guest: undefined }));
    await book(staff.ask, bayHour(venue, { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" }));
    const before = await eventsOf(venue, token);
    expect(before).toMatchObject([
      {
        uid: `booking-${kept.id}`,
        summary: "Bay time",
        start: "2027-05-04T19:00:00Z",
        zone: "UTC",
        status: "CONFIRMED",
      },
      { uid: `booking-${gone.id}`, summary: "Lesson, Dana Okafor", status: "CONFIRMED" },
    ]);
    const moved = { version: kept.version, start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };
    await staff.ask("updateBooking", { params: { id: kept.id }, body: moved });
    await staff.ask("cancelBooking", { params: { id: gone.id } });
    const after = await eventsOf(venue, token);
    expect(after).toMatchObject([{ start: "2027-05-04T21:00:00Z" }, { status: "CANCELLED" }]);
    for (const [index, { sequence }] of after.entries()) {
      expect(sequence).toBeGreaterThan(before[index]?.sequence ?? Infinity);
    }
  });

  it("contains a coach's lessons with the names of the clients, and the classes", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const dana = await venue.coach(0);
    const lesson = await book(staff.ask, lessonHour(venue));
    const classes = await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask), { count: 2 }));
    await book(staff.ask, lessonHour(venue, { ...AFTERNOON, coach_id: coachId(venue, 1) }));
    const events = await eventsOf(venue, await calendarTokenOf(dana));
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      [`booking-${lesson.id}`, "Lesson, Robin Lee"],
      ...classes.data.map(({ id }: { id: number }) => [`class-${id}`, "Swing Basics"]),
    ]);
  });

  it("is not found by a renewed, removed, unknown or another company's address", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const member = await venue.person("client");
    const statusOf = async (token: string, at = venue) =>
      (await at.anonymous("calendarOfToken", { params: { token } })).status;
    const first = await calendarTokenOf(member);
    expect([await statusOf(first), await statusOf(first, other)]).toEqual([200, 404]);
    const second = await calendarTokenOf(member);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await member.ask("calendarFeed")).body.url).toContain(second);
    expect((await member.ask("revokeCalendarFeed")).body).toEqual({ url: null, created_at: null });
    expect([await statusOf(second), await statusOf("x".repeat(43))]).toEqual([404, 404]);
    const rows = await platform.admin
      .selectFrom("calendar_feeds")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  it("stores only the token's hash", async () => {
    const venue = await platform.venue();
    const token = await calendarTokenOf(await venue.person("client"));
    const [row] = await platform.admin
      .selectFrom("calendar_feeds")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(row?.token_hash).toEqual(createHash("sha256").update(token).digest());
    const kept = Object.values(row ?? {}).map((value) =>
      Buffer.isBuffer(value) ? value.toString("base64url") : String(value),
    );
    expect(kept).not.toContain(token);
  });
});
