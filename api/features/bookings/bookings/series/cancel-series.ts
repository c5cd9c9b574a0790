import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { lockForChange, releaseClaims } from "#api/features/bookings/claims/service.ts";
import { recordCancellationDue } from "#api/features/bookings/policies/amounts-due.ts";
import { returnAllowance } from "#api/features/memberships/allowances/service.ts";
import { planRefunds, refuseCreditOfGuest, refuseRefundChoice } from "#api/features/payments/refunds/plan-refunds.ts";
import { instantAt } from "#api/time/instants.ts";
import type { CancelRefund, WhyCancelled } from "#schema/bookings/bookings/cancellation.ts";
import type { CancelBookingSeriesInput, CancelledSeries } from "#schema/bookings/bookings/series-models.ts";
import { mayWrite } from "../allowed-actions.ts";
import { sendBookingMail } from "../booking-mail.ts";
import type { BookingRow, BookingWithNotes } from "../booking-row.ts";
import { cancelledNow } from "../cancel/cancel-booking.ts";
import { findSeriesBookings } from "../list/list-queries.ts";
import { loadForChange, lockSeen } from "../load-booking.ts";
import { presentBooking } from "../present.ts";
import { saveBooking } from "../record-booking.ts";
import { notOwnLesson, refuseCancel } from "../refusals.ts";

/** Cancels a booking of a series, also the following ones, or all upcoming ones; all or nothing, with one mail. */
export async function cancelBookingSeries(
  call: Call,
  id: number,
  { booking_id, version, scope, refund, ...why }: CancelBookingSeriesInput,
): Promise<CancelledSeries> {
  refuseRefundChoice(call, refund);
  const seen = await loadForChange(call, booking_id, version);
  if (seen.series_id !== id) throw notFound("booking");
  const leaving = scope === "this" ? [seen] : await coming(call, id, scope === "following" ? seen.start_time : null);
  for (const one of leaving) {
    if (!mayWrite(call.caller, one)) throw notOwnLesson();
    refuseCancel(one);
    refuseCreditOfGuest(refund, one.client_id);
  }
  if (leaving.length === 0) throw new ApiError("invalid_state", "No date of this series is left to cancel.");
  await lockForChange(call, null, leaving.flatMap(claimHoldersOf));
  await lockSeries(call, leaving, seen);
  const cancelled: BookingRow[] = [];
  for (const before of leaving) cancelled.push(await cancelDate(call, before, { refund, why }));
  const [first] = cancelled;
  const series = cancelled.length > 1 ? { series: cancelled.map((row) => row.id) } : {};
  if (first) await sendBookingMail(call, "booking_cancelled", first, series);
  const data = leaving.map((row, index) => presentBooking(call, { ...row, ...cancelled[index] }));
  return { series_id: id, data };
}

/** Locks in the order of ids; the booking that the caller saw must be unchanged, the others may have been read later. */
export async function lockSeries(call: Call, rows: readonly BookingWithNotes[], seen: BookingWithNotes): Promise<void> {
  const byId = new Map([...rows, seen].map((row) => [row.id, row]));
  for (const row of [...byId.values()].toSorted((one, other) => one.id - other.id)) await lockSeen(call, row);
}

/** The upcoming bookings of a series, from one of them on. */
export function coming(
  { db, tenant, now }: Call,
  series_id: number,
  from: Temporal.Instant | null,
): Promise<BookingWithNotes[]> {
  const earliest = Math.max(now.epochMilliseconds + 1, from?.epochMilliseconds ?? 0);
  return findSeriesBookings(db, tenant.tenant_id, { series_id, from: instantAt(earliest) });
}

async function cancelDate(
  call: Call,
  before: BookingRow,
  { refund, why }: { refund: CancelRefund | undefined; why: WhyCancelled },
): Promise<BookingRow> {
  await releaseClaims(call, before);
  await recordCancellationDue(call, before);
  await returnAllowance(call, before);
  const after = await saveBooking(call, "cancelBookingSeries", before, cancelledNow(call, why));
  return planRefunds(call, after, { refund });
}
