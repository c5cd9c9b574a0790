/** @module-tag both */
import { afterAll, beforeAll, expect, test } from "vitest";
import { coachId, lessonHour } from "#tests/features/bookings/bookings/support.ts";
import { SOUND } from "#tests/support/claims-audit.ts";
import type { Venue } from "#tests/support/venue.ts";
import { dateIn, outcomes, racers, ROUNDS, startRacing, type Racing } from "./racing.ts";

let racing: Racing;
beforeAll(async () => {
  racing = await startRacing();
});
afterAll(() => racing.close());

const SEATS = 3;

/** A class session with three seats, this many days from now at 13:00. */
async function openClass() {
  const { venue, staff } = await racing.openVenue();
  const api = racing.api(0);
  const service = await api.ask(staff, "createService", {
    body: {
      name: "Swing Basics",
      kind: "class",
      durations: [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }],
    },
  });
  const schedule = async (days: number) => {
    const weekday = Temporal.PlainDate.from(dateIn(days)).toLocaleString("en", { weekday: "long" }).toLowerCase();
    const body = {
      service_id: service.body.id,
      location_id: venue.locationId,
      coach_id: coachId(venue),
      capacity: SEATS,
      weekdays: [weekday],
      start: "13:00",
      duration_minutes: 60,
      from: dateIn(days),
      count: 1,
    };
    return api.ask(staff, "scheduleClassSessions", { body });
  };
  return { venue, staff, schedule };
}

const seat = (venue: Venue, session: Record<string, unknown>) => ({
  class_session_id: session["id"],
  service_id: session["service_id"],
  location_id: venue.locationId,
  start_time: session["start_time"],
  end_time: session["end_time"],
  party_size: 1,
  guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" },
});

test("gives the last three seats to exactly three of many people, through two APIs", async () => {
  const { venue, staff, schedule } = await openClass();
  for (let round = 1; round <= ROUNDS; round++) {
    const { body } = await schedule(round);
    const session = body.data[0];
    const replies = await racing.race(racers, (api) => api.ask(staff, "createBooking", { body: seat(venue, session) }));
    expect(outcomes(replies)).toEqual({ "201": SEATS, "409 slot_taken": racers.length - SEATS });
  }
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("never overlaps a class and a lesson of its coach, whichever is first", async () => {
  const { venue, staff, schedule } = await openClass();
  for (let round = 1; round <= ROUNDS; round++) {
    const start = Temporal.PlainDate.from(dateIn(round)).toZonedDateTime({
      timeZone: "America/Vancouver",
      plainTime: "13:00",
    });
    const time = { start_time: start.toInstant().toString(), end_time: start.add({ hours: 1 }).toInstant().toString() };
    const lesson = lessonHour(venue, { ...time, resource_id: null });
    const replies = await racing.race(racers.slice(0, 10), (api, index) =>
      index % 2 === 0 ? schedule(round) : api.ask(staff, "createBooking", { body: lesson }),
    );
    expect(outcomes(replies)).toEqual({ "201": 1, "409 slot_taken": 9 });
  }
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("keeps enough seats for all bookings, whether the number changes or a seat is booked first", async () => {
  const { venue, staff, schedule } = await openClass();
  for (let round = 1; round <= ROUNDS; round++) {
    const { body } = await schedule(round);
    const session = body.data[0];
    const shrink = { params: { id: session.id }, body: { version: session.version, capacity: 1 } };
    await racing.race(racers.slice(0, 12), (api, index) =>
      index % 4 === 3
        ? api.ask(staff, "updateClassSession", shrink)
        : api.ask(staff, "createBooking", { body: seat(venue, session) }),
    );
  }
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("changes a class once for each version", async () => {
  const { staff, schedule } = await openClass();
  const { body } = await schedule(1);
  const { id, version } = body.data[0];
  const replies = await racing.race(racers.slice(0, 10), (api, index) =>
    api.ask(staff, "updateClassSession", { params: { id }, body: { version, capacity: 4 + index } }),
  );
  expect(outcomes(replies)).toEqual({ "200": 1, "409 stale_version": 9 });
});
