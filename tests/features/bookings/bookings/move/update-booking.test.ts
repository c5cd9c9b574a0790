import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, coachId, lessonHour, mailsOf } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const LATER = { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };

test("moves a booking with its claims, and mails both times to the client", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  const moved = await ask("updateBooking", { params: { id: booking.id }, body: { version: 1, ...LATER } });
  expect(moved).toMatchObject({ status: 200, body: { start_time: "2027-05-04T21:00:00Z", version: 2 } });
  expect(await claimsOf(platform, booking.id)).toEqual([`resource:${bayId(venue)} 21:00`]);
  expect((await mailsOf(platform, venue))[1]).toEqual({
    kind: "booking_moved",
    payload: {
      booking_id: booking.id,
      start_time: "2027-05-04T21:00:00Z",
      end_time: "2027-05-04T22:00:00Z",
      previous: { start_time: booking.start_time, end_time: booking.end_time },
    },
  });
  await book(ask, bayHour(venue));
});

test("moves a booking into a time that overlaps its own", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  const body = { version: 1, start_time: "2027-05-04 19:30:00", end_time: "2027-05-04 20:30:00" };
  expect(await ask("updateBooking", { params: { id: booking.id }, body })).toMatchObject({ status: 200 });
});

test("extends a booking that has begun, or moves it to another bay, and moves nothing into the past", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("facility_admin");
  const booking = await book(ask, bayHour(venue));
  platform.clock.set("2027-05-04T19:40:00Z");
  try {
    const longer = { version: 1, end_time: "2027-05-04 21:00:00" };
    expect(await ask("updateBooking", { params: { id: booking.id }, body: longer })).toMatchObject({
      status: 200,
      body: { start_time: "2027-05-04T19:00:00Z", end_time: "2027-05-04T21:00:00Z" },
    });
    const elsewhere = { version: 2, resource_id: bayId(venue, 1) };
    expect(await ask("updateBooking", { params: { id: booking.id }, body: elsewhere })).toMatchObject({ status: 200 });
    const earlier = { version: 3, start_time: "2027-05-04 18:30:00", end_time: "2027-05-04 19:30:00" };
    expect(await ask("updateBooking", { params: { id: booking.id }, body: earlier })).toMatchObject({
      status: 422,
      body: { errors: { start_time: [expect.any(String)] } },
    });
  } finally {
    platform.clock.set(TEST_NOW);
  }
});

test("leaves the agreed price unchanged with the length, and charges the current price for a new length", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  const evening = { version: 1, start_time: "2027-05-05 00:00:00", end_time: "2027-05-05 01:00:00" };
  const moved = await ask("updateBooking", { params: { id: booking.id }, body: evening });
  expect(moved.body.price.amount).toBe(6000);
  const longer = { version: 2, end_time: "2027-05-05 02:00:00" };
  expect((await ask("updateBooking", { params: { id: booking.id }, body: longer })).body.price.amount).toBe(13_000);
});

test("refuses a move onto another booking, and leaves everything unchanged", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  await book(ask, bayHour(venue, LATER));
  const reply = await ask("updateBooking", { params: { id: booking.id }, body: { version: 1, ...LATER } });
  expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(reply.body.alternatives).toHaveLength(3);
  expect(await claimsOf(platform, booking.id)).toEqual([`resource:${bayId(venue)} 19:00`]);
  expect((await ask("booking", { params: { id: booking.id } })).body).toEqual(booking);
});

test("lets only owner and admin move a booking to another bay, without an email", async () => {
  const venue = await platform.venue();
  const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
  const booking = await book(staff.ask, bayHour(venue));
  const body = { version: 1, resource_id: bayId(venue, 1) };
  expect(await staff.ask("updateBooking", { params: { id: booking.id }, body })).toMatchObject({
    status: 403,
    body: { message: "Your role does not include “Move to another bay”." },
  });
  const moved = await admin.ask("updateBooking", { params: { id: booking.id }, body });
  expect(moved.body.resource_id).toBe(bayId(venue, 1));
  expect(moved.body.allowed_actions).toContain("reassign");
  expect(await claimsOf(platform, booking.id)).toEqual([`resource:${bayId(venue, 1)} 19:00`]);
  expect(await mailsOf(platform, venue)).toHaveLength(1);
});

test("gives a lesson to another coach, and claims that coach instead", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const lesson = await book(ask, lessonHour(venue));
  const body = { version: 1, coach_id: coachId(venue, 1) };
  expect(await ask("updateBooking", { params: { id: lesson.id }, body })).toMatchObject({ status: 200 });
  expect(await claimsOf(platform, lesson.id)).toEqual([
    `coach:${coachId(venue, 1)} 19:00`,
    `resource:${bayId(venue, 3)} 19:00`,
  ]);
});

test("refuses an outdated version, with the current booking", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const booking = await book(ask, bayHour(venue));
  await ask("updateBooking", { params: { id: booking.id }, body: { version: 1, client_note: "Left-handed" } });
  expect(await ask("updateBooking", { params: { id: booking.id }, body: { version: 1, ...LATER } })).toMatchObject({
    status: 409,
    body: { error: "stale_version", current: { id: booking.id, version: 2, client_note: "Left-handed" } },
  });
});

test("changes party size and note in place, up to the maximum of service and bay", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  const body = { version: 1, party_size: 4, client_note: "Birthday" };
  expect((await ask("updateBooking", { params: { id }, body })).body).toMatchObject({
    party_size: 4,
    client_note: "Birthday",
  });
  expect(await ask("updateBooking", { params: { id }, body: { version: 2, party_size: 5 } })).toMatchObject({
    status: 422,
    body: { error: "party_too_large" },
  });
});

