import { bookedPrice, type Price } from "#api/features/bookings/booked-price.ts";
import { hasAddress } from "#api/features/bookings/booking-mail.ts";
import type { BookingWithNotes } from "#api/features/bookings/booking-row.ts";
import { loadForChange } from "#api/features/bookings/load-booking.ts";
import { moveNotices } from "#api/features/bookings/move/move-notices.ts";
import { assignmentOrThrow } from "#api/features/bookings/create/assign-for-staff.ts";
import { isMove, planDeskMove } from "#api/features/bookings/move/desk-move.ts";
import { presentTimes } from "#api/time/present-times.ts";
import { refuseUnchangeable } from "#api/features/bookings/refusals.ts";
import { refuseLargeParty, tellsClient } from "#api/features/bookings/update-booking.ts";
import { previewAssignment } from "#api/features/claims/choose-assignment.ts";
import { countOthers } from "#api/features/bookings/reference-queries.ts";
import { withParty } from "#api/features/claims/service.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { FreeTime } from "#schema/availability/models.ts";
import type { BookingNotice, BookingPreview, PreviewBookingUpdateInput } from "#schema/bookings/change-models.ts";

/** Where a booking would stand after a move, and what staff should know of it. */
interface Outcome {
  booking: Pick<BookingWithNotes, "start_time" | "end_time" | "timezone" | "resource_id" | "coach_id">;
  price: Price;
  notices: BookingNotice[];
}

/** What updateBooking would come to, by the very same rules; nothing is locked and nothing is written. */
export async function previewBookingUpdate(
  call: Call,
  id: number,
  input: PreviewBookingUpdateInput,
): Promise<BookingPreview> {
  const seen = await loadForChange(call, id, undefined);
  try {
    return presentOutcome(seen, await outcomeOf(call, seen, input), null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The platform's own refusals carry free times alone.
    const alternatives = (error.detail.alternatives ?? []) as FreeTime[];
    return presentOutcome(seen, unchanged(seen), { error: error.code, message: error.message, alternatives });
  }
}

async function outcomeOf(call: Call, seen: BookingWithNotes, input: PreviewBookingUpdateInput): Promise<Outcome> {
  refuseUnchangeable(seen, input);
  if (isMove(seen, input)) return outcomeOfMove(call, seen, input);
  if (input.party_size !== undefined) await refuseLargeParty(call, seen, input.party_size);
  return unchanged(seen);
}

async function outcomeOfMove(call: Call, seen: BookingWithNotes, input: PreviewBookingUpdateInput): Promise<Outcome> {
  const { request, candidates, time, price } = await planDeskMove(call, seen, input);
  const found = await previewAssignment(call, await withParty(call, candidates, seen), seen.id);
  const assignment = await assignmentOrThrow(call, found, request);
  const booking = {
    start_time: request.start,
    end_time: request.end,
    timezone: seen.timezone,
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
  };
  const { group_id, id: without_id } = seen;
  const others = group_id === null ? 0 : await countOthers(call.db, call.tenant.tenant_id, { group_id, without_id });
  const notices = moveNotices({
    now: call.now.epochMilliseconds,
    start: candidates.start,
    time,
    price_before: bookedPrice(seen),
    price,
    others,
    tellsClient: tellsClient(seen, booking) && (await hasAddress(call, seen)),
  });
  return { booking, price, notices };
}

const unchanged = (seen: BookingWithNotes): Outcome => ({ booking: seen, price: bookedPrice(seen), notices: [] });

function presentOutcome(
  seen: BookingWithNotes,
  { booking, price, notices }: Outcome,
  refusal: BookingPreview["refusal"],
): BookingPreview {
  const price_before = bookedPrice(seen);
  return {
    ...presentTimes(booking),
    resource_id: booking.resource_id,
    coach_id: booking.coach_id,
    price_before,
    price,
    price_change: { amount: price.amount - price_before.amount, currency: price.currency },
    notices,
    refusal,
  };
}
