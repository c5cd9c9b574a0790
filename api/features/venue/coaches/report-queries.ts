import { sql } from "kysely";
import {
  allMonths,
  daysByUtcDate,
  startsWithin,
  sumOf,
  takenBy,
  type Counted,
  type Days,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import { fullNameSql, sortName } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** All current and former coaches, by name. */
export function allCoaches(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("coaches")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "coaches.tenant_id").onRef("users.id", "=", "coaches.user_id"),
    )
    .where("coaches.tenant_id", "=", tenantId)
    .select(["users.id", "coaches.availability_mode", "coaches.archived_at"])
    .select([
      fullNameSql("users").as("name"),
      sql<number[]>`(select coalesce(array_agg(x.location_id), '{}') from coach_locations x
        where x.tenant_id = ${TENANT_ID} and x.coach_id = coaches.user_id)`.as("location_ids"),
    ])
    .orderBy("users.first_name")
    .orderBy(sortName("users"))
    .orderBy("users.id")
    .execute();
}

/** Recomputes the rows of `coach_days`; seats of a class count with the class. */
function countedCoachDays({ uncounted }: Counted) {
  return sql`
    select t.location_id, t.day, t.coach_id, coalesce(range_agg(t.taken), '{}'), sum(t.lessons)::int, sum(t.no_shows)::int,
      sum(t.attended)::int, sum(t.classes)::int, sum(t.seats)::int, sum(t.seats_taken)::int
    from (
      select d.location_id, d.day, b.coach_id, ${takenBy(sql`b`)} as taken, 1 as lessons,
        (b.status = 'no_show')::int as no_shows, (b.status in ('checked_in', 'completed'))::int as attended,
        0 as classes, 0 as seats, 0 as seats_taken
      from ${daysByUtcDate(uncounted)}
      join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, uncounted)}
      where b.coach_id is not null and b.class_session_id is null and b.status not in ('held', 'cancelled')
      union all
      select d.location_id, d.day, c.coach_id, ${takenBy(sql`c`)}, 0, 0, 0, 1, c.capacity, (
        select coalesce(sum(b.party_size), 0) from bookings b
        where b.tenant_id = ${TENANT_ID} and b.class_session_id = c.id and b.status not in ('held', 'cancelled'))
      from ${daysByUtcDate(uncounted)}
      join class_sessions c on c.tenant_id = ${TENANT_ID} and ${startsWithin(sql`c`, uncounted)}
      where c.coach_id is not null and c.status = 'scheduled'
    ) t
    group by t.location_id, t.day, t.coach_id`;
}

export const COUNTS = ["lessons", "no_shows", "attended", "classes", "seats", "seats_taken"] as const;

export const COACH_DAYS: DayTable = {
  name: "coach_days",
  deletion: sql`delete from coach_days t`,
  months: { name: "coach_months", deletion: sql`delete from coach_months t` },
  columns: {
    coach_id: null,
    taught: sql`range_agg(t.taught)`,
    ...Object.fromEntries(COUNTS.map((name) => [name, sumOf(name, "int")])),
  },
  counted: countedCoachDays,
};

export type TaughtRow = { coach_id: number; taught: string };

/** When each of these taught. */
export async function taughtInDays(trx: TenantTransaction, days: Days, coachIds: number[]) {
  const { rows } = await sql<TaughtRow>`
    with days as (${allMonths(COACH_DAYS, days)})
    select coach_id, range_agg(taught)::text as taught
    from days where coach_id = any(${coachIds}::int[]) group by coach_id`.execute(trx);
  return rows;
}

export type CountsRow = { coach_id: number } & Record<(typeof COUNTS)[number], number>;

/** The counts of each of these on those days. */
export async function countsInDays(trx: TenantTransaction, days: Days, coachIds: number[]) {
  const sums = COUNTS.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`);
  const { rows } = await sql<CountsRow>`
    with days as (${allMonths(COACH_DAYS, days)})
    select coach_id, ${sql.join(sums)}
    from days where coach_id = any(${coachIds}::int[]) group by coach_id`.execute(trx);
  return rows;
}
