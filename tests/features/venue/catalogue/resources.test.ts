import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { bookBay } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const bay = (venue: Venue, index = 0) => venue.catalogue.resources[index]?.id ?? 0;
const simulator = (venue: Venue) => venue.catalogue.resource_types[0]?.id ?? 0;
const newBay = (venue: Venue) => ({
  name: "Bay 4",
  location_id: venue.locationId,
  resource_type_id: simulator(venue),
});

async function deskOf() {
  const venue = await platform.venue();
  return { venue, staff: await venue.person("staff"), admin: await venue.person("facility_admin") };
}

describe("resources", () => {
  it("adds a resource with its location's hours, last in the list", async () => {
    const { venue, staff } = await deskOf();
    const { status, body } = await staff.ask("createResource", { body: newBay(venue) });
    expect([status, body]).toMatchObject([
      201,
      { name: "Bay 4", capacity: 4, position: 5, follows_location_hours: true, hours: [], is_archived: false },
    ]);
  });

  it("opens a resource by its own hours, and by its location's again on request", async () => {
    const { venue, staff } = await deskOf();
    const hours = [{ weekday: "tuesday", ranges: [{ opens: "12:00", closes: "13:00" }] }];
    const params = { id: bay(venue) };
    const own = await staff.ask("updateResource", {
      params,
      body: { version: 1, follows_location_hours: false, hours },
    });
    expect(own.body).toMatchObject({ follows_location_hours: false, hours, version: 2 });
    const free = async () => {
      const query = { ...question(venue), start_time: "2027-05-04 17:00:00", end_time: "2027-05-04 18:00:00" };
      return (await staff.ask("availableResources", { query })).body.map(({ name }: { name: string }) => name);
    };
    expect(await free()).toEqual(["Bay 2", "Bay 3"]);
    await staff.ask("updateResource", { params, body: { version: 2, follows_location_hours: true } });
    expect(await free()).toEqual(["Bay 1", "Bay 2", "Bay 3"]);
  });

  it.each([
    ["no name", { name: "" }, { name: ["Enter a name for the resource."] }],
    [
      "a name that is taken",
      { name: "bay 2" },
      { name: ["There is already a bay 2 at this location. Choose another name."] },
    ],
    ["a capacity of zero", { capacity: 0 }, { capacity: ["Enter at least 1."] }],
    ["an unknown location", { location_id: 2_000_000_000 }, { location_id: ["There is no such location."] }],
    ["an unknown type", { resource_type_id: 2_000_000_000 }, { resource_type_id: ["There is no such resource type."] }],
    [
      "own hours but no ranges",
      { follows_location_hours: false },
      { hours: ["Enter its opening hours, or let it follow the location’s."] },
    ],
    [
      "hours that end when they start",
      { follows_location_hours: false, hours: [{ weekday: "monday", ranges: [{ opens: "18:00", closes: "18:00" }] }] },
      { "hours.0.ranges.0": ["Monday closes at 18:00, when it opens."] },
    ],
  ])("refuses a resource with %s, and stores nothing", async (_, change, errors) => {
    const { venue, staff } = await deskOf();
    const { status, body } = await staff.ask("createResource", { body: { ...newBay(venue), ...change } });
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await staff.ask("resources")).body.meta.total).toBe(4);
  });

  it("refuses to remove a resource with upcoming bookings or change its type, and names their number", async () => {
    const { venue, admin } = await deskOf();
    for (const hour of [10, 12]) await bookBay(venue, admin, hour, { resource_id: bay(venue) });
    const params = { id: bay(venue) };
    const removed = await admin.ask("deleteResource", { params });
    expect([removed.status, removed.body.message]).toEqual([
      409,
      "Bay 1 still has 2 bookings to come. Move or cancel them first.",
    ]);
    const studio = venue.catalogue.resource_types[1]?.id;
    const retyped = await admin.ask("updateResource", { params, body: { version: 1, resource_type_id: studio } });
    expect([retyped.status, retyped.body.error]).toEqual([409, "invalid_state"]);
  });

  it("archives a resource that was booked, and deletes one that never was", async () => {
    const { venue, admin } = await deskOf();
    await bookBay(venue, admin, 10, { resource_id: bay(venue) });
    platform.clock.set("2027-06-01T17:00:00Z");
    const later = await venue.person("owner");
    const archived = await later.ask("deleteResource", { params: { id: bay(venue) } });
    const deleted = await later.ask("deleteResource", { params: { id: bay(venue, 1) } });
    platform.clock.set("2027-05-03T17:00:00Z");
    expect([archived.body.is_archived, deleted.body.is_archived]).toEqual([true, false]);
    const ids = [bay(venue), bay(venue, 1)];
    expect((await admin.ask("resourcesByIds", { query: { ids } })).body).toHaveLength(1);
    expect((await admin.ask("resources")).body.meta.total).toBe(2);
    expect((await admin.ask("deleteResource", { params: { id: bay(venue) } })).status).toBe(404);
  });

  it("refuses an outdated version, deletion by staff, and any change by coaches", async () => {
    const { venue, staff } = await deskOf();
    const coach = await venue.person("coach");
    const params = { id: bay(venue) };
    await staff.ask("updateResource", { params, body: { version: 1, capacity: 5 } });
    const stale = await staff.ask("updateResource", { params, body: { version: 1, capacity: 6 } });
    expect([stale.body.error, stale.body.current.capacity]).toEqual(["stale_version", 5]);
    expect((await staff.ask("deleteResource", { params })).status).toBe(403);
    expect((await coach.ask("createResource", { body: newBay(venue) })).status).toBe(403);
    expect((await coach.ask("updateResource", { params, body: { version: 2, capacity: 6 } })).status).toBe(403);
  });
});

