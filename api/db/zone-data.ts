import { sql } from "kysely";
import { DatabaseError } from "pg";
import type { Database } from "./connect.ts";
import { inTenant } from "./transaction.ts";

/** A zone for which this server and the database print different wall times. */
export interface ZoneDifference {
  zone: string;
  /** The first sample that differs, RFC 3339. */
  from: string;
  /** According to this server; the database only prints times and never decides. */
  here: string;
  database: string;
}

const SAMPLE_WEEKS = 104;
const HOURS_A_WEEK = 168;

/** Compares the zones' wall times once a week over the next two years; a zone unknown to one side differs too. */
export async function findZoneDifferences(
  db: Database,
  zones: string[],
  now: Temporal.Instant,
): Promise<ZoneDifference[]> {
  const instants = Array.from({ length: SAMPLE_WEEKS }, (_, week) => now.add({ hours: week * HOURS_A_WEEK }));
  const differences: ZoneDifference[] = [];
  for (const zone of zones) {
    const theirs = await databaseTimes(db, zone, instants);
    const first = instants.findIndex((instant, at) => wallTime(instant, zone) !== theirs[at]);
    const instant = instants[first];
    if (!instant) continue;
    differences.push({
      zone,
      from: instant.toString({ smallestUnit: "second" }),
      here: wallTime(instant, zone),
      database: theirs[first] ?? "",
    });
  }
  return differences;
}

/** The operator's warning; prominent, because mail or reports written in SQL would be an hour off. */
export function describeZoneDifference({ zone, from, here, database }: ZoneDifference): string {
  return `Time zone data differ for ${zone}: from ${from} it is ${here} here and ${database} in the database. Bookings follow this server; update the older of the two.`;
}

/** A wall time such as "2026-11-20 16:00"; a note if the zone is unknown here. */
function wallTime(instant: Temporal.Instant, zone: string): string {
  try {
    const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
    return local.toString({ smallestUnit: "minute" }).replace("T", " ");
  } catch {
    return "unknown";
  }
}

const UNKNOWN_ZONE = "22023";

async function databaseTimes(db: Database, zone: string, instants: Temporal.Instant[]): Promise<string[]> {
  try {
    const { rows } = await sql<{ wall: string }>`
      select to_char(instant at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as wall
        from unnest(${instants.map(String)}::timestamptz[]) with ordinality as sample (instant, position)
       order by position`.execute(db);
    return rows.map((row) => row.wall);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNKNOWN_ZONE) return instants.map(() => "unknown");
    throw error;
  }
}

/** Every zone used by some tenant. `platform` lists the tenants, `app` reads each one's zones. */
export async function tenantZones(platform: Database, app: Database): Promise<string[]> {
  const zones = new Set<string>();
  for (const { tenant_id, timezone } of await platform
    .selectFrom("tenants")
    .select(["tenant_id", "timezone"])
    .execute()) {
    if (timezone) zones.add(timezone);
    const locations = await inTenant(app, tenant_id, (trx) =>
      trx.selectFrom("locations").select("timezone").distinct().where("tenant_id", "=", tenant_id).execute(),
    );
    for (const location of locations) zones.add(location.timezone);
  }
  return [...zones].toSorted();
}
