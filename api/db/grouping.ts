import { sql, type RawBuilder } from "kysely";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { dayHourOf } from "#api/time/report-zone.ts";
import { zoneClock } from "#api/time/zone-clock.ts";
import { AGGREGATE_GROUPS } from "#schema/reports/analytics/aggregates.ts";
import { fullNameSql } from "./person-name.ts";
import { TENANT_ID } from "./tenant-naming.ts";

export type Sql = RawBuilder<unknown>;

/** A grouping column, and how it is computed from a row. */
export interface GroupKey {
  column: string;
  value: Sql;
}

/** A day of the period, or the first day of a week or month that lies within it. */
export function dateKeyOf(unit: "day" | "week" | "month", wall: Sql, start: string): GroupKey {
  const value =
    unit === "day" ? sql`${wall}::date` : sql`greatest(date_trunc(${sql.lit(unit)}, ${wall})::date, ${start}::date)`;
  return { column: "date", value };
}

/** Monday is 1. */
export const weekdayKeyOf = (wall: Sql): GroupKey => ({
  column: "weekday",
  value: sql`extract(isodow from ${wall})::int`,
});

/** The hour of the clock at a wall time of a report zone, whose days may begin after midnight. */
export const hourOf = (wall: Sql, reportZone: string): Sql => {
  const hour = sql`extract(hour from ${wall})::int`;
  const begins = dayHourOf(reportZone);
  return begins === 0 ? hour : sql`(${hour} + ${sql.lit(begins)}) % 24`;
};

export const hourKeyOf = (wall: Sql, reportZone: string): GroupKey => ({
  column: "hour",
  value: hourOf(wall, reportZone),
});

/** How many days before its start a booking's creation time is still considered. */
const DAYS_BEFORE = 40;

/** The wall time in a zone at an instant, by this server's zone data. */
export function wallTimeIn(zone: string, at: Sql, range: TimeRange): Sql {
  const { segments } = zoneClock(zone, Math.floor(range.from / DAY_MS) - DAYS_BEFORE, Math.ceil(range.to / DAY_MS));
  const begins = segments.map(({ from }) => instantAt(from).toString());
  const seconds = segments.map(({ offset }) => offset / 1000);
  return sql`((${at} at time zone 'UTC')
    + (${seconds}::int[])[greatest(1, width_bucket(${at}, ${begins}::timestamptz[]))] * interval '1 second')`;
}

/** The same at the location that a row references. */
export function wallTimeAt(zones: ReadonlyMap<number, string>, locationId: Sql, at: Sql, range: TimeRange): Sql {
  const idsByZone = Map.groupBy(zones.keys(), (id) => zones.get(id) ?? "");
  const [[only] = []] = idsByZone;
  if (only !== undefined && idsByZone.size === 1) return wallTimeIn(only, at, range);
  const cases = [...idsByZone].map(
    ([zone, ids]) => sql`when ${locationId} = any(${ids}::int[]) then ${wallTimeIn(zone, at, range)}`,
  );
  return cases.length === 0 ? sql`null::timestamp` : sql`case ${sql.join(cases, sql` `)} end`;
}

export const columnsOf = (keys: readonly GroupKey[]): Sql =>
  sql.join(
    keys.map(({ column, value }) => sql`, ${value} as ${sql.ref(column)}`),
    sql``,
  );

/** Without keys everything is one group, even if there are no rows. */
export const groupedBy = (keys: readonly GroupKey[], ...more: string[]): Sql => {
  const columns = [...keys.map(({ column }) => column), ...more];
  return columns.length === 0 ? sql`` : sql`group by ${namesOf(columns)}`;
};

export const orderedBy = (keys: readonly GroupKey[], ...more: string[]): Sql => {
  const columns = [...keys.map(({ column }) => column), ...more];
  return columns.length === 0 ? sql`` : sql`order by ${namesOf(columns)}`;
};

export const selected = (keys: readonly GroupKey[]): Sql =>
  sql.join(
    keys.map(({ column }) => sql`${sql.ref(column)}, `),
    sql``,
  );

const namesOf = (columns: readonly string[]): Sql => sql.join(columns.map((column) => sql.ref(column)));

/** One more than a response may have, to detect that there are too many. */
export const FEW_GROUPS = sql`limit ${sql.lit(AGGREGATE_GROUPS + 1)}`;

const NAMES = {
  location: sql`select name from locations n where n.tenant_id = ${TENANT_ID} and n.id = g.location_id`,
  service: sql`select name from services n where n.tenant_id = ${TENANT_ID} and n.id = g.service_id`,
  resource: sql`select name from resources n where n.tenant_id = ${TENANT_ID} and n.id = g.resource_id`,
  plan: sql`select name from membership_plans n where n.tenant_id = ${TENANT_ID} and n.id = g.plan_id`,
  coach: sql`select ${fullNameSql("n")} from users n
    where n.tenant_id = ${TENANT_ID} and n.id = g.coach_id`,
  client: sql`select ${fullNameSql("n")} from users n
    where n.tenant_id = ${TENANT_ID} and n.id = g.client_id`,
} as const;

export type NamedThing = keyof typeof NAMES;

const isNamed = (thing: string): thing is NamedThing => thing in NAMES;

/** Selects the names of the entities that groups `g` reference. */
export const namesOfKeys = (keys: readonly GroupKey[]): Sql => {
  const things = keys.map(({ column }) => column.replace(/_id$/, "")).filter(isNamed);
  return sql.join(
    things.map((thing) => sql`, (${NAMES[thing]}) as ${sql.ref(`${thing}_name`)}`),
    sql``,
  );
};