const question = (venue: Venue) => ({ resource_type_id: simulator(venue), location_id: venue.locationId });

describe("available resources", () => {
  it("leaves out booked resources, and resources that are closed then", async () => {
    const { venue, staff } = await deskOf();
    await bookBay(venue, staff, 10, { resource_id: bay(venue, 1) });
    const namesAt = async (start_time: string, end_time: string) => {
      const { body } = await staff.ask("availableResources", { query: { ...question(venue), start_time, end_time } });
      return body.map(({ name }: { name: string }) => name);
    };
    expect(await namesAt("2027-05-04 17:30:00", "2027-05-04 18:30:00")).toEqual(["Bay 1", "Bay 3"]);
    expect(await namesAt("2027-05-04 18:00:00", "2027-05-04 19:00:00")).toEqual(["Bay 1", "Bay 2", "Bay 3"]);
    expect(await namesAt("2027-05-05 04:30:00", "2027-05-05 05:30:00")).toEqual([]);
  });

  it.each([
    ["an end before the start", { end_time: "2027-05-04 16:00:00" }, "end_time"],
    ["more than a day", { end_time: "2027-05-06 17:00:00" }, "end_time"],
    ["a date that does not exist", { start_time: "2027-02-30 17:00:00" }, "start_time"],
  ])("refuses %s", async (_, change, field) => {
    const { venue, staff } = await deskOf();
    const query = { ...question(venue), start_time: "2027-05-04 17:00:00", end_time: "2027-05-04 18:00:00", ...change };
    const { status, body } = await staff.ask("availableResources", { query });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe("resource types", () => {
  it("adds, renames and deletes a type", async () => {
    const { staff, admin } = await deskOf();
    const { status, body } = await staff.ask("createResourceType", { body: { name: " Putting green " } });
    expect([status, body]).toMatchObject([201, { name: "Putting green", resource_count: 0, default_service_id: null }]);
    const params = { id: body.id };
    const renamed = await staff.ask("updateResourceType", { params, body: { version: 1, name: "Green" } });
    expect(renamed.body).toMatchObject({ name: "Green", version: 2 });
    const twice = await staff.ask("createResourceType", { body: { name: "green" } });
    expect(twice.body.errors).toEqual({ name: ["There is already a type named green. Choose another name."] });
    expect((await staff.ask("deleteResourceType", { params })).status).toBe(403);
    expect((await admin.ask("deleteResourceType", { params, query: { version: 1 } })).body.error).toBe("stale_version");
    expect((await admin.ask("deleteResourceType", { params })).status).toBe(200);
  });

  it("refuses to delete a type in use, naming what uses it", async () => {
    const { venue, admin } = await deskOf();
    await admin.ask("createResource", { body: newBay(venue) });
    const { status, body } = await admin.ask("deleteResourceType", { params: { id: simulator(venue) } });
    expect([status, body.message]).toEqual([
      409,
      "Simulator is the type of 4 resources (Bay 1, Bay 2, Bay 3 and 1 more) and of 1 service (Bay time). Change their type or remove them first.",
    ]);
  });

  it("archives a type that only past bookings use", async () => {
    const { venue, admin } = await deskOf();
    const green = await admin.ask("createResourceType", { body: { name: "Green" } });
    const mat = await admin.ask("createResource", { body: { ...newBay(venue), resource_type_id: green.body.id } });
    await platform.admin
      .updateTable("resources")
      .set({ archived_at: Temporal.Instant.from("2027-05-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", mat.body.id)
      .execute();
    expect((await admin.ask("deleteResourceType", { params: { id: green.body.id } })).status).toBe(200);
    expect((await admin.ask("resourceTypes")).body.meta.total).toBe(2);
    expect((await admin.ask("resourcesByIds", { query: { ids: [mat.body.id] } })).body).toHaveLength(1);
  });
});
