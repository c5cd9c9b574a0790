import type { AuditAction } from "#api/audit/sentence.ts";
import type { Call } from "#api/call/call.ts";
import { staleVersion } from "#api/errors/errors.ts";
import { throwIfRefused } from "#api/errors/verdict.ts";
import {
  changeInPlace,
  guestNamesRefusal,
  lockUnchanged,
  recordBooking,
} from "#api/features/bookings/bookings/service.ts";
import type { NameGuestsInput, PublicBooking } from "#schema/bookings/online/models.ts";
import { loadManaged } from "./managed-booking.ts";
import { loadOwn } from "./own-bookings.ts";
import { presentPublicBooking } from "./present.ts";
import type { PublicBookingRow } from "./queries.ts";

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
