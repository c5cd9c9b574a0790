import { type RawBuilder, sql } from "kysely";
import { PREPARED } from "#api/db/prepared.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#api/time/calendar.ts";
import type { Weekday } from "#schema/locations/models.ts";

/** What is asked of the database about one service at one location. */
export interface VenueQuestion {
  tenant_id: string;
  location_id: number;
  /** The service by itself, or the default one of a resource type. */
  service_id: number | null;
  resource_type_id: number | null;
  /** Only these, where given. */
  resource_id: number | null;
  coach_id: number | null;
  party_size: number;
  /** Venue dates `YYYY-MM-DD`, both included. */
  date_from: string;
  date_to: string;
  /** Holds that end before it occupy nothing. */
  now: Temporal.Instant;
  /** Bookings whose own claims do not count: those that are being moved. */
  except_booking_ids: readonly number[];
}

interface Wall {
  opens: string;
  closes: string;
}

/** A claim as [from, to], epoch milliseconds. */
type Claim = [from: number, to: number];

export interface VenueRow {
  service: ServiceRow | null;
  location: { id: number; name: string; timezone: string; timeformat: string } | null;
  hours: ({ weekday: Weekday } & Wall)[];
  holidays: string[];
  resources: { id: number; name: string; hours: ({ weekday: Weekday } & Wall)[] | null; busy: Claim[] }[];
  coaches: { id: number; name: string; mode: "weekly" | "dates"; rows: CoachRow[]; busy: Claim[] }[];
}

export interface ServiceRow {
  id: number;
  name: string;
  kind: "resource" | "coach";
  resource_type_id: number | null;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  grid_minutes: number;
  notice_minutes: number;
  horizon_days: number;
  max_party_size: number;
  bookable_by: "anyone" | "clients" | "staff";
  durations: { duration_minutes: number; price_amount: number; peak_price_amount: number | null }[];
  peak_hours: { weekdays: Weekday[]; from_time: string; to_time: string }[];
}

/** A weekly row has a weekday, a dated one a date; a dated row that is elsewhere or without times is a day off here. */
export interface CoachRow {
  weekday: Exclude<Weekday, "holiday"> | null;
  date: string | null;
  starts: string | null;
  ends: string | null;
  is_here: boolean;
}

/** Everything that free times follow from, in one statement; resources in their order, coaches by name. */
export async function readVenue(trx: TenantTransaction, question: VenueQuestion): Promise<VenueRow> {
  const { tenant_id: tenant, location_id: location, resource_id, coach_id } = question;
  const { firstDate, lastDate } = daysAround(question);
  const claims = claimsOf(question);
  const { rows } = await sql<VenueRow>`${sql.raw(PREPARED)}
    with service as materialized (
      select s.* from services s
      where s.tenant_id = ${tenant} and s.archived_at is null
        and (s.id = ${question.service_id}::int or s.is_type_default and s.resource_type_id = ${question.resource_type_id}::int)
    )
    select
      (select json_build_object(
          'id', s.id, 'name', s.name, 'kind', s.kind, 'resource_type_id', s.resource_type_id,
          'buffer_before_minutes', s.buffer_before_minutes, 'buffer_after_minutes', s.buffer_after_minutes,
          'grid_minutes', s.grid_minutes, 'notice_minutes', s.notice_minutes, 'horizon_days', s.horizon_days,
          'max_party_size', s.max_party_size, 'bookable_by', s.bookable_by,
          'durations', coalesce((
            select json_agg(json_build_object('duration_minutes', d.duration_minutes,
              'price_amount', d.price_amount, 'peak_price_amount', d.peak_price_amount) order by d.duration_minutes)
            from service_durations d where d.tenant_id = ${tenant} and d.service_id = s.id), '[]'),
          'peak_hours', coalesce((
            select json_agg(json_build_object('weekdays', p.weekdays, 'from_time', p.from_time, 'to_time', p.to_time)
              order by p.position)
            from service_peak_hours p where p.tenant_id = ${tenant} and p.service_id = s.id), '[]'))
        from service s) as service,
      (select json_build_object('id', l.id, 'name', l.name, 'timezone', l.timezone, 'timeformat', l.timeformat)
        from locations l
        where l.tenant_id = ${tenant} and l.id = ${location} and l.archived_at is null) as location,
      coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes))
        from location_hours h where h.tenant_id = ${tenant} and h.location_id = ${location}), '[]') as hours,
      coalesce((select json_agg(h.date) from location_holidays h
        where h.tenant_id = ${tenant} and h.location_id = ${location}
          and h.date between ${firstDate} and ${lastDate}), '[]') as holidays,
      coalesce((select json_agg(json_build_object(
          'id', r.id, 'name', r.name,
          'hours', case when not r.follows_location_hours then coalesce((
            select json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes))
            from resource_hours h where h.tenant_id = ${tenant} and h.resource_id = r.id), '[]') end,
          'busy', ${claims("resource", sql`r.id`)}) order by r.position, r.id)
        from service s
        join resources r on r.tenant_id = ${tenant} and r.location_id = ${location} and r.resource_type_id = s.resource_type_id
        where r.archived_at is null and r.capacity >= ${question.party_size}
          and r.id = coalesce(${resource_id}::int, r.id)), '[]') as resources,
      coalesce((select json_agg(json_build_object(
          'id', u.id, 'name', u.first_name || ' ' || u.last_name, 'mode', c.availability_mode,
          'rows', coalesce((
            select json_agg(json_build_object('weekday', a.weekday, 'date', a.date, 'starts', a.starts, 'ends', a.ends,
              'is_here', a.location_id is null or a.location_id = ${location}))
            from coach_availabilities a
            where a.tenant_id = ${tenant} and a.coach_id = u.id
              and (a.date is null or a.date between ${firstDate} and ${lastDate})), '[]'),
          'busy', ${claims("coach", sql`u.id`)}) order by u.first_name, u.last_name, u.id)
        from service s
        join service_coaches sc on sc.tenant_id = ${tenant} and sc.service_id = s.id
        join coach_locations cl on cl.tenant_id = ${tenant} and cl.coach_id = sc.coach_id and cl.location_id = ${location}
        join coaches c on c.tenant_id = ${tenant} and c.user_id = sc.coach_id and c.archived_at is null
        join users u on u.tenant_id = ${tenant} and u.id = sc.coach_id
        where s.kind = 'coach' and u.id = coalesce(${coach_id}::int, u.id)), '[]') as coaches`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error("a select of scalars answers one row");
  return row;
}

