/** @module-tag both */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

// TEST_NOW is Monday 3 May 2027, 10:00 in Vancouver.
const TUESDAY = "2027-05-04";

let platform: Platform;
let venue: Venue;
let staff: Person;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  staff = await venue.person("staff");
});

const serviceId = (name: string) => venue.catalogue.services.find((service) => service.name === name)?.id ?? 0;
const resourceId = (name: string) => venue.catalogue.resources.find((resource) => resource.name === name)?.id ?? 0;
const typeId = (name: string) => venue.catalogue.resource_types.find((type) => type.name === name)?.id ?? 0;

type Changes = Record<string, string | number | boolean | undefined>;

function question(changes: Changes = {}): { query: Changes } {
  const asked = { service_id: serviceId("Bay time"), date_from: TUESDAY, date_to: TUESDAY };
  return { query: { location_id: venue.locationId, ...asked, ...changes } };
}

async function localStarts(ask: Ask, changes: Changes = {}): Promise<string[]> {
  const { body } = await ask("publicAvailability", question(changes));
  return body.data.map((time: { local_start: string }) => time.local_start.slice(11, 16));
}

/** Inserts a confirmed booking that occupies a bay or a coach, or a hold that expires. */
async function occupy(
  owner: { resource_id: number } | { coach_id: number },
  [from, to]: [from: string, to: string],
  holdEnds: string | null = null,
): Promise<number> {
  const tenant_id = venue.tenantId;
  const expires_at = holdEnds === null ? null : Temporal.Instant.from(holdEnds);
  return inTenant(platform.db, tenant_id, async (trx) => {
    const { id } = await trx
      .insertInto("bookings")
      .values({
        ...owner,
        tenant_id,
        service_id: serviceId("Bay time"),
        location_id: venue.locationId,
        start_time: Temporal.Instant.from(from),
        end_time: Temporal.Instant.from(to),
        status: holdEnds === null ? "confirmed" : "held",
        expires_at,
        guest: holdEnds === null ? JSON.stringify({ first_name: "Kim", last_name: "Berg" }) : null,
        price_amount: 1,
        price_currency: "CAD",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const during = `[${from},${to})`;
    await trx
      .insertInto("claims")
      .values({ ...owner, tenant_id, booking_id: id, during, expires_at })
      .execute();
    return id;
  });
}

describe("availability", () => {
  it("lists times, bays and prices for a visitor", async () => {
    const { status, body } = await venue.visitor()("publicAvailability", question({ duration_minutes: 60 }));
    expect(status).toBe(200);
    expect(body.timezone).toBe("America/Vancouver");
    expect(body.days).toEqual([
      { date: TUESDAY, state: "free", free_count: 49, is_closed: false, utc_offset: "-07:00" },
    ]);
    expect(body.data[0]).toEqual({
      start_time: "2027-05-04T16:00:00Z",
      end_time: "2027-05-04T17:00:00Z",
      local_start: "2027-05-04T09:00:00-07:00",
      local_end: "2027-05-04T10:00:00-07:00",
      location_id: venue.locationId,
      resource_ids: [resourceId("Bay 1"), resourceId("Bay 2"), resourceId("Bay 3")],
      coach_ids: [],
      price: { amount: 6000, currency: "CAD" },
      member_price: null,
    });
    const evening = body.data.find((time: { local_start: string }) => time.local_start.includes("T17:00"));
    expect(evening.price.amount).toBe(7200);
  });

  it("uses the shortest length by default", async () => {
    const { body } = await venue.anonymous("publicAvailability", question());
    expect(Date.parse(body.data[0].end_time) - Date.parse(body.data[0].start_time)).toBe(30 * 60_000);
  });

  it("finds the default service of a resource type", async () => {
    const byType = question({ service_id: undefined, resource_type_id: typeId("Simulator") });
    const { body } = await venue.anonymous("publicAvailability", byType);
    expect(body).toEqual((await venue.anonymous("publicAvailability", question())).body);
  });

  it("leaves out a taken bay, and a time when all bays are taken", async () => {
    const ten: [string, string] = ["2027-05-04T17:00:00Z", "2027-05-04T17:30:00Z"];
    await occupy({ resource_id: resourceId("Bay 2") }, ten);
    const at10 = async () => {
      const { body } = await venue.anonymous("publicAvailability", question());
      return body.data.find((time: { start_time: string }) => time.start_time === ten[0])?.resource_ids;
    };
    expect(await at10()).toEqual([resourceId("Bay 1"), resourceId("Bay 3")]);
    await occupy({ resource_id: resourceId("Bay 1") }, ten);
    await occupy({ resource_id: resourceId("Bay 3") }, ten);
    expect(await at10()).toBeUndefined();
    expect(await localStarts(venue.anonymous, { resource_id: resourceId("Bay 2") })).not.toContain("10:00");
  });

  it("counts a hold as taken until it expires", async () => {
    const ten: [string, string] = ["2027-05-04T17:00:00Z", "2027-05-04T17:30:00Z"];
    await occupy({ resource_id: resourceId("Bay 1") }, ten, "2027-05-03T17:05:00Z");
    const onBay1 = { resource_id: resourceId("Bay 1") };
    expect(await localStarts(venue.anonymous, onBay1)).not.toContain("10:00");
    platform.clock.set("2027-05-03T17:05:00Z");
    expect(await localStarts(venue.anonymous, onBay1)).toContain("10:00");
  });

  it("offers lessons in the hours of the coaches who give them, with gaps", async () => {
    const lesson = { service_id: serviceId("Lesson"), duration_minutes: 60 };
    const [dana, sean] = venue.catalogue.coaches;
    const { body } = await venue.anonymous("publicAvailability", question(lesson));
    const coachesAt = (wall: string) =>
      body.data.find((time: { local_start: string }) => time.local_start.includes(wall))?.coach_ids;
    expect(coachesAt("T09:45")).toBeUndefined();
    expect(coachesAt("T10:00")).toEqual([dana?.id]);
    expect(coachesAt("T12:00")).toEqual([dana?.id, sean?.id]);
    expect(coachesAt("T18:00")).toEqual([sean?.id]);
    expect(await localStarts(venue.anonymous, { ...lesson, coach_id: sean?.id ?? 0 })).toContain("19:00");
    await occupy({ coach_id: sean?.id ?? 0 }, ["2027-05-05T00:00:00Z", "2027-05-05T00:30:00Z"]);
    const seans = await localStarts(venue.anonymous, { ...lesson, coach_id: sean?.id ?? 0 });
    expect(seans).toContain("15:45");
    expect(seans).not.toContain("16:00");
    expect(seans).toContain("17:30");
  });

  it("uses a coach's dated hours instead of the weekly ones", async () => {
    const [dana] = venue.catalogue.coaches;
    const tenant_id = venue.tenantId;
    const dated = { tenant_id, coach_id: dana?.id ?? 0, date: TUESDAY };
    await inTenant(platform.db, tenant_id, (trx) =>
      trx
        .insertInto("coach_availabilities")
        .values({ ...dated, starts: "20:00", ends: "21:00" })
        .execute(),
    );
    const asked = { service_id: serviceId("Lesson"), coach_id: dana?.id ?? 0, duration_minutes: 60 };
    expect(await localStarts(venue.anonymous, asked)).toEqual(["20:00"]);
  });

  it("follows the holiday hours, and counts days without listing their times", async () => {
    const tenant_id = venue.tenantId;
    const holiday = { tenant_id, location_id: venue.locationId, date: TUESDAY, name: "Founders' Day" };
    await inTenant(platform.db, tenant_id, (trx) => trx.insertInto("location_holidays").values(holiday).execute());
    const asked = question({ days_only: true, date_to: "2027-05-05", duration_minutes: 120 });
    const { body } = await venue.anonymous("publicAvailability", asked);
    expect(body.data).toEqual([]);
    expect(body.days).toEqual([
      { date: TUESDAY, state: "free", free_count: 17, is_closed: false, utc_offset: "-07:00" },
      { date: "2027-05-05", state: "free", free_count: 45, is_closed: false, utc_offset: "-07:00" },
    ]);
  });

  it("offers a larger party only bays that are large enough", async () => {
    const { body } = await venue.anonymous("publicAvailability", question({ party_size: 5 }));
    expect(body.data[0].resource_ids).toEqual([resourceId("Bay 3")]);
  });

  it("limits visitors by notice and horizon, and not the front desk", async () => {
    const today = { date_from: "2027-05-03", date_to: "2027-05-03", service_id: serviceId("Lesson") };
    expect((await localStarts(venue.anonymous, today))[0]).toBe("12:00");
    const { body } = await staff.ask("availability", question(today));
    expect(body.data[0].local_start).toBe("2027-05-03T10:00:00-07:00");
    const far = { date_from: "2027-08-03", date_to: "2027-08-03" };
    expect(await localStarts(venue.anonymous, far)).toEqual([]);
    expect((await staff.ask("availability", question(far))).body.data).not.toEqual([]);
  });

  it("offers the quarter hour that has begun to the front desk, and no earlier one", async () => {
    platform.clock.set("2027-05-03T17:10:00Z");
    const today = { date_from: "2027-05-03", date_to: "2027-05-03" };
    const { body } = await staff.ask("availability", question(today));
    expect(body.data[0].local_start).toBe("2027-05-03T10:00:00-07:00");
  });
});

describe("availability refuses", () => {
  it.each([
    ["a missing location", { location_id: undefined }, "location_id"],
    ["neither service nor type", { service_id: undefined }, "service_id"],
    ["both service and type", { resource_type_id: 1 }, "service_id"],
    ["a date that does not exist", { date_from: "2027-02-30" }, "date_from"],
    ["reversed dates", { date_to: "2027-05-03" }, "date_to"],
    ["more than 31 days after the first", { date_to: "2027-06-05" }, "date_to"],
    ["the year 0", { date_from: "0000-01-01", date_to: "0000-01-02" }, "date_from"],
    ["the year 9999", { date_from: "9999-12-30", date_to: "9999-12-31" }, "date_from"],
    ["a length that is not sold", { duration_minutes: 45 }, "duration_minutes"],
    ["a party of zero", { party_size: 0 }, "party_size"],
    ["text instead of a number", { resource_id: "one" }, "resource_id"],
  ])("%s with 400 and the name of the field", async (_what, changes, field) => {
    const { status, body } = await venue.anonymous("publicAvailability", question(changes));
    expect(status).toBe(400);
    expect(body.error).toBe("bad_argument");
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it("more people than the service takes", async () => {
    const { status, body } = await venue.anonymous("publicAvailability", question({ party_size: 7 }));
    expect([status, body.error]).toEqual([422, "party_too_large"]);
  });

  it("another company's ids as unknown", async () => {
    const other = await platform.venue();
    const otherService = other.catalogue.services[0]?.id ?? 0;
    const otherResource = other.catalogue.resources[0]?.id ?? 0;
    const otherCoach = other.catalogue.coaches[0]?.id ?? 0;
    const lesson = { service_id: serviceId("Lesson") };
    for (const [foreign, absent] of [
      [{ service_id: otherService }, { service_id: 999_999 }],
      [{ location_id: other.locationId }, { location_id: 999_999 }],
      [{ resource_id: otherResource }, { resource_id: 999_999 }],
      [
        { ...lesson, coach_id: otherCoach },
        { ...lesson, coach_id: 999_999 },
      ],
    ] as const) {
      const replies = [foreign, absent].map((changes) => venue.anonymous("publicAvailability", question(changes)));
      const [one, two] = await Promise.all(replies);
      expect(one?.status).toBe(404);
      expect({ ...one?.body, request_id: "" }).toEqual({ ...two?.body, request_id: "" });
    }
  });

  it("a service for clients to visitors, and offers it to clients", async () => {
    const review = { service_id: serviceId("Video review") };
    expect((await venue.anonymous("publicAvailability", question(review))).status).toBe(404);
    const client = await venue.person("client");
    expect((await client.ask("publicAvailability", question(review))).status).toBe(200);
  });

  it("the front desk's times to clients and visitors", async () => {
    const client = await venue.person("client");
    expect((await venue.anonymous("availability", question())).status).toBe(401);
    expect((await client.ask("availability", question())).status).toBe(403);
  });

  it("everybody at a locked company", async () => {
    const locked = await platform.venue({
      subscription_status: "none",
      trial_ends_at: Temporal.Instant.from("2027-05-01T00:00Z"),
    });
    const { status, body } = await locked.anonymous("publicAvailability", question());
    expect([status, body.error]).toEqual([423, "account_locked_soft"]);
  });
});
