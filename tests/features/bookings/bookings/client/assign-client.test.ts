import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recountMarked } from "#api/features/reports/analytics/rollups/recount.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { giveUpMail } from "#tests/features/messages/campaigns/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { bayId, book, claimsOf, lessonHour } from "../support.ts";
import { AVA, guestDesk } from "./support.ts";

let platform: Platform;
let desk: Awaited<ReturnType<typeof guestDesk>>;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  desk = await guestDesk(platform);
});

const reasonOf = async (id: number) =>
  (await platform.admin.selectFrom("bookings").where("id", "=", id).select("overlap_reason").executeTakeFirstOrThrow())
    .overlap_reason;
const expectSound = async () => expect(await auditClaims(platform.admin, desk.venue.tenantId)).toEqual(SOUND);

const TWICE = "Booked twice before the guest became a client";

describe("a guest's booking that is assigned to a client", () => {
  it("creates the client with the guest's details, and brings all past and upcoming bookings of that address", async () => {
    const { venue, staff, bookOn, assign, bookingOf, othersOf } = desk;
    const ids = [await bookOn(4), await bookOn(5), await bookOn(6, { guest: { ...AVA, email: "AVA@guest.test" } })];
    const [first = 0, second = 0, third = 0] = ids;
    const strangers = await bookOn(7, { guest: { ...AVA, email: "other@guest.test" } });
    await staff.ask("cancelBooking", { params: { id: third } });
    platform.clock.set("2027-05-05T12:00:00Z");
    expect(await othersOf(second)).toEqual([first, third]);

    const { status, body } = await assign(second);
    expect([status, body.guest, body.version]).toEqual([200, null, 2]);
    const { body: client } = await staff.ask("client", { params: { id: body.client_id } });
    expect(client).toMatchObject(AVA);
    const { body: theirs } = await staff.ask("clientBookings", { params: { id: client.id } });
    expect(theirs.data.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)).toEqual(ids);
    expect((await bookingOf(strangers)).guest.email).toBe("other@guest.test");
    expect(await claimsOf(platform, first)).toContain(`client:${client.id} 19:00`);
    expect(await claimsOf(platform, second)).toContain(`client:${client.id} 19:00`);
    expect(await claimsOf(platform, third)).toEqual([]);
    await expectSound();
    const { body: told } = await staff.ask("clientActivities", { params: { id: client.id } });
    const sentences = told.data.map(({ sentence }: { sentence: string }) => sentence);
    expect(sentences.slice(0, 4)).toEqual([
      ...Array.from({ length: 3 }, () => "Put a guest's booking in the name of Ava Ode"),
      "Added client Ava Ode",
    ]);
    const owner = await venue.person("owner");
    const { body: log } = await owner.ask("auditLog", { query: { action: "assignBookingClient" } });
    expect(log.data[0].changes).toContainEqual({ field: "Guest", before: "Ava Ode", after: null });
  });

  it("goes to the chosen client with price, policy and mailed link unchanged, and the guest's name as a companion", async () => {
    const { venue, staff, hourOf, assign, bookingOf, addClient } = desk;
    const visitor = venue.visitor();
    const { guest: _guest, ...wanted } = hourOf(4);
    const { token } = (await visitor("createHold", { body: wanted })).body;
    const made = await visitor("createPublicBooking", { body: { hold_token: token, guest: AVA } });
    const { booking, manage_token } = made.body;
    const before = await bookingOf(booking.id);
    const client = await addClient({ first_name: "Ben" });
    expect((await assign(booking.id, client, staff, before.version)).status).toBe(200);
    const after = await bookingOf(booking.id);
    expect(after).toMatchObject({ client_id: client, price: before.price, status: "confirmed" });
    const { body: managed } = await venue.anonymous("managedBooking", { params: { token: manage_token } });
    expect([managed.id, managed.guest_names]).toEqual([booking.id, ["Ava Ode"]]);
  });

  it("adds the guest's name as a companion if it differs from the client's and the booking has room", async () => {
    const { staff, bookOn, assign, bookingOf, addClient } = desk;
    const client = await addClient({ first_name: "Pia", email: "pia@mail.test" });
    const named = async (id: number) => (await bookingOf(id)).guest_names;
    const [roomy, alone, same] = [
      await bookOn(4),
      await bookOn(5, { party_size: 1 }),
      await bookOn(6, { guest: { ...AVA, first_name: "pia" } }),
    ];
    await staff.ask("updateBooking", { params: { id: same }, body: { version: 1, guest_names: ["Kim"] } });
    await assign(roomy, client);
    expect([await named(roomy), await named(alone), await named(same)]).toEqual([["Ava Ode"], [], ["Kim"]]);
  });

  it("claims the client once if two such bookings overlap, and saves why the other overlaps", async () => {
    const { venue, staff, hourOf, bookOn, assign, addClient } = desk;
    const client = await addClient();
    const own = await book(staff.ask, hourOf(4, { guest: null, client_id: client, resource_id: bayId(venue, 2) }));
    const overOwn = await bookOn(4);
    const [one, other] = [await bookOn(6), await bookOn(6, { resource_id: bayId(venue, 1) })];
    expect((await assign(overOwn, client)).status).toBe(200);
    expect(await Promise.all([own.id, overOwn, one, other].map(reasonOf))).toEqual([null, TWICE, null, TWICE]);
    expect(await claimsOf(platform, one)).toContain(`client:${client} 19:00`);
    await expectSound();
    await staff.ask("cancelBooking", { params: { id: one } });
    await expectSound();
  });

  it("brings its whole party, which claims the client once from its first bay to its last", async () => {
    const { staff, hourOf, assign, bookingOf, othersOf, addClient } = desk;
    const { resource_id: _bay, ...hour } = hourOf(4);
    const made = await staff.ask("createBookingGroup", { body: { ...hour, bays: 3, party_size: 4 } });
    const [first, second, third] = made.body.data;
    const later = { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };
    await staff.ask("updateBooking", { params: { id: second.id }, body: { version: 1, ...later } });
    await staff.ask("cancelBooking", { params: { id: third.id } });
    expect(await othersOf(third.id)).toEqual([first.id, second.id]);
    const client = await addClient({ first_name: "Pia" });
    expect((await assign(third.id, client, staff, 2)).status).toBe(200);
    const members = await Promise.all([first, second, third].map(({ id }) => bookingOf(id)));
    expect(members.map(({ client_id }) => client_id)).toEqual([client, client, client]);
    expect(members.map(({ guest_names }) => guest_names)).toEqual([["Ava Ode"], [], []]);
    await expectSound();
    await staff.ask("cancelBooking", { params: { id: first.id } });
    await expectSound();
  });

  it("brings a party whose bays are days apart, and claims the client only for the near ones", async () => {
    const { staff, hourOf, assign } = desk;
    const { resource_id: _bay, ...hour } = hourOf(4);
    const made = await staff.ask("createBookingGroup", { body: { ...hour, bays: 2, party_size: 4 } });
    const [first, second] = made.body.data;
    const later = { start_time: "2027-05-10 19:00:00", end_time: "2027-05-10 20:00:00" };
    await staff.ask("updateBooking", { params: { id: second.id }, body: { version: 1, ...later } });
    expect((await assign(first.id)).status).toBe(200);
    expect(await reasonOf(second.id)).toBe("Days apart from its party before the guest became a client");
    await expectSound();
    expect((await staff.ask("cancelBooking", { params: { id: first.id } })).status).toBe(200);
    await expectSound();
  });

  it("brings all dates of the series of a guest without an address, and no other guest's bookings", async () => {
    const { staff, hourOf, bookOn, assign, othersOf } = desk;
    const { service_id, location_id } = hourOf(4);
    const weekly = { service_id, location_id, from: "2027-05-11", start: "18:00", duration_minutes: 60, count: 3 };
    const guest = { first_name: "Zoë" };
    const { body } = await staff.ask("createBookingSeries", { body: { ...weekly, guest } });
    const ids: number[] = body.data.map(({ id }: { id: number }) => id);
    await bookOn(5, { guest });
    const [first = 0, ...rest] = ids;
    expect(await othersOf(first)).toEqual(rest);
    const made = await assign(first);
    const { body: theirs } = await staff.ask("clientBookings", { params: { id: made.body.client_id } });
    expect(theirs.meta.total).toBe(3);
    expect((await staff.ask("client", { params: { id: made.body.client_id } })).body).toMatchObject({
      name: "Zoë",
      email: null,
      phone: null,
    });
    await expectSound();
  });

  it("brings a seat in a class, which moves with the class", async () => {
    const { venue, staff, assign } = desk;
    const owner = await venue.person("owner");
    const { data } = await schedule(owner.ask, tuesdays(venue, await offerClass(owner.ask), { capacity: 3 }));
    const seat = await book(staff.ask, seatIn(data[0], { party_size: 2, guest: AVA }));
    const made = await assign(seat.id);
    expect(made.status).toBe(200);
    const { body: session } = await staff.ask("classSession", { params: { id: data[0].id } });
    expect(session.attendees).toMatchObject([{ client_id: made.body.client_id, name: "Ava Ode", seats: 2 }]);
    await expectSound();
    const moved = { version: session.version, scope: "this", start: "15:00", notify: false };
    expect((await owner.ask("updateClassSession", { params: { id: data[0].id }, body: moved })).status).toBe(200);
    await expectSound();
  });

  it("brings its payments: the receipt, the drawer and a refund as credit name the client", async () => {
    const { venue, staff, bookOn, assign } = desk;
    const admin = await venue.person("facility_admin");
    const id = await bookOn(4);
    const paid = await take(staff.ask, id, cash(2000));
    const { client_id } = (await assign(id)).body;
    const { body: payments } = await staff.ask("payments", { query: { client_id } });
    expect(payments.data).toMatchObject([{ payer_name: "Ava Ode", amount: { amount: 2000 } }]);
    const { body: drawer } = await staff.ask("cashUpSheet", { query: { location_id: venue.locationId } });
    expect(drawer.moves).toMatchObject([{ description: "Ava Ode, receipt 1" }]);
    const refund = { amount: { amount: 500, currency: "CAD" }, as: "credit", reason: "Projector was down" };
    const params = { id: paid.body.payments[0].id };
    expect((await admin.ask("refundPayment", { params, body: refund })).status).toBe(200);
  });

  it("brings its undelivered emails, which can be sent again to the client", async () => {
    const { venue, staff, bookOn, assign, addClient } = desk;
    const id = await bookOn(4);
    const mail = await giveUpMail(platform, venue, "booking_confirmed");
    const client = await addClient({ email: "ava@right.test" });
    await assign(id, client);
    const { body } = await staff.ask("bookingMessages", { params: { id } });
    expect(body.undelivered).toMatchObject([{ id: mail, resend_to: "ava@right.test" }]);
    const { body: messages } = await staff.ask("clientMessages", { params: { id: client } });
    expect(messages.data).toMatchObject([{ id: mail, state: "given_up" }]);
  });

  it("counts as a visit of the client, no longer of a guest", async () => {
    const { venue, staff, bookOn, assign } = desk;
    const id = await bookOn(4);
    platform.clock.set("2027-05-04T19:05:00Z");
    await staff.ask("updateBooking", { params: { id }, body: { version: 1, status: "checked_in" } });
    await recountMarked(platform.db, venue.tenantId);
    const { client_id } = (await assign(id, null, staff, 2)).body;
    await recountMarked(platform.db, venue.tenantId);
    const { rows } = await sql`select visitors, guest_visitors from booking_days
      where tenant_id = ${venue.tenantId}`.execute(platform.admin);
    expect(rows).toEqual([{ visitors: [client_id], guest_visitors: [] }]);
    const visits = await platform.admin
      .selectFrom("client_visits")
      .where("tenant_id", "=", venue.tenantId)
      .select(["client_id", "visits"])
      .execute();
    expect(visits).toEqual([{ client_id, visits: 1 }]);
  });

  it("still shows the guest's name on the schedule of an earlier moment", async () => {
    const { venue, bookOn, assign, addClient } = desk;
    const id = await bookOn(4);
    platform.clock.set("2027-05-03T18:00:00Z");
    await assign(id, await addClient({ first_name: "Pia" }));
    const owner = await venue.person("owner");
    const query = { location_id: venue.locationId, date: "2027-05-04", as_of_date: "2027-05-03", as_of_time: "10:30" };
    const { status, body } = await owner.ask("scheduleAsOf", { query });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.bookings).toMatchObject([{ booking_id: id, client_name: "Ava Ode" }]);
  });

  it("can be assigned by the coach of the lesson, without the guest's other bookings", async () => {
    const { venue, staff, bookOn, assign, bookingOf, addClient } = desk;
    const coach = await venue.coach();
    const lesson = await book(staff.ask, { ...lessonHour(venue), guest: AVA });
    const bay = await bookOn(6);
    const client = await addClient();
    expect((await coach.ask("guestBookings", { params: { id: lesson.id } })).body.other_ids).toEqual([]);
    expect((await assign(lesson.id, client, coach)).status).toBe(200);
    expect((await bookingOf(bay)).client_id).toBeNull();
  });
});

it("gives a repeated request the same response", async () => {
  const { staff, bookOn } = desk;
  const id = await bookOn(4);
  const press = () =>
    staff.ask("assignBookingClient", {
      params: { id },
      body: { version: 1 },
      headers: { "idempotency-key": `to ${id}` },
    });
  const [first, again] = [await press(), await press()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect((await staff.ask("clients", { query: { search: "Ava" } })).body.meta.total).toBe(1);
});
