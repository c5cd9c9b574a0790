import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MARK = "\uFEFF";
const linesOf = (csv: string): string[] => csv.replace(MARK, "").trimEnd().split("\r\n");

async function book(venue: Venue, day: number, first_name: string): Promise<number> {
  const staff = await venue.person("staff");
  const { body } = await staff.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      start_time: `2027-05-${10 + day} 17:00:00`,
      end_time: `2027-05-${10 + day} 18:00:00`,
      guest: { first_name, last_name: "Guest", email: "gil@example.test", phone: "+16045550100" },
    },
  });
  return body.id;
}

describe("the export of bookings", () => {
  it("has a byte order mark, a header and each booking in order of start, with names instead of ids", async () => {
    const venue = await platform.venue();
    const later = await book(venue, 2, "Later");
    const earlier = await book(venue, 1, "Earlier");
    const owner = await venue.person("owner");
    const { status, body, headers } = await owner.ask("exportBookings");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="bookings-2027-05-03.csv"');
    expect(body.startsWith(`${MARK}id,local_start,`)).toBe(true);
    const [, first = "", second = ""] = linesOf(body);
    expect(first).toMatch(
      new RegExp(`^${earlier},2027-05-11 10:00,2027-05-11 11:00,America/Vancouver,confirmed,due,,`),
    );
    expect(first).toContain("Earlier Guest,gil@example.test,'+16045550100,");
    expect(second.startsWith(`${later},`)).toBe(true);
  });

  it("applies the list's own filters, and refuses what the list refuses", async () => {
    const venue = await platform.venue();
    await book(venue, 1, "Ann");
    await book(venue, 2, "Ben");
    const owner = await venue.person("owner");
    const asked = async (query: Record<string, string>) => linesOf((await owner.ask("exportBookings", { query })).body);
    expect(await asked({ search: "ann" })).toHaveLength(2);
    expect(await asked({ date_from: "2027-05-12" })).toHaveLength(2);
    expect(await asked({ status: "cancelled" })).toHaveLength(1);
    expect(await asked({ status: "late" })).toHaveLength(1);
    const backwards = await owner.ask("exportBookings", { query: { date_from: "2027-05-12", date_to: "2027-05-11" } });
    expect([backwards.status, backwards.body.error]).toEqual([400, "bad_argument"]);
  });

  it("writes a name that looks like a formula as text", async () => {
    const venue = await platform.venue();
    await book(venue, 1, '=HYPERLINK("http://evil.test","x")');
    const owner = await venue.person("owner");
    const { body } = await owner.ask("exportBookings");
    expect(body).toContain(`"'=HYPERLINK(""http://evil.test"",""x"") Guest"`);
  });

  it("omits and repeats nobody across many batches", async () => {
    const venue = await platform.venue();
    const id = await book(venue, 1, "Many");
    // The same start for many rows, so that batches end between equal values.
    await sql`insert into bookings (tenant_id, guest, service_id, location_id, start_time, end_time, status, price_amount,
        price_currency)
      select tenant_id, guest, service_id, location_id, start_time, end_time, status, price_amount, price_currency
      from bookings, generate_series(1, 2499) where tenant_id = ${venue.tenantId}::uuid and id = ${id}`.execute(
      platform.admin,
    );
    const owner = await venue.person("owner");
    const [, ...rows] = linesOf((await owner.ask("exportBookings")).body);
    expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(2500);
    expect(rows).toHaveLength(2500);
  });
});

it.each(["exportCoaches", "exportServices", "exportResources"] as const)(
  "%s contains everything that staff see",
  async (operation) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const [head, ...rows] = linesOf((await staff.ask(operation)).body);
    expect(head?.startsWith("id,")).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
    expect((await (await venue.person("client")).ask(operation)).status).toBe(403);
  },
);

it("exports for each length of a service who may book it and who is told of a free place", async () => {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const bayTime = venue.catalogue.services[0]?.id ?? 0;
  const change = { version: 1, waitlist_offers: "everybody" };
  expect((await owner.ask("updateService", { params: { id: bayTime }, body: change })).status).toBe(200);
  const [head, ...rows] = linesOf((await owner.ask("exportServices")).body);
  expect(head?.endsWith(",bookable_by,waitlist_offers")).toBe(true);
  const ends = rows.map((row) => [row.split(",")[1], row.split(",").slice(-2).join(" ")]);
  expect(ends).toEqual([
    ["Bay time", "anyone everybody"],
    ["Bay time", "anyone everybody"],
    ["Bay time", "anyone everybody"],
    ["Lesson", "anyone in_turn"],
    ["Lesson", "anyone in_turn"],
    ["Video review", "clients in_turn"],
  ]);
});

it("refuses the export of bookings to staff without the permission to export", async () => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  expect((await staff.ask("exportBookings")).status).toBe(403);
});
