import { sql } from "kysely";
import {
  allMonths,
  daysByUtcDate,
  startsWithin,
  sumOf,
  type Counted,
  type Days,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** A pending offer has no outcome yet. */
const IS_OVER = sql`w.status not in ('waiting', 'offered')`;

/** Each figure of a day, with the condition for the waitlist entries `w` that it counts. */
const FIGURES: ReadonlyMap<string, Sql> = new Map([
  ["ended", sql`${IS_OVER} and (w.status not in ('left', 'removed') or w.offered_at is not null)`],
  ["booked", sql`w.status = 'booked'`],
  ["offered", sql`${IS_OVER} and w.offered_at is not null`],
  ["accepted", sql`w.status = 'booked' and w.offered_at is not null`],
]);

/** Recomputes the rows of `waiting_days`; entries for a coach's lessons or classes belong to that coach. */
const countedWaitingDays = ({ uncounted, coach_id }: Counted): Sql => sql`
  select w.location_id, d.day, ${sql.join([...FIGURES.values()].map((counts) => sql`count(*) filter (where ${counts})::int`))}
  from ${daysByUtcDate(uncounted)}
  join waitlist_entries w on w.tenant_id = ${TENANT_ID} and ${startsWithin(sql`w`, uncounted)}
  left join class_sessions c on c.tenant_id = ${TENANT_ID} and c.id = w.class_session_id
  where ${coach_id === null ? sql`true` : sql`coalesce(c.coach_id, w.coach_id) = ${coach_id}`}
  group by w.location_id, d.day`;

const WAITING_DAYS: DayTable = {
  name: "waiting_days",
  deletion: sql`delete from waiting_days t`,
  months: { name: "waiting_months", deletion: sql`delete from waiting_months t` },
  columns: Object.fromEntries([...FIGURES.keys()].map((name) => [name, sumOf(name, "int")])),
  counted: countedWaitingDays,
};

export const WAITING_DAY_TABLES: readonly DayTable[] = [WAITING_DAYS];

export interface WaitingFigures {
  ended: number;
  booked: number;
  offered: number;
  accepted: number;
}

/** Outcomes of the waitlist entries for times on these days. */
export async function waitingFigures(trx: TenantTransaction, days: Days): Promise<WaitingFigures> {
  const sums = [...FIGURES.keys()].map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::int as ${sql.ref(name)}`);
  const { rows } = await sql<WaitingFigures>`
    with days as (${allMonths(WAITING_DAYS, days)})
    select ${sql.join(sums)} from days`.execute(trx);
  return rows[0] ?? { ended: 0, booked: 0, offered: 0, accepted: 0 };
}
