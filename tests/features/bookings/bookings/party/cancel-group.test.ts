import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, coachId, mailsOf } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

interface Member {
  id: number;
  version: number;
}

/** A client's party in bays 1, 2 and 3, with a person of this role at the desk. */
async function clientParty(role: "staff" | "owner" = "staff") {
  const venue = await platform.venue();
  const { ask } = await venue.person(role);
  const client = await venue.person("client");
  const { resource_id: _bay, ...hour } = bayHour(venue, { guest: null, client_id: client.id, party_size: 6 });
  const resource_ids = [0, 1, 2].map((index) => bayId(venue, index));
  const { status, body } = await ask("createBookingGroup", { body: { ...hour, resource_ids } });
  if (status !== 201) throw new Error(`createBookingGroup answered ${status}: ${JSON.stringify(body)}`);
  const members: Member[] = body.data;
  return { venue, ask, client, group: body.group_id as number, members };
}

const versions = (members: readonly Member[]) => members.map(({ id, version }) => ({ id, version }));
const cancel = (ask: Ask, id: number, members: readonly Member[]) =>
  ask("cancelBookingGroup", { params: { id }, body: { bookings: versions(members) } });
const restore = (ask: Ask, id: number, members: readonly Member[]) =>
  ask("restoreBookingGroup", { params: { id }, body: { bookings: versions(members) } });

async function statesOf(ask: Ask, group_id: number): Promise<string[]> {
  const { body } = await ask("bookings", { query: { group_id, sortDir: "asc" } });
  return body.data.map((booking: { status: string; version: number }) => `${booking.status} ${booking.version}`);
}

const historyOf = async ({ tenantId }: Venue, action: string) =>
  platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", tenantId)
    .where("action", "=", action)
    .select(["entity_id", "before", "after"])
    .orderBy("id")
    .execute();

