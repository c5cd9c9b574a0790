import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus } from "#schema/bookings/models.ts";

/** A time was used or kept for somebody: neither held nor cancelled. */
const BOOKED = ["confirmed", "checked_in", "completed", "no_show"] as const satisfies readonly BookingStatus[];

interface Taught {
  coach_id: number;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

export interface LessonRow extends Taught {
  status: (typeof BOOKED)[number];
}

export interface ClassRow extends Taught {
  capacity: number;
  seats_taken: number;
}

/** All who teach or taught, by name. */
export function allCoaches(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("coaches")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "coaches.tenant_id").onRef("users.id", "=", "coaches.user_id"),
    )
    .where("coaches.tenant_id", "=", tenantId)
    .select(["users.id", "coaches.availability_mode", "coaches.archived_at"])
    .select([
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"),
      sql<number[]>`(select coalesce(array_agg(x.location_id), '{}') from coach_locations x
        where x.tenant_id = ${TENANT_ID} and x.coach_id = coaches.user_id)`.as("location_ids"),
    ])
    .orderBy("users.first_name")
    .orderBy("users.last_name")
    .orderBy("users.id")
    .execute();
}

/** Lessons of these coaches that touch a time. */
export function lessonsTaught(trx: TenantTransaction, tenantId: string, coachIds: number[], range: TimeRange) {
  return (
    trx
      .selectFrom("bookings")
      .where("tenant_id", "=", tenantId)
      .where("coach_id", "in", coachIds)
      .where("class_session_id", "is", null)
      .where("status", "in", BOOKED)
      // Nothing lasts longer than a day; the lower bound of the start is what the index reads by.
      .where("start_time", ">", instantAt(range.from - DAY_MS))
      .where("start_time", "<", instantAt(range.to))
      .where("end_time", ">", instantAt(range.from))
      .select(["coach_id", "start_time", "end_time", "status"])
      .$castTo<LessonRow>()
      .execute()
  );
}

/** Classes of these coaches that touch a time, with the seats that are taken. */
export function classesTaught(trx: TenantTransaction, tenantId: string, coachIds: number[], range: TimeRange) {
  return trx
    .selectFrom("class_sessions as c")
    .where("c.tenant_id", "=", tenantId)
    .where("c.coach_id", "in", coachIds)
    .where("c.status", "=", "scheduled")
    .where("c.start_time", ">", instantAt(range.from - DAY_MS))
    .where("c.start_time", "<", instantAt(range.to))
    .where("c.end_time", ">", instantAt(range.from))
    .select(["c.coach_id", "c.start_time", "c.end_time", "c.capacity"])
    .select((eb) =>
      eb
        .selectFrom("bookings as b")
        .whereRef("b.tenant_id", "=", "c.tenant_id")
        .whereRef("b.class_session_id", "=", "c.id")
        .where("b.status", "in", BOOKED)
        .select(sql<number>`coalesce(sum(b.party_size), 0)::int`.as("taken"))
        .as("seats_taken"),
    )
    .$castTo<ClassRow>()
    .execute();
}
