import type { Call } from "#api/call/call.ts";
import { throwIfRefused } from "#api/errors/verdict.ts";
import { queueAgain, unsentMailAbout } from "#api/features/messages/outbox/queue-mail.ts";
import { isBefore } from "#api/time/instants.ts";
import type { Booking, UpdateBookingGuestInput } from "#schema/bookings/bookings/models.ts";
import { mayWrite } from "./allowed-actions.ts";
import { newManageToken, sendBookingMail } from "./booking-mail.ts";
import type { BookingRow, BookingWithNotes } from "./booking-row.ts";
import { guestAttendee } from "./create/attendee.ts";
import { findBooking } from "./list/list-queries.ts";
import { loadForChange, lockSeen } from "./load-booking.ts";
import { presentBooking } from "./present.ts";
import { saveBooking } from "./record-booking.ts";
import { guestRefusal } from "./refusals.ts";
import { bookedTogether } from "./write-queries.ts";

/**
 * Corrects what a guest gave, in the booking and in the others of its party or weekly series that are still to come. A new
 * address gets the confirmation, with a new link: the one that went to the former address ends.
 */
export async function updateBookingGuest(
  call: Call,
  id: number,
  { version, guest: input }: UpdateBookingGuestInput,
): Promise<Booking> {
  const seen = await loadForChange(call, id, version);
  throwIfRefused(guestRefusal(seen));
  const { guest, email } = await guestAttendee(call, input);
  const hasNewAddress = email?.toLowerCase() !== seen.guest?.email?.toLowerCase();
  const all = await lockTogether(call, seen);
  const changed: BookingRow[] = [];
  for (const before of all) {
    const change = { guest: JSON.stringify(guest), ...(hasNewAddress ? linkFor(call, email) : {}) };
    changed.push(await saveBooking(call, "updateBookingGuest", before, change));
  }
  const ahead = changed.filter(({ start_time }) => isBefore(call.now, start_time));
  if (hasNewAddress && email !== null) await confirm(call, ahead, email);
  return presentBooking(call, { ...seen, ...changed.find((row) => row.id === id) });
}

/** Locks the bookings of the same guest, in the order of their ids, so that two such changes do not wait for each other. */
async function lockTogether(call: Call, seen: BookingWithNotes): Promise<BookingWithNotes[]> {
  const { db, tenant } = call;
  const ids = await bookedTogether(db, tenant.tenant_id, seen.id);
  const all: BookingWithNotes[] = [];
  for (const id of ids) {
    const row = id === seen.id ? seen : await findBooking(db, tenant.tenant_id, id);
    if (!row || !mayWrite(call.caller, row)) continue;
    await lockSeen(call, row);
    all.push(row);
  }
  return all;
}

const linkFor = (call: Call, email: string | null) =>
  email === null ? { manage_nonce: null, manage_token_hash: null } : newManageToken(call);

/** Sends the confirmation that has not arrived yet to the new address, or else another one. */
async function confirm(call: Call, ahead: readonly BookingRow[], email: string): Promise<void> {
  const [first] = ahead;
  if (!first) return;
  const ids = ahead.map(({ id }) => id);
  const waiting = await unsentMailAbout(call, "booking_confirmed", ids);
  if (waiting !== undefined) return queueAgain(call, waiting, { sent_to: email, client_id: null });
  const together = first.series_id === null ? { members: ids } : { series: ids };
  await sendBookingMail(call, "booking_confirmed", first, {
    ...(first.group_id === null ? {} : { group_id: first.group_id }),
    ...(ids.length > 1 ? together : {}),
  });
}
