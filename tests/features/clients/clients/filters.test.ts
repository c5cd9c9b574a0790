import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { SAVED_FILTERS_MAX } from "#schema/clients/clients/filter-models.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** It is 3 May 2027, 10:00 at the venue. */
async function people() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const add = async (first_name: string): Promise<number> =>
    (await staff.ask("createClient", { body: { first_name, last_name: "Fontaine" } })).body.id;
  const tag = async (name: string): Promise<number> => (await staff.ask("createTag", { body: { name } })).body.id;
  const found = async (query: Record<string, unknown>): Promise<string[]> => {
    const { status, body } = await staff.ask("clients", { query: { ...query, search: "fontaine" } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.meta.total).toBe(body.data.length);
    return body.data.map((row: { first_name: string }) => row.first_name);
  };
  return { venue, staff, add, tag, found };
}

/** Inserts a booking in the past. */
async function booked(
  venue: Venue,
  client_id: number,
  day: string,
  status: BookingStatus = "completed",
): Promise<void> {
  const start = Temporal.Instant.from(`${day}T20:00:00Z`);
  await platform.admin
    .insertInto("bookings")
    .values({
      tenant_id: venue.tenantId,
      client_id,
      service_id: venue.catalogue.services[0]?.id ?? 0,
      location_id: venue.locationId,
      resource_id: venue.catalogue.resources[0]?.id ?? null,
      start_time: start,
      end_time: start.add({ hours: 1 }),
      party_size: 1,
      price_amount: 5000,
      price_currency: "CAD",
      status,
    })
    .execute();
}

describe("the list of clients", () => {
  it("is filtered by any of some tags, or by all of them", async () => {
    const { staff, add, tag, found } = await people();
    const [league, lefty] = [await tag("League"), await tag("Lefty")];
    const [ava, bo] = [await add("Ava"), await add("Bo")];
    await add("Cy");
    await staff.ask("addUserTags", { params: { id: ava }, body: { tag_ids: [league, lefty] } });
    await staff.ask("addUserTags", { params: { id: bo }, body: { tag_ids: [lefty] } });
    expect(await found({ tag_ids: [league, lefty] })).toEqual(["Ava", "Bo"]);
    expect(await found({ tag_ids: [league, lefty], match: "all" })).toEqual(["Ava"]);
    expect(await found({ tag_ids: [lefty, lefty], match: "all" })).toEqual(["Ava", "Bo"]);
    expect(await found({ tag_ids: [2_000_000_000] })).toEqual([]);
    expect((await staff.ask("clients", { query: { tag_ids: [lefty] } })).body.meta.total).toBe(2);
  });

  it("is filtered by the date of the latest booking that began, in the company's calendar", async () => {
    const { venue, add, found } = await people();
    const [ava, bo, cy] = [await add("Ava"), await add("Bo"), await add("Cy")];
    await add("Never");
    await booked(venue, ava, "2027-03-01");
    await booked(venue, ava, "2027-04-10");
    await booked(venue, bo, "2027-03-01");
    await booked(venue, bo, "2027-04-20", "cancelled");
    await booked(venue, cy, "2027-03-01");
    await booked(venue, cy, "2027-05-20", "confirmed");
    expect(await found({ last_booking_end: "2027-03-31" })).toEqual(["Bo", "Cy"]);
    expect(await found({ last_booking_start: "2027-04-01" })).toEqual(["Ava"]);
    expect(await found({ last_booking_start: "2027-02-01", last_booking_end: "2027-04-10" })).toEqual([
      "Ava",
      "Bo",
      "Cy",
    ]);
    expect(await found({ last_booking_start: "2027-04-11" })).toEqual([]);
  });

  it("is filtered by membership: its status, its plan, and a part of the plan's name", async () => {
    const { venue, staff, add, found } = await people();
    const owner = await venue.person("owner");
    const plan = async (name: string, more: object = {}): Promise<number> => {
      const price = { amount: 5000, currency: "CAD" };
      const { body } = await owner.ask("createMembershipPlan", {
        body: { name, billing_period: "monthly", price, ...more },
      });
      return body.id;
    };
    const [club, range] = [await plan("Club 12"), await plan("Range")];
    const lessons = await plan("10 club lessons", { billing_period: "custom" });
    const sell = async (client_id: number, plan_id: number): Promise<number> => {
      const sale = { client_id, plan_id, method: "cash" };
      return (await owner.ask("startMembershipSubscription", { body: sale })).body.membership.id;
    };
    const [ava, bo, cy] = [await add("Ava"), await add("Bo"), await add("Cy")];
    await add("Dee");
    await sell(ava, club);
    await sell(ava, lessons);
    const ending = await sell(bo, range);
    await owner.ask("cancelMembership", { params: { id: ending } });
    const over = await sell(cy, club);
    await platform.admin
      .updateTable("memberships")
      .set({ status: "cancelled", cancel_on: "2027-05-01" })
      .where("id", "=", over)
      .execute();
    expect(await found({ membership_status: "active" })).toEqual(["Ava"]);
    expect(await found({ membership_status: "cancel_scheduled" })).toEqual(["Bo"]);
    expect(await found({ membership_status: "cancelled" })).toEqual(["Cy"]);
    expect(await found({ membership_plan_id: club })).toEqual(["Ava"]);
    expect(await found({ membership_plan_id: club, membership_status: "cancelled" })).toEqual(["Cy"]);
    expect(await found({ membership_plan_id: range, membership_status: "active" })).toEqual([]);
    expect(await found({ membership_plan_name: "CLUB" })).toEqual(["Ava"]);
    expect(await found({ membership_plan_name: "%" })).toEqual([]);
    expect(await found({ membership_plan_name: "ang", membership_status: "cancel_scheduled" })).toEqual(["Bo"]);
    await sell(cy, range);
    expect(await found({ membership_status: "cancelled" })).toEqual([]);
    expect((await staff.ask("clients", { query: { membership_status: "lost" } })).status).toBe(400);
    const file = await owner.ask("exportClients", { query: { membership_plan_id: range } });
    expect(file.body.trimEnd().split("\r\n").length).toBe(3);
    const other = await platform.venue();
    const theirs = await (await other.person("owner")).ask("clients", { query: { membership_plan_id: club } });
    expect(theirs.body.data).toEqual([]);
  });

  it("refuses days in the wrong order and an unknown match mode", async () => {
    const { staff } = await people();
    const ask = (query: Record<string, string>) => staff.ask("clients", { query });
    const backwards = await ask({ last_booking_start: "2027-04-02", last_booking_end: "2027-04-01" });
    expect([backwards.status, backwards.body.error]).toEqual([400, "bad_argument"]);
    expect((await ask({ match: "some" })).status).toBe(400);
    expect((await ask({ last_booking_end: "yesterday" })).status).toBe(400);
  });

  it("is exported with all matching clients, to a person with the permission", async () => {
    const { venue, staff, add, tag } = await people();
    const lefty = await tag("=Lefty");
    for (const name of ["Bo", "Ava"]) {
      await staff.ask("addUserTags", { params: { id: await add(name) }, body: { tag_ids: [lefty] } });
    }
    await add("Cy");
    expect((await staff.ask("exportClients")).body.error).toBe("forbidden");
    const owner = await venue.person("owner");
    const { body, headers } = await owner.ask("exportClients", { query: { tag_ids: [lefty] } });
    expect(headers.get("content-disposition")).toBe('attachment; filename="clients-2027-05-03.csv"');
    const [head, ...lines] = body.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(head).toBe(
      "id,first_name,last_name,email,contact_email,phone,tags,marketing,client_since,membership,membership_status,hours_left,credits_left,credit",
    );
    expect(lines.map((line: string) => line.split(",").slice(1).join())).toEqual([
      "Ava,Fontaine,,,,'=Lefty,,2027-05-03,,,,,",
      "Bo,Fontaine,,,,'=Lefty,,2027-05-03,,,,,",
    ]);
  });

  it("is exported in batches that omit and repeat nobody", async () => {
    const { venue } = await people();
    const rows = Array.from({ length: 2_100 }, (_, n) => ({
      tenant_id: venue.tenantId,
      roles: ["client"],
      first_name: `N${n % 7}`,
      last_name: "Same",
    }));
    await platform.admin.insertInto("users").values(rows).execute();
    const { body } = await (await venue.person("owner")).ask("exportClients", { query: { search: "same" } });
    const ids = body
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line: string) => line.split(",")[0]);
    expect([ids.length, new Set(ids).size]).toEqual([2_100, 2_100]);
  });
});

