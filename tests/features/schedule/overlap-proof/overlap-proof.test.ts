import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function book(venue: Venue, more: object, start = "17:00"): Promise<number> {
  const staff = await venue.person("staff");
  const { body } = await staff.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      start_time: `2027-05-10 ${start}:00`,
      end_time: "2027-05-10 18:00:00",
      ...more,
    },
  });
  return body.id;
}

const GUEST = { guest: { first_name: "Gil", last_name: "Guest" } };

it("counts the claims of bays, coaches and clients, and quotes the constraint from the database", async () => {
  const venue = await platform.venue();
  const client = await venue.person("client");
  await book(venue, { client_id: client.id });
  await book(venue, GUEST);
  const { status, body } = await (await venue.person("owner")).ask("overlapProof");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    checked_at: "2027-05-03T17:00:00Z",
    claims: 3,
    overlaps: 0,
    oldest_start: "2027-05-10T17:00:00Z",
    compared: [
      { kind: "resource", owners: 2, claims: 2, neighbours: 0, overlaps: 0 },
      { kind: "coach", owners: 0, claims: 0, neighbours: 0, overlaps: 0 },
      { kind: "client", owners: 1, claims: 1, neighbours: 0, overlaps: 0 },
    ],
    constraint_name: "claims_no_overlap",
    meant_total: 0,
  });
  expect(body.constraint_text).toBe("EXCLUDE USING gist (tenant_id WITH =, owner WITH =, during WITH &&)");
  expect(body.took_ms).toBeGreaterThan(0);
});

it("reports nothing for a company without bookings", async () => {
  const venue = await platform.venue();
  const { body } = await (await venue.person("owner")).ask("overlapProof");
  expect(body).toMatchObject({ claims: 0, overlaps: 0, oldest_start: null, newest_end: null, meant: [] });
});

it("lists the double bookings that staff allowed, with their reasons", async () => {
  const venue = await platform.venue();
  const client = await venue.person("client");
  await book(venue, { client_id: client.id });
  await book(venue, { client_id: client.id, override_client_overlap: { reason: "Pays for his son" } });
  const { body } = await (await venue.person("owner")).ask("overlapProof");
  expect(body).toMatchObject({ overlaps: 0, meant_total: 1, meant: [{ reason: "Pays for his son" }] });
});

it("finds an overlap if the constraint was dropped", async () => {
  const database = platform.admin;
  const venue = await platform.venue();
  const id = await book(venue, GUEST);
  await sql`alter table claims drop constraint claims_no_overlap`.execute(database);
  try {
    await sql`insert into claims (tenant_id, booking_id, resource_id, during)
      select tenant_id, booking_id, resource_id, during from claims where booking_id = ${id}
        and tenant_id = ${venue.tenantId}::uuid and resource_id is not null`.execute(database);
    const { body } = await (await venue.person("owner")).ask("overlapProof");
    expect(body).toMatchObject({ overlaps: 1, constraint_text: "The database has no such rule." });
  } finally {
    await sql`delete from claims where tenant_id = ${venue.tenantId}::uuid`.execute(database);
    await sql`alter table claims add constraint claims_no_overlap
      exclude using gist (tenant_id with =, owner with =, during with &&)`.execute(database);
  }
});

it("is for owners alone", async () => {
  const venue = await platform.venue();
  for (const role of ["facility_admin", "staff", "coach", "client"] as const) {
    expect((await (await venue.person(role)).ask("overlapProof")).status).toBe(403);
  }
});
