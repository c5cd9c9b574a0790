import type { z } from "zod";
import { can, signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, badArgument, forbidden, notFound } from "#api/errors/errors.ts";
import { dayNumber, WEEKDAYS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { zoneOf } from "#api/time/report-zone.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { AGGREGATE_DAYS, AGGREGATE_GROUPS } from "#schema/reports/analytics/aggregates.ts";
import { hasAll, placesWithZones } from "./place-queries.ts";

/** The time and place that a query is about. */
export interface AskedPeriod {
  tenant_id: string;
  start: string;
  end: string;
  range: TimeRange;
  /** The report zone whose days these are. */
  timezone: string;
  /** Report zone by location. */
  zones: ReadonlyMap<number, string>;
  placeNames: ReadonlyMap<number, string>;
  /** Restricts to this coach's lessons. */
  coach_id: number | null;
}

interface PeriodQuery {
  start: string;
  end: string;
  location_id?: number | undefined;
  group_by?: readonly string[] | undefined;
}

/** Refuses an invalid or too long range of days, and another company's location. */
export async function askedPeriod(call: Call, query: PeriodQuery, most = AGGREGATE_DAYS): Promise<AskedPeriod> {
  const { start, end, location_id } = query;
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) throw badArgument("end", "Choose a day on or after start.");
  if (days > most) throw badArgument("end", `Ask for at most ${most} days, or in several questions.`);
  refuseTwoDates(query.group_by);
  const locations = await placesWithZones(call.db);
  const placeNames = new Map(locations.map(({ id, name }) => [id, name]));
  const zones = new Map(locations.map(({ id, timezone }) => [id, reportZoneOf(timezone, call.tenant)]));
  if (location_id !== undefined && !zones.has(location_id)) throw notFound("location");
  const own = location_id === undefined ? null : (zones.get(location_id) ?? null);
  const timezone = reportZoneOf(own, call.tenant);
  const range = { from: dayBounds(start, timezone).from, to: dayBounds(end, timezone).to };
  const coach_id = call.permissionScope === "own" ? signedIn(call.caller).id : null;
  return { tenant_id: call.tenant.tenant_id, start, end, range, timezone, zones, placeNames, coach_id };
}

const DATES = ["day", "week", "month"];

function refuseTwoDates(groupBy: readonly string[] = []): void {
  const dates = new Set(groupBy.filter((by) => DATES.includes(by)));
  if (dates.size > 1) throw badArgument("group_by", "Group by one of day, week and month.");
}

/** Groups of clients contain their names. */
export function refuseClientNames({ caller }: Call, groupBy: readonly string[] = []): void {
  if (groupBy.includes("client") && can(caller, "clients.read") === "no")
    throw forbidden(refusalWithout("clients.read"));
}

/** Throws the same error for an unknown id and for another company's. */
export async function refuseUnknown(
  call: Call,
  asked: Partial<Record<"service" | "resource" | "coach", readonly number[] | undefined>>,
): Promise<void> {
  for (const thing of ["service", "resource", "coach"] as const) {
    const ids = asked[thing];
    if (ids !== undefined && !(await hasAll(call.db, thing, ids))) throw notFound(NOUNS[thing]);
  }
}

const NOUNS = { service: "service", resource: "bay", coach: "coach" } as const;

/** Limits the groups of a response; the error says how to get fewer. */
export function fewGroups<Row>(rows: Row[]): Row[] {
  if (rows.length <= AGGREGATE_GROUPS) return rows;
  const sentence = `These are more than ${AGGREGATE_GROUPS} groups. Group by less, ask for fewer days, or narrow it to one location or service.`;
  throw new ApiError("too_many_groups", sentence, { errors: { group_by: [sentence] } });
}

export const presentPeriod = (call: Call, { start, end, timezone, range }: AskedPeriod) => ({
  start,
  end,
  timezone: zoneOf(timezone),
  mature: range.to <= call.now.epochMilliseconds,
});

/** Builds a group with all keys of its model; those not requested are null. Monday is 1. */
export function presentGroup<Group>(
  { shape }: z.ZodObject,
  row: Readonly<Record<string, unknown>>,
  figures: Partial<Group>,
): Group {
  const keys = Object.fromEntries(Object.keys(shape).map((name) => [name, row[name] ?? null]));
  const weekday = typeof row["weekday"] === "number" ? WEEKDAYS[row["weekday"] - 1] : null;
  const time = "weekday" in shape ? { weekday } : {};
  return { ...keys, ...time, ...figures } as Group; // its keys are the model's own, and responses are validated
}

/** Rounds to one decimal, half up. */
export const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(10 * value) / 10;
