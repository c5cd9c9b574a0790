import { newNonce, derivedToken, hashToken } from "#api/auth/tokens.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { findPerson } from "#api/features/bookings/reference-queries.ts";
import { queueMail } from "#api/features/outbox/queue-mail.ts";
import type { Call } from "#api/http/call.ts";
import { utcText } from "#api/time/instants.ts";

export type BookingMail =
  | "booking_confirmed"
  | "booking_moved"
  | "booking_cancelled"
  | "booking_restored"
  /** The rules of the venue's clock have changed, and it stays at the time that the clock shows. */
  | "booking_wall_time_kept"
  /** They have changed, and the clock shows another time for it. */
  | "booking_reads_anew";

/** What a mail must say as it was when it was caused; the rest is read when it is sent. */
export interface BookingMailPayload {
  booking_id: number;
  start_time: string;
  end_time: string;
  previous?: { start_time: string; end_time: string };
  /** The party, where the mail tells of all its bookings. */
  group_id?: number;
  /** What the venue says beside it. */
  message?: string;
  /** Those of its bookings that the mail is about, where they are not all that live. */
  members?: number[];
  /** The bookings of a weekly series that one mail tells of, in order. */
  series?: number[];
}

interface About {
  /** Its id, where it was asked for already. */
  mailId?: number | undefined;
  /** The booking before it moved. */
  previous?: BookingRow;
  group_id?: number;
  members?: number[];
  series?: number[];
  message?: string;
}

/** Puts a mail into the outbox, in the transaction of what it tells of. Who gave no address gets none. */
export async function sendBookingMail(
  call: Call,
  kind: BookingMail,
  booking: BookingRow,
  { previous, mailId, ...about }: About = {},
): Promise<void> {
  // Who has a link got it by mail; others may have an address all the same.
  if (!booking.manage_nonce && !(await hasAddress(call, booking))) return;
  const payload: BookingMailPayload = {
    booking_id: booking.id,
    ...timesOf(booking),
    ...(previous ? { previous: timesOf(previous) } : {}),
    ...about,
  };
  await queueMail(call, kind, payload, { mailId });
}

/** Whether mail about a booking reaches somebody: the guest's address, or one of the client's. */
export async function hasAddress(
  { db, tenant }: Call,
  { guest, client_id }: Pick<BookingRow, "guest" | "client_id">,
): Promise<boolean> {
  if (client_id === null) return Boolean(guest?.email);
  const person = await findPerson(db, tenant.tenant_id, client_id);
  return Boolean(person?.email ?? person?.contact_email);
}

/** What a booking with an address gets when it is confirmed: its mails link to it by a token that can be made again. */
export function newManageToken(call: Call) {
  const manage_nonce = newNonce(call.deps.secretKeys);
  return { manage_nonce, manage_token_hash: hashToken(manageToken(call, manage_nonce)) };
}

export function manageToken({ deps, tenant }: Call, nonce: Buffer): string {
  return derivedToken(deps.secretKeys, { tenantId: tenant.tenant_id, kind: "manage", nonce });
}

function timesOf({ start_time, end_time }: BookingRow) {
  return { start_time: utcText(start_time), end_time: utcText(end_time) };
}
