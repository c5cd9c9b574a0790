import { sql, type Insertable, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ClassSessions } from "#api/db/types.generated.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { ClassSessionStatus } from "#schema/bookings/class-sessions/models.ts";
import type { BookableBy } from "#schema/venue/services/models.ts";

/** A class session with the names to display and its number of taken seats. */
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
  /** Starts within these ranges, per location: the same dates are different instants elsewhere. Epoch milliseconds. */
  starts?: readonly { location_id: number; range: TimeRange }[] | undefined;
  /** Starts at or after this instant. */
  after?: Temporal.Instant;
  /** Restricts to classes bookable by clients and visitors. */
  bookable_by?: readonly BookableBy[];
}

/** Seats taken or held; an expired hold takes none. */
const seatsTaken = (
  now: Temporal.Instant,
) => sql<number>`(select count(*)::int from claims k where k.tenant_id = ${TENANT_ID}
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
    .select(["r.name as resource_name", sql<string | null>`${fullNameSql("coach")}`.as("coach_name")])
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

/** All matching sessions, without a limit: the query's range of days bounds them. */
export const allSessions = (trx: TenantTransaction, tenantId: string, filter: SessionFilter, now: Temporal.Instant) =>
  sessions(trx, tenantId, filter, now).execute();

export const firstSession = (trx: TenantTransaction, tenantId: string, filter: SessionFilter, now: Temporal.Instant) =>
  sessions(trx, tenantId, filter, now).limit(1).executeTakeFirst();

export const findSession = (trx: TenantTransaction, tenantId: string, id: number, now: Temporal.Instant) =>
  sessions(trx, tenantId, { ids: [id] }, now).executeTakeFirst();

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
