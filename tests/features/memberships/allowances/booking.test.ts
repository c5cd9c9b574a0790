import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, bayId, book, lessonHour, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { cad, HALF_UNDER_12_HOURS, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { credits, memberOf, minutes } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

describe("a member's booking", () => {
  it("is free while hours remain, then costs the part that is not covered, then its full price", async () => {
    const { staff, hourFrom, left, entries, quote } = await memberOf(platform, [minutes(90)]);
    expect((await quote(staff.ask)).body).toMatchObject({
      covered: cad(6000),
      to_pay: cad(0),
      terms: { deposit: cad(0), cancel_due: cad(0) },
      uses: [{ unit: "minutes", amount: 60, left_after: 30, ends_on: "2027-06-02" }],
    });
    const first = await book(staff.ask, hourFrom(19));
    expect(first).toMatchObject({ price: cad(0), covered: cad(6000), payment_status: "not_due" });
    expect(await left()).toEqual([30]);
    const shown = await quote(staff.ask);
    expect(shown.body).toMatchObject({ covered: cad(3000), to_pay: cad(3000), uses: [{ amount: 30, left_after: 0 }] });
    const second = await book(staff.ask, hourFrom(20));
    expect(second).toMatchObject({ price: cad(3000), covered: cad(3000), payment_status: "due" });
    expect(await book(staff.ask, hourFrom(21))).toMatchObject({ price: cad(6000), covered: cad(0) });
    const { body } = await staff.ask("bookingAccount", { params: { id: second.id } });
    expect(body.balance).toEqual(cad(3000));
    expect((await entries()).map(({ kind, amount, booking_id }) => [kind, amount, booking_id])).toEqual([
      ["use", -30, second.id],
      ["use", -60, first.id],
      ["grant", 90, null],
    ]);
  });

  it("is covered only for the benefit's services, and only for the member", async () => {
    const service_id = (catalogue: { services: { id: number; name: string }[] }) =>
      catalogue.services.find(({ name }) => name === "Bay time")?.id;
    const { venue, owner, staff, client, club, hourFrom } = await memberOf(platform, []);
    expect(await book(staff.ask, hourFrom(19))).toMatchObject({ price: cad(6000), covered: cad(0) });
    await owner.ask("updateMembershipPlan", {
      params: { id: club.id },
      body: { version: 1, benefits: [credits(2, { service_id: service_id(venue.catalogue) })] },
    });
    const second = await venue.person("client");
    await staff.ask("startMembershipSubscription", {
      body: { client_id: second.id, plan_id: club.id, method: "cash" },
    });
    const lesson = lessonHour(venue, { client_id: second.id, guest: undefined });
    expect(await book(staff.ask, lesson)).toMatchObject({ price: cad(9500), covered: cad(0) });
    const ofSecond = hourFrom(21, { client_id: second.id });
    expect(await book(staff.ask, ofSecond)).toMatchObject({ price: cad(0), covered: cad(6000) });
    const ofFirst = hourFrom(22, { client_id: client.id });
    expect(await book(staff.ask, ofFirst)).toMatchObject({ price: cad(6000), covered: cad(0) });
    expect(await book(staff.ask, bayHour(venue, { resource_id: bayId(venue, 2) }))).toMatchObject({ covered: cad(0) });
  });

  it("costs one more database query, and a guest's booking none", async () => {
    const { staff, hourFrom, venue } = await memberOf(platform, [credits(1)]);
    const asked = async (body: unknown) => {
      const { sent } = await statementsOf(() => staff.ask("createBooking", { body }));
      return sent.filter((text) => text.includes("allowance_"));
    };
    expect(await asked(bayHour(venue, { resource_id: bayId(venue, 1) }))).toEqual([]);
    const ofMember = await asked(hourFrom(21));
    expect(ofMember.map((text) => text.trim().slice(0, 6))).toEqual(["select", "insert"]);
    expect(await asked(hourFrom(22))).toHaveLength(1);
  });

  it("takes the last credit once for two bookings at the same moment", async () => {
    const { venue, staff, hourFrom, left, entries } = await memberOf(platform, [credits(1)]);
    const bookings = await Promise.all([
      book(staff.ask, hourFrom(18)),
      book(staff.ask, hourFrom(19, { resource_id: bayId(venue, 1) })),
      book(staff.ask, hourFrom(20, { resource_id: bayId(venue, 2) })),
    ]);
    expect(bookings.map(({ price }) => price.amount).toSorted((a, b) => a - b)).toEqual([0, 6000, 6000]);
    expect(await left()).toEqual([0]);
    expect((await entries()).filter(({ kind }) => kind === "use")).toHaveLength(1);
  });

  it("takes the last credit once even if overlaps are allowed", async () => {
    const { venue, staff, hourFrom, left } = await memberOf(platform, [credits(1)]);
    const override_client_overlap = { reason: "Brings a friend" };
    const both = await Promise.all([
      book(staff.ask, hourFrom(19, { override_client_overlap })),
      book(staff.ask, hourFrom(19, { resource_id: bayId(venue, 1), override_client_overlap })),
    ]);
    expect(both.map(({ price }) => price.amount).toSorted((a, b) => a - b)).toEqual([0, 6000]);
    expect(await left()).toEqual([0]);
  });

  it("covers each bay of a party as far as the allowance lasts, as quoted", async () => {
    const { venue, staff, client, left, quote } = await memberOf(platform, [minutes(90)]);
    expect((await quote(staff.ask, { bays: 2 })).body).toMatchObject({ covered: cad(9000), to_pay: cad(3000) });
    const { body } = await staff.ask("createBookingGroup", {
      body: {
        client_id: client.id,
        service_id: serviceId(venue),
        location_id: venue.locationId,
        start_time: "2027-05-04 19:00:00",
        end_time: "2027-05-04 20:00:00",
        bays: 2,
        party_size: 4,
      },
    });
    expect(body.data.map(({ price }: { price: unknown }) => price)).toEqual([cad(0), cad(3000)]);
    expect(await left()).toEqual([0]);
    const bookings = body.data.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    await staff.ask("cancelBookingGroup", { params: { id: body.group_id }, body: { bookings } });
    expect(await left()).toEqual([90]);
  });

  it("covers the dates of a series while allowance remains, and returns all of it when they are cancelled", async () => {
    const { venue, staff, client, left } = await memberOf(platform, [credits(2)]);
    const { body } = await staff.ask("createBookingSeries", {
      body: {
        client_id: client.id,
        service_id: serviceId(venue),
        location_id: venue.locationId,
        weekdays: ["tuesday"],
        start: "12:00",
        duration_minutes: 60,
        from: "2027-05-04",
        count: 3,
        party_size: 1,
      },
    });
    expect(body.data.map(({ price }: { price: unknown }) => price)).toEqual([cad(0), cad(0), cad(6000)]);
    expect(await left()).toEqual([0]);
    const [{ id, version }] = body.data;
    await staff.ask("cancelBooking", { params: { id }, query: { version } });
    expect(await left()).toEqual([1]);
  });

  it("covers class seats, and returns the whole allowance when the venue cancels the class", async () => {
    const { venue, staff, client, left } = await memberOf(platform, [credits(3)]);
    const service = await offerClass(staff.ask);
    const { data } = await schedule(staff.ask, tuesdays(venue, service));
    const body = { ...seatIn(data[0], { party_size: 2 }), guest: undefined, client_id: client.id };
    const seat = await book(staff.ask, body);
    expect(seat.price.amount).toBe(0);
    expect(await left()).toEqual([1]);
    await staff.ask("deleteClassSession", { params: { id: data[0].id }, query: { notify: false } });
    expect(await left()).toEqual([3]);
  });

  it("covers a time that the member holds and confirms online", async () => {
    const { venue, client, left, quote } = await memberOf(platform, [minutes(60)]);
    const { guest: _guest, ...time } = bayHour(venue);
    const hold = await client.ask("createHold", { body: time });
    expect(hold.body.booking).toMatchObject({ price: cad(6000) });
    expect(await left()).toEqual([60]);
    expect((await quote(client.ask)).body.to_pay).toEqual(cad(0));
    const { body } = await client.ask("createPublicBooking", { body: { hold_token: hold.body.token } });
    expect(body.booking).toMatchObject({ price: cad(0), covered: cad(6000), payment_status: "not_due" });
    expect(await left()).toEqual([0]);
  });
});

describe("a cancelled member's booking", () => {
  it.each([
    ["in time", "2027-05-03T17:00:00Z", 60],
    ["too late", "2027-05-04T17:00:00Z", 30],
  ])("returns the share that its policy refunds when it is cancelled %s", async (_when, now, returned) => {
    const { venue, staff, hourFrom, left } = await memberOf(platform, [minutes(60)]);
    await setPolicy(staff.ask, venue, HALF_UNDER_12_HOURS);
    const { id } = await book(staff.ask, hourFrom(19));
    platform.clock.set(now);
    await staff.ask("cancelBooking", { params: { id } });
    expect(await left()).toEqual([returned]);
    const { body } = await staff.ask("bookingFees", { params: { id } });
    expect(body.amounts_due).toEqual([]);
    await staff.ask("cancelBooking", { params: { id } });
    expect(await left()).toEqual([returned]);
  });

  it("is covered again when it is restored, and owed if the hour has been used since", async () => {
    const { staff, hourFrom, left } = await memberOf(platform, [minutes(60)]);
    const { id } = await book(staff.ask, hourFrom(19));
    await staff.ask("cancelBooking", { params: { id } });
    const restored = await staff.ask("restoreBooking", { params: { id }, body: { version: 2 } });
    expect(restored.body).toMatchObject({ price: cad(0), covered: cad(6000) });
    expect(await left()).toEqual([0]);
    await staff.ask("cancelBooking", { params: { id } });
    await book(staff.ask, hourFrom(21));
    const owed = await staff.ask("restoreBooking", { params: { id }, body: { version: 4 } });
    expect(owed.body).toMatchObject({ price: cad(6000), covered: cad(0), payment_status: "due" });
    expect(await left()).toEqual([0]);
  });
});

describe("a changed member's booking", () => {
  it("stays covered at another time, and is covered again for another length, as its preview says", async () => {
    const { staff, hourFrom, left } = await memberOf(platform, [minutes(90)]);
    const { id } = await book(staff.ask, hourFrom(19));
    const move = (version: number, body: Record<string, unknown>) =>
      staff.ask("updateBooking", { params: { id }, body: { version, ...body } });
    const later = { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" };
    expect((await move(1, later)).body).toMatchObject({ price: cad(0), covered: cad(6000) });
    expect(await left()).toEqual([30]);
    const longer = { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 22:00:00" };
    const preview = await staff.ask("previewBookingUpdate", { params: { id }, body: longer });
    expect(preview.body).toMatchObject({ price_before: cad(0), price: cad(2750), refusal: null });
    expect((await move(2, longer)).body).toMatchObject({ price: cad(2750), covered: cad(8250) });
    expect(await left()).toEqual([0]);
    const shorter = { start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 20:30:00" };
    expect((await move(3, shorter)).body).toMatchObject({ price: cad(0), covered: cad(3000) });
    expect(await left()).toEqual([60]);
  });
});
