import { type Insertable, sql, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ClassSeries, ClassSessions } from "#api/db/types.generated.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/models.ts";
import type { ClassSessionStatus } from "#schema/class-sessions/models.ts";

/** A date of a class with the names that people read and the seats that are taken. */
export interface SessionRow {
  id: number;
  series_id: number | null;
  service_id: number;
  service_name: string;
  location_id: number;
  location_name: string;
  timezone: string;
  resource_id: number | null;
  resource_name: string | null;
  coach_id: number | null;
  coach_name: string | null;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  capacity: number;
  seats_taken: number;
  price_amount: number;
  price_currency: string;
  level: string | null;
  status: ClassSessionStatus;
  version: number;
}

export interface SessionFilter {
  ids?: readonly number[];
  location_id?: number | undefined;
  coach_id?: number | undefined;
  service_id?: number | undefined;
  series_id?: number | undefined;
  status?: ClassSessionStatus;
  /** Starts within, location by location: the same dates are other instants elsewhere. Epoch milliseconds. */
  starts?: readonly { location_id: number; range: TimeRange }[] | undefined;
  /** Starts at or after. */
  after?: Temporal.Instant;
  /** Only what clients and visitors may book. */
  bookable_by?: readonly string[];
}

/** Seats that somebody has or holds; a hold that has ended takes none. */
const seatsTaken = (
  now: Temporal.Instant,
) => sql<number>`(select count(*)::int from claims k where k.tenant_id = c.tenant_id
  and k.seat_session_id = c.id and (k.expires_at is null or k.expires_at > ${now}))`;

function sessions(trx: TenantTransaction, tenantId: string, filter: SessionFilter, now: Temporal.Instant) {
  const { starts, after, ids, bookable_by } = filter;
  let matching = trx
    .selectFrom("class_sessions as c")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "c.tenant_id").onRef("s.id", "=", "c.service_id"),
    )
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "c.tenant_id").onRef("l.id", "=", "c.location_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "c.tenant_id").onRef("r.id", "=", "c.resource_id"),
    )
    .leftJoin("users as coach", (join) =>
      join.onRef("coach.tenant_id", "=", "c.tenant_id").onRef("coach.id", "=", "c.coach_id"),
    )
    .where("c.tenant_id", "=", tenantId);
  for (const column of ["location_id", "coach_id", "service_id", "series_id", "status"] as const) {
    const wanted = filter[column];
    if (wanted !== undefined) matching = matching.where(`c.${column}`, "=", wanted);
  }
  if (ids) matching = matching.where("c.id", "in", ids);
  if (bookable_by) matching = matching.where("s.bookable_by", "in", bookable_by);
  if (after) matching = matching.where("c.start_time", ">=", after);
  if (starts) {
    matching = matching.where((eb) =>
      eb.or(
        starts.map(({ location_id, range }) =>
          eb.and([
            eb("c.location_id", "=", location_id),
            eb("c.start_time", ">=", instantAt(range.from)),
            eb("c.start_time", "<", instantAt(range.to)),
          ]),
        ),
      ),
    );
  }
  return matching
    .select(["c.id", "c.series_id", "c.service_id", "c.location_id", "c.resource_id", "c.coach_id"])
    .select(["c.start_time", "c.end_time", "c.capacity", "c.price_amount", "c.price_currency", "c.level"])
    .select(["c.status", "c.version", "s.name as service_name", "l.name as location_name", "l.timezone"])
    .select([
      "r.name as resource_name",
      sql<string | null>`coach.first_name || ' ' || coach.last_name`.as("coach_name"),
    ])
    .select(seatsTaken(now).as("seats_taken"))
    .orderBy("c.start_time")
    .orderBy("c.id")
    .$castTo<SessionRow>();
}

export const listSessions = (
  trx: TenantTransaction,
  tenantId: string,
  query: SessionFilter & PageQuery,
  now: Temporal.Instant,
) => readPage(sessions(trx, tenantId, query, now), query);

/** All that fit: bounded by the span of days that the caller may ask for. */
export const allSessions = (trx: TenantTransaction, tenantId: string, filter: SessionFilter, now: Temporal.Instant) =>
  sessions(trx, tenantId, filter, now).execute();

export const findSession = (trx: TenantTransaction, tenantId: string, id: number, now: Temporal.Instant) =>
  sessions(trx, tenantId, { ids: [id] }, now).executeTakeFirst();

