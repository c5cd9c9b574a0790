import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { credits, memberOf } from "#tests/features/memberships/allowances/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { fullClass, fullHour, join, joinAsGuest, offerNow, standingOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const accept = (token: string) => ["acceptWaitlistOffer", { params: { token } }] as const;

/** A member with this many credits, waiting for a seat in a full class. */
async function waitingMember(quantity: number) {
  const member = await memberOf(platform, [credits(quantity)]);
  const { venue, staff, client } = member;
  const full = await fullClass(venue, staff.ask);
  const { guest: _guest, ...seat } = seatIn(full.session);
  const entry = await join(client.ask, seat);
  return { ...member, ...full, entry };
}

describe("a member on the waiting list", () => {
  it("uses the membership's allowance when they accept the offered seat, not before", async () => {
    const { venue, staff, client, seat, entry, left } = await waitingMember(1);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await offerNow(platform, venue);
    expect(await left()).toEqual([1]);
    const shown = await client.ask("waitlistEntry", { params: { token: entry.token } });
    expect(shown.body).toMatchObject({
      offer: { price: cad(0), covered: cad(3000) },
      payable_by_credit: null,
    });
    expect(await left()).toEqual([1]);
    const { status, body } = await client.ask(...accept(entry.token));
    expect([status, body.booking]).toMatchObject([200, { price: { amount: 0 }, covered: { amount: 3000 } }]);
    expect(await left()).toEqual([0]);
  });

  it("owes the price of the accepted seat if the allowance was used up since, and is billed later", async () => {
    const { venue, staff, client, seat, entry, left, hourFrom } = await waitingMember(1);
    await book(staff.ask, hourFrom(19));
    expect(await left()).toEqual([0]);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await offerNow(platform, venue);
    const { body } = await client.ask(...accept(entry.token));
    expect(body.booking).toMatchObject({ price: { amount: 3000 }, covered: { amount: 0 }, payment_status: "due" });
    const account = await staff.ask("bookingAccount", { params: { id: body.booking.id } });
    expect(account.body.balance).toEqual({ amount: 3000, currency: "CAD" });
    expect(await left()).toEqual([0]);
  });

  it("uses the last credit once when two offered seats and the desk need it at the same time", async () => {
    const { venue, staff, client, seat, entry, left, entries, hourFrom } = await waitingMember(1);
    const service = await offerClass(staff.ask, { name: "Putting" });
    const other = (
      await schedule(staff.ask, tuesdays(venue, service, { capacity: 1, start: "16:00", resource_id: bayId(venue, 0) }))
    ).data[0];
    const otherSeat = await book(staff.ask, seatIn(other));
    const { guest: _guest, ...wanted } = seatIn(other);
    const second = await join(client.ask, wanted);
    for (const { id } of [seat, otherSeat]) await staff.ask("cancelBooking", { params: { id } });
    await offerNow(platform, venue);
    expect(await standingOf(venue, entry, second)).toEqual(["offered", "offered"]);
    const replies = await Promise.all([
      client.ask(...accept(entry.token)),
      client.ask(...accept(second.token)),
      staff.ask("createBooking", { body: hourFrom(19, { resource_id: bayId(venue, 1) }) }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 201]);
    const covered = replies.map(({ body }) => (body.booking ?? body).covered.amount).filter((amount) => amount > 0);
    expect(covered).toHaveLength(1);
    expect(await left()).toEqual([0]);
    expect((await entries()).filter(({ kind }) => kind === "use")).toHaveLength(1);
  });
});

describe("a guest who becomes a client while a place is on offer", () => {
  it("sees the member's price that is charged, and the guest's price until then", async () => {
    const fifthOff = { service_id: null, duration_minutes: null, percent_off: 20, price: null };
    const { venue, staff, client } = await memberOf(platform, [], { member_prices: [fifthOff] });
    const full = await fullClass(venue, staff.ask);
    const guest = { first_name: "Ada", last_name: "Waits", email: "ada@wait.test" };
    const entry = await joinAsGuest(venue, seatIn(full.session, { guest }));
    await staff.ask("cancelBooking", { params: { id: full.seat.id } });
    await offerNow(platform, venue);
    const shown = async () => {
      const { body } = await venue.anonymous("waitlistEntry", { params: { token: entry.token } });
      return { offer: body.offer, status: body.status };
    };
    const asGuest = { status: "offered", offer: { price: cad(3000), member_discount: cad(0) } };
    expect(await shown()).toMatchObject(asGuest);
    const other = await book(staff.ask, seatIn(full.others[0], { guest }));
    const assigned = await staff.ask("assignBookingClient", {
      params: { id: other.id },
      body: { version: 1, client_id: client.id },
    });
    expect(assigned.status).toBe(200);
    const asMember = { price: cad(2400), member_discount: cad(600) };
    expect(await shown()).toMatchObject({ status: "offered", offer: asMember });
    const { status, body } = await venue.anonymous(...accept(entry.token));
    expect([status, body.booking]).toMatchObject([200, asMember]);
  });
});

describe("a place that two members want", () => {
  it("goes to the first member who takes it, and only that member uses an allowance", async () => {
    const { venue, staff, client, left, hourFrom } = await memberOf(platform, [credits(1)]);
    const { booking, wanted } = await fullHour(venue, staff.ask);
    const entry = await join(client.ask, { ...wanted, guest: undefined });
    await staff.ask("cancelBooking", { params: { id: booking.id } });
    const other = await venue.person("client");
    // The offer holds the place, and at the same moment the desk books it for someone else.
    const [, desk] = await Promise.all([
      offerNow(platform, venue),
      staff.ask("createBooking", {
        body: hourFrom(19, {
          client_id: other.id,
          resource_id: booking.resource_id,
          start_time: wanted.start_time,
          end_time: wanted.end_time,
        }),
      }),
    ]);
    const taken = await client.ask(...accept(entry.token));
    expect([desk.status === 201, taken.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await left()).toEqual([taken.status === 200 ? 0 : 1]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });
});
