/** @module-tag both */
import { afterAll, beforeAll, expect, test } from "vitest";
import { offerFreePlaces } from "#api/features/bookings/waitlist/service.ts";
import { bayId, mailsOf, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { SOUND } from "#tests/support/claims-audit.ts";
import { hour, outcomes, racers, ROUNDS, startRacing, type Racing } from "./racing.ts";

let racing: Racing;
beforeAll(async () => {
  racing = await startRacing();
});
afterAll(() => racing.close());

/** An hour whose three bays are taken, with six guests waiting for one of them. */
async function taken(days: number) {
  const { venue, staff } = await racing.openVenue();
  const api = racing.api(0);
  const wanted = { service_id: serviceId(venue), location_id: venue.locationId, ...hour(days), party_size: 1 };
  const guest = (name: string) => ({ first_name: name, last_name: "Lee", email: `${name}@guest.test` });
  const book = (index: number) => ({ ...wanted, resource_id: bayId(venue, index), guest: guest("robin") });
  const bookings: number[] = [];
  for (const index of [0, 1, 2]) {
    bookings.push((await api.ask(staff, "createBooking", { body: book(index) })).body.id);
  }
  const visitor = { slug: venue.slug };
  const entries: { token: string }[] = [];
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const body = { ...wanted, guest: guest(`waits${index}`) };
    await api.ask(visitor, "joinWaitlist", { body });
    entries.push({ token: await venue.waitToken(body.guest.email) });
  }
  return { venue, staff, visitor, bookings, entries, book };
}

const standings = async (tenantId: string) => {
  const rows = await racing.platform.admin
    .selectFrom("waitlist_entries")
    .where("tenant_id", "=", tenantId)
    .orderBy("position")
    .select("status")
    .execute();
  return rows.map(({ status }) => status);
};

test("gives a cancelled bay to the first on the waiting list or to the desk, never to both, through two APIs", async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { venue, staff, bookings, book } = await taken(round);
    const offering = Promise.all([1, 2, 3].map(() => offerFreePlaces(racing.platform.deps, venue.tenantId)));
    const replies = await racing.race(racers.slice(0, 10), (api, index) =>
      index === 4
        ? api.ask(staff, "cancelBooking", { params: { id: bookings[0] ?? 0 } })
        : api.ask(staff, "createBooking", { body: book(0) }),
    );
    await offering;
    await offerFreePlaces(racing.platform.deps, venue.tenantId);
    const desk = outcomes(replies)["201"] ?? 0;
    const offered = (await standings(venue.tenantId)).filter((status) => status === "offered").length;
    expect(desk + offered).toBe(1);
    expect(await racing.audit(venue)).toEqual(SOUND);
  }
});

test("gives three bays cancelled at once to the first three on the waiting list, in order", async () => {
  const { venue, staff, bookings } = await taken(6);
  await racing.race(bookings, (api, id) => api.ask(staff, "cancelBooking", { params: { id } }));
  await Promise.all([1, 2, 3].map(() => offerFreePlaces(racing.platform.deps, venue.tenantId)));
  const [first, second, third, ...others] = await standings(venue.tenantId);
  expect([first, second, third]).toEqual(["offered", "offered", "offered"]);
  expect(others).toEqual(["waiting", "waiting", "waiting"]);
  expect(await racing.audit(venue)).toEqual(SOUND);
});

test("ends an offer in one way if many accept, decline and remove it at once", async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { venue, staff, visitor, bookings, entries } = await taken(7 + round);
    await racing.api(0).ask(staff, "cancelBooking", { params: { id: bookings[0] ?? 0 } });
    await offerFreePlaces(racing.platform.deps, venue.tenantId);
    const [first] = entries;
    if (!first) throw new Error("somebody waits");
    const params = { token: first.token };
    const { id } = (await racing.api(0).ask(visitor, "waitlistEntry", { params })).body;
    const replies = await racing.race(racers.slice(0, 12), (api, index) => {
      if (index === 5) return api.ask(visitor, "leaveWaitlist", { params });
      if (index === 7) return api.ask(staff, "removeFromWaitlist", { params: { id } });
      return api.ask(visitor, "acceptWaitlistOffer", { params });
    });
    const taking = replies.filter((_, index) => index !== 5 && index !== 7);
    const [status] = await standings(venue.tenantId);
    expect(outcomes(taking)["200"] ?? 0).toBe(status === "booked" ? 1 : 0);
    expect(["booked", "declined", "removed"]).toContain(status);
    expect(await racing.audit(venue)).toEqual(SOUND);
  }
});

test("holds a bay for one of all who accept it at once, and the others continue waiting", async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { venue, staff, visitor, bookings, entries } = await taken(13 + round);
    await racing.platform.admin
      .updateTable("services")
      .set({ waitlist_offers: "everybody" })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    await racing.api(0).ask(staff, "cancelBooking", { params: { id: bookings[0] ?? 0 } });
    // Both processes' jobs send the offers concurrently with these runs.
    await Promise.all([1, 2, 3].map(() => offerFreePlaces(racing.platform.deps, venue.tenantId)));
    const told = (await mailsOf(racing.platform, venue)).filter(({ kind }) => kind === "waitlist_told");
    expect(told).toHaveLength(entries.length);
    const replies = await racing.race(entries, (api, { token }) =>
      api.ask(visitor, "claimWaitlistPlace", { params: { token } }),
    );
    expect(outcomes(replies)).toEqual({ "200": 1, "409 slot_taken": 5 });
    expect((await standings(venue.tenantId)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "offered",
      ...entries.slice(1).map(() => "waiting"),
    ]);
    expect(await racing.audit(venue)).toEqual(SOUND);
  }
});

test("adds a guest who joins many times at once to the waiting list once", async () => {
  const { venue, staff, visitor } = await taken(12);
  const wanted = { service_id: serviceId(venue), location_id: venue.locationId, ...hour(12), party_size: 1 };
  const guest = { first_name: "Ada", last_name: "Lee", email: "ada@guest.test" };
  const replies = await racing.race(racers.slice(0, 10), (api) =>
    api.ask(visitor, "joinWaitlist", { body: { ...wanted, guest } }),
  );
  expect(outcomes(replies)).toEqual({ "201": 10 });
  const { data } = (await racing.api(0).ask(staff, "waitlist", {})).body;
  expect(data.filter(({ email }: { email: string }) => email === guest.email)).toHaveLength(1);
});
