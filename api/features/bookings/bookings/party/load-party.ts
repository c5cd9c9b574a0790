import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { lockForChange } from "#api/features/bookings/claims/service.ts";
import type { PartyVersionsInput } from "#schema/bookings/bookings/group-models.ts";
import type { BookingWithNotes } from "../booking-row.ts";
import { loadForChange, lockSeen } from "../load-booking.ts";

/** Loads the named bookings of a party in the versions that staff saw, before any lock, in the order of their ids. */
export async function loadParty(
  call: Call,
  groupId: number,
  { bookings }: PartyVersionsInput,
): Promise<BookingWithNotes[]> {
  const party: BookingWithNotes[] = [];
  for (const { id, version } of bookings.toSorted((one, other) => one.id - other.id)) {
    const booking = await loadForChange(call, id, version);
    if (booking.group_id !== groupId) throw notFound("booking");
    party.push(booking);
  }
  return party;
}

/** Locks a party's bays, coaches and client, then its bookings; throws if one was changed in between. */
export async function lockParty(call: Call, party: readonly BookingWithNotes[]): Promise<void> {
  await lockForChange(call, null, party.flatMap(claimHoldersOf));
  for (const seen of party) await lockSeen(call, seen);
}