test("checks in, completes, and undoes a check-in and a no-show", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  let version = 1;
  const become = (status: string) => ask("updateBooking", { params: { id }, body: { version: version++, status } });
  expect((await become("checked_in")).body).toMatchObject({
    status: "checked_in",
    allowed_actions: ["update", "move", "complete", "undo_check_in"],
  });
  expect((await become("confirmed")).body.status).toBe("confirmed");
  platform.clock.set("2027-05-04T19:10:30Z");
  expect((await ask("booking", { params: { id } })).body).toMatchObject({
    late_minutes: 10,
    allowed_actions: ["update", "move", "check_in", "mark_no_show", "cancel"],
  });
  expect((await become("no_show")).body).toMatchObject({ status: "no_show", allowed_actions: ["undo_no_show"] });
  expect((await become("confirmed")).body.status).toBe("confirmed");
  expect((await become("checked_in")).body.late_minutes).toBeNull();
  expect((await become("completed")).body).toMatchObject({ status: "completed", allowed_actions: ["undo_complete"] });
  platform.clock.set(TEST_NOW);
});

test("refuses a second check-in, with the current or an outdated version", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  const checkIn = (version: number) =>
    ask("updateBooking", { params: { id }, body: { version, status: "checked_in" } });
  const { body: here } = await checkIn(1);
  expect(await checkIn(1)).toMatchObject({ status: 409, body: { error: "stale_version", current: { version: 2 } } });
  expect(await checkIn(2)).toMatchObject({
    status: 409,
    body: { error: "invalid_state", message: "This booking is checked in already." },
  });
  expect((await ask("booking", { params: { id } })).body).toEqual(here);
});

test.each([
  ["completed before check-in", { status: "completed" }, 409, "invalid_state"],
  ["a no-show before the start", { status: "no_show" }, 409, "invalid_state"],
  ["held again", { status: "held" }, 409, "invalid_state"],
  ["cancelled by an update", { status: "cancelled" }, 422, "validation_failed"],
  ["in an unknown status", { status: "lost" }, 422, "validation_failed"],
  [
    "moved to yesterday",
    { start_time: "2027-05-02 19:00:00", end_time: "2027-05-02 20:00:00" },
    422,
    "validation_failed",
  ],
  [
    "moved into the night",
    { start_time: "2027-05-04 10:00:00", end_time: "2027-05-04 11:00:00" },
    422,
    "outside_hours",
  ],
  ["moved to an unknown bay", { resource_id: 999_999 }, 422, "validation_failed"],
])("refuses a booking that would be %s", async (_what, changes, status, error) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const booking = await book(ask, bayHour(venue));
  const reply = await ask("updateBooking", { params: { id: booking.id }, body: { version: 1, ...changes } });
  expect(reply).toMatchObject({ status, body: { error } });
  expect((await ask("booking", { params: { id: booking.id } })).body).toEqual(booking);
});

test("refuses any change to a cancelled booking", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  await ask("cancelBooking", { params: { id } });
  for (const changes of [{ status: "confirmed" }, { client_note: "Hello" }, LATER]) {
    const reply = await ask("updateBooking", { params: { id }, body: { version: 2, ...changes } });
    expect(reply).toMatchObject({ status: 409, body: { error: "invalid_state" } });
  }
});

test("refuses a coach every booking except their own lessons", async () => {
  const venue = await platform.venue();
  const [staff, coach] = [await venue.person("staff"), await venue.coach()];
  const [bay, lesson] = [await book(staff.ask, bayHour(venue)), await book(staff.ask, lessonHour(venue))];
  const body = { version: 1, client_note: "Mine" };
  expect(await coach.ask("updateBooking", { params: { id: bay.id }, body })).toMatchObject({ status: 403 });
  expect(await coach.ask("cancelBooking", { params: { id: bay.id } })).toMatchObject({ status: 403 });
  expect(await coach.ask("updateBooking", { params: { id: lesson.id }, body })).toMatchObject({ status: 200 });
  const given = { version: 2, coach_id: coachId(venue, 1) };
  expect(await coach.ask("updateBooking", { params: { id: lesson.id }, body: given })).toMatchObject({ status: 403 });
  expect((await coach.ask("booking", { params: { id: bay.id } })).body.allowed_actions).toEqual([]);
});

test("cancels once, frees the time, and answers a second cancellation without a change", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const { id } = await book(ask, bayHour(venue));
  expect(await ask("cancelBooking", { params: { id }, query: { version: 9 } })).toMatchObject({
    status: 409,
    body: { error: "stale_version", current: { version: 1 } },
  });
  const cancelled = await ask("cancelBooking", { params: { id }, query: { version: 1 } });
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: "cancelled", payment_status: "not_due", version: 2, allowed_actions: ["restore"] },
  });
  expect((await ask("cancelBooking", { params: { id } })).body).toEqual(cancelled.body);
  expect((await mailsOf(platform, venue)).map((mail) => mail.kind)).toEqual(["booking_confirmed", "booking_cancelled"]);
  await book(ask, bayHour(venue));
});

test("treats another company's booking as not found, for every operation", async () => {
  const [venue, other] = [await platform.venue(), await platform.venue()];
  const [staff, stranger] = [await venue.person("staff"), await other.person("owner")];
  const { id } = await book(staff.ask, bayHour(venue));
  for (const params of [{ id }, { id: 999_999 }]) {
    const replies = [
      await stranger.ask("booking", { params }),
      await stranger.ask("updateBooking", { params, body: { version: 1, status: "checked_in" } }),
      await stranger.ask("cancelBooking", { params }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 404, body: { error: "not_found", message: "There is no such booking." } });
    }
  }
});
