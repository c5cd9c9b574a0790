import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { writeCatalogue } from "#api/tenants/catalogue.ts";
import { VenueTemplate } from "#api/tenants/template.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { WEEKDAYS } from "#api/time/calendar.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import type { Asker } from "#tests/support/product/api-child.ts";

export const REPORTED_ZONE = "America/New_York";
const LOCATIONS = ["North", "East", "South", "West", "Lake", "Hill"];
const BAYS_EACH = 12;
const BAYS = LOCATIONS.length * BAYS_EACH;
const COACHES = ["Dana", "Robin", "Ari", "Sam"];
const CLIENTS = 2_000;
const YEARS = 3;

/** A company with three years of bookings, and a person who reads its reports. */
export interface ReportedVenue {
  tenantId: string;
  ownerId: number;
  staff: Asker;
  locationId: number;
  /** The last full year. */
  year: string;
}

const TEMPLATE = VenueTemplate.parse({
  resource_types: ["Bay"],
  locations: LOCATIONS.map((name) => ({
    name,
    timezone: REPORTED_ZONE,
    hours: WEEKDAYS.map((weekday) => ({ weekday, ranges: [{ opens: "07:30", closes: "22:30" }] })),
    resources: Array.from({ length: BAYS_EACH }, (_, index) => ({ name: `${name} ${index + 1}`, type: "Bay" })),
  })),
  services: [
    { name: "Bay time", kind: "resource", resource_type: "Bay", durations: [{ minutes: 60, price: 6000 }] },
    { name: "Lesson", kind: "coach", resource_type: "Bay", durations: [{ minutes: 60, price: 9000 }] },
  ],
  coaches: COACHES.map((first_name) => ({
    first_name,
    last_name: "Okafor",
    services: ["Lesson"],
    weekly: [{ location: "North", weekdays: [...WEEKDAYS], starts: "08:00", ends: "20:00" }],
  })),
});

