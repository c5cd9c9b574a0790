import { derivedToken, hashToken, newNonce } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { utcText } from "#api/time/instants.ts";
import type { BookingRow } from "./booking-row.ts";
import { findPerson } from "./reference-queries.ts";

export type BookingMail =
  | "booking_confirmed"
  | "booking_moved"
  | "booking_cancelled"
  | "booking_restored"
  /** The rules of the venue's time zone changed, and the booking keeps its wall time. */
  | "booking_wall_time_kept"
  /** They changed, and its wall time is now a different one. */
  | "booking_reads_anew";

/** Facts that a mail must state as they were when it was queued; the rest is read when it is sent. */
export interface BookingMailPayload {
  booking_id: number;
  start_time: string;
  end_time: string;
  previous?: { start_time: string; end_time: string };
  /** The party, if the mail is about all its bookings. */
  group_id?: number;
  /** A message from the venue. */
  message?: string;
  /** The bookings that the mail is about, if not all live ones of the party. */
  members?: number[];
  /** The bookings of a weekly series that one mail is about, in order. */
  series?: number[];
}

interface About {
  /** A mail id reserved earlier. */
  mailId?: number | undefined;
  /** The booking before it was moved. */
  previous?: BookingRow;
  group_id?: number;
  members?: number[];
  series?: number[];
  message?: string;
}

/** Queues a mail in the outbox, in the transaction of the change it reports. A person without an address gets none. */
export async function sendBookingMail(
  call: Call,
  kind: BookingMail,
  booking: BookingRow,
  { previous, mailId, ...about }: About = {},
): Promise<void> {
  // Anybody with a manage link got it by mail; others may still have an address.
  if (!booking.manage_nonce && !(await hasAddress(call, booking))) return;
  const payload: BookingMailPayload = {
    booking_id: booking.id,
    ...timesOf(booking),
    ...(previous ? { previous: timesOf(previous) } : {}),
    ...about,
  };
  await queueMail(call, kind, payload, { mailId });
}

/** Whether mail about a booking reaches anybody: the guest's address, or the client's. */
export async function hasAddress(
  { db, tenant }: Call,
  { guest, client_id }: Pick<BookingRow, "guest" | "client_id">,
): Promise<boolean> {
  if (client_id === null) return Boolean(guest?.email);
  const person = await findPerson(db, tenant.tenant_id, client_id);
  return Boolean(person?.email ?? person?.contact_email);
}

/** The token of a booking with an address, created on confirmation; its mails can derive the same link again. */
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
