import { parse } from "graphql";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { currentVariables } from "#schema/reports/saved-queries/relative-dates.ts";
import { writeRandomly } from "#tests/features/reports/revenue/recounted.ts";
import { randomly } from "#tests/features/venue/coaches/recounted.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { AGGREGATE_EXAMPLES } from "#web/features/reports/graphiql/aggregate-examples.ts";
import { decorate } from "./recounted-bookings.ts";
import { bookRandomly } from "./recounted.ts";

let platform: Platform;
let gateway: Gateway;
let venue: Venue;
let staff: Person;
const TODAY = "2027-05-12";

beforeAll(async () => {
  platform = await startPlatform();
  platform.clock.set(`${TODAY}T17:00:00Z`);
  const log = pino({ level: "silent" });
  gateway = await createGateway({ api: platform.api, baseDomain: "localhost", webRoot: "no-such-folder", log });
  venue = await platform.venue();
  staff = await venue.person("staff");
  await fillVenue();
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

/** Bookings, money, memberships, classes and hours around today. */
async function fillVenue(): Promise<void> {
  const zone = "America/Vancouver";
  const people = [(await venue.person("client")).id, (await venue.person("client")).id];
  for (const day of ["2027-01-10", "2027-04-15", "2027-05-10"]) {
    await bookRandomly(platform, venue, randomly(21), { day, zone, people, desk: staff.id });
    await decorate(platform, venue, randomly(22), day);
  }
  await sql`update bookings set status = 'cancelled', cancelled_at = start_time where tenant_id = ${venue.tenantId}
    and client_id = ${people[0]} and start_time > '2027-02-20'`.execute(platform.admin);
  await writeRandomly(platform, venue, randomly(23), { day: "2027-05-10", zone });
  await sql`update bookings set status = 'confirmed', payment_status = 'due' where tenant_id = ${venue.tenantId}
    and start_time between '2027-05-13' and '2027-05-18' and status <> 'cancelled'`.execute(platform.admin);
  await sql`update memberships set billing_months = 1, period_end = period_start + 30
    where tenant_id = ${venue.tenantId} and billing_months is not null`.execute(platform.admin);
  await sql`insert into class_sessions (tenant_id, location_id, service_id, coach_id, start_time, end_time, capacity,
      price_amount, price_currency)
    select ${venue.tenantId}, ${venue.locationId}, ${venue.catalogue.services[1]?.id}, ${venue.catalogue.coaches[0]?.id},
      '2027-04-20T18:00Z', '2027-04-20T19:00Z', 8, 3000, 'CAD'`.execute(platform.admin);
}

interface Asked {
  query: string;
  variables?: unknown;
}

async function askGraph({ query, variables = {} }: Asked, token = staff.token) {
  const host = `${venue.slug}.localhost`;
  const response = await gateway.fetch(
    new Request(`http://${host}/graphql`, {
      method: "POST",
      headers: {
        host,
        "content-type": "application/json",
        "x-requested-with": "test",
        "x-graphql-cost": "1",
        ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    }),
    { address: "127.0.0.1", secure: false },
  );
  return response.json();
}

const VALUES = { locationId: 1, serviceId: 1, coachId: 1 };

/** An example, with its relative dates as of now. */
async function asked(title: string): Promise<Asked> {
  const example = AGGREGATE_EXAMPLES.find((one) => one.title === title);
  if (!example) throw new Error(`There is no example ${title}`);
  const { query } = example;
  const ask = (text: string, variables: unknown) => askGraph({ query: text, variables });
  const { variables } = await currentVariables(ask, { query, variables: example.variables(VALUES) });
  return { query, variables };
}

it("has twelve questions, each a document of one operation", () => {
  expect(AGGREGATE_EXAMPLES).toHaveLength(12);
  for (const { query } of AGGREGATE_EXAMPLES) {
    const operations = parse(query).definitions.filter(({ kind }) => kind === "OperationDefinition");
    expect(operations).toHaveLength(1);
  }
});

it.each(AGGREGATE_EXAMPLES.map(({ title }) => title))('answers "%s" with one grouped query', async (title) => {
  const { data, errors } = await askGraph(await asked(title));
  expect(errors).toBeUndefined();
  const roots = Object.values<{ groups: object[] }>(data);
  for (const { groups } of roots) {
    expect(groups.length, title).toBeGreaterThan(0);
    const values = groups.flatMap((group) => Object.values(group).flat());
    expect(values.some((value) => value !== null && value !== 0)).toBe(true);
  }
});

it("returns the same through the graph as through the API", async () => {
  const { query, variables } = await asked("Bookings by hour and weekday");
  const { data } = await askGraph({ query, variables });
  const rest = await staff.ask("bookingAggregates", {
    query: { ...(variables as { start: string; end: string }), group_by: ["weekday", "hour"] },
  });
  const told = rest.body.groups.map(({ weekday, hour, bookings, share_percent }: Record<string, unknown>) => ({
    weekday,
    hour,
    bookings,
    share_percent,
  }));
  expect(data.bookingAggregates.groups).toEqual(told);
});

it("keeps the API's refusals, with advice", async () => {
  const of = (by: string, end = "2027-05-31") =>
    `{ bookingAggregates(start: "2027-05-01", end: "${end}", group_by: [${by}]) { groups { bookings } } }`;
  const unknown = await askGraph({ query: of("weather") });
  expect(unknown.errors[0].extensions.code).toBe("bad_document");
  const past = await askGraph({ query: of("day", "2027-04-01") });
  expect(past.errors[0].extensions).toMatchObject({
    code: "bad_argument",
    errors: { end: ["Choose a day on or after start."] },
  });
  const client = await venue.person("client");
  expect((await askGraph({ query: of("day") }, client.token)).errors[0].extensions.code).toBe("forbidden");
  expect((await askGraph({ query: of("day") }, "")).errors[0].extensions.code).toBe("unauthenticated");
  await sql`with people as (
      insert into users (tenant_id, first_name, last_name, roles)
      select ${venue.tenantId}, 'Pat', n::text, array['client'] from generate_series(1, 1001) n returning id)
    insert into bookings (tenant_id, location_id, service_id, client_id, price_amount, price_currency, start_time, end_time,
      status)
    select ${venue.tenantId}, ${venue.locationId}, ${venue.catalogue.services[0]?.id}, id, 100, 'CAD', '2027-05-30T18:00Z',
      '2027-05-30T19:00Z', 'completed' from people`.execute(platform.admin);
  const { errors } = await askGraph({ query: of("client") });
  expect(errors[0].extensions).toMatchObject({ code: "too_many_groups", status: 422 });
  expect(errors[0].message).toContain("Group by less");
});
