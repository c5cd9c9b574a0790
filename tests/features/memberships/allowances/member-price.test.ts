import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { memberDiscount, type PriceRule } from "#api/features/memberships/allowances/member-price.ts";
import { bayHour, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { credits, memberOf, minutes } from "./support.ts";

const rule = (change: Partial<PriceRule>): PriceRule => ({
  service_id: null,
  duration_minutes: null,
  percent_off: null,
  price_amount: null,
  ...change,
});
const HOUR = { minutes: 60, seats: 1, price: 6000 };

describe("the member price", () => {
  it.each([
    ["takes nothing off without a discount", [], 0],
    ["takes a percentage off, to the nearest minor unit", [rule({ percent_off: 33 })], 1980],
    ["is the fixed price if that is lower", [rule({ service_id: 3, duration_minutes: 60, price_amount: 4500 })], 1500],
    [
      "uses a fixed price or a percentage, whichever is lower",
      [rule({ percent_off: 50 }), rule({ service_id: 3, duration_minutes: 60, price_amount: 4500 })],
      1500,
    ],
    [
      "uses a service's own discount before a general one",
      [rule({ percent_off: 50 }), rule({ service_id: 3, percent_off: 10 })],
      600,
    ],
    ["uses the lower of two equal kinds", [rule({ percent_off: 10 }), rule({ percent_off: 30 })], 1800],
    ["leaves other lengths unchanged", [rule({ service_id: 3, duration_minutes: 30, price_amount: 1 })], 0],
    ["is never higher than the regular price", [rule({ service_id: 3, duration_minutes: 60, price_amount: 9000 })], 0],
  ])("%s", (_what, rules, discount) => {
    expect(memberDiscount(rules, HOUR)).toBe(discount);
  });

  it("applies to each seat of a class", () => {
    const fixed = rule({ service_id: 3, duration_minutes: 60, price_amount: 2000 });
    expect(memberDiscount([fixed], { minutes: 60, seats: 3, price: 9000 })).toBe(3000);
  });
});

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const FIFTH_OFF = { service_id: null, duration_minutes: null, percent_off: 20, price: null };
const FIFTH = { member_prices: [FIFTH_OFF] };

describe("a booking at the member price", () => {
  it("is shown first, charged at the desk and kept with the booking; a guest pays the regular price", async () => {
    const { venue, staff, client, hourFrom, quote } = await memberOf(platform, [], FIFTH);
    const told = { member_discount: cad(1200), covered: cad(0), to_pay: cad(4800) };
    expect((await quote(staff.ask)).body).toMatchObject(told);
    expect((await quote(client.ask)).body).toMatchObject(told);
    const booked = await book(staff.ask, hourFrom(19));
    expect(booked).toMatchObject({ price: cad(4800), member_discount: cad(1200), payment_status: "due" });
    const { body } = await staff.ask("bookingAccount", { params: { id: booked.id } });
    expect(body.balance).toEqual(cad(4800));
    const listed = await staff.ask("bookings", { query: { client_id: client.id } });
    expect(listed.body.data[0]).toMatchObject({ price: cad(4800), member_discount: cad(1200) });
    expect(
      await book(staff.ask, bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" })),
    ).toMatchObject({ price: cad(6000), member_discount: cad(0) });
  });

  it("takes a percentage off the peak price, and uses a fixed price in peak hours too", async () => {
    const { venue, owner, staff, club, hourFrom } = await memberOf(platform, [], FIFTH);
    const evening = (day: string) =>
      hourFrom(19, { start_time: `2027-05-${day} 01:00:00`, end_time: `2027-05-${day} 02:00:00` });
    expect(await book(staff.ask, evening("05"))).toMatchObject({ price: cad(5760), member_discount: cad(1440) });
    const fixed = { service_id: serviceId(venue), duration_minutes: 60, percent_off: null, price: cad(4000) };
    const change = { version: club.version, member_prices: [FIFTH_OFF, fixed] };
    await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: change });
    expect(await book(staff.ask, evening("06"))).toMatchObject({ price: cad(4000), member_discount: cad(3200) });
  });

  it("is shown to the signed-in member for each time, and kept from the hold to the booking", async () => {
    const { venue, client } = await memberOf(platform, [], FIFTH);
    const query = { service_id: serviceId(venue), location_id: venue.locationId, duration_minutes: 60 };
    const asked = { query: { ...query, date_from: "2027-05-04", date_to: "2027-05-04" } };
    const { body: seen } = await client.ask("publicAvailability", asked);
    expect(seen.data[0]).toMatchObject({ price: cad(6000), member_price: cad(4800) });
    const { body: others } = await venue.visitor()("publicAvailability", asked);
    expect(others.data[0]).toMatchObject({ price: cad(6000), member_price: null });
    const { guest: _guest, ...time } = bayHour(venue);
    const hold = await client.ask("createHold", { body: time });
    const { body } = await client.ask("createPublicBooking", { body: { hold_token: hold.body.token } });
    expect(body.booking).toMatchObject({ price: cad(4800), member_discount: cad(1200) });
    const { id, version } = body.booking;
    const later = { version, start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" };
    const moved = await client.ask("updatePublicBooking", { params: { id }, body: later });
    expect(moved.body).toMatchObject({ price: cad(4800), member_discount: cad(1200) });
  });

  it("is applied before the allowance, which covers the rest", async () => {
    const { staff, hourFrom, left } = await memberOf(platform, [minutes(30)], FIFTH);
    const booked = await book(staff.ask, hourFrom(19));
    expect(booked).toMatchObject({ price: cad(2400), covered: cad(2400), member_discount: cad(1200) });
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    expect(await left()).toEqual([30]);
    const restored = await staff.ask("restoreBooking", { params: { id: booked.id }, body: { version: 2 } });
    expect(restored.body).toMatchObject({ price: cad(2400), covered: cad(2400), member_discount: cad(1200) });
  });

  it("takes no credit if the member price is zero", async () => {
    const { staff, hourFrom, left } = await memberOf(platform, [credits(1)], {
      member_prices: [{ ...FIFTH_OFF, percent_off: 100 }],
    });
    expect(await book(staff.ask, hourFrom(19))).toMatchObject({ price: cad(0), member_discount: cad(6000) });
    expect(await left()).toEqual([1]);
  });

  it("stays unchanged when the desk moves the booking, and is calculated again for another length", async () => {
    const { owner, staff, club, hourFrom } = await memberOf(platform, [], FIFTH);
    const { id } = await book(staff.ask, hourFrom(19));
    const change = { version: club.version, member_prices: [{ ...FIFTH_OFF, percent_off: 50 }] };
    await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: change });
    const move = (version: number, body: Record<string, unknown>) =>
      staff.ask("updateBooking", { params: { id }, body: { version, ...body } });
    const later = { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" };
    expect((await move(1, later)).body).toMatchObject({ price: cad(4800), member_discount: cad(1200) });
    const longer = { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 22:00:00" };
    const preview = await staff.ask("previewBookingUpdate", { params: { id }, body: longer });
    expect(preview.body).toMatchObject({ price_before: cad(4800), price: cad(5500), refusal: null });
    expect((await move(2, longer)).body).toMatchObject({ price: cad(5500), member_discount: cad(5500) });
  });

  it("is charged for each date of a series, each bay of a party and each seat", async () => {
    const { venue, staff, client } = await memberOf(platform, [], FIFTH);
    const { body: series } = await staff.ask("createBookingSeries", {
      body: {
        client_id: client.id,
        service_id: serviceId(venue),
        location_id: venue.locationId,
        weekdays: ["tuesday"],
        start: "12:00",
        duration_minutes: 60,
        from: "2027-05-04",
        count: 2,
        party_size: 1,
      },
    });
    expect(series.data.map(({ price }: { price: unknown }) => price)).toEqual([cad(4800), cad(4800)]);
    const { body: party } = await staff.ask("createBookingGroup", {
      body: {
        client_id: client.id,
        service_id: serviceId(venue),
        location_id: venue.locationId,
        start_time: "2027-05-05 19:00:00",
        end_time: "2027-05-05 20:00:00",
        bays: 2,
        party_size: 4,
      },
    });
    expect(party.data.map(({ price }: { price: unknown }) => price)).toEqual([cad(4800), cad(4800)]);
    const { data } = await schedule(staff.ask, tuesdays(venue, await offerClass(staff.ask)));
    const seats = { ...seatIn(data[0], { party_size: 2 }), guest: undefined, client_id: client.id };
    expect(await book(staff.ask, seats)).toMatchObject({ price: cad(4800), member_discount: cad(1200) });
  });

  it("is not offered if the membership is paused or over on that day", async () => {
    const { staff, client, hourFrom, current } = await memberOf(platform, [], FIFTH);
    const membership = await current();
    const pause = { pause_start_at: "2027-05-10", pause_end_at: "2027-05-20" };
    await staff.ask("pauseMembership", { params: { id: membership.id }, body: pause });
    const on = (day: string) =>
      hourFrom(19, { start_time: `2027-05-${day} 19:00:00`, end_time: `2027-05-${day} 20:00:00` });
    expect(await book(staff.ask, on("12"))).toMatchObject({ price: cad(6000), member_discount: cad(0) });
    expect(await book(staff.ask, on("21"))).toMatchObject({ price: cad(4800) });
    await staff.ask("resumeMembership", { params: { id: membership.id }, body: {} });
    await staff.ask("cancelMembership", { params: { id: membership.id } });
    const after = { start_time: "2027-06-08 19:00:00", end_time: "2027-06-08 20:00:00" };
    expect(await book(staff.ask, hourFrom(19, after))).toMatchObject({ price: cad(6000), client_id: client.id });
  });
});