describe("cancelling a party", () => {
  test("frees all bays and the client at once, and mails once about all of them", async () => {
    const { venue, ask, client, group, members } = await clientParty();
    const reply = await cancel(ask, group, members);
    expect(reply).toMatchObject({ status: 200, body: { group_id: group } });
    expect(reply.body.data).toMatchObject(
      members.map(({ id }) => ({
        id,
        status: "cancelled",
        version: 2,
        payment_status: "not_due",
        allowed_actions: ["restore"],
      })),
    );
    for (const { id } of members) expect(await claimsOf(platform, id)).toEqual([]);
    await book(ask, bayHour(venue, { guest: null, client_id: client.id }));
    expect((await mailsOf(platform, venue)).slice(1, 2)).toMatchObject([
      { kind: "booking_cancelled", payload: { group_id: group, members: members.map(({ id }) => id) } },
    ]);
    expect(await historyOf(venue, "cancelBookingGroup")).toMatchObject(
      members.map(({ id }) => ({
        entity_id: String(id),
        before: { status: "confirmed" },
        after: { status: "cancelled" },
      })),
    );
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("still claims the client for the rest of the party", async () => {
    const { venue, ask, client, group, members } = await clientParty();
    const [first, second, third] = members as [Member, Member, Member]; // three bays
    expect(await cancel(ask, group, [third, first])).toMatchObject({ status: 200 });
    expect(await claimsOf(platform, second.id)).toEqual([
      `client:${client.id} 19:00`,
      `resource:${bayId(venue, 1)} 19:00`,
    ]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("cancels nothing if one bay is checked in", async () => {
    const { venue, ask, group, members } = await clientParty();
    const [, , third] = members as [Member, Member, Member]; // three bays
    await ask("updateBooking", { params: { id: third.id }, body: { version: 1, status: "checked_in" } });
    expect(await cancel(ask, group, [...members.slice(0, 2), { id: third.id, version: 2 }])).toMatchObject({
      status: 409,
      body: {
        error: "invalid_state",
        message: "A booking of this party is checked in and cannot be cancelled. Nothing was cancelled.",
      },
    });
    expect(await statesOf(ask, group)).toEqual(["confirmed 1", "confirmed 1", "checked_in 2"]);
    expect((await mailsOf(platform, venue)).map(({ kind }) => kind)).toEqual(["booking_confirmed"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("cancels nothing if somebody changed one of the bookings, and returns that one", async () => {
    const { ask, group, members } = await clientParty();
    const last = members.at(-1)?.id ?? 0;
    await ask("updateBooking", { params: { id: last }, body: { version: 1, client_note: "Left-handed" } });
    expect(await cancel(ask, group, members)).toMatchObject({
      status: 409,
      body: { error: "stale_version", current: { id: last, version: 2 } },
    });
    expect(await statesOf(ask, group)).toEqual(["confirmed 1", "confirmed 1", "confirmed 2"]);
  });

  test("returns cancelled bookings unchanged, and does not mail again", async () => {
    const { venue, ask, group, members } = await clientParty();
    const { body } = await cancel(ask, group, members);
    expect(await cancel(ask, group, body.data)).toMatchObject({ status: 200, body });
    expect(await mailsOf(platform, venue)).toHaveLength(2);
  });

  test("gives a repeated request the same response", async () => {
    const { venue, ask, group, members } = await clientParty();
    const question = {
      params: { id: group },
      body: { bookings: versions(members) },
      headers: { "idempotency-key": "k" },
    };
    const [first, second] = [await ask("cancelBookingGroup", question), await ask("cancelBookingGroup", question)];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await mailsOf(platform, venue)).toHaveLength(2);
  });

  test("refuses a booking that is not of the party", async () => {
    const { venue, ask, group, members } = await clientParty();
    const other = await book(
      ask,
      bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
    );
    expect(await cancel(ask, group, [...members, other])).toMatchObject({ status: 404 });
    expect(await cancel(ask, other.id, members)).toMatchObject({ status: 404 });
    expect(await statesOf(ask, group)).toEqual(["confirmed 1", "confirmed 1", "confirmed 1"]);
  });

  test.each([
    ["no booking", []],
    [
      "one booking twice",
      [
        { id: 1, version: 1 },
        { id: 1, version: 1 },
      ],
    ],
    ["a booking without its version", [{ id: 1 }]],
    ["more than a party can have", Array.from({ length: 21 }, (_, index) => ({ id: index + 1, version: 1 }))],
  ])("refuses %s", async (_what, bookings) => {
    const venue = await platform.venue();
    const { ask } = await venue.person("staff");
    for (const operation of ["cancelBookingGroup", "restoreBookingGroup"] as const) {
      expect(await ask(operation, { params: { id: 1 }, body: { bookings } })).toMatchObject({
        status: 422,
        body: { error: "validation_failed" },
      });
    }
  });

  test("is reserved for the front desk: a coach and a client are refused", async () => {
    const { venue, ask, group, members } = await clientParty();
    const [coach, client] = [await venue.coach(), await venue.person("client")];
    expect(await cancel(coach.ask, group, members)).toMatchObject({ status: 403 });
    expect(await cancel(client.ask, group, members)).toMatchObject({ status: 403 });
    expect(await statesOf(ask, group)).toEqual(["confirmed 1", "confirmed 1", "confirmed 1"]);
    expect(coachId(venue)).toBeGreaterThan(0);
  });
});

describe("restoring a party", () => {
  async function cancelledParty() {
    const party = await clientParty();
    const { body } = await cancel(party.ask, party.group, party.members);
    return { ...party, members: body.data as Member[] };
  }

  test("restores all bays and the client's claim, and mails once", async () => {
    const { venue, ask, client, group, members } = await cancelledParty();
    const reply = await restore(ask, group, members);
    expect(reply.body.data).toMatchObject(
      members.map(({ id }) => ({ id, status: "confirmed", version: 3, payment_status: "due" })),
    );
    expect(await claimsOf(platform, group)).toEqual([`client:${client.id} 19:00`, `resource:${bayId(venue, 0)} 19:00`]);
    expect((await mailsOf(platform, venue)).map(({ kind }) => kind)).toEqual([
      "booking_confirmed",
      "booking_cancelled",
      "booking_restored",
    ]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("restores nothing if another booking has one of the bays", async () => {
    const { venue, ask, group, members } = await cancelledParty();
    await book(ask, bayHour(venue, { resource_id: bayId(venue, 2) }));
    expect(await restore(ask, group, members)).toMatchObject({
      status: 409,
      body: {
        error: "slot_taken",
        message:
          "A bay of this party has been given to another booking by now. Nothing was restored; book the party again.",
      },
    });
    expect(await statesOf(ask, group)).toEqual(["cancelled 2", "cancelled 2", "cancelled 2"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  test("restores nothing if the client has another booking then", async () => {
    const { venue, ask, client, group, members } = await cancelledParty();
    // In the studio: all bays of the party are free.
    const lesson = {
      service_id: venue.catalogue.services.find(({ name }) => name === "Lesson")?.id,
      coach_id: coachId(venue),
    };
    const other = await book(
      ask,
      bayHour(venue, { ...lesson, resource_id: null, party_size: 1, guest: null, client_id: client.id }),
    );
    expect(await restore(ask, group, members)).toMatchObject({
      status: 409,
      body: { error: "client_overlap", current: { id: other.id } },
    });
    expect(await statesOf(ask, group)).toEqual(["cancelled 2", "cancelled 2", "cancelled 2"]);
  });

  test("restores none after the tenth minute", async () => {
    const { ask, group, members } = await cancelledParty();
    platform.clock.set("2027-05-03T17:10:00.001Z");
    expect(await restore(ask, group, members)).toMatchObject({ status: 409, body: { error: "invalid_state" } });
    expect(await statesOf(ask, group)).toEqual(["cancelled 2", "cancelled 2", "cancelled 2"]);
  });

  test("restores nothing if one booking was restored by itself since", async () => {
    const { ask, group, members } = await cancelledParty();
    await ask("restoreBooking", { params: { id: members[1]?.id ?? 0 }, body: { version: 2 } });
    expect(await restore(ask, group, members)).toMatchObject({ status: 409, body: { error: "stale_version" } });
    expect(await statesOf(ask, group)).toEqual(["cancelled 2", "confirmed 3", "cancelled 2"]);
  });
});