describe("saved filters", () => {
  const filters = {
    search: "fon",
    match: "all",
    last_booking_end: "2027-03-31",
    membership_status: "paused",
    membership_plan_name: "Club",
  };

  it("belong to one person, and are saved, listed by name and deleted", async () => {
    const { venue, staff } = await people();
    const { status, body } = await staff.ask("createSavedFilter", { body: { name: "Absent regulars", filters } });
    expect(status).toBe(201);
    const full = { ...filters, tag_ids: [], last_booking_start: null, membership_plan_id: null };
    expect(body).toEqual({ id: body.id, name: "Absent regulars", filters: full });
    await staff.ask("createSavedFilter", { body: { name: "a first", filters: {} } });
    expect((await staff.ask("savedFilters")).body.map(({ name }: { name: string }) => name)).toEqual([
      "a first",
      "Absent regulars",
    ]);
    const colleague = await venue.person("owner");
    expect((await colleague.ask("savedFilters")).body).toEqual([]);
    expect((await colleague.ask("deleteSavedFilter", { params: { id: body.id } })).status).toBe(404);
    expect((await staff.ask("deleteSavedFilter", { params: { id: body.id } })).body).toEqual(body);
    expect((await staff.ask("savedFilters")).body).toHaveLength(1);
  });

  it("have unique names and a maximum number", async () => {
    const { staff } = await people();
    const save = (name: string) => staff.ask("createSavedFilter", { body: { name, filters } });
    await save("Absent");
    const again = await save("ABSENT");
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["name"]]);
    for (let n = 1; n < SAVED_FILTERS_MAX; n++) await save(`Filter ${n}`);
    expect((await save("One more")).body.error).toBe("invalid_state");
    expect((await staff.ask("createSavedFilter", { body: { name: "X", filters: { tag_ids: ["a"] } } })).status).toBe(
      422,
    );
  });
});
