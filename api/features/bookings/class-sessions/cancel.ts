import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import {
  cancelledNow,
  changeUnrecorded,
  lockedBooking,
  mayWrite,
  recordBooking,
  sendBookingMail,
} from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { lockClasses } from "#api/features/bookings/claims/seats.ts";
import { lockForChange, releaseClaims } from "#api/features/bookings/claims/service.ts";
import { endWaitsForClasses } from "#api/features/bookings/waitlist/service.ts";
import { returnAllowance } from "#api/features/memberships/allowances/service.ts";
import { planRefunds, refuseRefundChoice } from "#api/features/payments/refunds/plan-refunds.ts";
import { instantAt, parseInstant } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import type { CancelledClassSessions, DeleteClassOccurrencesInput } from "#schema/bookings/class-sessions/models.ts";
import type { CancelClassQuery } from "#schema/bookings/class-sessions/operations.ts";
import { dropSessionClaims } from "./claim-queries.ts";
import { loadSession } from "./list.ts";
import { presentSession } from "./present.ts";
import { deleteHeldSeats, seatBookings } from "./seat-queries.ts";
import { findSeries } from "./series-queries.ts";
import { allSessions, changeSession, type SessionRow } from "./session-queries.ts";

type Cancelled = z.infer<typeof CancelledClassSessions>;

interface Told {
  action: "deleteClassSession" | "deleteClassSeriesOccurrences";
  /** Whether people who have a seat or wait for one are notified by mail. */
  notify: boolean;
  message: string | null;
  /** What becomes of what was paid; cards and credit are refunded if left out. */
  refund: CancelClassQuery["refund"];
}

export async function deleteClassSession(call: Call, id: number, query: CancelClassQuery): Promise<Cancelled> {
  const { version, notify, message = null, refund } = query;
  refuseRefundChoice(call, refund);
  const seen = await loadOwn(call, id);
  if (seen.status === "cancelled") return { data: [presentSession(call, seen)], bookings_cancelled: 0 };
  if (version !== undefined && version !== seen.version) throw staleVersion(presentSession(call, seen));
  if (seen.start_time.epochMilliseconds <= call.now.epochMilliseconds) {
    throw new ApiError("invalid_state", "This class has begun and cannot be cancelled.");
  }
  return cancelSessions(call, [seen], { action: "deleteClassSession", notify, message, refund });
}

/** Cancels the sessions of a series from a moment on; those already begun stay. */
export async function deleteClassSeriesOccurrences(
  call: Call,
  id: number,
  { from, notify, message = null, refund: chosen }: DeleteClassOccurrencesInput,
): Promise<Cancelled> {
  const refund = chosen ?? undefined;
  refuseRefundChoice(call, refund);
  const { db, tenant, now } = call;
  const series = await findSeries(db, tenant.tenant_id, id);
  if (!series) throw notFound("series");
  if (!mayWrite(call.caller, series)) throw notOwnClass();
  const start = /^\d{4}-\d\d-\d\d$/.test(from)
    ? dayBounds(from, series.timezone).from
    : parseInstant(from)?.epochMilliseconds;
  if (start === undefined) throw invalidField("from", "There is no such date and time.");
  const after = instantAt(Math.max(start, now.epochMilliseconds + 1));
  const coming = await allSessions(db, tenant.tenant_id, { series_id: id, status: "scheduled", after }, call.now);
  return cancelSessions(call, coming, { action: "deleteClassSeriesOccurrences", notify, message, refund });
}

/** Loads the session that staff want to change. */
export async function loadOwn(call: Call, id: number): Promise<SessionRow> {
  const seen = await loadSession(call, id);
  if (!mayWrite(call.caller, seen)) throw notOwnClass();
  return seen;
}

const notOwnClass = (): ApiError => forbidden("You may change only classes that you teach yourself.");

/** Releases coach, bay and all seats of sessions, and notifies everybody who has a seat or waits for one. */
async function cancelSessions(call: Call, sessions: readonly SessionRow[], told: Told): Promise<Cancelled> {
  if (sessions.length === 0) return { data: [], bookings_cancelled: 0 };
  const { db, tenant } = call;
  const tenantId = tenant.tenant_id;
  await lockForChange(
    call,
    null,
    sessions.flatMap((row) => claimHoldersOf({ ...row, client_id: null })),
  );
  const locked = await lockClasses(
    call,
    sessions.map(({ id }) => id),
  );
  const ids = locked.filter(({ status }) => status === "scheduled").map(({ id }) => id);
  const bookings = await cancelSeats(call, ids, told);
  await dropSessionClaims(db, tenantId, ids);
  for (const id of ids) {
    const freed = locked.find((row) => row.id === id);
    if (freed) await offerFreedTime(call, freed);
    await changeSession(db, tenantId, id, { status: "cancelled", cancelled_at: call.now });
    await recordChange(call, { action: told.action, entity: "class_session", entity_id: id });
  }
  await endWaitsForClasses(call, ids, told.notify ? { message: told.message } : null);
  const rows = await allSessions(db, tenantId, { ids: sessions.map(({ id }) => id) }, call.now);
  return { data: rows.map((row) => presentSession(call, row)), bookings_cancelled: bookings };
}

async function cancelSeats(
  call: Call,
  sessionIds: readonly number[],
  { notify, message, refund }: Told,
): Promise<number> {
  const tenantId = call.tenant.tenant_id;
  await deleteHeldSeats(call.db, tenantId, sessionIds);
  const ids = await seatBookings(call.db, tenantId, sessionIds);
  let cancelled = 0;
  for (const id of ids) {
    const before = await lockedBooking(call, id);
    if (!before || before.status === "cancelled" || before.status === "no_show") continue;
    await releaseClaims(call, before);
    await returnAllowance(call, before, { isByVenue: true });
    const after = await changeUnrecorded(call, id, cancelledNow(call, { reason: "venue" }));
    await recordBooking(call, "cancelBooking", { before, after });
    await planRefunds(call, after, { isByVenue: true, refund });
    if (notify) await sendBookingMail(call, "booking_cancelled", after, message ? { message } : {});
    cancelled += 1;
  }
  return cancelled;
}
