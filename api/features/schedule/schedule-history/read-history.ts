import type { Call } from "#api/call/call.ts";
import { changesSince, knownFrom, movedSince, type LogRow } from "#api/features/platform/audit-log/service.ts";
import type { BlockedTimeRow } from "#api/features/schedule/blocked-times/blocked-time-row.ts";
import { blockedOnDay } from "#api/features/schedule/blocked-times/service.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt, utcText } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { MOST_BLOCKED_DAYS } from "#schema/schedule/blocked-times/models.ts";
import { bookingsOnDay, sessionsOnDay, type BookingNow, type SessionNow } from "./queries.ts";

export interface AskedDay {
  location_id: number;
  range: TimeRange;
  at: Temporal.Instant;
}

type Kind = "booking" | "class_session" | "blocked_time";

/** What is or was on a day, and the changes to each since the given moment. */
export interface DayHistory {
  bookings: Map<number, BookingNow | undefined>;
  sessions: SessionNow[];
  blocked: BlockedTimeRow[];
  known_from: Temporal.Instant | null;
  /** Oldest first. */
  entriesOf: (kind: Kind, id: number) => readonly LogRow[];
  /** Entries that scheduled the dates of a series since the moment. */
  schedulingOf: (series_id: number) => readonly LogRow[];
}

export async function readHistory(call: Call, asked: AskedDay): Promise<DayHistory> {
  const { db } = call;
  const { location_id, range, at } = asked;
  const text = (epochMs: number): string => utcText(instantAt(epochMs));
  const moved = await movedSince(call, {
    location_id,
    from: text(range.from),
    to: text(range.to),
    since: at,
    booking: text(range.from - DAY_MS),
    class_session: text(range.from),
    blocked_time: text(range.from - MOST_BLOCKED_DAYS * DAY_MS),
  });
  const [rows, sessions, blocked, known_from] = await Promise.all([
    bookingsOnDay(db, { location_id, range, ids: moved.booking, session_ids: moved.class_session }),
    sessionsOnDay(db, { location_id, range, ids: moved.class_session }),
    blockedOnDay(call, { location_id, range, ids: moved.blocked_time }),
    knownFrom(call),
  ]);
  // What was deleted since then exists only in the audit log.
  const bookings = new Map<number, BookingNow | undefined>(moved.booking.map((id) => [id, undefined]));
  for (const row of rows) bookings.set(row.id, row);
  const entries = await entriesFor(call, { bookings, sessions, blocked }, at);
  return {
    bookings,
    sessions,
    blocked,
    known_from,
    entriesOf: (kind, id) => entries.get(`${kind} ${id}`) ?? [],
    schedulingOf: (series_id) => entries.get(`class_series ${series_id}`) ?? [],
  };
}

async function entriesFor(
  call: Call,
  { bookings, sessions, blocked }: Pick<DayHistory, "bookings" | "sessions" | "blocked">,
  at: Temporal.Instant,
): Promise<Map<string, LogRow[]>> {
  const series = new Set(sessions.flatMap(({ series_id }) => series_id ?? []));
  const things = [
    ...thingsOf("booking", bookings.keys()),
    ...thingsOf(
      "class_session",
      sessions.map(({ id }) => id),
    ),
    ...thingsOf("class_series", series),
    ...thingsOf(
      "blocked_time",
      blocked.map(({ id }) => id),
    ),
  ];
  return Map.groupBy(await changesSince(call, things, at), ({ entity, entity_id }) => `${entity} ${entity_id}`);
}

const thingsOf = (entity: string, ids: Iterable<number>) => [...ids].map((id) => ({ entity, entity_id: String(id) }));
