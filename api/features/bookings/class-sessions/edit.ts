import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, staleVersion } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import {
  changeUnrecorded,
  lockedBooking,
  recordBooking,
  sendBookingMail,
  tellsClient,
} from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf, type ClaimHolder } from "#api/features/bookings/claims/claim-holders.ts";
import { lockClasses } from "#api/features/bookings/claims/seats.ts";
import { dropEndedHolds, lockForChange } from "#api/features/bookings/claims/service.ts";
import { followClass } from "#api/features/bookings/waitlist/service.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt, localTextIn } from "#api/time/instants.ts";
import { occurrenceOn, type Occurrence } from "#api/time/occurrences.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type {
  ClassSessionDetails,
  UpdateClassSessionInput,
  UpdatedClassSessions,
} from "#schema/bookings/class-sessions/models.ts";
import { loadOwn } from "./cancel.ts";
import { dropSessionClaims, insertSessionClaims, moveClientClaim, moveSeatClaims } from "./claim-queries.ts";
import { classSession } from "./list.ts";
import { presentSession } from "./present.ts";
import { loadClassPlace, presentOccurrence, withProblems } from "./schedule-plan.ts";
import { seatBookings } from "./seat-queries.ts";
import { changeSeries } from "./series-queries.ts";
import { allSessions, changeSession, type SessionRow } from "./session-queries.ts";

/** The new values of a class session. */
interface Change {
  row: SessionRow;
  range: TimeRange;
  coach_id: number | null;
  resource_id: number | null;
}

/** Changes a session, also the following ones, or all upcoming ones, with their seats; all or nothing. */
export async function updateClassSession(
  call: Call,
  id: number,
  input: UpdateClassSessionInput,
): Promise<z.infer<typeof UpdatedClassSessions>> {
  const { db, tenant } = call;
  const seen = await loadOwn(call, id);
  if (input.version !== seen.version) throw staleVersion(presentSession(call, seen));
  refuseUnchangeable(call, seen);
  const rows = await rowsInScope(call, seen, input);
  refuseSmallRoom(rows, input);
  const changes = await plannedChanges(call, rows, input);
  const moved = changes.filter(isMove);
  await lockChanged(call, rows, moved, input);
  await moveClasses(call, moved);
  for (const change of changes) await saveChange(call, change, input);
  if (seen.series_id !== null && input.scope !== "this") await saveSeries(call, seen.series_id, input);
  const after = await allSessions(db, tenant.tenant_id, { ids: rows.map((row) => row.id) }, call.now);
  return { data: after.map((row) => presentSession(call, row)) };
}

function refuseUnchangeable({ now }: Call, row: SessionRow): void {
  if (row.status === "cancelled") throw new ApiError("invalid_state", "This class is cancelled and cannot be changed.");
  if (row.start_time.epochMilliseconds > now.epochMilliseconds) return;
  throw new ApiError("invalid_state", "This class has begun and cannot be changed.");
}

async function rowsInScope(call: Call, seen: SessionRow, { scope }: UpdateClassSessionInput): Promise<SessionRow[]> {
  if (scope === "this" || seen.series_id === null) return [seen];
  const after = scope === "following" ? seen.start_time : instantAt(call.now.epochMilliseconds + 1);
  const filter = { series_id: seen.series_id, status: "scheduled" as const, after };
  return allSessions(call.db, call.tenant.tenant_id, filter, call.now);
}

function refuseSmallRoom(rows: readonly SessionRow[], { capacity }: UpdateClassSessionInput): void {
  const over = capacity === undefined ? undefined : rows.find(({ seats_taken }) => seats_taken > capacity);
  if (!over) return;
  const date = localTextIn(over.timezone, over.start_time).slice(0, 10);
  const sentence = `${over.seats_taken} seats are booked on ${date}. Enter at least as many, or cancel some first.`;
  throw new ApiError("invalid_state", sentence, { errors: { capacity: [sentence] } });
}

