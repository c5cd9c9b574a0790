import { afterAll, beforeAll, expect, test } from "vitest";
import { BOOKING_FIELDS } from "#schema/bookings/bookings/models.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { bayHour, bayId, book, lessonHour } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A shared venue for tests that only read. */
let shared: ReturnType<typeof venueWithThree> | undefined;
const known = () => (shared ??= venueWithThree());

const ALL = ["client", "coach", "resource", "service", "location"];

async function venueWithThree() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const client = await venue.person("client");
  const at = (hour: number) => ({
    start_time: `2027-05-04T${hour}:00:00Z`,
    end_time: `2027-05-04T${hour + 1}:00:00Z`,
  });
  await book(staff.ask, bayHour(venue, { ...at(17), guest: null, client_id: client.id, resource_id: bayId(venue, 1) }));
  await book(staff.ask, bayHour(venue, at(18)));
  await book(staff.ask, lessonHour(venue));
  return { venue, staff, client };
}

test("includes in each booking the entities that the look-ups by id return, in the list's order", async () => {
  const { staff, client } = await venueWithThree();
  const lookUp = async (operationId: Parameters<typeof staff.ask>[0], ids: number[]) =>
    new Map((await staff.ask(operationId, { query: { ids } })).body.map((one: { id: number }) => [one.id, one]));
  const plain = (await staff.ask("bookings")).body;
  const { status, body } = await staff.ask("bookings", { query: { include: ALL } });
  expect(status).toBe(200);
  expect(body.meta).toEqual(plain.meta);
  const idsOf = (key: string) => plain.data.map((row: Record<string, number>) => row[key]).filter(Boolean);
  const known = {
    client: await lookUp("clientsByIds", idsOf("client_id")),
    coach: await lookUp("coachesByIds", idsOf("coach_id")),
    resource: await lookUp("resourcesByIds", idsOf("resource_id")),
    service: await lookUp("servicesByIds", idsOf("service_id")),
    location: await lookUp("locationsByIds", idsOf("location_id")),
  };
  expect(body.data).toEqual(
    plain.data.map((row: Record<string, number>) => ({
      ...row,
      ...Object.fromEntries(
        Object.entries(known).map(([name, found]) => [name, found.get(row[`${name}_id`] ?? 0) ?? null]),
      ),
    })),
  );
  expect(body.data.map((row: { client: { id: number } | null }) => row.client?.id ?? null)).toContain(client.id);
});

test("includes null for a guest's client, and nothing that was not requested", async () => {
  const { staff } = await venueWithThree();
  const { body } = await staff.ask("bookings", { query: { include: "client", search: "robin" } });
  expect(body.data[0]).toMatchObject({ client_id: null, client: null });
  expect(Object.keys(body.data[0])).not.toContain("coach");
});

test("includes entities in a client's bookings too", async () => {
  const { staff, client } = await venueWithThree();
  const { body } = await staff.ask("clientBookings", { params: { id: client.id }, query: { include: ["resource"] } });
  expect(body.data).toMatchObject([{ resource: { id: expect.any(Number), name: expect.any(String) } }]);
});

test("refuses to include an unknown entity", async () => {
  const { staff } = await venueWithThree();
  const { status, body } = await staff.ask("bookings", { query: { include: "client,password" } });
  expect(status).toBe(400);
  expect(body.error).toBe("bad_argument");
});

test("leaves out entities that the caller may not look up, and includes the rest", async () => {
  const { staff, venue } = await venueWithThree();
  await platform.admin
    .insertInto("role_permissions")
    .values({ tenant_id: venue.tenantId, role: "staff", permission: "clients.read", reach: "no" })
    .execute();
  expect((await staff.ask("clientsByIds", { query: { ids: [1] } })).status).toBe(403);
  const { status, body } = await staff.ask("bookings", { query: { include: ["client", "resource"] } });
  expect(status).toBe(200);
  for (const row of body.data) {
    expect(row).not.toHaveProperty("client");
    expect(row).toHaveProperty("resource");
  }
});

