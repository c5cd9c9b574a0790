import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { WEEKDAYS } from "#api/time/calendar.ts";

export interface LargeVenue {
  tenantId: string;
  slug: string;
  location_id: number;
  coach_ids: number[];
  /** An hour with a coach; `bay_lesson_id` is one in a bay. */
  lesson_id: number;
  bay_lesson_id: number;
  /** An hour in any bay. */
  bay_time_id: number;
}

const COACHES = 20;
const DAYS_BACK = 180;
const DAYS_AHEAD = 31;

/** A venue in New York, open 8:00 to 20:00, with half a year of past lessons and a month of upcoming ones. */
export async function insertLargeVenue(adminUrl: string, bays = 12): Promise<LargeVenue> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await insertAll(client, bays);
  } finally {
    await client.end();
  }
}

async function insertAll(client: Client, bays: number): Promise<LargeVenue> {
  const tenant = randomUUID();
  const slug = `bench-${tenant.slice(0, 8)}`;
  const ids = async (statement: string, values: unknown[]): Promise<number[]> => {
    const { rows } = await client.query<{ id: number }>(statement, [tenant, ...values]);
    return rows.map((row) => row.id);
  };
  const id = async (statement: string, values: unknown[]): Promise<number> => (await ids(statement, values))[0] ?? 0;

  await client.query(
    "insert into tenants (tenant_id, slug, name, currency, subscription_status) values ($1, $2, 'Bench', 'USD', 'active')",
    [tenant, slug],
  );
  const location_id = await id(
    "insert into locations (tenant_id, name, timezone) values ($1, 'Main', 'America/New_York') returning id",
    [],
  );
  await client.query(
    `insert into location_hours (tenant_id, location_id, weekday, opens, closes)
     select $1, $2, day, '08:00', '20:00' from unnest($3::text[]) day`,
    [tenant, location_id, WEEKDAYS],
  );
  const type_id = await id("insert into resource_types (tenant_id, name) values ($1, 'Bay') returning id", []);
  const bay_ids = await ids(
    `insert into resources (tenant_id, name, location_id, resource_type_id, position)
     select $1, 'Bay ' || n, $2, $3, n from generate_series(1, $4::int) n returning id`,
    [location_id, type_id, bays],
  );
  const service_ids = await ids(
    `insert into services (tenant_id, name, kind, resource_type_id, position)
     values ($1, 'Lesson', 'coach', null, 1), ($1, 'Lesson in a bay', 'coach', $2, 2) returning id`,
    [type_id],
  );
  const [lesson_id = 0, bay_lesson_id = 0] = service_ids;
  await client.query(
    `insert into service_durations (tenant_id, service_id, duration_minutes, price_amount)
     select $1, id, 60, 9500 from unnest($2::int[]) id`,
    [tenant, service_ids],
  );
  const bay_time_id = await id(
    `with made as (
       insert into services (tenant_id, name, kind, resource_type_id, position)
       values ($1, 'Bay time', 'resource', $2, 3) returning tenant_id, id),
     priced as (
       insert into service_durations (tenant_id, service_id, duration_minutes, price_amount)
       select tenant_id, id, 60, 4500 from made)
     select id from made`,
    [type_id],
  );
  const coach_ids = await ids(
    `insert into users (tenant_id, first_name, last_name, roles)
     select $1, 'Coach', to_char(n, 'FM000'), array['coach'] from generate_series(1, $2::int) n returning id`,
    [COACHES],
  );
  await client.query(
    `with added as (insert into coaches (tenant_id, user_id) select $1, id from unnest($2::int[]) id),
          placed as (insert into coach_locations (tenant_id, coach_id, location_id) select $1, id, $3 from unnest($2::int[]) id),
          teaching as (insert into service_coaches (tenant_id, service_id, coach_id) select $1, service, id from unnest($2::int[]) id, unnest($4::int[]) service)
     insert into coach_availabilities (tenant_id, coach_id, weekday, starts, ends)
     select $1, id, day, '08:00', '20:00' from unnest($2::int[]) id, unnest($5::text[]) day`,
    [tenant, coach_ids, location_id, service_ids, WEEKDAYS],
  );
  for (const [column, owners] of Object.entries({ coach_id: coach_ids, resource_id: bay_ids })) {
    await client.query(
      `with booked as (
         insert into bookings (tenant_id, service_id, location_id, ${column}, guest, start_time, end_time, status, price_amount, price_currency)
         select $1, $2, $3, owner, jsonb_build_object('first_name', 'Guest', 'last_name', 'No. ' || owner), start, start + interval '1 hour', 'confirmed', 9500, 'USD'
         from unnest($4::int[]) owner, generate_series(-$5::int, $6::int) day, generate_series(0, 3) part,
           lateral (select date_trunc('day', now()) + day * interval '1 day' + interval '14 hours' + part * interval '2 hours' as start) times
         returning *)
       insert into claims (tenant_id, booking_id, ${column}, during)
       select tenant_id, id, ${column}, tstzrange(start_time, end_time) from booked`,
      [tenant, lesson_id, location_id, owners, DAYS_BACK, DAYS_AHEAD],
    );
  }
  // Ids that the product assigns start above those inserted here.
  await client.query("select open_company_ids($1, 10000000)", [tenant]);
  await client.query("vacuum analyze");
  return { tenantId: tenant, slug, location_id, coach_ids, lesson_id, bay_lesson_id, bay_time_id };
}
