import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** A booking lasts at most a day: what began earlier is over. */
const LONGEST_BOOKING_MS = 86_400_000;

export interface LessonRow {
  id: number;
  client_name: string;
  service_name: string;
  resource_name: string | null;
  location_id: number;
  timezone: string;
  start_time: Date;
  end_time: Date;
  status: BookingRow["status"];
  payment_status: BookingRow["payment_status"];
}

interface LessonQuestion {
  coach_id: number;
  /** Epoch milliseconds; `to` null: without end. */
  range: { from: number; to: number | null };
  statuses: readonly BookingRow["status"][];
}

/** Bookings with a coach that touch a time, by start. */
export function lessonsOf(trx: TenantTransaction, tenantId: string, { coach_id, range, statuses }: LessonQuestion) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
    )
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
    )
    .leftJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "b.tenant_id").onRef("person.id", "=", "b.client_id"),
    )
    .where("b.tenant_id", "=", tenantId)
    .where("b.coach_id", "=", coach_id)
    .where("b.status", "in", statuses)
    .where("b.start_time", ">", new Date(range.from - LONGEST_BOOKING_MS))
    .where("b.end_time", ">", new Date(range.from))
    .$if(range.to !== null, (rows) => rows.where("b.start_time", "<", new Date(range.to ?? 0)))
    .orderBy("b.start_time")
    .orderBy("b.id")
    .select(["b.id", "b.location_id", "b.start_time", "b.end_time", "b.status", "b.payment_status"])
    .select(["s.name as service_name", "r.name as resource_name", "l.timezone"])
    .select(
      sql<string>`trim(concat_ws(' ', coalesce(person.first_name, b.guest->>'first_name'),
        coalesce(person.last_name, b.guest->>'last_name')))`.as("client_name"),
    )
    .$castTo<LessonRow>()
    .execute();
}

/** How many bookings each of these coaches has from one instant to another. */
export function countLessons(trx: TenantTransaction, tenantId: string, coachIds: number[], { from, to }: TimeRange) {
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("coach_id", "in", coachIds)
    .where("start_time", ">=", new Date(from))
    .where("start_time", "<", new Date(to))
    .where("status", "in", ["confirmed", "checked_in"])
    .groupBy("coach_id")
    .select("coach_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .execute();
}

/** When a coach is taken within a time, buffers and live holds included, by start. */
export async function busyTimes(
  trx: TenantTransaction,
  tenantId: string,
  { coach_id, range, now }: { coach_id: number; range: TimeRange; now: Temporal.Instant },
): Promise<TimeRange[]> {
  const rows = await trx
    .selectFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("owner", "=", `coach:${coach_id}`)
    // Plain instants, and both sides of them: row-level security keeps && away from the index.
    .where("ends_at", ">", new Date(range.from))
    .where("ends_at", "<", new Date(range.to + 2 * LONGEST_BOOKING_MS))
    .where("starts_at", "<", new Date(range.to))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", new Date(now.epochMilliseconds))]))
    .orderBy("starts_at")
    .select(["starts_at", "ends_at"])
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ from: starts_at.getTime(), to: ends_at.getTime() }));
}
