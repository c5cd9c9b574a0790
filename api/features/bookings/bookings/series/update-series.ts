import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { throwIfRefused } from "#api/errors/verdict.ts";
import { candidateHolders, type Assignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { claimLockedSlots, lockForChange, releaseClaims } from "#api/features/bookings/claims/service.ts";
import type {
  BookingSeriesPreview,
  UpdateBookingSeriesInput,
  UpdatedSeries,
} from "#schema/bookings/bookings/series-models.ts";
import { mayWrite } from "../allowed-actions.ts";
import { sendBookingMail } from "../booking-mail.ts";
import type { BookingRow, BookingWithNotes } from "../booking-row.ts";
import { loadForChange } from "../load-booking.ts";
import { reassignmentRefusal } from "../move/desk-move.ts";
import { presentBooking } from "../present.ts";
import { recordBooking } from "../record-booking.ts";
import { changeRefusal, notOwnLesson } from "../refusals.ts";
import { tellsClient } from "../update-booking.ts";
import { changeBooking } from "../write-queries.ts";
import { coming, lockSeries } from "./cancel-series.ts";
import { assignMoves, planMoves, presentMove, type PlannedMove } from "./plan-series-move.ts";
import { changeSeries } from "./series-queries.ts";
import { takenDates } from "./weekly-dates.ts";

/** Where bookings of a series would move, and the conflicts of each. */
export async function previewBookingSeriesUpdate(
  call: Call,
  id: number,
  input: UpdateBookingSeriesInput,
): Promise<BookingSeriesPreview> {
  const { rows } = await loadSeries(call, id, input);
  const plan = await planMoves(call, rows, input);
  const dates = await assignMoves(call, plan, false);
  return { occurrences: dates.map(presentMove) };
}

/** Moves a booking of a series, also the following ones, or all upcoming ones, in one transaction, with one mail. */
export async function updateBookingSeries(
  call: Call,
  id: number,
  input: UpdateBookingSeriesInput,
): Promise<UpdatedSeries> {
  const { rows, seen } = await loadSeries(call, id, input);
  const plan = await planMoves(call, rows, input);
  for (const { row, open } of plan) if (open) throwIfRefused(reassignmentRefusal(call, row, open.request));
  await lockMoves(call, { rows, seen, plan });
  const dates = await assignMoves(call, plan, true);
  const left = dates.filter(({ date }) => input.skip_dates.includes(date));
  const wanted = dates.filter((date) => !left.includes(date));
  const stuck = wanted.filter(({ problem }) => problem !== null);
  if (stuck.length > 0) throw takenDates(stuck, presentMove, "Nothing was moved.");
  const moves = wanted.flatMap(({ row, open, assignment }) => (open && assignment ? [{ row, open, assignment }] : []));
  if (moves.length === 0 && left.length > 0) {
    throw new ApiError("invalid_state", "None of these dates can be moved.", { current: left.map(presentMove) });
  }
  const moved = await moveAll(call, moves);
  if (input.scope !== "this" && moved.length > 0) await saveSeries(call, id, input);
  await tell(call, moves, moved, input.message || null);
  const data = moves.map(({ row }, index) => presentBooking(call, { ...row, ...moved[index] }));
  return { series_id: id, data, left_out: left.map(presentMove) };
}

interface Loaded {
  /** The bookings to move. */
  rows: BookingWithNotes[];
  /** The booking that the caller saw. */
  seen: BookingWithNotes;
}

async function loadSeries(call: Call, id: number, input: UpdateBookingSeriesInput): Promise<Loaded> {
  const { booking_id, version, scope, weekday, start, resource_id, coach_id } = input;
  const seen = await loadForChange(call, booking_id, version);
  if (seen.series_id !== id) throw notFound("booking");
  const change = { weekday, start, resource_id, coach_id };
  if (Object.values(change).every((value) => value === undefined)) {
    throw invalidField("start", "Choose another day, time, bay or coach.");
  }
  if (start === "24:00") throw invalidField("start", "Enter a start from 00:00 to 23:59.");
  if (scope === "this") throwIfRefused(changeRefusal(seen, change));
  const rows = scope === "this" ? [seen] : await coming(call, id, scope === "following" ? seen.start_time : null);
  if (rows.length === 0) throw new ApiError("invalid_state", "No date of this series is left to move.");
  if (!rows.every((row) => mayWrite(call.caller, row))) throw notOwnLesson();
  return { rows, seen };
}

/** Locks in the canonical order: current and future holders of the claims, then the bookings. */
async function lockMoves(call: Call, { rows, seen, plan }: Loaded & { plan: readonly PlannedMove[] }): Promise<void> {
  const wanted = plan.flatMap(({ open }) => (open ? candidateHolders(open.candidates) : []));
  await lockForChange(call, null, [...rows.flatMap(claimHoldersOf), ...wanted]);
  await lockSeries(call, rows, seen);
}

interface Move {
  row: BookingWithNotes;
  open: NonNullable<PlannedMove["open"]>;
  assignment: Assignment;
}

/** Releases all old claims before writing the new ones: a date may take the place of another. */
async function moveAll(call: Call, moves: readonly Move[]): Promise<BookingRow[]> {
  for (const { row } of moves) await releaseClaims(call, row);
  const moved: BookingRow[] = [];
  for (const { row, open, assignment } of moves) {
    const { request, candidates } = open;
    const after = await changeBooking(call.db, call.tenant.tenant_id, row.id, {
      start_time: request.start,
      end_time: request.end,
      resource_id: assignment.resource_id,
      coach_id: assignment.coach_id,
      ...(candidates.client_id === row.client_id ? { overlap_reason: null } : {}),
    });
    moved.push(await recordBooking(call, "updateBookingSeries", { before: row, after }));
  }
  claimLockedSlots(
    call,
    moves.map(({ row, assignment }) => ({ row: { id: row.id, expires_at: null }, assignment })),
  );
  return moved;
}

/** Stores the new weekly time of the series. */
function saveSeries(call: Call, id: number, { weekday, start }: UpdateBookingSeriesInput): Promise<void> {
  const change = { ...(weekday === undefined ? {} : { weekday }), ...(start === undefined ? {} : { starts: start }) };
  if (Object.keys(change).length === 0) return Promise.resolve();
  return changeSeries(call.db, call.tenant.tenant_id, id, change);
}

async function tell(
  call: Call,
  moves: readonly Move[],
  moved: readonly BookingRow[],
  message: string | null,
): Promise<void> {
  const told = moved.flatMap((after, index) => {
    const previous = moves[index]?.row;
    return previous && tellsClient(previous, after) ? [{ after, previous }] : [];
  });
  const [first] = told;
  if (!first) return;
  const series = told.length > 1 ? { series: told.map(({ after }) => after.id) } : {};
  await sendBookingMail(call, "booking_moved", first.after, {
    previous: first.previous,
    ...series,
    ...(message === null ? {} : { message }),
  });
}
