import { sql } from "kysely";
import {
  allDays,
  allMonths,
  daysByUtcDate,
  rangeOf,
  startsWithin,
  sumOf,
  valuesOf,
  type Counted,
  type Days,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import { columnsOf, dateKeyOf, hourOf, wallTimeAt, type GroupKey, type Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { BookingAggregatesQuery, BookingGroupBy } from "#schema/reports/analytics/booking-aggregates.ts";
import {
  among,
  DUE,
  FIGURES_OF_ONE,
  LEAD_HOURS,
  leadBandOf,
  NOTICE,
  SOURCE,
} from "../aggregates/booking-row-queries.ts";

/** The non-key columns of a row, with their types. */
const SUMS = {
  bookings: "int",
  no_shows: "int",
  marked: "int",
  cancelled: "int",
  people: "int",
  length_ms: "bigint",
  leads: "int",
  lead_us: "bigint",
  prices: "bigint",
  due: "bigint",
} as const;

export interface GroupedDays {
  table: DayTable;
  /** The groupings and filters it supports, besides location and date. */
  tells: ReadonlySet<BookingGroupBy>;
  /** How it stores the lead time of each booking: not at all, in many rows, or in a few. */
  leads: "none" | "many" | "few";
}

/** The key columns of a row, each with its expression over a booking `b`; `without` is the value where there is none. */
type Keys = Readonly<Record<string, { of: (days: Counted) => Sql; without?: Sql }>>;

const here = ({ zones, uncounted }: Counted): Sql =>
  wallTimeAt(zones, sql`b.location_id`, sql`b.start_time`, rangeOf(uncounted));
const column = (name: string): { of: () => Sql } => ({ of: () => sql`b.${sql.ref(name)}` });
const NOTHING = sql`''`;
const NOBODY = sql`0`;

function dayTable(table: Pick<DayTable, "name" | "deletion" | "months">, keys: Keys, keepsLeads = false): DayTable {
  return {
    ...table,
    columns: {
      ...Object.fromEntries([...Object.keys(keys), "currency"].map((key) => [key, null])),
      ...Object.fromEntries(Object.entries(SUMS).map(([sum, type]) => [sum, sumOf(sum, type)])),
      ...(keepsLeads ? { lead_hours: valuesOf("lead_hours", "float8", false) } : {}),
    },
    counted: (days) => counted(days, keys, keepsLeads),
  };
}

/** Holds are excluded. */
function counted(days: Counted, keys: Keys, keepsLeads: boolean): Sql {
  const { uncounted, coach_id } = days;
  const values = Object.entries(keys).map(([name, { of, without }]) => {
    const value = without === undefined ? of(days) : sql`coalesce(${of(days)}, ${without})`;
    return sql`${value} as ${sql.ref(name)}`;
  });
  const names = sql.join([...Object.keys(keys), "currency"].map((name) => sql.ref(`b.${name}`)));
  const sums = Object.entries(SUMS).map(([sum, type]) => sql`coalesce(sum(b.${sql.ref(sum)}), 0)::${sql.raw(type)}`);
  const leads = sql`, coalesce(array_agg(b.lead_hours order by b.lead_hours) filter (where b.lead_hours is not null), '{}')`;
  return sql`
    select b.location_id, b.day, ${names}, ${sql.join(sums)} ${keepsLeads ? leads : sql``}
    from (
      select d.location_id, d.day, ${sql.join(values)}, b.price_currency as currency, ${FIGURES_OF_ONE},
        ${DUE} as due ${keepsLeads ? sql`, ${LEAD_HOURS} as lead_hours` : sql``}
      from ${daysByUtcDate(uncounted)}
      join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, uncounted)} and b.status <> 'held'
        and ${coach_id === null ? sql`true` : sql`b.coach_id = ${coach_id}`}
      cross join lateral (select ${here(days)} as here) w
    ) b
    group by b.location_id, b.day, ${names}`;
}

const BY_HOUR = dayTable(
  {
    name: "booking_hour_days",
    deletion: sql`delete from booking_hour_days t`,
    months: { name: "booking_hour_months", deletion: sql`delete from booking_hour_months t` },
  },
  {
    weekday: { of: () => sql`extract(isodow from w.here)::int` },
    hour: { of: ({ zones }) => hourOf(sql`w.here`, [...zones.values()][0] ?? "") },
  },
);
const BY_THING = dayTable(
  {
    name: "booked_thing_days",
    deletion: sql`delete from booked_thing_days t`,
    months: { name: "booked_thing_months", deletion: sql`delete from booked_thing_months t` },
  },
  {
    service_id: column("service_id"),
    resource_id: { ...column("resource_id"), without: NOBODY },
    coach_id: { ...column("coach_id"), without: NOBODY },
    status: column("status"),
    payment_status: column("payment_status"),
  },
  true,
);
const BY_WAY = dayTable(
  {
    name: "booking_way_days",
    deletion: sql`delete from booking_way_days t`,
    months: { name: "booking_way_months", deletion: sql`delete from booking_way_months t` },
  },
  {
    source: { of: () => SOURCE },
    lead_band: { of: ({ zones, uncounted }) => leadBandOf(zones, rangeOf(uncounted)), without: NOTHING },
    notice: { of: () => NOTICE, without: NOTHING },
    cancel_reason: { ...column("cancel_reason"), without: NOTHING },
  },
);

const BY_SERVICE: DayTable = {
  ...dayTable(
    {
      name: "booked_service_days",
      deletion: sql`delete from booked_service_days t`,
      months: { name: "booked_service_months", deletion: sql`delete from booked_service_months t` },
    },
    { service_id: column("service_id") },
    true,
  ),
  summed: (listed) => sql`
    select t.location_id, t.day, t.service_id, t.currency,
      ${sql.join(Object.entries(SUMS).map(([sum, type]) => sumOf(sum, type)))}, ${valuesOf("lead_hours", "float8", false)}
    from booked_thing_days t
    where t.tenant_id = ${TENANT_ID} and (t.location_id, t.day) in ${listed}
    group by t.location_id, t.day, t.service_id, t.currency`,
};

/** In this order: the table by service is derived from the table by service and client. */
export const GROUPED_BOOKING_TABLES: readonly DayTable[] = [BY_HOUR, BY_THING, BY_SERVICE, BY_WAY];

/** In order of preference: the first that can answer the query is read. */
const ALL: readonly GroupedDays[] = [
  { table: BY_SERVICE, tells: new Set(["service", "kind"]), leads: "few" },
  { table: BY_HOUR, tells: new Set(["weekday", "hour"]), leads: "none" },
  { table: BY_WAY, tells: new Set(["source", "lead_band", "notice", "cancel_reason"]), leads: "none" },
  {
    table: BY_THING,
    tells: new Set(["service", "kind", "resource", "coach", "status", "payment_status"]),
    leads: "many",
  },
];

interface Wanted {
  /** The groupings and filters of the query, besides location and date. */
  by: readonly BookingGroupBy[];
  /** Whether the median lead time is wanted. */
  leads: boolean;
}

/** The table of daily sums that can answer the query; null where the bookings themselves have to be read. */
export const tableOf = ({ by, leads }: Wanted): GroupedDays | null =>
  ALL.find((one) => by.every((key) => one.tells.has(key)) && (one.leads !== "none" || !leads)) ?? null;

/** How to read each key from rows `t` of the daily sums; `s` is their service. */
const KEYS: Partial<Record<BookingGroupBy, GroupKey>> = {
  location: { column: "location_id", value: sql`t.location_id` },
  weekday: { column: "weekday", value: sql`t.weekday` },
  hour: { column: "hour", value: sql`t.hour` },
  service: { column: "service_id", value: sql`t.service_id` },
  kind: { column: "kind", value: sql`s.kind` },
  resource: { column: "resource_id", value: sql`nullif(t.resource_id, ${NOBODY})` },
  coach: { column: "coach_id", value: sql`nullif(t.coach_id, ${NOBODY})` },
  status: { column: "status", value: sql`t.status` },
  payment_status: { column: "payment_status", value: sql`t.payment_status` },
  source: { column: "source", value: sql`t.source` },
  lead_band: { column: "lead_band", value: sql`nullif(t.lead_band, ${NOTHING})` },
  notice: { column: "notice", value: sql`nullif(t.notice, ${NOTHING})` },
  cancel_reason: { column: "cancel_reason", value: sql`nullif(t.cancel_reason, ${NOTHING})` },
};

export const keyOfDays = (by: BookingGroupBy, start: string): GroupKey | null =>
  by === "day" || by === "week" || by === "month" ? dateKeyOf(by, sql`t.day::timestamp`, start) : (KEYS[by] ?? null);

/** Rows of the daily sums that match a query, each with the keys of its group. */
export function countedInDays(
  table: DayTable,
  { days, query }: { days: Days; query: BookingAggregatesQuery },
  keys: readonly GroupKey[],
): Sql {
  const areMonths = !(query.group_by ?? []).some((by) => by === "day" || by === "week");
  const isOfThings = table === BY_THING || table === BY_SERVICE;
  return sql`
    select ${sql.join([...Object.keys(SUMS), ...(isOfThings ? ["lead_hours"] : [])].map((name) => sql.ref(`t.${name}`)))},
      t.currency as price_currency ${columnsOf(keys)}
    from (${(areMonths ? allMonths : allDays)(table, days)}) t
    ${isOfThings ? sql`join services s on s.tenant_id = ${TENANT_ID} and s.id = t.service_id` : sql``}
    where ${isOfThings ? chosenThings(query, table === BY_THING) : sql`true`}`;
}

function chosenThings(query: BookingAggregatesQuery, isOfAll: boolean): Sql {
  const { service_ids, resource_ids, coach_ids, kind, status, payment_status } = query;
  const ofService = [among(sql`t.service_id`, service_ids, "int"), among(sql`s.kind`, kind, "text")];
  const ofAll = [
    among(sql`t.resource_id`, resource_ids, "int"),
    among(sql`t.coach_id`, coach_ids, "int"),
    among(sql`t.status`, status, "text"),
    among(sql`t.payment_status`, payment_status, "text"),
  ];
  return sql.join(isOfAll ? [...ofService, ...ofAll] : ofService, sql` and `);
}