/** Creates this many one-hour bookings over the last three years, each charged and most of them paid. */
export async function openReportedVenue(
  database: TestDatabase,
  { slug, bookings }: { slug: string; bookings: number },
): Promise<ReportedVenue> {
  const tenant = { tenant_id: randomUUID(), slug, name: "Bench", timezone: REPORTED_ZONE, currency: "CAD" };
  const tenantId = tenant.tenant_id;
  const owner = connect(database.ownerUrl, { name: "bench", maxConnections: 1 });
  const app = connect(database.appUrl, { name: "bench", maxConnections: 1 });
  const catalogue = await inTransaction(owner, async (trx) => {
    await addTenant(trx, { ...tenant, subscription_status: "active" });
    return writeCatalogue(trx, tenant, TEMPLATE);
  });
  await writeHistory(database, tenantId, bookings);
  const ownerId = await inTenant(app, tenantId, async (trx) => {
    const { id } = await trx
      .insertInto("users")
      .values({ tenant_id: tenantId, first_name: "Pat", last_name: "Owner", roles: ["owner"] })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
  await Promise.all([owner.destroy(), app.destroy()]);
  const year = String(Temporal.Now.plainDateISO(REPORTED_ZONE).year - 1);
  const { token } = await ownerOf(database, { tenantId, ownerId });
  return { tenantId, ownerId, staff: { slug, token }, locationId: catalogue.locations[0]?.id ?? 0, year };
}

/** Starts a new session of the owner, as a file is only sent after a recent sign-in. */
export async function ownerOf(
  { appUrl }: TestDatabase,
  { tenantId, ownerId }: Pick<ReportedVenue, "tenantId" | "ownerId">,
): Promise<{ token: string }> {
  const app = connect(appUrl, { name: "bench", maxConnections: 1 });
  const now = Temporal.Now.instant();
  const session = { tenantId, userId: ownerId, now, address: "::1", userAgent: null };
  const begun = await inTenant(app, tenantId, (trx) => startSession(trx, session));
  await app.destroy();
  return begun;
}

/** By SQL, without triggers and with indexes built afterwards: only reading is measured. */
async function writeHistory({ adminUrl }: TestDatabase, tenant: string, bookings: number): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // Room for writing and sorting at once, as a dedicated server would have.
    for (const setting of ["max_wal_size = '16GB'", "checkpoint_timeout = '1h'"])
      await client.query(`alter system set ${setting}`);
    await client.query("select pg_reload_conf()");
    await client.query("begin");
    await client.query("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'");
    await client.query(`set local app.tenant_id = '${tenant}'; set local session_replication_role = replica`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [WRITTEN]);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(PEOPLE, [tenant, CLIENTS]);
    await client.query("analyze users");
    await client.query(HISTORY, [tenant, bookings, YEARS * 365, REPORTED_ZONE, BAYS, CLIENTS, COACHES.length]);
    await client.query(TRANSACTIONS, [tenant]);
    await client.query(ENTRIES, [tenant]);
    await client.query(MEMBERSHIPS, [tenant]);
    await client.query(BILLS, [tenant, YEARS * 12]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query("commit");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const WRITTEN = ["bookings", "ledger_transactions", "ledger_entries"];

/** The indexes of those tables, except those that a constraint needs. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
  where i.indrelid = any(select name::regclass from unnest($1::text[]) name)
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

const PEOPLE = `
  insert into users (tenant_id, first_name, last_name, roles)
  select $1, 'Client', i::text, array['client'] from generate_series(1, $2::int) i`;

/** Every day has equally many: one bay after another takes an hour of a day, then another hour of each. */
const HISTORY = `
  with bays as (
    select id, location_id, row_number() over (order by id) - 1 as n from resources where tenant_id = $1
  ), clients as (
    select id, row_number() over (order by id) - 1 as n from users where tenant_id = $1 and roles = array['client']
  ), coaches as (
    select user_id as id, row_number() over (order by user_id) - 1 as n from coaches where tenant_id = $1
  ), planned as (
    select i, (i / $3::int * 5 + i % $3::int * 7) % $5::int as bay, i % $3::int as day, i / ($5::int * $3::int) as round,
      abs(hashint4(i::int)) as chance
    from generate_series(0, $2::bigint - 1) i
  ), booked as (
    select i, bay, chance, chance % $6::int as client, case when chance % 5 = 0 then chance / 5 % $7::int end as coach,
      (current_date - day::int + (8 + (round * 5 + bay) % 14)::int * interval '1 hour') at time zone $4 as start_time,
      case when chance % 100 < 9 then 'cancelled' when chance % 100 < 12 then 'no_show' else 'completed' end as status
    from planned
  )
  insert into bookings (tenant_id, id, client_id, service_id, location_id, resource_id, coach_id, start_time, end_time,
    status, payment_status, price_amount, price_currency, created_by, created_at, cancelled_at)
  select $1, 1000000000 + i, clients.id,
    (select id from services where tenant_id = $1 and kind = case when coach is null then 'resource' else 'coach' end),
    bays.location_id, bays.id, coaches.id, start_time, start_time + interval '1 hour', status, 'paid', 6000, 'CAD',
    case when chance % 3 = 0 then clients.id end, start_time - (chance % 30000) * interval '1 minute',
    case when status = 'cancelled' then start_time - (chance % 100) * interval '1 hour' end
  from booked
  join bays on bays.n = booked.bay
  join clients on clients.n = booked.client
  left join coaches on coaches.n = booked.coach`;

const POSTED = `bookings cross join (values ('charge', 0), ('payment', 1)) k (kind, at)
  where tenant_id = $1 and status <> 'cancelled'`;

const TRANSACTIONS = `
  insert into ledger_transactions (tenant_id, id, kind, booking_id, client_id, location_id, created_at)
  overriding system value
  select tenant_id, 2 * id::bigint + at, kind, id, client_id, location_id,
    case kind when 'charge' then created_at else start_time end
  from ${POSTED}`;

const ENTRIES = `
  insert into ledger_entries (tenant_id, id, transaction_id, account, amount, currency)
  overriding system value
  select tenant_id, 4 * id::bigint + 2 * at + n, 2 * id::bigint + at,
    case when n = 0 then 'receivable' when at = 0 then 'bookings' else 'card' end,
    case when n = at then 6000 else -6000 end, 'CAD'
  from ${POSTED.replace(" where", " cross join (values (0), (1)) e (n) where")}`;

const MEMBERSHIPS = `
  with plan as (
    insert into membership_plans (tenant_id, name, billing_period, price_amount) values ($1, 'Club', 'monthly', 9000)
    returning id
  )
  insert into memberships (tenant_id, client_id, plan_id, status, billing_months, price_amount, currency, anchor_on,
    period_start, period_end, started_on)
  select $1, u.id, plan.id, 'active', 1, 9000, 'CAD', current_date - 1080, current_date, current_date + 30,
    current_date - 1080
  from users u cross join plan where u.tenant_id = $1 and u.roles = array['client']`;

const BILLS = `
  insert into membership_invoices (tenant_id, membership_id, plan_id, period_start, period_end, amount, currency, due_on,
    status, method, paid_at)
  select $1, id, plan_id, current_date - 30 * n, current_date - 30 * n + 30, 9000, 'CAD', current_date - 30 * n, 'paid',
    'card_terminal', (current_date - 30 * n)::timestamptz
  from memberships cross join generate_series(1, $2::int) n where tenant_id = $1`;
