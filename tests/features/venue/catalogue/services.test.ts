import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { bookBay, cad, rung } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const typeOf = (venue: Venue, name = "Simulator") =>
  venue.catalogue.resource_types.find((type) => type.name === name)?.id;
const bayTime = (venue: Venue) => venue.catalogue.services[0]?.id ?? 0;
const newService = (venue: Venue) => ({
  name: "Left-hand bay",
  kind: "resource",
  resource_type_id: typeOf(venue),
  durations: [rung(60, 6000)],
});

async function deskOf() {
  const venue = await platform.venue();
  return { venue, staff: await venue.person("staff"), admin: await venue.person("facility_admin") };
}

describe("services", () => {
  it("adds a service with its lengths, peak hours and rules, last in the list", async () => {
    const { venue, staff } = await deskOf();
    const { status, body } = await staff.ask("createService", {
      body: {
        ...newService(venue),
        durations: [rung(90, 8800), rung(30, 3200, 3840)],
        peak_hours: [{ weekdays: ["saturday", "sunday"], from: "10:00", to: "18:00" }],
        buffer_after_minutes: 10,
        grid_minutes: 30,
        bookable_by: "clients",
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      durations: [rung(30, 3200, 3840), rung(90, 8800)],
      peak_hours: [{ weekdays: ["saturday", "sunday"], from: "10:00", to: "18:00" }],
      buffer_after_minutes: 10,
      grid_minutes: 30,
      bookable_by: "clients",
      position: 4,
      is_type_default: false,
      is_archived: false,
      version: 1,
    });
  });

  it("makes the first bay service of a type its default, and another one on request", async () => {
    const { venue, staff } = await deskOf();
    const studio = { ...newService(venue), name: "Studio practice", resource_type_id: typeOf(venue, "Studio") };
    expect((await staff.ask("createService", { body: studio })).body.is_type_default).toBe(true);
    const heir = await staff.ask("createService", { body: { ...newService(venue), is_type_default: true } });
    const { body: types } = await staff.ask("resourceTypes");
    expect(types.data[0]).toMatchObject({ name: "Simulator", default_service_id: heir.body.id });
    const { body } = await staff.ask("servicesByIds", { query: { ids: [bayTime(venue)] } });
    expect(body[0]).toMatchObject({ is_type_default: false, version: 2 });
  });

  it.each([
    ["no duration", { durations: [] }, { durations: ["Enter at least one length with its price."] }],
    [
      "a length of zero minutes",
      { durations: [rung(0, 100)] },
      { "durations.0.duration_minutes": ["Enter at least 5 minutes."] },
    ],
    [
      "the same length twice",
      { durations: [rung(60, 100), rung(60, 200)] },
      { "durations.1.duration_minutes": ["1 hour is listed twice."] },
    ],
    [
      "a price below zero",
      { durations: [rung(60, -1)] },
      { "durations.0.price.amount": ["Enter a price of zero or more."] },
    ],
    [
      "another currency",
      { durations: [{ duration_minutes: 60, price: { amount: 1, currency: "USD" }, peak_price: null }] },
      { "durations.0.price.currency": ["Prices here are in CAD."] },
    ],
    [
      "peak hours that end when they start",
      { peak_hours: [{ weekdays: ["monday"], from: "18:00", to: "18:00" }] },
      { "peak_hours.0.to": ["The end must differ from the start, 18:00."] },
    ],
    [
      "peak hours without a day",
      { peak_hours: [{ weekdays: [], from: "17:00", to: "18:00" }] },
      { "peak_hours.0.weekdays": ["Choose at least one day."] },
    ],
    ["bay time without a type", { resource_type_id: null }, { resource_type_id: ["Choose the type of bay it needs."] }],
    ["an unknown type", { resource_type_id: 2_000_000_000 }, { resource_type_id: ["There is no such resource type."] }],
    ["an unknown category", { category_id: 2_000_000_000 }, { category_id: ["There is no such category."] }],
    ["an unknown coach", { kind: "coach", coach_ids: [2_000_000_000] }, { coach_ids: ["There is no such coach."] }],
    ["coaches of bay time", { coach_ids: [1] }, { coach_ids: ["Only lessons have coaches."] }],
    ["no name", { name: " " }, { name: ["Enter a name for the service."] }],
  ])("refuses a service with %s, and stores nothing", async (_, change, errors) => {
    const { venue, staff } = await deskOf();
    const { status, body } = await staff.ask("createService", { body: { ...newService(venue), ...change } });
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await staff.ask("services")).body.meta.total).toBe(3);
  });

  it("treats another company's type and coach as unknown", async () => {
    const [{ venue, staff }, theirs] = [await deskOf(), await platform.venue()];
    const replies = [
      await staff.ask("createService", { body: { ...newService(venue), resource_type_id: typeOf(theirs) } }),
      await staff.ask("updateService", {
        params: { id: venue.catalogue.services[1]?.id ?? 0 },
        body: { version: 1, coach_ids: [theirs.catalogue.coaches[0]?.id] },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422]);
  });

  it("leaves the prices of existing bookings unchanged, and charges new bookings the new price", async () => {
    const { venue, staff } = await deskOf();
    const made = await bookBay(venue, staff, 10);
    await staff.ask("updateService", {
      params: { id: bayTime(venue) },
      body: { version: 1, durations: [rung(60, 9900)] },
    });
    expect((await staff.ask("booking", { params: { id: made.id } })).body).toMatchObject({
      price: cad(6000),
      version: made.version,
    });
    expect((await bookBay(venue, staff, 12)).price).toEqual(cad(9900));
  });

  it("changes only the fields that were sent, and refuses an outdated version", async () => {
    const { venue, staff } = await deskOf();
    const params = { id: bayTime(venue) };
    const { body } = await staff.ask("updateService", { params, body: { version: 1, notice_minutes: 30 } });
    expect(body).toMatchObject({ name: "Bay time", notice_minutes: 30, version: 2 });
    expect(body.durations).toHaveLength(3);
    const stale = await staff.ask("updateService", { params, body: { version: 1, name: "Mine" } });
    expect([stale.status, stale.body.error]).toEqual([409, "stale_version"]);
    expect(stale.body.current).toMatchObject({ name: "Bay time", version: 2 });
  });

  it("deletes a service that was never booked", async () => {
    const { venue, admin } = await deskOf();
    const { body: added } = await admin.ask("createService", { body: newService(venue) });
    const { status, body } = await admin.ask("deleteService", { params: { id: added.id }, query: { version: 1 } });
    expect([status, body.is_archived]).toEqual([200, false]);
    expect((await admin.ask("servicesByIds", { query: { ids: [added.id] } })).body).toEqual([]);
  });

  it("archives a service that was booked: out of the lists, still named by its bookings, which can be moved", async () => {
    const { venue, admin } = await deskOf();
    const made = await bookBay(venue, admin, 10);
    const { status, body } = await admin.ask("deleteService", { params: { id: bayTime(venue) } });
    expect([status, body.is_archived, body.is_type_default]).toEqual([200, true, false]);
    expect((await admin.ask("services")).body.meta.total).toBe(2);
    expect((await admin.ask("servicesByIds", { query: { ids: [bayTime(venue)] } })).body).toHaveLength(1);
    const moved = await admin.ask("updateBooking", {
      params: { id: made.id },
      body: { version: made.version, start_time: "2027-05-04 20:00:00", end_time: "2027-05-04 21:00:00" },
    });
    expect(moved.status).toBe(200);
    await expect(bookBay(venue, admin, 15)).rejects.toThrow("not booked");
    const heir = await admin.ask("createService", { body: newService(venue) });
    expect(heir.body.is_type_default).toBe(true);
  });

  it("lets staff change a service but not delete it, and coaches do neither", async () => {
    const { venue, staff } = await deskOf();
    const coach = await venue.person("coach");
    const params = { id: bayTime(venue) };
    const replies = [
      await staff.ask("deleteService", { params }),
      await coach.ask("createService", { body: newService(venue) }),
      await coach.ask("updateService", { params, body: { version: 1, name: "X" } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe("service categories", () => {
  it("adds, orders, renames and deletes them, and shows them to everybody", async () => {
    const { venue, staff, admin } = await deskOf();
    const lessons = await staff.ask("createServiceCategory", { body: { name: " Lessons " } });
    expect([lessons.status, lessons.body]).toMatchObject([201, { name: "Lessons", position: 1, service_count: 0 }]);
    const fittings = await staff.ask("createServiceCategory", { body: { name: "Fittings", position: 1 } });
    await staff.ask("updateServiceCategory", {
      params: { id: lessons.body.id },
      body: { version: 1, name: "Coaching", position: 2 },
    });
    const shown = await venue.anonymous("publicServiceCategories");
    expect(shown.body.data.map(({ name }: { name: string }) => name)).toEqual(["Fittings", "Coaching"]);
    expect((await admin.ask("deleteServiceCategory", { params: { id: fittings.body.id } })).status).toBe(200);
    expect((await admin.ask("serviceCategories")).body.meta.total).toBe(1);
  });

  it("refuses a duplicate name, and the deletion of a category in use, naming its services", async () => {
    const { venue, staff, admin } = await deskOf();
    const { body: category } = await staff.ask("createServiceCategory", { body: { name: "Bay time" } });
    const twice = await staff.ask("createServiceCategory", { body: { name: "BAY TIME" } });
    expect(twice.body.errors).toEqual({ name: ["There is already a category named BAY TIME. Choose another name."] });
    const body = { version: 1, category_id: category.id };
    await staff.ask("updateService", { params: { id: bayTime(venue) }, body });
    const refused = await admin.ask("deleteServiceCategory", { params: { id: category.id } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Bay time still has 1 service (Bay time). Move them to another category first.",
    ]);
    expect((await staff.ask("deleteServiceCategory", { params: { id: category.id } })).status).toBe(403);
  });
});
