import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPool } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { listMemberships } from "#api/features/memberships/memberships/queries.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

const MEMBERS = 3_000;

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  const { admin } = platform;
  await sql`with plan as (insert into membership_plans (tenant_id, name, billing_period, price_amount)
      values (${venue.tenantId}, 'Club', 'monthly', 12900) returning id),
    members as (insert into users (tenant_id, first_name, last_name, email, roles)
      select ${venue.tenantId}, 'Member', md5(n::text), 'member' || n || '@plan.test', array['client']
      from generate_series(1, ${sql.lit(MEMBERS)}) n returning id)
    insert into memberships (tenant_id, client_id, plan_id, status, billing_months, price_amount, currency, anchor_on,
      period_start, period_end, started_on)
    select ${venue.tenantId}, members.id, plan.id, 'active', 1, 12900, 'CAD', '2027-05-01', '2027-05-01', '2027-06-01',
      '2027-05-01' from members, plan`.execute(admin);
  await sql`analyze users, memberships, membership_plans`.execute(admin);
});
afterAll(() => platform.close());

/** The page that is asked for, and how the database reads it. */
async function pageOf(query: Parameters<typeof listMemberships>[1]) {
  const pool = openPool(platform.database.appUrl);
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query: one }) => void asked.push(one) });
  const { rows } = await inTenant(db, venue.tenantId, (trx) => listMemberships(trx, query));
  const page = asked.find(({ sql: text }) => text.includes("limit"));
  const { rows: plan } = await inTenant(db, venue.tenantId, (trx) =>
    trx.executeQuery({ ...sql`explain`.compile(trx), sql: `explain ${page?.sql}`, parameters: page?.parameters ?? [] }),
  );
  await db.destroy();
  return { rows, plan: JSON.stringify(plan) };
}

const PAGE = { page: 2, perPage: 20, status: "active", total: true } as const;

it.each(["asc", "desc"] as const)("reads a page by name %s without sorting all members", async (sortDir) => {
  const { rows, plan } = await pageOf({ ...PAGE, sortBy: "client_name", sortDir });
  const names = rows.map(({ last_name }) => last_name);
  const ordered = names.toSorted();
  expect(names).toEqual(sortDir === "asc" ? ordered : ordered.toReversed());
  expect(plan).toContain("users_by_name");
});

it("reads a page by the end of the period without sorting all members, for one status or all", async () => {
  const byEnd = { ...PAGE, sortBy: "period_end", sortDir: "asc" } as const;
  const { status: _status, ...ofAll } = byEnd;
  for (const query of [byEnd, ofAll]) expect((await pageOf(query)).plan).toMatch(/memberships_by_(status_and_)?end/);
});

it("reads open bills and names only for the rows of the page", async () => {
  const { plan } = await pageOf({ ...PAGE, page: 40, sortBy: "client_name", sortDir: "asc" });
  const parts = plan.split("QUERY PLAN");
  const ofBills = parts.findIndex((line) => line.includes("SubPlan"));
  // Nothing between the page and its bills reads more rows than the page has.
  expect(parts.slice(0, ofBills).find((line) => line.includes("Result"))).toContain("rows=20 ");
  expect(plan).toContain("membership_invoices_open");
});
