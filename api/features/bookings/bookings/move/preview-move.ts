import type { Call } from "#api/call/call.ts";
import { passed, refused, type Verdict } from "#api/errors/verdict.ts";
import { previewAssignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { withParty } from "#api/features/bookings/claims/service.ts";
import { previewCover } from "#api/features/memberships/allowances/service.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type {
  BookingNotice,
  BookingPreview,
  PreviewBookingUpdateInput,
} from "#schema/bookings/bookings/change-models.ts";
import type { FreeTime } from "#schema/schedule/availability/models.ts";
import { bookedPrice, type Price } from "../booked-price.ts";
import { hasAddress } from "../booking-mail.ts";
import type { BookingWithNotes } from "../booking-row.ts";
import { assignmentVerdict } from "../create/assign-for-staff.ts";
import { loadForChange } from "../load-booking.ts";
import { countOthers } from "../reference-queries.ts";
import { changeRefusal } from "../refusals.ts";
import { largePartyRefusal, tellsClient } from "../update-booking.ts";
import { deskRequest, isMove, planDeskMove } from "./desk-move.ts";
import { keepsCover } from "./move-booking.ts";
import { moveNotices } from "./move-notices.ts";

/** The booking after a move, and the warnings for staff. */
interface Outcome {
  booking: Pick<BookingWithNotes, "start_time" | "end_time" | "timezone" | "resource_id" | "coach_id">;
  price: Price;
  notices: BookingNotice[];
}

/** The result that updateBooking would have, by the same rules; nothing is locked or written. */
export async function previewBookingUpdate(
  call: Call,
  id: number,
  input: PreviewBookingUpdateInput,
): Promise<BookingPreview> {
  const seen = await loadForChange(call, id, undefined);
  const outcome = await outcomeOf(call, seen, input);
  if (outcome.passes) return presentOutcome(seen, outcome.value, null);
  const { code: error, message, detail } = outcome.refusal;
  // The API's own errors carry only free times as alternatives.
  const alternatives = (detail.alternatives ?? []) as FreeTime[];
  return presentOutcome(seen, unchanged(seen), { error, message, alternatives });
}

async function outcomeOf(
  call: Call,
  seen: BookingWithNotes,
  input: PreviewBookingUpdateInput,
): Promise<Verdict<Outcome>> {
  const refusal = changeRefusal(seen, input);
  if (refusal !== null) return refused(refusal);
  const request = deskRequest(seen, input);
  if (!request.passes) return request;
  if (isMove(seen, request.value)) return outcomeOfMove(call, seen, input, request.value);
  const tooLarge = input.party_size === undefined ? null : await largePartyRefusal(call, seen, input.party_size);
  return tooLarge ? refused(tooLarge) : passed(unchanged(seen));
}

async function outcomeOfMove(
  call: Call,
  seen: BookingWithNotes,
  input: PreviewBookingUpdateInput,
  request: BookingRequest,
): Promise<Verdict<Outcome>> {
  const plan = await planDeskMove(call, seen, input, request);
  if (!plan.passes) return plan;
  const { candidates, time } = plan.value;
  const found = await previewAssignment(call, await withParty(call, candidates, seen), seen.id);
  const assignment = await assignmentVerdict(call, found, request);
  if (!assignment.passes) return assignment;
  const booking = {
    start_time: request.start,
    end_time: request.end,
    timezone: seen.timezone,
    resource_id: assignment.value.resource_id,
    coach_id: assignment.value.coach_id,
  };
  const price = await priceAfter(call, seen, request, plan.value.price);
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
  return passed({ booking, price, notices });
}

async function priceAfter(call: Call, seen: BookingWithNotes, request: BookingRequest, whole: Price): Promise<Price> {
  if (keepsCover(seen, request, whole)) return bookedPrice(seen);
  return previewCover(call, { ...seen, start_time: request.start, end_time: request.end }, whole);
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
