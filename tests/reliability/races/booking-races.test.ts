/** @module-tag both */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, bayId, lessonHour, mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { SOUND } from "#tests/support/claims-audit.ts";
import type { Asker } from "#tests/support/product/api-child.ts";
import type { Reply, Venue } from "#tests/support/venue.ts";
import { createAndCancel, hour, outcomes, racers, ROUNDS, startRacing, type Api, type Racing } from "./racing.ts";

let racing: Racing;
beforeAll(async () => {
  racing = await startRacing();
});
afterAll(() => racing.close());

const visitorOf = (venue: Venue): Asker => ({ slug: venue.slug, visitor: randomBytes(24).toString("base64url") });

test("gives one bay and one lesson to exactly one of many people each", async () => {
  const { venue, staff } = await racing.openVenue();
  for (let round = 1; round <= ROUNDS; round++) {
    const time = hour(round);
    const [bay, lesson] = [bayHour(venue, time), lessonHour(venue, time)];
    const replies = await racing.race(racers, (api, index) =>
      api.ask(staff, "createBooking", { body: index % 3 === 0 ? lesson : bay }),
    );
    expect(outcomes(replies)).toEqual({ "201": 2, "409 slot_taken": racers.length - 2 });
    for (const loser of replies.filter((reply) => reply.status === 409))
      expect(loser.body.alternatives).toHaveLength(3);
  }
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("fills exactly all bays if no bay is chosen", async () => {
  const { venue, staff } = await racing.openVenue();
  const body = bayHour(venue, { ...hour(2), resource_id: null });
  const replies = await racing.race(racers, (api) => api.ask(staff, "createBooking", { body }));
  expect(outcomes(replies)).toEqual({ "201": 3, "409 slot_taken": racers.length - 3 });
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("keeps simultaneous creates, moves, holds, confirmations and cancellations free of conflicts", async () => {
  const { venue, staff } = await racing.openVenue();
  const target = hour(3);
  const elsewhere = await racing.race(racers.slice(0, 8), (api, index) =>
    api.ask(staff, "createBooking", {
      body: bayHour(venue, { ...hour(3, 1 + (index % 4)), resource_id: bayId(venue, 1 + Math.floor(index / 4)) }),
    }),
  );
  const movable: number[] = elsewhere.map((reply) => reply.body.id);
  const { guest: _guest, ...wanted } = bayHour(venue, target);
  const takeAndLeave = async (api: Api, index: number): Promise<Reply> => {
    switch (index % 4) {
      case 0:
        return holdAndConfirm(api, visitorOf(venue), wanted, `192.0.2.${index}`);
      case 1:
        return api.ask(staff, "updateBooking", {
          params: { id: movable[index % movable.length] ?? 0 },
          body: { version: 1, ...target, resource_id: bayId(venue) },
        });
      case 2:
        return createAndCancel(api, staff, bayHour(venue, target));
      default:
        return api.ask(staff, "createBooking", { body: lessonHour(venue, target) });
    }
  };
  const replies = await racing.race(racers, takeAndLeave);
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
  expect(await racing.audit(venue)).toEqual(SOUND);
});

async function holdAndConfirm(api: Api, visitor: Asker, wanted: unknown, address: string): Promise<Reply> {
  const held = await api.ask(visitor, "createHold", { body: wanted, address });
  if (held.status !== 201) return held;
  const guest = { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" };
  return api.ask(visitor, "createPublicBooking", { body: { hold_token: held.body.token, guest }, address });
}

test("gives a cancelled bay either to a new booking or back to its own, through two APIs", async () => {
  const { venue, staff } = await racing.openVenue();
  for (let round = 1; round <= ROUNDS; round++) {
    const body = bayHour(venue, hour(30 + round));
    const { body: first } = await racing.api(0).ask(staff, "createBooking", { body });
    const params = { id: first.id };
    const rebooking = await racing.race(racers.slice(0, 20), (api, index) =>
      index === 6 ? api.ask(staff, "cancelBooking", { params }) : api.ask(staff, "createBooking", { body }),
    );
    const rebooked = outcomes(rebooking)["201"] ?? 0;
    expect(outcomes(rebooking)).toEqual(
      rebooked === 1 ? { "200": 1, "201": 1, "409 slot_taken": 18 } : { "200": 1, "409 slot_taken": 19 },
    );
    expect(await liveIn(venue, body)).toBe(rebooked);
    const [{ body: winner } = { body: null }] = rebooking.filter(({ status }) => status === 201);
    if (winner) await racing.api(1).ask(staff, "cancelBooking", { params: { id: winner.id } });
    const undoing = await racing.race(racers.slice(0, 20), (api, index) =>
      index % 4 === 0
        ? api.ask(staff, "restoreBooking", { params, body: { version: 2 } })
        : api.ask(staff, "createBooking", { body }),
    );
    expect(undoing.filter((reply) => reply.status >= 500)).toEqual([]);
    expect(await liveIn(venue, body)).toBe(1);
    expect(await racing.audit(venue)).toEqual(SOUND);
  }
});

/** The number of live bookings of the bay at that start. */
async function liveIn({ tenantId }: Venue, { resource_id, start_time }: Record<string, unknown>): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*)::int as live from bookings where tenant_id = ${tenantId} and resource_id = ${resource_id}
      and start_time = ${start_time}::timestamptz and status <> 'cancelled'`.execute(racing.platform.admin);
  return rows[0]?.live ?? 0;
}

test("swaps two lessons' coaches from both sides without a deadlock", async () => {
  const { venue, staff } = await racing.openVenue();
  const [early, late] = [hour(4), hour(4, 2)];
  const made = await racing.race([early, late], (api, time) =>
    api.ask(staff, "createBooking", { body: lessonHour(venue, time) }),
  );
  const replies = await racing.race(racers.slice(0, 20), (api, index) => {
    const booking = made[index % 2]?.body;
    const time = index % 4 < 2 ? late : early;
    return api.ask(staff, "updateBooking", { params: { id: booking.id }, body: { version: 1, ...time } });
  });
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("books a client into one of two bays at a time", async () => {
  const { venue, staff } = await racing.openVenue();
  const client = await venue.person("client");
  const bodies = [0, 1].map((bay) =>
    bayHour(venue, { ...hour(5), resource_id: bayId(venue, bay), guest: null, client_id: client.id }),
  );
  const replies = await racing.race([...bodies, ...bodies], (api, body) => api.ask(staff, "createBooking", { body }));
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
  expect(replies.map((reply) => reply.body.error)).toContain("client_overlap");
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("gives an expired hold's time to exactly one of many people", async () => {
  const { venue, staff } = await racing.openVenue();
  const time = hour(6);
  const { guest: _guest, ...wanted } = bayHour(venue, time);
  const held = await racing.api(0).ask(visitorOf(venue), "createHold", { body: wanted });
  expect(held.status).toBe(201);
  const ended = racing.platform.clock.now().subtract({ seconds: 1 });
  for (const table of ["bookings", "claims"] as const) {
    await racing.platform.admin
      .updateTable(table)
      .set({ expires_at: ended })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
  }
  const replies = await racing.race(racers, (api) => api.ask(staff, "createBooking", { body: bayHour(venue, time) }));
  expect(outcomes(replies)).toEqual({ "201": 1, "409 slot_taken": racers.length - 1 });
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("creates one booking for the same request sent ten times to two APIs", async () => {
  const { venue, staff } = await racing.openVenue();
  const body = bayHour(venue, hour(7));
  const headers = { "idempotency-key": "the same" };
  const replies = await racing.race(racers.slice(0, 10), (api) => api.ask(staff, "createBooking", { body, headers }));
  expect(outcomes(replies)).toEqual({ "201": 10 });
  for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
});

test("offers other times after a claim that was written without its lock", async () => {
  const { venue, staff } = await racing.openVenue();
  const [before, wanted] = [hour(20, -2), hour(20)];
  const { body: other } = await racing.api(0).ask(staff, "createBooking", { body: bayHour(venue, before) });
  const committed = Promise.withResolvers<void>();
  const claimed = Promise.withResolvers<void>();
  const during = `[${wanted.start_time},${wanted.end_time})`;
  const claiming = racing.platform.admin.transaction().execute(async (trx) => {
    const { tenantId: tenant_id } = venue;
    const claim = { tenant_id, booking_id: other.id, resource_id: other.resource_id, during };
    await trx.insertInto("claims").values(claim).execute();
    claimed.resolve();
    await committed.promise;
  });
  await claimed.promise;
  const asking = racing.api(1).ask(staff, "createBooking", { body: bayHour(venue, wanted) });
  await expect.poll(waitingTransactions).toBe(1);
  committed.resolve();
  await claiming;
  const reply = await asking;
  expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken", alternatives: expect.any(Array) } });
  expect(reply.body.alternatives).toHaveLength(3);
  // Its confirmation was taken back with it.
  expect((await mailsOf(racing.platform, venue)).map(({ kind }) => kind)).toEqual(["booking_confirmed"]);
});

/** The number of transactions waiting for another one to end. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks where not granted and locktype = 'transactionid'
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(racing.platform.admin);
  return rows[0]?.waiting ?? 0;
}
