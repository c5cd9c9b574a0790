import type { Call } from "#api/call/call.ts";
import { mayWrite } from "#api/features/bookings/bookings/service.ts";
import { soldFor } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { utcText } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import { IsoWeekdayName } from "#schema/bookings/bookings/series-models.ts";
import {
  type ClassAttendee,
  type ClassSeries,
  type ClassSession,
  type ClassSessionAction,
  type PublicClassSession,
} from "#schema/bookings/class-sessions/models.ts";
import type { AttendeeRow } from "./seat-queries.ts";
import type { SeriesRow } from "./series-queries.ts";
import type { SessionRow } from "./session-queries.ts";

/** Visitors see the price of a seat. */
export function presentPublicSession(tenant: Tenant, row: SessionRow): PublicClassSession {
  const { price, ...shown } = presentListed(row);
  return { ...shown, price: { ...price, amount: soldFor(tenant, price.amount, "class") } };
}

function presentListed(row: SessionRow): PublicClassSession {
  return {
    id: row.id,
    series_id: row.series_id,
    service_id: row.service_id,
    name: row.service_name,
    level: row.level,
    location_id: row.location_id,
    location_name: row.location_name,
    resource_id: row.resource_id,
    resource_name: row.resource_name,
    coach_id: row.coach_id,
    coach_name: row.coach_name,
    ...presentTimes(row),
    capacity: row.capacity,
    seats_left: Math.max(0, row.capacity - row.seats_taken),
    price: { amount: row.price_amount, currency: row.price_currency },
  };
}

export function presentSession(call: Pick<Call, "caller" | "now">, row: SessionRow): ClassSession {
  return {
    ...presentListed(row),
    status: row.status,
    version: row.version,
    allowed_actions: actionsOf(call, row),
  };
}

/** A past or cancelled class cannot be changed; seats can be booked until it ends. */
function actionsOf({ caller, now }: Pick<Call, "caller" | "now">, row: SessionRow): ClassSessionAction[] {
  if (row.status === "cancelled" || !mayWrite(caller, row)) return [];
  const isOver = row.end_time.epochMilliseconds <= now.epochMilliseconds;
  const hasStarted = row.start_time.epochMilliseconds <= now.epochMilliseconds;
  const actions: ClassSessionAction[] = [];
  if (!hasStarted) actions.push("update");
  if (!isOver && row.seats_taken < row.capacity) actions.push("book");
  if (row.seats_taken > 0) actions.push("check_in_all");
  if (!hasStarted) actions.push("cancel");
  return actions;
}

export const presentAttendee = (row: AttendeeRow): ClassAttendee => row;

export function presentSeries(row: SeriesRow): ClassSeries {
  return {
    id: row.id,
    service_id: row.service_id,
    name: row.service_name,
    level: row.level,
    location_id: row.location_id,
    resource_id: row.resource_id,
    resource_name: row.resource_name,
    coach_id: row.coach_id,
    coach_name: row.coach_name,
    weekdays: row.weekdays.map((weekday) => IsoWeekdayName.parse(weekday)),
    start: row.starts,
    duration_minutes: row.duration_minutes,
    timezone: row.timezone,
    from: row.from_date,
    capacity: row.capacity,
    price: { amount: row.price_amount, currency: row.currency },
    sessions_left: row.sessions_left,
    next_start_time: row.next_start && utcText(row.next_start),
    last_start_time: row.last_start && utcText(row.last_start),
    version: row.version,
  };
}