export async function insertSeries(trx: TenantTransaction, row: Insertable<ClassSeries>): Promise<number> {
  const { id } = await trx.insertInto("class_series").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertSessions(trx: TenantTransaction, rows: Insertable<ClassSessions>[]): Promise<number[]> {
  const inserted = await trx.insertInto("class_sessions").values(rows).returning("id").execute();
  return inserted.map(({ id }) => id);
}

export async function changeSession(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<ClassSessions>,
): Promise<void> {
  await trx
    .updateTable("class_sessions")
    .set({ ...change, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

export async function changeSeries(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<ClassSeries>,
): Promise<void> {
  await trx
    .updateTable("class_series")
    .set({ ...change, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

export interface AttendeeRow {
  booking_id: number;
  client_id: number | null;
  name: string;
  seats: number;
  status: BookingStatus;
  payment_status: PaymentStatus;
  version: number;
}

/** Everybody with a seat, by name; who cancelled or only holds one is left out. */
export function attendeesOf(trx: TenantTransaction, tenantId: string, sessionId: number): Promise<AttendeeRow[]> {
  const name = sql<string>`trim(concat_ws(' ', coalesce(u.first_name, b.guest->>'first_name'),
    coalesce(u.last_name, b.guest->>'last_name')))`;
  return trx
    .selectFrom("bookings as b")
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "b.tenant_id").onRef("u.id", "=", "b.client_id"))
    .where("b.tenant_id", "=", tenantId)
    .where("b.class_session_id", "=", sessionId)
    .where("b.status", "not in", ["held", "cancelled"])
    .select(["b.id as booking_id", "b.client_id", "b.party_size as seats", "b.status", "b.payment_status", "b.version"])
    .select(name.as("name"))
    .orderBy(name)
    .orderBy("b.id")
    .$castTo<AttendeeRow>()
    .execute();
}

/** Ids of the bookings of these dates that stand or are held, by id. */
export async function seatBookings(
  trx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "not in", ["cancelled", "no_show"])
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface SeriesRow {
  id: number;
  service_id: number;
  service_name: string;
  location_id: number;
  resource_id: number | null;
  resource_name: string | null;
  coach_id: number | null;
  coach_name: string | null;
  weekdays: string[];
  starts: string;
  duration_minutes: number;
  timezone: string;
  from_date: string;
  capacity: number;
  price_amount: number;
  currency: string;
  level: string | null;
  sessions_left: number;
  next_start: Temporal.Instant | null;
  last_start: Temporal.Instant | null;
  version: number;
}

/** Series that have dates to come, by name. */
export function listSeries(
  trx: TenantTransaction,
  tenantId: string,
  query: PageQuery & { coach_id?: number | undefined },
  now: Temporal.Instant,
) {
  const coming = trx
    .selectFrom("class_sessions")
    .where("tenant_id", "=", tenantId)
    .where("status", "=", "scheduled")
    .where("start_time", ">", now)
    .where("series_id", "is not", null)
    .groupBy("series_id")
    .select((eb) => [
      "series_id",
      eb.fn.countAll<number>().as("sessions_left"),
      eb.fn.min("start_time").as("next_start"),
      eb.fn.max("start_time").as("last_start"),
    ]);
  const rows = trx
    .selectFrom("class_series as e")
    .innerJoin(coming.as("coming"), "coming.series_id", "e.id")
    .innerJoin("tenants as t", "t.tenant_id", "e.tenant_id")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "e.tenant_id").onRef("s.id", "=", "e.service_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "e.tenant_id").onRef("r.id", "=", "e.resource_id"),
    )
    .leftJoin("users as coach", (join) =>
      join.onRef("coach.tenant_id", "=", "e.tenant_id").onRef("coach.id", "=", "e.coach_id"),
    )
    .where("e.tenant_id", "=", tenantId)
    .$if(query.coach_id !== undefined, (all) => all.where("e.coach_id", "=", query.coach_id ?? 0))
    .select(["e.id", "e.service_id", "e.location_id", "e.resource_id", "e.coach_id", "e.weekdays", "e.starts"])
    .select(["e.duration_minutes", "e.timezone", "e.from_date", "e.capacity", "e.price_amount", "e.level", "e.version"])
    .select(["s.name as service_name", "r.name as resource_name", "t.currency"])
    .select(sql<string | null>`coach.first_name || ' ' || coach.last_name`.as("coach_name"))
    .select(["coming.sessions_left", "coming.next_start", "coming.last_start"])
    .orderBy("s.name")
    .orderBy("e.id")
    .$castTo<SeriesRow>();
  return readPage(rows, query);
}

export function findSeries(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("class_series")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

/** The class as a service, with what a seat costs for each length. */
export async function findClassService(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("services as s")
    .where("s.tenant_id", "=", tenantId)
    .where("s.id", "=", id)
    .where("s.kind", "=", "class")
    .where("s.archived_at", "is", null)
    .select(["s.id", "s.name", "s.bookable_by", "s.horizon_days", "s.notice_minutes"])
    .select((eb) =>
      eb
        .selectFrom("service_durations as d")
        .whereRef("d.tenant_id", "=", "s.tenant_id")
        .whereRef("d.service_id", "=", "s.id")
        .orderBy("d.duration_minutes")
        .limit(1)
        .select("d.price_amount")
        .as("price_amount"),
    )
    .executeTakeFirst();
}

/** Nobody is told of a hold that ends with its class. */
export async function deleteHeldSeats(
  trx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "=", "held")
    .execute();
}
