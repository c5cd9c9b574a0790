import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

interface Line {
  level: number;
  msg: string;
  request_id: string;
  operation?: string;
  failures?: string[];
}
const DEFECT = 50;

let lines: Line[];
let platform: Platform;
let gateway: Gateway;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  lines = [];
  platform = await startPlatform({ log });
  gateway = await createGateway({ api: platform.api, baseDomain: "localhost", webRoot: "dist/web", log });
  venue = await platform.venue();
  owner = await venue.person("owner");
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});
beforeEach(() => {
  lines = [];
});

const MONTH = 'periodType: month, period: "2027-05"';
const DAYS = 'start: "2027-05-01", end: "2027-05-31"';

async function ask(query: string) {
  const host = `${venue.slug}.localhost`;
  const headers = { host, "content-type": "application/json", authorization: `Bearer ${owner.token}` };
  const request = new Request(`http://${host}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  const response = await gateway.fetch(request, { address: "203.0.113.9", secure: false });
  return { id: response.headers.get("x-request-id"), ...(await response.json()) };
}

/** A report fails when the product may not read one of its tables. */
it.each([
  ["analyticsOverview", `(${MONTH}) { timezone }`, "days_to_recount"],
  ["analyticsRevenue", `(${MONTH}) { timezone }`, "days_to_recount"],
  ["membershipMetrics", `(${MONTH}) { timezone }`, "membership_spans"],
  ["coachSummary", `(${DAYS}) { timezone }`, "days_to_recount"],
  ["bookingsRevenue", `(${MONTH}) { timezone }`, "days_to_recount"],
  ["membershipsRevenue", `(${MONTH}) { timezone }`, "membership_invoices"],
  ["bookingAggregates", `(${DAYS}) { timezone }`, "services"],
  ["clientAggregates", `(${DAYS}) { timezone }`, "client_visits"],
  ["hourAggregates", `(of: bays, ${DAYS}) { timezone }`, "bay_hour_months"],
  ["paymentAggregates", `(${DAYS}) { timezone }`, "days_to_recount"],
  ["membershipAggregates", `(${DAYS}) { timezone }`, "membership_spans"],
])("leaves %s empty next to the other results if it fails, and logs the error", async (report, asked, table) => {
  const query = `{ ${report}${asked} userProfile { id } }`;
  expect(await ask(query)).not.toHaveProperty("errors");
  lines = [];
  const role = sql.id(new URL(platform.database.appUrl).username);
  await sql`revoke select on ${sql.table(table)} from ${role}`.execute(platform.admin);
  try {
    const { id, data, errors } = await ask(query);
    expect(data).toEqual({ [report]: null, userProfile: { id: owner.id } });
    expect(errors).toMatchObject([{ path: [report], extensions: { code: "internal", status: 500 } }]);
    const defects = lines.filter(({ level }) => level === DEFECT);
    expect(defects).toContainEqual(expect.objectContaining({ msg: "defect", operation: report, request_id: id }));
    expect(defects).toContainEqual(
      expect.objectContaining({ msg: "answered", failures: ["internal"], request_id: id }),
    );
  } finally {
    await sql`grant select on ${sql.table(table)} to ${role}`.execute(platform.admin);
  }
  expect(await ask(query)).not.toHaveProperty("errors");
});