/** Where and when each session will be held; throws if one of them is impossible. */
async function plannedChanges(
  call: Call,
  rows: readonly SessionRow[],
  input: UpdateClassSessionInput,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const group of Map.groupBy(rows, (row) => placeKey(row, input)).values()) {
    const [first] = group;
    if (!first) continue;
    const place = await loadClassPlace(call, { location_id: first.location_id, ...holdersAfter(first, input) });
    const occurrences = group.map((row) => occurrenceAfter(row, input));
    const ids = rows.map(({ id }) => id);
    const planned = await withProblems(call, place, occurrences, ids);
    const moves = group.map((row, index) => ({ row, planned: planned[index] }));
    const refused = moves.flatMap(({ row, planned: one }) => {
      if (!one?.problem || !isMoved(row, one.range, input)) return [];
      return presentOccurrence({ place, pattern: { start: wallStart(row, input) } }, one);
    });
    if (refused[0]) {
      throw new ApiError("slot_taken", `${refused[0].message ?? ""} Nothing was changed.`, { current: refused });
    }
    changes.push(
      ...moves.map(({ row, planned: one }) => ({
        row,
        range: one?.range ?? rangeOf(row),
        ...holdersAfter(row, input),
      })),
    );
  }
  return changes;
}

const placeKey = (row: SessionRow, input: UpdateClassSessionInput): string => {
  const { coach_id, resource_id } = holdersAfter(row, input);
  return `${row.location_id} ${coach_id} ${resource_id}`;
};

function holdersAfter(row: SessionRow, { coach_id, resource_id }: UpdateClassSessionInput) {
  return {
    coach_id: coach_id === undefined ? row.coach_id : coach_id,
    resource_id: resource_id === undefined ? row.resource_id : resource_id,
  };
}

/** The date stays; wall time and duration are the new ones. */
function occurrenceAfter(row: SessionRow, input: UpdateClassSessionInput): Occurrence {
  const date = localTextIn(row.timezone, row.start_time).slice(0, 10);
  if (input.start === undefined && input.duration_minutes === undefined) return { date, range: rangeOf(row) };
  const duration_minutes = input.duration_minutes ?? (rangeOf(row).to - rangeOf(row).from) / MINUTE_MS;
  if (input.start === undefined) {
    const { from } = rangeOf(row);
    return { date, range: { from, to: from + duration_minutes * MINUTE_MS } };
  }
  return occurrenceOn(date, { start: input.start, duration_minutes, timezone: row.timezone });
}

const wallStart = (row: SessionRow, { start }: UpdateClassSessionInput): string =>
  start ?? localTextIn(row.timezone, row.start_time).slice(11, 16);

const rangeOf = (row: SessionRow): TimeRange => ({
  from: row.start_time.epochMilliseconds,
  to: row.end_time.epochMilliseconds,
});

function isMoved(row: SessionRow, range: TimeRange | null, input: UpdateClassSessionInput): boolean {
  const { coach_id, resource_id } = holdersAfter(row, input);
  const was = rangeOf(row);
  return (
    range === null ||
    range.from !== was.from ||
    range.to !== was.to ||
    coach_id !== row.coach_id ||
    resource_id !== row.resource_id
  );
}

const isMove = ({ row, range, coach_id, resource_id }: Change): boolean =>
  isMoved(row, range, { version: row.version, scope: "this", notify: false, coach_id, resource_id });

/** Locks in the canonical order: the coaches and bays, old and new; then the sessions, which fixes their seats and versions. */
async function lockChanged(
  call: Call,
  rows: readonly SessionRow[],
  moved: readonly Change[],
  input: UpdateClassSessionInput,
): Promise<void> {
  const { db, tenant, now } = call;
  const holders: ClaimHolder[] = moved.flatMap(({ row, coach_id, resource_id }) => [
    ...claimHoldersOf({ ...row, client_id: null }),
    ...claimHoldersOf({ coach_id, resource_id, client_id: null }),
  ]);
  await lockForChange(call, null, holders);
  const ids = rows.map(({ id }) => id);
  await lockClasses(call, ids);
  const locked = await allSessions(db, tenant.tenant_id, { ids }, now);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const changed = locked.find(({ id, version }) => version !== versions.get(id));
  if (changed) throw staleVersion(presentSession(call, changed));
  refuseSmallRoom(locked, input);
}

async function moveClasses(call: Call, changes: readonly Change[]): Promise<void> {
  const { db, tenant } = call;
  const ids = changes.map(({ row }) => row.id);
  await dropSessionClaims(db, tenant.tenant_id, ids);
  for (const { row, range, coach_id, resource_id } of changes) {
    const place = { coach_id, resource_id };
    const holders = claimHoldersOf({ ...place, client_id: null });
    await dropEndedHolds(call, { holders, range });
    const isFree = await insertSessionClaims(db, tenant.tenant_id, place, [{ id: row.id, range }]);
    if (!isFree) throw new ApiError("slot_taken", "The coach or the bay has just been booked. Nothing was changed.");
  }
}

