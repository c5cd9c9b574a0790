import type { DocumentNode } from "@apollo/client";
import { rootFields } from "#web/apollo/use-shown-lists.ts";
import type { Changes } from "./follow-changes.ts";

type Change = Changes["changes"][number];

/** A query on screen and its variables. */
export interface ShownQuery {
  query: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}

const DAY_MS = 86_400_000;
/** The largest offset of any time zone from UTC: 14 hours. */
const FARTHEST_MS = DAY_MS / 2 + 2 * 3_600_000;

/** Whether a change may affect the result of a query. */
export function isQueryStale(change: Change, { query, variables }: ShownQuery): boolean {
  if (!rootFields(query).some((field) => change.reads.includes(field))) return false;
  return isAt(change, variables["location_id"]) && isIn(change, variables);
}

function isAt({ location_ids }: Change, location: unknown): boolean {
  return typeof location !== "number" || location_ids.length === 0 || location_ids.includes(location);
}

/** The query's days have no time zone: widened by the largest UTC offset so that no change is missed. */
function isIn({ starts_at, ends_at }: Change, variables: ShownQuery["variables"]): boolean {
  if (!starts_at || !ends_at) return true;
  const from = dayStart(variables["date"] ?? variables["date_from"]);
  const to = dayStart(variables["date"] ?? variables["date_to"]);
  const isBefore = from !== null && Date.parse(ends_at) < from - FARTHEST_MS;
  const isAfter = to !== null && Date.parse(starts_at) > to + DAY_MS + FARTHEST_MS;
  return !isBefore && !isAfter;
}

function dayStart(day: unknown): number | null {
  const ms = typeof day === "string" ? Date.parse(`${day.slice(0, 10)}T00:00Z`) : NaN;
  return Number.isFinite(ms) ? ms : null;
}
