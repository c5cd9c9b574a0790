import type { AuditAction } from "#api/audit/sentence.ts";
import {
  changeInPlace,
  guestNamesRefusal,
  lockUnchanged,
  recordBooking,
} from "#api/features/bookings/bookings/service.ts";
import { loadManaged } from "#api/features/bookings/online/managed-booking.ts";
import { loadOwn } from "#api/features/bookings/online/own-bookings.ts";
import { presentPublicBooking } from "#api/features/bookings/online/present.ts";
import type { PublicBookingRow } from "#api/features/bookings/online/queries.ts";
import type { Call } from "#api/call/call.ts";
import { staleVersion } from "#api/errors/errors.ts";
import { throwIfRefused } from "#api/errors/verdict.ts";
import type { NameGuestsInput, PublicBooking } from "#schema/bookings/online/models.ts";

export async function namePublicBookingGuests(call: Call, id: number, input: NameGuestsInput): Promise<PublicBooking> {
  return nameGuests(call, await loadOwn(call, id), input, { action: "namePublicBookingGuests", byLink: false });
}

/** Names the guests through the manage link: open to the booker and to anyone they passed it to. */
export async function nameManagedBookingGuests(
  call: Call,
  token: string,
  input: NameGuestsInput,
): Promise<PublicBooking> {
  return nameGuests(call, await loadManaged(call, token), input, { action: "nameManagedBookingGuests", byLink: true });
}

/** Also allowed for seats and for services that only the venue books, since nothing is moved. */
async function nameGuests(
  call: Call,
  seen: PublicBookingRow,
  { version, guest_names }: NameGuestsInput,
  { action, byLink }: { action: AuditAction; byLink: boolean },
): Promise<PublicBooking> {
  const present = (row: PublicBookingRow) => presentPublicBooking(call, row, { byLink });
  if (seen.version !== version) throw staleVersion(present(seen));
  throwIfRefused(guestNamesRefusal(seen, { guest_names }, call.now));
  await lockUnchanged(call, seen, present);
  const after = await changeInPlace(call, seen, { guest_names });
  await recordBooking(call, action, { before: seen, after });
  return present({ ...seen, ...after });
}
