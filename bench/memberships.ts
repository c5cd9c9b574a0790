import { Client } from "pg";
import { connect } from "#api/db/connect.ts";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { BAYS, bodyOf, gatherStatistics, openVenue } from "#tests/support/bookable-venue.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { startPlatform } from "#tests/support/venue.ts";
import { graphRequest, load, startLargeSet, type Company, type LargeSet } from "./large-set.ts";
import { BOOKINGS } from "./lists.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "memberships";

const MEMBERS_A_COMPANY = 5_000;
/** Companies whose memberships are renewed: 10,000 memberships in all. */
const RENEWED_COMPANIES = 2;
const DAYS_LEFT = 10;
const RENEWED_WITHIN_S = 120;
const RENEWED_IN_MB = 300;
const LIST_RATIO = 1.5;
const COVER_RATIO = 1.1;
const PAGES = 20;
const CONNECTIONS = 8;
const MEASURED_S = 4;
const ROUNDS = 3;
const WARM_UP = 100;
const BOOKED = 300;

/** The cost of 100,000 memberships: their list, the renewal of 10,000, and what one adds to a booking. */
export async function run(): Promise<Row[]> {
  const set = await startLargeSet();
  try {
    await insertMembers(set.database, set.companies);
    const lists = [await listRow(set, "period_end"), await listRow(set, "client_name")];
    return [...lists, ...(await renewalRows(set)), await coverRow(set.database)];
  } finally {
    await set.stop();
  }
}

async function insertMembers(database: TestDatabase, companies: readonly Company[]): Promise<void> {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  const ends = new Date(Date.now() + DAYS_LEFT * DAY_MS).toISOString().slice(0, 10);
  for (const { tenantId } of companies) await client.query(INSERT_MEMBERS, [tenantId, MEMBERS_A_COMPANY, ends]);
  await client.query(INSERT_BENEFITS, [companies.map(({ tenantId }) => tenantId)]);
  await client.end();
  await gatherStatistics(database);
}

const INSERT_MEMBERS = `
  with plan as (insert into membership_plans (tenant_id, name, billing_period, price_amount)
      values ($1, 'Bench club', 'monthly', 12900) returning id),
    members as (insert into users (tenant_id, first_name, last_name, email, roles)
      select $1, 'Member', to_char(n, 'FM00000'), 'member' || n || '@bench.test', array['client']
      from generate_series(1, $2::int) n returning id)
  insert into memberships (tenant_id, client_id, plan_id, status, billing_months, price_amount, currency, anchor_on,
    period_start, period_end, started_on)
  select $1, members.id, plan.id, 'active', 1, 12900, 'CAD', $3::date, $3::date - 30, $3::date, $3::date - 30
  from members, plan`;

const INSERT_BENEFITS = `
  insert into membership_plan_benefits (tenant_id, plan_id, position, unit, quantity)
  select tenant_id, id, 1, 'minutes', 480 from membership_plans where name = 'Bench club' and tenant_id = any($1)`;

const membershipsBy = (sortBy: "period_end" | "client_name") => /* GraphQL */ `
  query MembershipList($page: Int) {
    memberships(page: $page, perPage: 20, status: active, sortBy: ${sortBy}) {
      data {
        id
        client_name
        plan_name
        status
        period_end
        next_charge_on
        allowed_actions
      }
      meta {
        total
      }
    }
  }
`;

/** Alternating with the list of bookings, so that other load on the machine affects both alike. */
async function listRow({ product, companies }: LargeSet, by: "period_end" | "client_name"): Promise<Row> {
  const pages = (document: string) =>
    companies.flatMap((company) =>
      Array.from({ length: PAGES }, (_, at) => graphRequest(company, document, { page: at + 1 })),
    );
  const [ofMembers, ofBookings] = [pages(membershipsBy(by)), pages(BOOKINGS.document)];
  const slowest = async (requests: typeof ofMembers) =>
    (await load(product.port, requests, { connections: CONNECTIONS, duration: MEASURED_S })).latency.p97_5;
  for (const requests of [ofMembers, ofBookings]) await slowest(requests);
  const measured: { members: number; bookings: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    measured.push({ members: await slowest(ofMembers), bookings: await slowest(ofBookings) });
  }
  const ratio = percentile(
    measured.map(({ members, bookings }) => members / bookings),
    0.5,
  );
  const middle = (read: (one: (typeof measured)[number]) => number) =>
    milliseconds(percentile(measured.map(read), 0.5));
  const total = (companies.length * MEMBERS_A_COMPANY).toLocaleString("en");
  return {
    what: `list of 20 of ${total} memberships over the graph, filtered and sorted by ${by}, ${CONNECTIONS} connections`,
    value: `p97.5 ${middle(({ members }) => members)}`,
    yardstick: `p97.5 ${middle(({ bookings }) => bookings)} (list of bookings, by turns)`,
    ratio: times(ratio),
    target: `<= ${LIST_RATIO} x`,
    met: ratio <= LIST_RATIO,
  };
}

