import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { commitBehind } from "#api/db/transaction.ts";
import { forbidden } from "#api/errors/errors.ts";
import { scheduleDays } from "#api/features/bookings/bookings/service.ts";
import { pastMoment } from "#api/features/platform/audit-log/past-moment.ts";
import { currentNames, namesWanted, presentNamed, type LogRow } from "#api/features/platform/audit-log/service.ts";
import type { Names } from "#api/features/platform/audit-log/wanted-names.ts";
import { locationFacts } from "#api/features/venue/locations/hours-service.ts";
import { isSameInstant, localTextIn, utcTextMs } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import { overlaps } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import type { AuditEntry } from "#schema/platform/audit-log/models.ts";
import type { ScheduleAsOf, ScheduleChangeKind } from "#schema/schedule/schedule-history/models.ts";
import type { ScheduleAsOfQuery } from "#schema/schedule/schedule-history/operations.ts";
import { blockedChange, bookingChange, sessionChange } from "./change-kind.ts";
import {
  blockedThen,
  bookingThen,
  sessionThen,
  type BlockedThen,
  type BookingThen,
  type SessionThen,
} from "./past-state.ts";
import { readHistory, type AskedDay, type DayHistory } from "./read-history.ts";

const MOST_CHANGES = 100;

/** Returns a day as it was, by reverting later changes. Names are current, so that erased people stay erased. */
export async function scheduleAsOf(call: Call, query: ScheduleAsOfQuery): Promise<ScheduleAsOf> {
  const { location_id, date, as_of_date, as_of_time } = query;
  const location = await locationFacts(call, location_id);
  if (can(call.caller, "bookings.read") !== "yes") throw forbidden(refusalWithout("bookings.read"));
  const { zone } = location;
  const at = pastMoment(call, { field: "as_of_date", date: as_of_date, time: as_of_time, zone });
  const day: AskedDay & { zone: string } = { location_id, range: dayBounds(date, zone), at, zone };
  const history = await readHistory(call, day);
  const [shownDay] = scheduleDays(location, date, date);
  if (!shownDay) throw new Error("a date is one day");
  const then = standingThen(history, at);
  const changes = changesOf(day, history, then);
  // Bookings of seats are counted with their class.
  const bookings = [...then.bookings.values()].filter((one) => one.class_session_id === null && touches(day, one));
  const rows = changes.slice(0, MOST_CHANGES).map(({ row }) => row);
  const asked = namesFor(call, { bookings, changes, rows });
  commitBehind(call.db);
  const names = await asked;
  const became = lastOf(changes);
  return {
    location_id,
    timezone: zone,
    at: utcTextMs(at),
    local_at: localTextIn(zone, at),
    known_from: history.known_from && utcTextMs(history.known_from),
    day: shownDay,
    bookings: bookingsOfDay(day, bookings, { names, became }),
    class_sessions: sessionsOfDay(day, then, became),
    blocked_times: blockedOfDay(day, then, became),
    changes: presentChanges(changes, presentNamed(call, rows, names), names),
    change_count: changes.length,
  };
}

/** The state at the moment by id, wherever it was. */
interface Standing {
  bookings: ReadonlyMap<number, BookingThen>;
  sessions: ReadonlyMap<number, SessionThen>;
  blocked: ReadonlyMap<number, BlockedThen>;
}

function standingThen(history: DayHistory, at: Temporal.Instant): Standing {
  const pairs = <Now, Then>(all: Iterable<[number, Now]>, then: (id: number, now: Now) => Then | null) =>
    new Map(
      [...all].flatMap(([id, now]) => {
        const found = then(id, now);
        return found === null ? [] : [[id, found] as const];
      }),
    );
  const byId = <Now extends { id: number }>(rows: readonly Now[]) => rows.map((row): [number, Now] => [row.id, row]);
  const { entriesOf } = history;
  return {
    bookings: pairs(history.bookings, (id, now) => bookingThen(id, { now, entries: entriesOf("booking", id), at })),
    sessions: pairs(byId(history.sessions), (id, now) =>
      sessionThen({ now, entries: entriesOf("class_session", id), at }),
    ),
    blocked: pairs(byId(history.blocked), (id, now) =>
      blockedThen({ now, entries: entriesOf("blocked_time", id), at }),
    ),
  };
}

interface Change {
  kind: ScheduleChangeKind;
  /** The key of the item on the schedule: `booking 7`. */
  key: string;
  subject: { booking_id: number; client_id: number | null; guest_name: string | null } | string;
  row: LogRow;
}

/** Returns the changes to everything on the day's schedule then or now, latest first. */
function changesOf(day: Day, history: DayHistory, then: Standing): Change[] {
  const of = (key: string, subject: Change["subject"], row: LogRow, kind: ScheduleChangeKind | null): Change[] =>
    kind === null ? [] : [{ key, subject, row, kind }];
  const bookings = [...history.bookings].flatMap(([id, now]) => {
    // Seats follow their class, which counts them.
    if (now?.class_session_id != null || !isOnDay(day, now, then.bookings.get(id))) return [];
    const { client_id = null, guest_name = null } = now ?? {};
    const subject = { booking_id: id, client_id, guest_name };
    return history.entriesOf("booking", id).flatMap((row) => of(`booking ${id}`, subject, row, bookingChange(row)));
  });
  const sessions = history.sessions.flatMap((now) => {
    const { id, series_id, name, created_at } = now;
    if (!isOnDay(day, now, then.sessions.get(id))) return [];
    const scheduling = series_id === null ? [] : history.schedulingOf(series_id);
    // The series may be older and this date added later, along with others.
    const own = scheduling.filter((row) => isSameInstant(row.at, created_at));
    const rows = [...own, ...history.entriesOf("class_session", id)];
    return rows.flatMap((row) => of(`class_session ${id}`, name, row, sessionChange(row)));
  });
  const blocked = history.blocked.flatMap((now) => {
    const { id, reason, target } = now;
    if (!isOnDay(day, now, then.blocked.get(id))) return [];
    const rows = history.entriesOf("blocked_time", id);
    return rows.flatMap((row) => of(`blocked_time ${id}`, `${target}: ${reason}`, row, blockedChange(row)));
  });
  return [...bookings, ...sessions, ...blocked].toSorted((one, other) => Number(other.row.id) - Number(one.row.id));
}