async function saveChange(call: Call, change: Change, input: UpdateClassSessionInput): Promise<void> {
  const { db, tenant } = call;
  const { row, range, coach_id, resource_id } = change;
  const times = { start_time: instantAt(range.from), end_time: instantAt(range.to) };
  await changeSession(db, tenant.tenant_id, row.id, {
    coach_id,
    resource_id,
    ...times,
    ...(input.capacity === undefined ? {} : { capacity: input.capacity }),
    ...(input.price_amount === undefined ? {} : { price_amount: input.price_amount }),
    ...(input.level === undefined ? {} : { level: input.level || null }),
  });
  const isRetimed = range.from !== rangeOf(row).from || range.to !== rangeOf(row).to;
  await followClass(call, row.id, row, times, input.notify ? { message: input.message } : null);
  if (isRetimed) await moveSeatClaims(db, tenant.tenant_id, row.id, range);
  const isTold = input.notify && tellsClient(row, { ...times, coach_id });
  if (isRetimed || isTold) await changeSeats(call, change, { isRetimed, isTold, message: input.message });
  await recordChange(call, {
    action: "updateClassSession",
    entity: "class_session",
    entity_id: row.id,
    before: factsOf(row),
    after: { ...factsOf(row), ...input, start_time: instantAt(range.from), coach_id, resource_id },
  });
}

const factsOf = ({ start_time, end_time, coach_id, resource_id, capacity, price_amount, level }: SessionRow) => ({
  start_time,
  end_time,
  coach_id,
  resource_id,
  capacity,
  price_amount,
  level,
});

/** Moves the seats with their class and mails whoever has one. */
async function changeSeats(
  call: Call,
  { row, range }: Change,
  { isRetimed, isTold, message }: { isRetimed: boolean; isTold: boolean; message?: string | null | undefined },
): Promise<void> {
  const { db, tenant } = call;
  for (const id of await seatBookings(db, tenant.tenant_id, [row.id])) {
    const before = await lockedBooking(call, id);
    if (!before) continue;
    const after = isRetimed ? await moveSeat(call, before, range) : before;
    if (!isTold || before.status === "held") continue;
    await sendBookingMail(call, "booking_moved", after, { previous: before, ...(message ? { message } : {}) });
  }
}

/** A client with a conflicting booking keeps the seat, and staff see the overlap. */
async function moveSeat(call: Call, before: BookingRow, range: TimeRange): Promise<BookingRow> {
  const isAlone = await moveAttendee(call, before, range);
  const after = await changeUnrecorded(call, before.id, {
    start_time: instantAt(range.from),
    end_time: instantAt(range.to),
    ...(isAlone ? {} : { overlap_reason: "The class was moved onto another booking." }),
  });
  return recordBooking(call, "updateBooking", { before, after });
}

/** Expired holds block nobody. */
async function moveAttendee(call: Call, { id, client_id }: BookingRow, range: TimeRange): Promise<boolean> {
  const { db, tenant } = call;
  const holders = claimHoldersOf({ client_id, coach_id: null, resource_id: null });
  await dropEndedHolds(call, { holders, range });
  return moveClientClaim(db, tenant.tenant_id, id, range);
}

/** Updates the series, from which the list and further scheduling take their values. */
async function saveSeries(call: Call, seriesId: number, input: UpdateClassSessionInput): Promise<void> {
  const { coach_id, resource_id, start, duration_minutes, capacity, price_amount, level } = input;
  await changeSeries(call.db, call.tenant.tenant_id, seriesId, {
    ...(coach_id === undefined ? {} : { coach_id }),
    ...(resource_id === undefined ? {} : { resource_id }),
    ...(start === undefined ? {} : { starts: start }),
    ...(duration_minutes === undefined ? {} : { duration_minutes }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(price_amount === undefined ? {} : { price_amount }),
    ...(level === undefined ? {} : { level: level || null }),
  });
}

/** Checks in everybody with a seat who is not checked in yet. */
export async function checkInClass(call: Call, id: number): Promise<ClassSessionDetails> {
  const { db, tenant } = call;
  const seen = await loadOwn(call, id);
  if (seen.status === "cancelled") throw new ApiError("invalid_state", "This class is cancelled.");
  for (const bookingId of await seatBookings(db, tenant.tenant_id, [id])) {
    const before = await lockedBooking(call, bookingId);
    if (before?.status !== "confirmed") continue;
    const after = await changeUnrecorded(call, bookingId, { status: "checked_in" });
    await recordBooking(call, "updateBooking", { before, after });
  }
  return classSession(call, id);
}