/** Interrupted once in the middle, then resumed: each period is billed once. */
async function renewalRows({ database, companies }: LargeSet): Promise<Row[]> {
  const clock = { now: () => Temporal.Now.instant().add({ hours: 24 * (DAYS_LEFT + 1) }) };
  const platform = await startPlatform({ clock }, { ...database, drop: async () => undefined });
  const renewed = companies.slice(0, RENEWED_COMPANIES);
  let peakMb = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, (process.memoryUsage().rss - before) / 2 ** 20)), 50);
  const renew = async (isCut: boolean) => {
    const db = connect(database.appUrl, { name: "bench", maxConnections: 2 });
    const cut = isCut ? setTimeout(() => void db.destroy(), 2_000) : undefined;
    try {
      for (const { tenantId } of renewed) await advanceMemberships({ ...platform.deps, db }, tenantId);
    } finally {
      clearTimeout(cut);
      await db.destroy();
    }
  };
  const began = performance.now();
  const wasCut = await renew(true).then(
    () => false,
    () => true,
  );
  await renew(false);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  await platform.close();
  const { rows } = await billed(
    database,
    renewed.map(({ tenantId }) => tenantId),
  );
  const wanted = renewed.length * MEMBERS_A_COMPANY;
  const isOnce = rows[0]?.bills === wanted && rows[0].grants === wanted;
  const count = wanted.toLocaleString("en");
  return [
    {
      what: `renewing ${count} memberships with their bills and allowances`,
      value: `${Math.round(seconds)} s`,
      yardstick: "-",
      ratio: `${Math.round(wanted / seconds)}/s`,
      target: `<= ${RENEWED_WITHIN_S} s`,
      met: seconds <= RENEWED_WITHIN_S,
    },
    {
      what: "memory that it adds",
      value: `${Math.round(peakMb)} MB`,
      yardstick: "-",
      ratio: "-",
      target: `<= ${RENEWED_IN_MB} MB`,
      met: peakMb <= RENEWED_IN_MB,
    },
    {
      what: "cut off after 2 s and run again: bills and allowances",
      value: `${rows[0]?.bills ?? 0} and ${rows[0]?.grants ?? 0}`,
      yardstick: wasCut ? "was cut off" : "was done before",
      ratio: "-",
      target: `${wanted} each`,
      met: isOnce && wasCut,
    },
  ];
}

async function billed({ adminUrl }: TestDatabase, tenants: readonly string[]) {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const asked = client.query<{ bills: number; grants: number }>(
    `select (select count(*)::int from membership_invoices where tenant_id = any($1)
        and membership_id in (select id from memberships where tenant_id = any($1))) as bills,
      (select count(*)::int from allowance_grants where tenant_id = any($1)) as grants`,
    [tenants],
  );
  return asked.finally(() => client.end());
}

/** Bookings of a member whose membership covers them, alternating with those of a client without one. */
async function coverRow(database: TestDatabase): Promise<Row> {
  const venue = await openVenue(database);
  const [member, other] = await insertTwoClients(database, venue.tenantId);
  await gatherStatistics(database);
  const api = await startApiChild(database);
  const book = async (client_id: number, hour: number) => {
    const { guest: _guest, ...body } = bodyOf(venue, "Bay time", hour, hour % BAYS);
    const headers = { "idempotency-key": `member ${client_id} ${hour}` };
    const before = performance.now();
    const reply = await api.ask(venue.staff, "createBooking", { body: { ...body, client_id }, headers });
    if (reply.status !== 201) throw new Error(`createBooking answered ${reply.status}: ${reply.body.message}`);
    return { took: performance.now() - before, covered: Number(reply.body.covered.amount) };
  };
  try {
    const [covered, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < WARM_UP + BOOKED; round++) {
      const [one, beside] = [await book(member, 2 * round), await book(other, 2 * round + 1)];
      if (one.covered === 0 || beside.covered > 0) throw new Error("the wrong one was covered");
      if (round < WARM_UP) continue;
      covered.push(one.took);
      plain.push(beside.took);
    }
    const [p50, without] = [percentile(covered, 0.5), percentile(plain, 0.5)];
    return {
      what: "booking that an allowance pays, over HTTP",
      value: `p50 ${milliseconds(p50)}`,
      yardstick: `p50 ${milliseconds(without)} (by a client without a membership, by turns)`,
      ratio: times(p50 / without),
      target: `<= ${COVER_RATIO} x`,
      met: p50 / without <= COVER_RATIO,
    };
  } finally {
    await api.stop();
  }
}

async function insertTwoClients({ adminUrl }: TestDatabase, tenantId: string): Promise<[number, number]> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const today = new Date().toISOString().slice(0, 10);
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (tenant_id, first_name, last_name, email, roles)
       select $1, 'Client', n::text, 'client' || n || '@bench.test', array['client'] from generate_series(1, 2) n returning id`,
      [tenantId],
    );
    const [member = 0, other = 0] = rows.map(({ id }) => id);
    await client.query(
      `with plan as (insert into membership_plans (tenant_id, name, billing_period, price_amount)
          values ($1, 'Bench pass', 'custom', 100) returning id),
        membership as (insert into memberships (tenant_id, client_id, plan_id, status, price_amount, currency, anchor_on,
            period_start, started_on)
          select $1, $2, id, 'active', 100, 'CAD', $3::date, $3::date, $3::date from plan returning id, plan_id),
        granted as (insert into allowance_grants (tenant_id, membership_id, plan_id, period_start, position, unit, quantity)
          select $1, id, plan_id, $3::date, 1, 'minutes', 1000000 from membership returning id)
      insert into allowance_entries (tenant_id, grant_id, kind, amount, created_at)
      select $1, id, 'grant', 1000000, now() from granted`,
      [tenantId, member, today],
    );
    return [member, other];
  } finally {
    await client.end();
  }
}
