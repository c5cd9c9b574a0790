/** @module-tag both */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, bayId } from "#tests/features/bookings/bookings/support.ts";
import { SOUND } from "#tests/support/claims-audit.ts";
import type { Reply, Venue } from "#tests/support/venue.ts";
import { createAndCancel, hour, racers, ROUNDS, startRacing, type Api, type Racing } from "./racing.ts";

let racing: Racing;
beforeAll(async () => {
  racing = await startRacing();
});
afterAll(() => racing.close());

test("gives a party all of its bays or none, during single bookings, moves and cancellations", async () => {
  const { venue, staff } = await racing.openVenue();
  const clients = await Promise.all([0, 1, 2].map(() => venue.person("client")));
  const target = hour(8);
  const { resource_id: _bay, ...party } = bayHour(venue, { ...target, guest: null, party_size: 4 });
  const takeParty = async (api: Api, index: number): Promise<Reply> => {
    const client_id = clients[index % clients.length]?.id;
    const bays =
      index % 2 === 0 ? { bays: 2 } : { resource_ids: [bayId(venue, 2), bayId(venue, index % 4 === 1 ? 0 : 1)] };
    const made = await api.ask(staff, "createBookingGroup", { body: { ...party, ...bays, client_id } });
    if (made.status !== 201) return made;
    const [first, second] = made.body.data;
    const moved = await api.ask(staff, "updateBooking", {
      params: { id: second.id },
      body: { version: 1, ...hour(8, 1) },
    });
    if (moved.status >= 500) return moved;
    return api.ask(staff, "cancelBooking", { params: { id: first.id } });
  };
  const replies = await racing.race(racers, (api, index) =>
    index % 3 === 0
      ? createAndCancel(api, staff, bayHour(venue, { ...target, resource_id: bayId(venue, index % 2) }))
      : takeParty(api, index),
  );
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
  expect(replies.filter((reply) => reply.status < 300).length).toBeGreaterThan(0);
  expect(await racing.audit(venue)).toEqual(SOUND);
});

interface Member {
  id: number;
  version: number;
  status: string;
}

test("cancels and restores a party as a whole, during moves of its bookings and bookings of its bays", async () => {
  const { venue, staff } = await racing.openVenue();
  const client = await venue.person("client");
  const target = hour(9);
  const { resource_id: _bay, ...party } = bayHour(venue, {
    ...target,
    guest: null,
    client_id: client.id,
    party_size: 3,
    bays: 3,
  });
  const { body: made } = await racing.api(0).ask(staff, "createBookingGroup", { body: party });
  const group_id: number = made.group_id;
  const membersNow = async (api: Api): Promise<Member[]> =>
    (await api.ask(staff, "bookings", { query: { group_id } })).body.data;
  const act = async (api: Api, index: number, tries = 5): Promise<Reply> => {
    const members = await membersNow(api);
    const bookings = members.map(({ id, version }) => ({ id, version }));
    const member = members[index % members.length];
    if (index % 5 === 0)
      return createAndCancel(api, staff, bayHour(venue, { ...target, resource_id: bayId(venue, 2) }));
    if (index % 5 === 1 && member) {
      const body = { version: member.version, ...hour(9, index % 3) };
      return api.ask(staff, "updateBooking", { params: { id: member.id }, body });
    }
    const isLive = member?.status === "confirmed";
    const reply = await api.ask(staff, isLive ? "cancelBookingGroup" : "restoreBookingGroup", {
      params: { id: group_id },
      body: { bookings },
    });
    return reply.body.error === "stale_version" && tries > 1 ? act(api, index, tries - 1) : reply;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await racing.race(racers.slice(0, 20), (api, index) => act(api, index));
    expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
    const states = new Set((await membersNow(racing.api(0))).map(({ status }) => status));
    expect(states.size).toBe(1);
    expect(await racing.audit(venue)).toEqual(SOUND);
  }
  const steps = await stepsOf(venue);
  for (const act of ["cancelBookingGroup", "restoreBookingGroup"]) {
    expect(steps.filter(({ action }) => action === act).length, act).toBeGreaterThan(0);
  }
  // Each act began where the previous one ended: none was applied to a version that someone else had changed.
  expect(steps.filter(({ from, to }) => to !== from + 1)).toEqual([]);
});

/** The versions before and after each act on the changed bookings, from the history. */
async function stepsOf({ tenantId }: Venue): Promise<{ action: string; from: number; to: number }[]> {
  const { rows } = await sql<{ action: string; from: number; to: number }>`
    select action, (before->>'version')::int as "from", (after->>'version')::int as "to" from audit_log
    where tenant_id = ${tenantId} and entity = 'booking' and before is not null`.execute(racing.platform.admin);
  return rows;
}
