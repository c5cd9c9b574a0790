import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { HoursRow } from "#api/features/locations/open-hours.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** What a report is about; null asks for all locations, or for everybody's. */
export interface Scope {
  tenant_id: string;
  location_id: number | null;
  /** Of this coach's lessons alone. */
  coach_id: number | null;
}

export interface BayRow {
  id: number;
  name: string;
  location_id: number;
  follows_location_hours: boolean;
  archived_at: Temporal.Instant | null;
  hours: HoursRow[];
}

/** Bays in the order of their places, former ones with the day they went out of use. */
export function baysOf(trx: TenantTransaction, { tenant_id, location_id }: Scope): Promise<BayRow[]> {
  return trx
    .selectFrom("resources as r")
    .where("r.tenant_id", "=", tenant_id)
    .$if(location_id !== null, (rows) => rows.where("r.location_id", "=", location_id))
    .select(["r.id", "r.name", "r.location_id", "r.follows_location_hours", "r.archived_at"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("resource_hours as h")
          .whereRef("h.tenant_id", "=", "r.tenant_id")
          .whereRef("h.resource_id", "=", "r.id")
          .select(["h.weekday", "h.opens", "h.closes"]),
      ).as("hours"),
    )
    .orderBy("r.location_id")
    .orderBy("r.position")
    .orderBy("r.id")
    .$castTo<BayRow>()
    .execute();
}

export interface BlockOfBays {
  resource_ids: number[];
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** Blocks that take bays and touch a time. */
export function blocksOfBays(trx: TenantTransaction, scope: Scope, range: TimeRange): Promise<BlockOfBays[]> {
  return trx
    .selectFrom("blocked_times")
    .where("tenant_id", "=", scope.tenant_id)
    .$if(scope.location_id !== null, (rows) => rows.where("location_id", "=", scope.location_id))
    .where("removed_at", "is", null)
    .where("start_time", "<", instantAt(range.to))
    .where("end_time", ">", instantAt(range.from))
    .select(["resource_ids", "start_time", "end_time"])
    .execute();
}

/** Who came in a time, and how many of them had come before it, anywhere in the company. */
export async function visitorsIn(trx: TenantTransaction, scope: Scope, range: TimeRange) {
  const [from, to] = [instantAt(range.from), instantAt(range.to)];
  const guest = sql`coalesce(lower(nullif(b.guest->>'email', '')), nullif(b.guest->>'phone', ''))`;
  const came = sql`b.tenant_id = ${scope.tenant_id} and b.status in ('checked_in', 'completed')`;
  const place = scope.location_id === null ? sql`true` : sql`b.location_id = ${scope.location_id}`;
  const coach = scope.coach_id === null ? sql`true` : sql`b.coach_id = ${scope.coach_id}`;
  // Each client is looked up by an index; earlier guests are read only where one came.
  const { rows } = await sql<{ people: number; returning: number }>`
    with here as (
      select distinct b.client_id, case when b.client_id is null then ${guest} end as guest from bookings b
      where ${came} and ${place} and ${coach} and b.start_time >= ${from} and b.start_time < ${to}
    )
    select count(*)::int as people, (count(*) filter (where case
      when here.client_id is not null then exists (
        select from bookings b where ${came} and b.client_id = here.client_id and b.start_time < ${from})
      else here.guest in (
        select ${guest} from bookings b where ${came} and b.client_id is null and b.start_time < ${from}) end))::int
      as returning
    from here where here.client_id is not null or here.guest is not null`.execute(trx);
  return rows[0] ?? { people: 0, returning: 0 };
}

/** Whether the company has the location, removed ones included: their past stays. */
export async function zoneOfLocation(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom("locations")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select("timezone")
    .executeTakeFirst();
  return found?.timezone;
}
