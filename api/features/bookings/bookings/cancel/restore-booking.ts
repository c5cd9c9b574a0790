import type { Call } from "#api/call/call.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { lockForChange } from "#api/features/bookings/claims/service.ts";
import { withdrawAmountDue } from "#api/features/bookings/policies/amounts-due.ts";
import { coverRestored } from "#api/features/memberships/allowances/service.ts";
import { withdrawRefunds } from "#api/features/payments/refunds/plan-refunds.ts";
import type { BookingGroup, PartyVersionsInput } from "#schema/bookings/bookings/group-models.ts";
import type { Booking } from "#schema/bookings/bookings/models.ts";
import { sendBookingMail } from "../booking-mail.ts";
import type { BookingRow } from "../booking-row.ts";
import { loadForChange, lockSeen } from "../load-booking.ts";
import { loadParty, lockParty } from "../party/load-party.ts";
import { presentBooking } from "../present.ts";
import { recordBooking } from "../record-booking.ts";
import { refuseRestore } from "../refusals.ts";
import { reclaimSlot } from "./reclaim-slot.ts";

const PARTY_TAKEN =
  "A bay of this party has been given to another booking by now. Nothing was restored; book the party again.";

/** Undoes a recent cancellation: the same bay and coach at the same time, if nobody else has them by now. */
export async function restoreBooking(call: Call, id: number, version: number): Promise<Booking> {
  const seen = await loadForChange(call, id, version);
  refuseRestore(seen, call.now);
  await lockForChange(call, null, claimHoldersOf(seen));
  await lockSeen(call, seen);
  const restored = await reclaimSlot(call, seen, { change: await confirmedAgain(call, seen) });
  await withdrawAmountDue(call, seen, "cancellation");
  await withdrawRefunds(call, seen.id);
  const after = await recordBooking(call, "restoreBooking", { before: seen, after: restored });
  await sendBookingMail(call, "booking_restored", after);
  return presentBooking(call, { ...seen, ...after });
}

/** The same for bookings of one party, all or nothing. */
export async function restoreBookingGroup(
  call: Call,
  groupId: number,
  input: PartyVersionsInput,
): Promise<BookingGroup> {
  const party = await loadParty(call, groupId, input);
  for (const member of party) refuseRestore(member, call.now);
  await lockParty(call, party);
  const restored: BookingRow[] = [];
  for (const seen of party) {
    const change = await confirmedAgain(call, seen);
    const after = await reclaimSlot(call, seen, { change, taken: PARTY_TAKEN });
    await withdrawAmountDue(call, seen, "cancellation");
    await withdrawRefunds(call, seen.id);
    restored.push(await recordBooking(call, "restoreBookingGroup", { before: seen, after }));
  }
  await tellParty(call, restored);
  const data = party.map((seen, index) => presentBooking(call, { ...seen, ...restored[index] }));
  return { group_id: groupId, data };
}

async function tellParty(call: Call, members: readonly BookingRow[]): Promise<void> {
  const [first] = members;
  const about = { group_id: first?.group_id ?? undefined, members: members.map(({ id }) => id) };
  if (first) await sendBookingMail(call, "booking_restored", first, about);
}

/** Only a confirmed booking can be cancelled, so that is its former state. */
const CONFIRMED_AGAIN = { status: "confirmed", cancelled_at: null, cancel_reason: null, cancel_note: null } as const;

/** Uses again what the cancellation returned; where that has been spent since, the price is due. */
async function confirmedAgain(call: Call, seen: BookingRow) {
  return { ...CONFIRMED_AGAIN, ...(seen.covered_amount > 0 && (await coverRestored(call, seen))) };
}
