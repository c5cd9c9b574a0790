import type { Call } from "#api/call/call.ts";
import { keepPartyClient, releaseClaims } from "#api/features/bookings/claims/service.ts";
import { recordCancellationDue } from "#api/features/bookings/policies/amounts-due.ts";
import { returnAllowance } from "#api/features/memberships/allowances/service.ts";
import { planRefunds, refuseCreditOfGuest, refuseRefundChoice } from "#api/features/payments/refunds/plan-refunds.ts";
import type { BookingGroup, CancelBookingGroupInput } from "#schema/bookings/bookings/group-models.ts";
import { sendBookingMail } from "../booking-mail.ts";
import type { BookingRow } from "../booking-row.ts";
import { cancelledNow } from "../cancel/cancel-booking.ts";
import { presentBooking } from "../present.ts";
import { saveBooking } from "../record-booking.ts";
import { refuseCancelOfParty } from "../refusals.ts";
import { loadParty, lockParty } from "./load-party.ts";

/** Cancels bookings of one party, all or nothing; those already cancelled stay as they are. */
export async function cancelBookingGroup(
  call: Call,
  groupId: number,
  { refund, ...input }: CancelBookingGroupInput,
): Promise<BookingGroup> {
  refuseRefundChoice(call, refund);
  const party = await loadParty(call, groupId, input);
  await lockParty(call, party);
  const live = party.filter(({ status }) => status !== "cancelled");
  for (const member of live) {
    refuseCancelOfParty(member);
    refuseCreditOfGuest(refund, member.client_id);
  }
  for (const member of live) await releaseClaims(call, member);
  const cancelled = new Map<number, BookingRow>();
  for (const before of live) {
    await recordCancellationDue(call, before);
    await returnAllowance(call, before);
    const after = await saveBooking(call, "cancelBookingGroup", before, cancelledNow(call, input));
    cancelled.set(before.id, await planRefunds(call, after, { refund }));
  }
  const [first] = cancelled.values();
  if (first) {
    // The remaining bookings of the party keep the client's claim.
    await keepPartyClient(call, first);
    // One mail covers all its bays.
    await sendBookingMail(call, "booking_cancelled", first, { group_id: groupId, members: [...cancelled.keys()] });
  }
  return { group_id: groupId, data: party.map((row) => presentBooking(call, { ...row, ...cancelled.get(row.id) })) };
}
