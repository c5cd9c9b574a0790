/** @module-tag both */
import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, bayId } from "#tests/features/bookings/bookings/support.ts";
import { registrationToken } from "#tests/features/people/registration/registration-token.ts";
import { SOUND } from "#tests/support/claims-audit.ts";
import type { Reply, Venue } from "#tests/support/venue.ts";
import { createAndCancel, hour, outcomes, racers, ROUNDS, startRacing, type Api, type Racing } from "./racing.ts";

let racing: Racing;
beforeAll(async () => {
  racing = await startRacing();
});
afterAll(() => racing.close());

const guestOf = (n: number) => ({ first_name: "Gil", last_name: `Guest ${n}`, email: `gil${n}@guest.test` });

/** Three bays at one time, each of a guest of its own. */
async function threeGuests(venue: Venue, target: { start_time: string; end_time: string }): Promise<number[]> {
  const { ask } = await venue.person("owner");
  const made = await Promise.all(
    [0, 1, 2].map((n) =>
      ask("createBooking", { body: bayHour(venue, { ...target, resource_id: bayId(venue, n), guest: guestOf(n) }) }),
    ),
  );
  return made.map(({ body }) => body.id);
}

test("claims a client once for assigned guest bookings, during bookings, moves and cancellations for the client", async () => {
  const { venue, staff } = await racing.openVenue();
  const client = await venue.person("client");
  for (const [round, days] of [8, 9, 10, 11].slice(0, ROUNDS).entries()) {
    const target = hour(days);
    const ids = await threeGuests(venue, target);
    const assign = (api: Api, id: number, version = 1) =>
      api.ask(staff, "assignBookingClient", { params: { id }, body: { version, client_id: client.id } });
    const act = async (api: Api, index: number): Promise<Reply> => {
      const id = ids[index % ids.length] ?? 0;
      if (index % 4 === 0) return assign(api, id);
      if (index % 4 === 1)
        return createAndCancel(api, staff, bayHour(venue, { ...hour(days, 1), guest: null, client_id: client.id }));
      if (index % 4 === 2) return api.ask(staff, "cancelBooking", { params: { id: ids[round % 3] ?? 0 } });
      return api.ask(staff, "updateBooking", { params: { id }, body: { version: 1 + (index % 2), ...hour(days, 1) } });
    };
    const replies = await racing.race(racers.slice(0, 24), act);
    expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
    expect(replies.filter((reply) => reply.status < 300).length).toBeGreaterThan(0);
    expect(await racing.audit(venue)).toEqual(SOUND);
  }
});

test("assigns a guest's booking to one of two clients in simultaneous requests", async () => {
  const { venue, staff } = await racing.openVenue();
  const clients = await Promise.all(racers.slice(0, 10).map(() => venue.person("client")));
  const [id = 0] = await threeGuests(venue, hour(8));
  const replies = await racing.race(clients, (api, client) =>
    api.ask(staff, "assignBookingClient", { params: { id }, body: { version: 1, client_id: client.id } }),
  );
  const counted = outcomes(replies);
  expect([counted["200"], replies.filter(({ status }) => status === 409).length]).toEqual([1, 9]);
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("adds one client if the desk adds a guest who is just registering", async () => {
  const { venue, staff } = await racing.openVenue();
  const [id = 0] = await threeGuests(venue, hour(8));
  const { email } = guestOf(0);
  const token = registrationToken(venue, email, racing.platform.clock.now());
  const replies = await racing.race([0, 1, 2, 3], (api, index) =>
    index % 2 === 0
      ? api.ask(staff, "assignBookingClient", { params: { id }, body: { version: 1 } })
      : api.ask({ slug: venue.slug }, "confirmRegistration", { body: { token, password: "nine purple umbrellas" } }),
  );
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const people = await racing.platform.admin.selectFrom("users").where("email", "=", email).select("id").execute();
  expect(people).toHaveLength(1);
  const booking = await racing.platform.admin
    .selectFrom("bookings")
    .where("id", "=", id)
    .select("client_id")
    .executeTakeFirst();
  expect(booking?.client_id).toBe(people[0]?.id);
  expect(await racing.audit(venue)).toEqual(SOUND);
});
