import { sql, type RawBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { statement, type Placeholders, type Run } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { dateOfDay, DAY_MS, dayNumber, HOUR_MS, weekdayOfDay, type Weekday } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { VenueQuestion, VenueRow } from "./venue-question.ts";

/** A venue date begins at most this long before the UTC date of the same name, and ends at most as long after it. */
const EASTERNMOST_MS = 14 * HOUR_MS;
const WESTERNMOST_MS = 12 * HOUR_MS;

/** Services known from earlier reads to have no coach. */
const coachless = new Set<number>();

/**
 * Everything that free times depend on, in one statement; resources in their order, coaches by name. Coaches are left out
 * where the service is known to need none: planning their part of the statement takes longer than running it.
 */
export async function readVenue(trx: TenantTransaction, question: VenueQuestion): Promise<VenueRow> {
  const { service_id, coach_id } = question;
  if (service_id === null || coach_id !== null) return readVenueBy(venueWithCoaches, trx, question);
  const isShort = coachless.has(service_id);
  const row = await readVenueBy(isShort ? venueWithoutCoaches : venueWithCoaches, trx, question);
  if (row.service === null) return row;
  if (row.service.kind !== "coach") coachless.add(service_id);
  else if (isShort) return readVenueBy(venueWithCoaches, trx, question);
  return row;
}

async function readVenueBy(
  venueStatement: Run<VenueValues, VenueRow>,
  trx: TenantTransaction,
  question: VenueQuestion,
): Promise<VenueRow> {
  const { date_from, date_to, busy_within, now, except_booking_ids, ...asked } = question;
  const busy = busy_within ?? instantsOf({ date_from, date_to });
  const { rows } = await venueStatement(trx, {
    ...asked,
    ...datesAround({ date_from, date_to }),
    except_booking_ids: [...except_booking_ids],
    claims_from: instantAt(busy.from),
    claims_to: instantAt(busy.to),
    now: now,
  });
  const [row] = rows;
  if (row === undefined) throw new Error("a select of scalars answers one row");
  return row;
}

type Dates = Pick<VenueQuestion, "date_from" | "date_to">;

/** From the first moment that belongs to one of these dates anywhere on earth to the last. */
function instantsOf({ date_from, date_to }: Dates): TimeRange {
  return {
    from: dayNumber(date_from) * DAY_MS - EASTERNMOST_MS,
    to: (dayNumber(date_to) + 1) * DAY_MS + WESTERNMOST_MS,
  };
}

interface VenueValues extends Omit<VenueQuestion, keyof Dates | "busy_within" | "now" | "except_booking_ids"> {
  first_date: string;
  last_date: string;
  weekdays: Weekday[];
  except_booking_ids: number[];
  claims_from: Temporal.Instant;
  claims_to: Temporal.Instant;
  now: Temporal.Instant;
}

const venueWithCoaches = statement((_, value: Placeholders<VenueValues>) => venueSql(value, coachesSql(value)));
const venueWithoutCoaches = statement((_, value: Placeholders<VenueValues>) => venueSql(value, sql`'[]'::json`));

const venueSql = (value: Placeholders<VenueValues>, coaches: RawBuilder<unknown>) => sql<VenueRow>`
    with service as materialized (
      select s.*, s.buffer_before_minutes * interval '1 minute' as before, interval '1 minute' * (
        s.buffer_after_minutes + (
          select max(d.duration_minutes) from service_durations d where d.tenant_id = ${value.tenant_id} and d.service_id = s.id
        )) as after
      from services s
      where s.tenant_id = ${value.tenant_id} and (s.archived_at is null or exists (
          select 1 from bookings b where b.tenant_id = ${value.tenant_id} and b.service_id = s.id
            and b.id = any(${value.except_booking_ids}::int[])))
        and (s.id = ${value.service_id}::int or s.is_type_default and s.resource_type_id = ${value.resource_type_id}::int)
    )
    select
      (select json_build_object(
          'id', s.id, 'name', s.name, 'kind', s.kind, 'resource_type_id', s.resource_type_id,
          'buffer_before_minutes', s.buffer_before_minutes, 'buffer_after_minutes', s.buffer_after_minutes,
          'grid_minutes', s.grid_minutes, 'notice_minutes', s.notice_minutes, 'horizon_days', s.horizon_days,
          'max_party_size', s.max_party_size, 'bookable_by', s.bookable_by, 'policy_id', s.policy_id,
          'durations', coalesce((
            select json_agg(json_build_object('duration_minutes', d.duration_minutes,
              'price_amount', d.price_amount, 'peak_price_amount', d.peak_price_amount) order by d.duration_minutes)
            from service_durations d where d.tenant_id = ${value.tenant_id} and d.service_id = s.id), '[]'),
          'peak_hours', coalesce((
            select json_agg(json_build_object('weekdays', p.weekdays, 'from_time', p.from_time, 'to_time', p.to_time)
              order by p.position)
            from service_peak_hours p where p.tenant_id = ${value.tenant_id} and p.service_id = s.id), '[]'))
        from service s) as service,
      (select json_build_object('id', l.id, 'name', l.name, 'timezone', l.timezone, 'timeformat', l.timeformat,
          'locale', l.locale)
        from locations l
        where l.tenant_id = ${value.tenant_id} and l.id = ${value.location_id} and l.archived_at is null) as location,
      ${hoursOf(sql`location_hours h where h.tenant_id = ${value.tenant_id} and h.location_id = ${value.location_id}`)} as hours,
      coalesce((select json_agg(h.date) from location_holidays h
        where h.tenant_id = ${value.tenant_id} and h.location_id = ${value.location_id}
          and h.date between ${value.first_date} and ${value.last_date}), '[]') as holidays,
      coalesce((select json_agg(json_build_object('from_date', c.from_date, 'to_date', c.to_date)) from location_closures c
        where c.tenant_id = ${value.tenant_id} and c.location_id = ${value.location_id}
          and c.from_date <= ${value.last_date} and c.to_date >= ${value.first_date}), '[]') as closures,
      coalesce((select json_agg(json_build_object(
          'id', r.id, 'name', r.name,
          'hours', case when not r.follows_location_hours then
            ${hoursOf(sql`resource_hours h where h.tenant_id = ${value.tenant_id} and h.resource_id = r.id`)} end,
          'busy', ${claimsOf(value, "resource", sql`r.id`)}) order by r.position, r.id)
        from service s
        join resources r on r.tenant_id = ${value.tenant_id} and r.location_id = ${value.location_id} and r.resource_type_id = s.resource_type_id
        where r.archived_at is null and r.capacity >= ${value.party_size}
          and r.id = coalesce(${value.resource_id}::int, r.id)), '[]') as resources,
      ${coaches} as coaches`;

const coachesSql = (value: Placeholders<VenueValues>) => sql`coalesce((
        select json_agg(json_build_object(
          'id', u.id, 'name', ${fullNameSql("u")}, 'mode', c.availability_mode,
          'rows', coalesce((
            select json_agg(json_build_array(a.weekday, a.date, a.starts, a.ends,
              a.location_id is null or a.location_id = ${value.location_id}))
            from coach_availabilities a
            where a.tenant_id = ${value.tenant_id} and a.coach_id = u.id
              and (a.weekday = any(${value.weekdays}::text[]) or a.date between ${value.first_date} and ${value.last_date})), '[]'),
          'busy', ${claimsOf(value, "coach", sql`u.id`)}) order by u.first_name, u.last_name, u.id)
        from service s
        join service_coaches sc on sc.tenant_id = ${value.tenant_id} and sc.service_id = s.id
        join coach_locations cl on cl.tenant_id = ${value.tenant_id} and cl.coach_id = sc.coach_id and cl.location_id = ${value.location_id}
        join coaches c on c.tenant_id = ${value.tenant_id} and c.user_id = sc.coach_id and c.archived_at is null
        join users u on u.tenant_id = ${value.tenant_id} and u.id = sc.coach_id
        where s.kind = 'coach' and u.id = coalesce(${value.coach_id}::int, u.id)), '[]')`;

const hoursOf = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(json_build_array(h.weekday, h.opens, h.closes)) from ${rows}), '[]')`;

/**
 * The live claims of one holder that could overlap the range, buffers included. Bounded on both sides and on plain columns:
 * row-level security keeps && from using an index, and a claim never lasts longer than two days. Returned in the database's
 * own form: a month of forty bays is thousands of claims, and formatting each as numbers takes four times as long as finding
 * it.
 */
const claimsOf = (value: Placeholders<VenueValues>, kind: "resource" | "coach", id: RawBuilder<unknown>) => sql`(
    select encode(string_agg(timestamptz_send(k.starts_at) || timestamptz_send(k.ends_at), ''), 'hex')
    from claims k
    where k.tenant_id = ${value.tenant_id} and k.owner = ${sql.lit(`${kind}:`)} || ${id}
      and k.ends_at > ${value.claims_from}::timestamptz - s.before and k.starts_at < ${value.claims_to}::timestamptz + s.after
      and k.ends_at < ${value.claims_to}::timestamptz + s.after + interval '2 days'
      and (k.expires_at is null or k.expires_at > ${value.now})
      and (k.booking_id is null or k.booking_id <> all(${value.except_booking_ids}::int[])))`;

export async function isBookingOf(
  trx: TenantTransaction,
  tenantId: string,
  { id, client_id }: { id: number; client_id: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("client_id", "=", client_id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The reasons for the venue's own blocks of bays or coaches at a time, by the rule they break. */
export async function blockedReasons(
  trx: TenantTransaction,
  asked: {
    tenant_id: string;
    location_id: number;
    resource_ids: number[];
    coach_ids: number[];
    from: Temporal.Instant;
    to: Temporal.Instant;
  },
): Promise<{ rule: "resource_free" | "coach_free"; reason: string }[]> {
  const { rows } = await sql<{ rule: "resource_free" | "coach_free"; reason: string }>`
    select distinct w.rule, t.reason from blocked_times t
    cross join (values ('resource_free'), ('coach_free')) as w(rule)
    where t.tenant_id = ${asked.tenant_id} and t.removed_at is null
      and t.end_time > ${asked.from} and t.start_time < ${asked.to}
      and case w.rule when 'resource_free' then t.resource_ids && ${asked.resource_ids}::int[]
        else t.coach_id = any(${asked.coach_ids}::int[])
          or t.scope = 'location' and t.location_id = ${asked.location_id} end
    order by w.rule, t.reason`.execute(trx);
  return rows;
}

/** Whether the company has such a resource and such a coach, at any location. */
export async function referencesExist(
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

/** The venue dates whose hours matter: from the night before the first to when a time that starts on the last may end. */
function datesAround({ date_from, date_to }: Dates) {
  const firstDay = dayNumber(date_from) - 1;
  const lastDay = dayNumber(date_to) + 2;
  const weekdays = new Set<Weekday>();
  for (let day = firstDay; day <= Math.min(lastDay, firstDay + 6); day++) weekdays.add(weekdayOfDay(day));
  return { first_date: dateOfDay(firstDay), last_date: dateOfDay(lastDay), weekdays: [...weekdays] };
}
