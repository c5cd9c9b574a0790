import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { HoursTuple } from "#api/features/schedule/availability/venue-question.ts";

export interface BookedOnDay {
  /** Number of the day, from 1. */
  day: number;
  bookings: number;
  classes: number;
  bay_minutes: number;
}

interface AskedDays {
  tenant_id: string;
  location_id: number;
  /** The first instant of each day, ascending, and the end of the last day. */
  midnights: Temporal.Instant[];
  end: Temporal.Instant;
}

/** What starts on each of the days; days without anything are omitted. */
export async function bookedOnDays(trx: TenantTransaction, asked: AskedDays): Promise<BookedOnDay[]> {
  const { rows } = await readBookedOnDays(trx, asked);
  return rows;
}

const readBookedOnDays = statement(
  (_, asked: Placeholders<AskedDays>) => sql<BookedOnDay>`
    with taken as (
      select b.start_time, b.end_time, b.resource_id, false as is_class from bookings b
      where b.tenant_id = ${asked.tenant_id} and b.location_id = ${asked.location_id} and b.class_session_id is null
        and b.start_time >= (${asked.midnights}::timestamptz[])[1] and b.start_time < ${asked.end}
        and b.status not in ('held', 'cancelled', 'no_show')
      union all
      select c.start_time, c.end_time, c.resource_id, true from class_sessions c
      where c.tenant_id = ${asked.tenant_id} and c.location_id = ${asked.location_id} and c.status = 'scheduled'
        and c.start_time >= (${asked.midnights}::timestamptz[])[1] and c.start_time < ${asked.end}
    )
    select width_bucket(start_time, ${asked.midnights}::timestamptz[]) as day,
      count(*) filter (where not is_class)::int as bookings,
      count(*) filter (where is_class)::int as classes,
      coalesce(sum(extract(epoch from end_time - start_time)) filter (where resource_id is not null) / 60, 0)::int as bay_minutes
    from taken group by 1`,
);

/** A bay's own hours; null where it follows the location. */
export type OwnHours = HoursTuple[] | null;

interface NamedDays {
  holidays: { date: string; name: string }[];
  closures: { from_date: string; to_date: string; name: string }[];
  resources: OwnHours[];
}

interface AskedNames {
  tenant_id: string;
  location_id: number;
  date_from: string;
  date_to: string;
}

/** The names of holidays and closures, and when each bay of the location is open. */
export async function readNamedDays(trx: TenantTransaction, asked: AskedNames): Promise<NamedDays> {
  const { rows } = await namedDays(trx, asked);
  const [row] = rows;
  if (!row) throw new Error("a select of scalars answers one row");
  return row;
}

const namedDays = statement(
  (_, asked: Placeholders<AskedNames>) => sql<NamedDays>`
    select
      coalesce((select json_agg(json_build_object('date', h.date, 'name', h.name)) from location_holidays h
        where h.tenant_id = ${asked.tenant_id} and h.location_id = ${asked.location_id}
          and h.date between ${asked.date_from} and ${asked.date_to}), '[]') as holidays,
      coalesce((select json_agg(json_build_object('from_date', c.from_date, 'to_date', c.to_date, 'name', c.name))
        from location_closures c
        where c.tenant_id = ${asked.tenant_id} and c.location_id = ${asked.location_id}
          and c.from_date <= ${asked.date_to} and c.to_date >= ${asked.date_from}), '[]') as closures,
      coalesce((select json_agg(case when not r.follows_location_hours then coalesce((
            select json_agg(json_build_array(h.weekday, h.opens, h.closes)) from resource_hours h
            where h.tenant_id = ${asked.tenant_id} and h.resource_id = r.id), '[]') end)
        from resources r
        where r.tenant_id = ${asked.tenant_id} and r.location_id = ${asked.location_id} and r.archived_at is null),
        '[]') as resources`,
);
