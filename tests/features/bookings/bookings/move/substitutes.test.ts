import { afterAll, beforeAll, expect, test } from "vitest";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { bayHour, book, coachId, lessonHour, mailsOf } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function atWork() {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const substitutes = async (id: number) => (await ask("lessonSubstitutes", { params: { id } })).body.data;
  return { venue, ask, substitutes };
}

const SATURDAY = { start_time: "2027-05-08 19:00:00", end_time: "2027-05-08 20:00:00" };

test("lists the coaches who teach the lesson there, work then and are free, and none for a bay", async () => {
  const { venue, ask, substitutes } = await atWork();
  const lesson = await book(ask, lessonHour(venue));
  expect(await substitutes(lesson.id)).toEqual([{ coach_id: coachId(venue, 1), name: "Sean Gallagher" }]);
  const weekend = await book(ask, lessonHour(venue, SATURDAY));
  expect(await substitutes(weekend.id)).toEqual([]);
  const hour = await book(ask, bayHour(venue));
  expect(await substitutes(hour.id)).toEqual([]);
  const stranger = await (await platform.venue()).person("owner");
  expect((await stranger.ask("lessonSubstitutes", { params: { id: lesson.id } })).status).toBe(404);
  const client = await venue.person("client");
  expect((await client.ask("lessonSubstitutes", { params: { id: lesson.id } })).status).toBe(403);
});

test("leaves out coaches who are booked then", async () => {
  const { venue, ask, substitutes } = await atWork();
  const lesson = await book(ask, lessonHour(venue));
  const away = await ask("createBlockedTime", {
    body: {
      location_id: venue.locationId,
      scope: "coach",
      coach_id: coachId(venue, 1),
      kind: "private",
      reason: "Dentist",
      colour: "grey",
      from_date: "2027-05-04",
      from_time: "12:00",
      to_date: "2027-05-04",
      to_time: "13:00",
    },
  });
  expect(away.status).toBe(201);
  expect(await substitutes(lesson.id)).toEqual([]);
});

test("gives the lesson to a substitute, or cancels it, with a message in the email", async () => {
  const { venue, ask } = await atWork();
  const lesson = await book(ask, lessonHour(venue));
  const given = await ask("updateBooking", {
    params: { id: lesson.id },
    body: { version: 1, coach_id: coachId(venue, 1), message: "Dana is ill." },
  });
  expect(given.body).toMatchObject({ coach_id: coachId(venue, 1), version: 2, start_time: lesson.start_time });
  const gone = await ask("cancelBooking", { params: { id: lesson.id }, query: { version: 2, message: "So is Sean." } });
  expect(gone.body.status).toBe("cancelled");
  expect((await mailsOf(platform, venue)).slice(1)).toMatchObject([
    { kind: "booking_moved", payload: { message: "Dana is ill." } },
    { kind: "booking_cancelled", payload: { message: "So is Sean." } },
  ]);
  const nothing = await book(ask, lessonHour(venue, SATURDAY));
  const same = await ask("updateBooking", { params: { id: nothing.id }, body: { version: 1, message: "Hello" } });
  expect(same.status).toBe(200);
  expect(await mailsOf(platform, venue)).toHaveLength(4);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});
