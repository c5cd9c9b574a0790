import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { isBefore } from "#api/time/instants.ts";
import type { OwnWaitlistEntry } from "#schema/bookings/waitlist/models.ts";
import { loadByToken } from "./accept-or-leave.ts";
import { callerFor } from "./free-place.ts";
import { offerTo } from "./offer.ts";
import { presentOwnEntry, withOfferEnded } from "./present.ts";
import { findEntry, type EntryRow } from "./queries.ts";

/** Holds the place for the first of those notified, to book or pay; later ones stay on the list. */
export async function claimWaitlistPlace(call: Call, token: string): Promise<OwnWaitlistEntry> {
  const seen = withOfferEnded(call, await loadByToken(call, token));
  refuseOthers(call, seen);
  const asked = { ...call, caller: callerFor(seen, call.now) };
  try {
    await offerTo(call, seen, { asked, audience: "public", action: "claimWaitlistPlace" });
  } catch (error) {
    throw error instanceof ApiError ? inWordsOf(error, seen) : error;
  }
  // The place is taken now: re-evaluate the others who were notified.
  await offerFreedTime(call, seen);
  const row = await findEntry(call.db, call.tenant.tenant_id, seen.id);
  if (!row) throw notFound("waiting list entry");
  return presentOwnEntry(call, row);
}

function refuseOthers({ now }: Pick<Call, "now">, { status, waitlist_offers, start_time }: EntryRow): void {
  if (status === "offered") throw new ApiError("invalid_state", "This place is held for you already.");
  if (status === "booked") throw new ApiError("invalid_state", "You have booked this place already.");
  if (status !== "waiting" || !isBefore(now, start_time)) {
    throw new ApiError("link_expired", "You are not on this waiting list any more.");
  }
  if (waitlist_offers === "everybody") return;
  throw new ApiError("invalid_state", "Places are offered in turn here. You get an email when it is your turn.");
}

/** Rewords the error for someone whose place is gone. */
function inWordsOf(error: ApiError, { class_session_id }: EntryRow): ApiError {
  const isTooFewSeats = class_session_id !== null && error.detail.errors?.["party_size"] !== undefined;
  if (error.code === "slot_taken" || isTooFewSeats) {
    return new ApiError("slot_taken", "Somebody else was faster. You stay on the waiting list.");
  }
  if (error.code === "client_overlap") {
    return new ApiError("client_overlap", "You have another booking at this time. You stay on the waiting list.");
  }
  return error;
}
