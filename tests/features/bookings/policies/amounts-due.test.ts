import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { cad, HALF_UNDER_12_HOURS, policyWith, setPolicy } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

async function venueWith(policy = HALF_UNDER_12_HOURS) {
  const venue = await platform.venue();
  const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
  await setPolicy(staff.ask, venue, policy);
  const feesOf = async (id: number) => (await staff.ask("bookingFees", { params: { id } })).body;
  return { venue, staff, admin, feesOf };
}

describe("a cancellation", () => {
  it.each([
    ["2027-05-04T07:00:00Z", []],
    ["2027-05-04T07:00:01Z", [{ kind: "cancellation", amount: cad(3000), waived_at: null }]],
  ])("owes the fee of its time to the second, at %s", async (now, amounts_due) => {
    const { venue, staff, feesOf } = await venueWith();
    const { id } = await book(staff.ask, bayHour(venue));
    platform.clock.set(now);
    expect(await staff.ask("cancelBooking", { params: { id }, query: { version: 1 } })).toMatchObject({ status: 200 });
    expect(await feesOf(id)).toMatchObject({ booking_id: id, amounts_due });
  });

  it("owes its fee until the booking is restored, and again after a second cancellation", async () => {
    const { venue, staff, feesOf } = await venueWith();
    const { id } = await book(staff.ask, bayHour(venue));
    platform.clock.set("2027-05-04T17:00:00Z");
    await staff.ask("cancelBooking", { params: { id } });
    await staff.ask("restoreBooking", { params: { id }, body: { version: 2 } });
    expect((await feesOf(id)).amounts_due).toEqual([]);
    await staff.ask("cancelBooking", { params: { id } });
    expect((await feesOf(id)).amounts_due).toHaveLength(1);
    await staff.ask("cancelBooking", { params: { id } });
    expect((await feesOf(id)).amounts_due).toHaveLength(1);
  });

  it("follows the policy at the time of booking, even if the service's policy has changed since", async () => {
    const { venue, staff, feesOf } = await venueWith();
    const { id } = await book(staff.ask, bayHour(venue));
    await setPolicy(staff.ask, venue, null);
    platform.clock.set("2027-05-04T17:00:00Z");
    expect((await feesOf(id)).terms).toMatchObject({ cancel_due: cad(3000), no_show_due: cad(6000) });
    await staff.ask("cancelBooking", { params: { id } });
    expect((await feesOf(id)).amounts_due).toMatchObject([{ amount: cad(3000) }]);
    const { id: later } = await book(
      staff.ask,
      bayHour(venue, { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" }),
    );
    expect((await feesOf(later)).terms).toMatchObject({ cancel_due: cad(0), no_show_due: cad(0) });
  });

  it("owes for each bay of a party", async () => {
    const { venue, staff, feesOf } = await venueWith();
    const { resource_id: _, ...hour } = bayHour(venue, { bays: 2 });
    const party = (await staff.ask("createBookingGroup", { body: hour })).body;
    platform.clock.set("2027-05-04T17:00:00Z");
    const bookings = party.data.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    await staff.ask("cancelBookingGroup", { params: { id: party.group_id }, body: { bookings } });
    for (const { id } of bookings) expect((await feesOf(id)).amounts_due).toMatchObject([{ amount: cad(3000) }]);
  });

  it.each([
    // Clocks go back on 7 November 2027 in New York: 24 elapsed hours before 18:00 is 18:00 by elapsed time, 19:00 wall time.
    ["the day of 25 hours", "2027-11-07 23:00:00", "2027-11-06T23:00:00Z", "2027-11-06T19:00:00-04:00"],
    ["the day of 23 hours", "2027-03-14 22:00:00", "2027-03-13T22:00:00Z", "2027-03-13T17:00:00-05:00"],
  ])("counts elapsed time across %s", async (_, start, until_time, local_until) => {
    const { presentTerms } = await import("#api/features/bookings/policies/booking-terms.ts");
    const start_time = Temporal.Instant.from(`${start.replace(" ", "T")}Z`);
    const policy = policyWith([
      [null, 24, 100],
      [24, 0, 0],
    ]);
    const facts = { start_time, price_amount: 6000, price_currency: "CAD", timezone: "America/New_York", policy };
    const [first] = presentTerms(facts, start_time).cancellation;
    expect(first).toMatchObject({ until_time, local_until, due: cad(0) });
  });
});

describe("a no-show", () => {
  it("owes the agreed part of the price, and nothing if the client arrives late", async () => {
    const { venue, staff, feesOf } = await venueWith();
    const { id } = await book(staff.ask, bayHour(venue));
    platform.clock.set("2027-05-04T19:20:00Z");
    await staff.ask("updateBooking", { params: { id }, body: { version: 1, status: "no_show" } });
    expect((await feesOf(id)).amounts_due).toMatchObject([{ kind: "no_show", amount: cad(6000) }]);
    await staff.ask("updateBooking", { params: { id }, body: { version: 2, status: "confirmed" } });
    expect((await feesOf(id)).amounts_due).toEqual([]);
  });
});

describe("a move", () => {
  const policy = policyWith([], { reschedule_notice_minutes: 240, reschedule_fee: cad(1000) });
  const LATER = { start_time: "2027-05-04 22:00:00", end_time: "2027-05-04 23:00:00" };

  it("costs the client the fee each time, and is free when the desk moves the booking", async () => {
    const { venue, staff, feesOf } = await venueWith(policy);
    const client = await venue.person("client");
    const { id } = await book(staff.ask, bayHour(venue, { guest: null, client_id: client.id }));
    await staff.ask("updateBooking", { params: { id }, body: { version: 1, ...LATER } });
    expect((await feesOf(id)).amounts_due).toEqual([]);
    const moved = { version: 2, start_time: "2027-05-04 19:00:00" };
    const { body } = await client.ask("updatePublicBooking", { params: { id }, body: moved });
    expect(body).toMatchObject({ amounts_due: [{ kind: "reschedule", amount: cad(1000), is_waived: false }] });
    await client.ask("updatePublicBooking", { params: { id }, body: { version: 3, start_time: LATER.start_time } });
    expect((await feesOf(id)).amounts_due).toHaveLength(2);
  });

  it("is only possible at the desk once the notice is over; party size and note can still be changed online", async () => {
    const { venue, staff } = await venueWith(policy);
    const client = await venue.person("client");
    const { id } = await book(staff.ask, bayHour(venue, { guest: null, client_id: client.id }));
    platform.clock.set("2027-05-04T15:00:00Z");
    const own = () => client.ask("publicBooking", { params: { id } });
    expect((await own()).body.allowed_actions).toEqual(["update", "move", "cancel"]);
    platform.clock.set("2027-05-04T15:00:01Z");
    expect((await own()).body.allowed_actions).toEqual(["update", "cancel"]);
    const body = { version: 1, start_time: LATER.start_time };
    expect(await client.ask("updatePublicBooking", { params: { id }, body })).toMatchObject({
      status: 422,
      body: {
        error: "too_short_notice",
        errors: {
          start_time: ["This booking could be moved until 8:00 AM on Tuesday 4 May. Ask the venue about another time."],
        },
      },
    });
    const note = { version: 1, client_note: "Left-handed" };
    expect(await client.ask("updatePublicBooking", { params: { id }, body: note })).toMatchObject({ status: 200 });
  });
});

describe("a waiver", () => {
  async function owed() {
    const desk = await venueWith();
    const { id } = await book(desk.staff.ask, bayHour(desk.venue));
    platform.clock.set("2027-05-04T17:00:00Z");
    await desk.staff.ask("cancelBooking", { params: { id } });
    const [due] = (await desk.feesOf(id)).amounts_due;
    return { ...desk, booking: id, due: due.id as number };
  }

  it("saves who waived the fee and why, in the history too", async () => {
    const { admin, due, booking, venue, feesOf } = await owed();
    const body = { reason: "Snowed in" };
    const waived = { id: due, waived_reason: "Snowed in", waived_at: "2027-05-04T17:00:00Z" };
    expect(await admin.ask("waiveAmountDue", { params: { id: due }, body })).toMatchObject({
      status: 200,
      body: waived,
    });
    expect((await feesOf(booking)).amounts_due).toMatchObject([waived]);
    const [row] = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "waiveAmountDue")
      .selectAll()
      .execute();
    expect(row).toMatchObject({
      actor_id: admin.id,
      entity: "booking",
      entity_id: String(booking),
      after: { waived_reason: "Snowed in" },
    });
  });

  it("is refused without the permission, without a reason, twice, and to other companies", async () => {
    const { staff, admin, due } = await owed();
    const other = await (await platform.venue()).person("facility_admin");
    const ask = (by: typeof staff, reason = "Snowed in") =>
      by.ask("waiveAmountDue", { params: { id: due }, body: { reason } });
    expect(await ask(staff)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect(await ask(other)).toMatchObject({ status: 404 });
    expect(await ask(admin, " ")).toMatchObject({
      status: 422,
      body: { errors: { reason: ["Enter a reason for the waiver."] } },
    });
    expect(await ask(admin)).toMatchObject({ status: 200 });
    expect(await ask(admin)).toMatchObject({ status: 409, body: { error: "invalid_state", current: { id: due } } });
  });
});

describe("rules of a service", () => {
  it("are refused with a gap, and the error names the field", async () => {
    const { venue, staff } = await venueWith();
    const id = venue.catalogue.services[0]?.id ?? 0;
    const gap = policyWith([
      [null, 24, 100],
      [12, 0, 0],
    ]);
    const reply = await staff.ask("updateService", { params: { id }, body: { version: 2, policy: gap } });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: {
          "policy.cancellation.1.from_hours_before": [
            "24 h to 12 h is in no row. A client who cancels then would have no rule.",
          ],
        },
      },
    });
  });

  it("stay unchanged if an update omits them, and are shown to visitors", async () => {
    const { venue, staff } = await venueWith();
    const id = venue.catalogue.services[0]?.id ?? 0;
    const renamed = await staff.ask("updateService", { params: { id }, body: { version: 2, name: "Bay" } });
    expect(renamed.body.policy).toEqual(HALF_UNDER_12_HOURS);
    const { body } = await venue.anonymous("publicServices");
    expect(body.data[0].policy).toEqual(HALF_UNDER_12_HOURS);
  });

  it("are shown with a hold, before the booking is confirmed", async () => {
    const { venue } = await venueWith();
    const { guest: _, ...hour } = bayHour(venue);
    const { body } = await venue.visitor()("createHold", { body: hour });
    expect(body.booking.terms).toMatchObject({
      cancellation: [
        { until_time: "2027-05-04T07:00:00Z", local_until: "2027-05-04T00:00:00-07:00", due: cad(0) },
        { until_time: "2027-05-04T19:00:00Z", due: cad(3000) },
      ],
      no_show_due: cad(6000),
    });
  });
});