type Became = (key: string) => ScheduleChangeKind | null;

function lastOf(changes: readonly Change[]): Became {
  const last = new Map(changes.toReversed().map(({ key, kind }) => [key, kind]));
  return (key) => last.get(key) ?? null;
}

interface Shown {
  bookings: readonly BookingThen[];
  changes: readonly Change[];
  rows: readonly LogRow[];
}

function namesFor(call: Call, { bookings, changes, rows }: Shown): Promise<Names> {
  const wanted = namesWanted(rows);
  for (const { client_id, coach_id, service_id } of bookings) {
    wanted.add("people", client_id);
    wanted.add("people", coach_id);
    wanted.add("services", service_id);
  }
  for (const { subject } of changes) if (typeof subject !== "string") wanted.add("people", subject.client_id);
  return currentNames(call, wanted);
}

const nameOfClient = (
  names: Names,
  { client_id, guest_name }: Pick<BookingThen, "client_id" | "guest_name">,
): string | null => (client_id === null ? guest_name : (names("people", client_id) ?? null));

type Day = AskedDay & { zone: string };

interface Placed {
  location_id: number;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

function touches({ location_id, range }: Day, placed: Placed): boolean {
  const own = { from: placed.start_time.epochMilliseconds, to: placed.end_time.epochMilliseconds };
  return placed.location_id === location_id && overlaps([own], range);
}

/** On the day now or then; what was there only in between appears in neither. */
const isOnDay = (day: Day, now: Placed | undefined, then: Placed | undefined): boolean =>
  [now, then].some((placed) => placed !== undefined && touches(day, placed));

const byStart = <Shown extends { start_time: string }>(shown: Shown[]): Shown[] =>
  shown.toSorted((one, other) => (one.start_time < other.start_time ? -1 : 1));

function bookingsOfDay(
  { zone: timezone }: Day,
  bookings: readonly BookingThen[],
  { names, became }: { names: Names; became: Became },
): ScheduleAsOf["bookings"] {
  return byStart(
    bookings.map((one) => ({
      booking_id: one.id,
      client_name: nameOfClient(names, one),
      service_id: one.service_id,
      service_name: names("services", one.service_id) ?? "",
      resource_id: one.resource_id,
      coach_id: one.coach_id,
      coach_name: one.coach_id === null ? null : (names("people", one.coach_id) ?? null),
      ...presentTimes({ ...one, timezone }),
      party_size: one.party_size,
      status: one.status,
      became: became(`booking ${one.id}`),
    })),
  );
}

const TAKES_NO_SEAT: ReadonlySet<string> = new Set(["cancelled", "no_show"]);

function sessionsOfDay(day: Day, { bookings, sessions }: Standing, became: Became): ScheduleAsOf["class_sessions"] {
  const seats = Map.groupBy(
    [...bookings.values()].filter(({ status }) => !TAKES_NO_SEAT.has(status)),
    ({ class_session_id }) => class_session_id,
  );
  const takenOf = ({ id }: SessionThen) => (seats.get(id) ?? []).reduce((sum, { party_size }) => sum + party_size, 0);
  const standing = [...sessions.values()].filter((one) => touches(day, one));
  return byStart(
    standing.map((one) => ({
      class_session_id: one.id,
      name: one.name,
      resource_id: one.resource_id,
      coach_id: one.coach_id,
      ...presentTimes({ ...one, timezone: day.zone }),
      capacity: one.capacity,
      seats_left: Math.max(0, one.capacity - takenOf(one)),
      became: became(`class_session ${one.id}`),
    })),
  );
}

function blockedOfDay(day: Day, { blocked }: Standing, became: Became): ScheduleAsOf["blocked_times"] {
  const standing = [...blocked.values()].filter((one) => touches(day, one));
  return byStart(
    standing.map((one) => ({
      blocked_time_id: one.id,
      scope: one.scope,
      resource_ids: one.resource_ids,
      coach_id: one.coach_id,
      target: one.target,
      kind: one.kind,
      reason: one.reason,
      colour: one.colour,
      ...presentTimes({ ...one, timezone: day.zone }),
      became: became(`blocked_time ${one.id}`),
    })),
  );
}

/** The latest changes, each with its audit log entry. */
function presentChanges(
  changes: readonly Change[],
  entries: readonly AuditEntry[],
  names: Names,
): ScheduleAsOf["changes"] {
  return entries.flatMap((entry, n) => {
    const change = changes[n];
    if (!change) return [];
    const { kind, subject } = change;
    return [
      { kind, subject: typeof subject === "string" ? subject : (nameOfClient(names, subject) ?? "A guest"), entry },
    ];
  });
}
