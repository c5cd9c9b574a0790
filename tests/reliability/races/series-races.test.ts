/** @module-tag both */
import { afterAll, beforeAll, expect, test } from "vitest";
import { bayId, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { SOUND } from "#tests/support/claims-audit.ts";
import { dateIn, hour, outcomes, racers, ROUNDS, startRacing, type Racing } from "./racing.ts";

let racing: Racing;
beforeAll(async () => {
  racing = await startRacing();
});
afterAll(() => racing.close());

const GUEST = { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" };

test("moves a series as a whole or not at all, while others book the time of one of its dates", async () => {
  const { venue, staff } = await racing.openVenue();
  const api = racing.api(0);
  const place = {
    service_id: serviceId(venue),
    location_id: venue.locationId,
    resource_id: bayId(venue),
    party_size: 1,
  };
  for (let round = 1; round <= ROUNDS; round++) {
    const weekly = { start: "12:00", duration_minutes: 60, from: dateIn(round), count: 3 };
    const booked = await api.ask(staff, "createBookingSeries", { body: { ...place, ...weekly, guest: GUEST } });
    expect(booked.status).toBe(201);
    const { series_id, data } = booked.body;
    const move = {
      params: { id: series_id },
      body: { booking_id: data[0].id, version: 1, scope: "all", start: "14:00" },
    };
    // The last of its dates, two weeks later, at the time that the series wants.
    const single = { body: { ...place, ...hour(round + 14, 2), guest: GUEST } };
    const replies = await racing.race(racers.slice(0, 10), (process, index) =>
      index % 2 === 0 ? process.ask(staff, "updateBookingSeries", move) : process.ask(staff, "createBooking", single),
    );
    const moved = replies.filter((reply) => reply.status === 200).length;
    const taken = replies.filter((reply) => reply.status === 201).length;
    expect([moved + taken, outcomes(replies)["409 slot_taken"] ?? 0]).toEqual([1, taken === 1 ? 9 : 5]);
    const { body } = await api.ask(staff, "bookingSeries", { params: { id: series_id } });
    const walls = body.dates.map(({ local_start }: { local_start: string }) => local_start.slice(11, 16));
    expect(new Set(walls)).toEqual(new Set([moved === 1 ? "14:00" : "12:00"]));
    await api.ask(staff, "cancelBookingSeries", {
      params: { id: series_id },
      body: { booking_id: data[0].id, version: 1 + moved, scope: "all" },
    });
  }
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("moves a series for one of ten people with the same version", async () => {
  const { venue, staff } = await racing.openVenue();
  const weekly = { start: "12:00", duration_minutes: 60, from: dateIn(1), count: 3, guest: GUEST };
  const place = {
    service_id: serviceId(venue),
    location_id: venue.locationId,
    resource_id: bayId(venue),
    party_size: 1,
  };
  const { body } = await racing.api(0).ask(staff, "createBookingSeries", { body: { ...place, ...weekly } });
  const { series_id, data } = body;
  for (let version = 1; version <= 2 * ROUNDS; version++) {
    const start = version % 2 === 1 ? "14:00" : "12:00";
    const replies = await racing.race(racers.slice(0, 10), (process) =>
      process.ask(staff, "updateBookingSeries", {
        params: { id: series_id },
        body: { booking_id: data[0].id, version, scope: "all", start },
      }),
    );
    expect(outcomes(replies)).toEqual({ 200: 1, "409 stale_version": 9 });
  }
});