test("never includes another company's entity", async () => {
  const [here, there] = [await venueWithThree(), await venueWithThree()];
  const { body } = await here.staff.ask("bookings", { query: { include: ALL } });
  expect(JSON.stringify(body)).toContain(here.client.email);
  expect(JSON.stringify(body)).not.toContain(there.client.email);
});

test("reads page and entities in one statement", async () => {
  const { staff } = await venueWithThree();
  const { sent } = await statementsOf(() => staff.ask("bookings", { query: { include: ALL, total: false } }));
  expect(sent.filter((text) => text.includes("bookings"))).toHaveLength(1);
  expect(sent.filter((text) => text.startsWith("begin"))).toHaveLength(1);
});

test.each(BOOKING_FIELDS.filter((field) => !field.includes(".")))(
  "returns the field %s by itself as in the whole booking",
  async (field) => {
    const { staff } = await known();
    const whole = (await staff.ask("bookings")).body;
    const { status, body } = await staff.ask("bookings", { query: { fields: field } });
    expect(status).toBe(200);
    expect(body.data).toEqual(whole.data.map((row: Record<string, unknown>) => ({ [field]: row[field] })));
    expect(body.meta).toEqual(whole.meta);
  },
);

test.each(BOOKING_FIELDS.filter((field) => field.includes(".")))(
  "returns the included field %s by itself as in the whole entity",
  async (field) => {
    const { staff } = await known();
    const [name = "", below = ""] = field.split(".");
    const whole = (await staff.ask("bookings", { query: { include: name } })).body;
    const { body } = await staff.ask("bookings", { query: { include: name, fields: [field, "id"] } });
    expect(body.data).toEqual(
      whole.data.map((row: Record<string, Record<string, unknown> | null>) => ({
        id: row["id"],
        [name]: row[name] && { [below]: row[name][below] },
      })),
    );
  },
);

test("returns some fields of bookings and of included entities, in a client's list too", async () => {
  const { staff, client } = await known();
  const query = { include: "client,resource", fields: "start_time,client.name,client.id,resource.capacity" };
  const { body } = await staff.ask("clientBookings", { params: { id: client.id }, query });
  expect(body.data).toEqual([
    {
      start_time: "2027-05-04T17:00:00Z",
      client: { id: client.id, name: "Pat client" },
      resource: { capacity: expect.any(Number) },
    },
  ]);
});

test("returns no field of an entity that was not included or may not be looked up", async () => {
  const { staff, venue } = await venueWithThree();
  const fields = "id,client.name";
  const { body: notIncluded } = await staff.ask("bookings", { query: { fields } });
  for (const row of notIncluded.data) expect(Object.keys(row)).toEqual(["id"]);
  await platform.admin
    .insertInto("role_permissions")
    .values({ tenant_id: venue.tenantId, role: "staff", permission: "clients.read", reach: "no" })
    .execute();
  const { body: refused } = await staff.ask("bookings", { query: { include: "client", fields } });
  for (const row of refused.data) expect(Object.keys(row)).toEqual(["id"]);
});

test("refuses an unknown field", async () => {
  const { staff } = await known();
  for (const fields of ["manage_token_hash", "client.password_hash", "tenant_id"]) {
    expect((await staff.ask("bookings", { query: { fields } })).status).toBe(400);
  }
});

test("reads notes, zones, and more of a person than the name only on request", async () => {
  const { staff } = await known();
  const query = { include: "client,coach", fields: "id,start_time,client.name,coach.name", total: false };
  const { sent } = await statementsOf(() => staff.ask("bookings", { query }));
  const page = sent.find((text) => text.includes("bookings")) ?? "";
  expect(page).not.toMatch(/booking_notes|"locations"|guest|hash/);
  const { sent: ofWhole } = await statementsOf(() => staff.ask("bookings", { query: { total: false } }));
  expect(ofWhole.find((text) => text.includes("bookings"))).not.toMatch(/hash|nonce|ip_address/);
});
