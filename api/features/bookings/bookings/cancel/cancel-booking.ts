import type { AuditAction } from "#api/audit/sentence.ts";
import type { Call } from "#api/call/call.ts";
import { notFound, staleVersion } from "#api/errors/errors.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { keepPartyClient, lockForChange, releaseClaims } from "#api/features/bookings/claims/service.ts";
import { recordCancellationDue } from "#api/features/bookings/policies/amounts-due.ts";
import { returnAllowance } from "#api/features/memberships/allowances/service.ts";
import { planRefunds, refuseCreditOfGuest, refuseRefundChoice } from "#api/features/payments/refunds/plan-refunds.ts";
import type { CancelRefund, WhyCancelled } from "#schema/bookings/bookings/cancellation.ts";
import type { Booking } from "#schema/bookings/bookings/models.ts";
import { sendBookingMail } from "../booking-mail.ts";
import type { BookingRow, BookingWithNotes } from "../booking-row.ts";
import { loadForChange } from "../load-booking.ts";
import { presentBooking } from "../present.ts";
import { saveBooking } from "../record-booking.ts";
import { refuseCancel } from "../refusals.ts";
import { lockBooking } from "../write-queries.ts";

/** Cancels a booking and releases its claims; one that is already cancelled is returned unchanged. */
export async function cancelBooking(
  call: Call,
  id: number,
  { version, message, refund, ...why }: Pick<Cancelling, "version" | "message" | "refund"> & WhyCancelled,
): Promise<Booking> {
  refuseRefundChoice(call, refund);
  const seen = await loadForChange(call, id, undefined);
  refuseCreditOfGuest(refund, seen.client_id);
  const present = (row: BookingRow) => presentBooking(call, { ...seen, ...row });
  const row = await cancelSeen(call, seen, { version, message, refund, why, action: "cancelBooking", present });
  return present(row);
}

interface Cancelling {
  version?: number | undefined;
  /** A message to include in the mail. */
  message?: string | undefined;
  why: WhyCancelled;
  /** What becomes of what is no longer owed; as agreed if left out. */
  refund?: CancelRefund | undefined;
  /** Verb for the audit log. */
  action: AuditAction;
  present(row: BookingRow): unknown;
  /** A check of the caller's own, run under the lock; throws to refuse. */
  refuse?(row: BookingRow): void;
}

/** The same for anybody who may cancel: staff, the signed-in client, the holder of a mailed link. */
export async function cancelSeen(
  call: Call,
  seen: BookingRow | BookingWithNotes,
  { version, message, refund, why, action, present, refuse }: Cancelling,
): Promise<BookingRow> {
  await lockForChange(call, null, claimHoldersOf(seen));
  const before = await lockBooking(call.db, call.tenant.tenant_id, seen.id);
  if (!before) throw notFound("booking");
  if (before.status === "cancelled") return before;
  if (version !== undefined && version !== before.version) throw staleVersion(present(before));
  refuseCancel(before);
  refuse?.(before);
  await releaseClaims(call, before);
  await keepPartyClient(call, before);
  await recordCancellationDue(call, before);
  await returnAllowance(call, before);
  const cancelled = await saveBooking(call, action, before, cancelledNow(call, why));
  const after = await planRefunds(call, cancelled, { refund });
  await sendBookingMail(call, "booking_cancelled", after, message ? { message } : {});
  return after;
}

/** The columns that a cancellation sets. */
export function cancelledNow({ now }: Call, { reason, note }: WhyCancelled) {
  const why = { cancel_reason: reason ?? null, cancel_note: note || null };
  return { status: "cancelled", cancelled_at: now, ...why } as const;
}
