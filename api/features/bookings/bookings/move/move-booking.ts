import type { Call } from "#api/call/call.ts";
import { passed, refused, valueOrThrow, type Verdict } from "#api/errors/verdict.ts";
import type { Assignment, Candidates } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import {
  claimSlot,
  keepPartyClient,
  lockForChange,
  releaseClaims,
  withParty,
} from "#api/features/bookings/claims/service.ts";
import { wholePriceOf } from "#api/features/memberships/allowances/allowance-rules.ts";
import { coverAgain } from "#api/features/memberships/allowances/service.ts";
import {
  slotTaken,
  type BookableTime,
  type BookingRequest,
} from "#api/features/schedule/availability/bookable-time.ts";
import type { Audience } from "#api/features/schedule/availability/venue.ts";
import { isSameInstant } from "#api/time/instants.ts";
import { bookedBuffers, bookedPrice, hasSameLength, priceColumns, type Price } from "../booked-price.ts";
import type { BookingRow } from "../booking-row.ts";
import { findBookable } from "../create/booking-request.ts";
import { candidatesOf } from "../create/create-booking.ts";
import { seatMoveRefusal } from "../refusals.ts";
import { changeBooking, plainChanges, type InPlaceChanges } from "../write-queries.ts";

/** Where moves by the desk and by a client differ; everything else is shared. */
export interface MovePolicy<Seen extends BookingRow> {
  /** Whose rules apply to the new time. */
  audience: Audience;
  priceOf(call: Call, seen: Seen, time: BookableTime, request: BookingRequest): Price;
  /** Locks the booking; throws if it was changed since it was seen. */
  lockSeen(call: Call, seen: Seen): Promise<unknown>;
  /** Chooses bay and coach, or throws the error worded for this audience. */
  assign(call: Call, candidates: Candidates, request: BookingRequest): Promise<Assignment>;
}

/** Where a booking is requested to go, and the reason why its client may be booked elsewhere then; null for none. */
export interface MoveTarget {
  request: BookingRequest;
  overlap_reason: string | null;
}

/** A move that passes all rules as far as reads can tell; the preview and the actual move both start from it. */
export interface MovePlan extends MoveTarget {
  time: BookableTime;
  candidates: Candidates;
  price: Price;
}

export async function planMove<Seen extends BookingRow>(
  call: Call,
  seen: Seen,
  target: MoveTarget,
  policy: MovePolicy<Seen>,
): Promise<Verdict<MovePlan>> {
  const seat = seatMoveRefusal(seen);
  if (seat !== null) return refused(seat);
  const { request, overlap_reason } = target;
  const found = await findBookable(call, request, policy.audience);
  if (!found.passes) return found;
  const time = found.value;
  const client_id = overlap_reason === null ? seen.client_id : null;
  const resource_ids = ownFirst(time.resource_ids, seen.resource_id);
  const candidates = { ...candidatesOf(request, time, client_id), ...bookedBuffers(seen), resource_ids };
  return passed({ ...target, time, candidates, price: policy.priceOf(call, seen, time, request) });
}

/** Releases the old claims and takes the new ones, in the canonical order; the old ones stay if the new are refused. */
export async function moveBooking<Seen extends BookingRow>(
  call: Call,
  seen: Seen,
  target: MoveTarget,
  policy: MovePolicy<Seen>,
  changes: InPlaceChanges,
): Promise<BookingRow> {
  const { request, overlap_reason, candidates, price } = valueOrThrow(await planMove(call, seen, target, policy));
  await lockForChange(call, candidates, claimHoldersOf(seen));
  await policy.lockSeen(call, seen);
  await releaseClaims(call, seen);
  const assignment = await policy.assign(call, await withParty(call, candidates, seen), request);
  const row = await changeBooking(call.db, call.tenant.tenant_id, seen.id, {
    ...plainChanges(changes),
    start_time: request.start,
    end_time: request.end,
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
    overlap_reason,
    ...(await coveredPrice(call, seen, request, price)),
  });
  if (!(await claimSlot(call, row, assignment))) throw await slotTaken(call, request, policy.audience);
  if (overlap_reason !== null) await keepPartyClient(call, seen);
  return row;
}

/** Whether the cover by allowances stays, as it does while length and price do; otherwise it is recomputed. */
export function keepsCover(seen: BookingRow, { start, end }: BookingRequest, whole: Price): boolean {
  const to = { start: start.epochMilliseconds, end: end.epochMilliseconds };
  return hasSameLength(seen, to) && whole.amount === wholePriceOf(seen).amount;
}

async function coveredPrice(call: Call, seen: BookingRow, request: BookingRequest, whole: Price) {
  if (keepsCover(seen, request, whole)) return priceColumns(bookedPrice(seen));
  return coverAgain(call, { ...seen, start_time: request.start, end_time: request.end }, whole);
}

export function isSameTime({ start_time, end_time }: BookingRow, { start, end }: BookingRequest): boolean {
  return isSameInstant(start, start_time) && isSameInstant(end, end_time);
}

/** Puts the booking's own bay before all others. */
function ownFirst(ids: readonly number[] | null, own: number | null): readonly number[] | null {
  if (ids === null || own === null || !ids.includes(own)) return ids;
  return [own, ...ids.filter((id) => id !== own)];
}