/** Whether the company has such a resource and such a coach, wherever they are. */
export async function ownersExist(
  trx: TenantTransaction,
  { tenant_id, resource_id, coach_id }: Pick<VenueQuestion, "tenant_id" | "resource_id" | "coach_id">,
): Promise<{ resource: boolean; coach: boolean }> {
  const resource = trx
    .selectFrom("resources")
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", resource_id ?? 0);
  const coach = trx
    .selectFrom("coaches")
    .where("tenant_id", "=", tenant_id)
    .where("user_id", "=", coach_id ?? 0);
  const { has_resource, has_coach } = await trx
    .selectNoFrom((eb) => [
      eb.exists(resource.where("archived_at", "is", null).select("id")).as("has_resource"),
      eb.exists(coach.where("archived_at", "is", null).select("user_id")).as("has_coach"),
    ])
    .executeTakeFirstOrThrow();
  return { resource: resource_id === null || Boolean(has_resource), coach: coach_id === null || Boolean(has_coach) };
}

/** Wide enough for every zone and for a time that ends on a later day. */
function daysAround({ date_from, date_to }: VenueQuestion) {
  const firstDay = dayNumber(date_from) - 1;
  const lastDay = dayNumber(date_to) + 3;
  return {
    firstDate: dateOfDay(firstDay),
    lastDate: dateOfDay(lastDay),
    from: new Date(firstDay * DAY_MS),
    to: new Date(lastDay * DAY_MS),
  };
}

/** The live claims of one owner around the dates, without the range operator (see the migration of claims_by_owner). */
function claimsOf(question: VenueQuestion) {
  const { from, to } = daysAround(question);
  const now = new Date(question.now.epochMilliseconds);
  return (kind: "resource" | "coach", id: RawBuilder<unknown>) => sql`coalesce((
    select json_agg(json_build_array(date_part('epoch', k.starts_at) * 1000, date_part('epoch', k.ends_at) * 1000))
    from claims k
    where k.tenant_id = ${question.tenant_id} and k.owner = ${sql.lit(`${kind}:`)} || ${id}
      and k.ends_at > ${from} and k.starts_at < ${to}
      and (k.expires_at is null or k.expires_at > ${now})
      and k.booking_id <> all(${[...question.except_booking_ids]}::int[])), '[]')`;
}
