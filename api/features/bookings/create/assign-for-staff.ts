import { can } from "#api/auth/caller.ts";
import type { WantedBooking } from "#api/features/availability/bookable-time.ts";
import { slotTaken } from "#api/features/availability/bookable-time.ts";
import { presentBooking } from "#api/features/bookings/present.ts";
import { findBooking } from "#api/features/bookings/list/list-queries.ts";
import { choosePlace, type FreePlace, type Place, type Wish } from "#api/features/claims/choose-assignment.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, forbidden, invalidField } from "#api/http/errors.ts";

type Override = { reason: string } | null | undefined;

/** The reason for which a client may be in two places at once; null where no override is asked for. */
export function overlapReason({ caller }: Call, override: Override): string | null {
  if (!override) return null;
  if (can(caller, "bookings.override_client_overlap") === "yes") return override.reason;
  throw forbidden("Your role does not allow booking a client twice at one time.");
}

/** The place that the front desk's wish gets, or its refusal with what helps to choose again. */
export async function placeForStaff(call: Call, wish: Wish, wanted: WantedBooking): Promise<FreePlace> {
  return freePlaceOf(call, await choosePlace(call, wish), wanted);
}

/** The refusals of a place at the front desk. */
export async function freePlaceOf(call: Call, place: Place, wanted: WantedBooking): Promise<FreePlace> {
  if (place.kind === "gone") throw ownerGone(place.what);
  if (place.kind === "taken") throw await slotTaken(call, wanted, "staff");
  if (place.kind === "free") return place;
  throw await clientBusy(call, place.booking_id);
}

/** The client is elsewhere then: refused with that booking. */
export async function clientBusy(call: Call, bookingId: number): Promise<ApiError> {
  const current = await findBooking(call.db, call.tenant.tenant_id, bookingId);
  return new ApiError("client_overlap", "The client has another booking at this time.", {
    current: current ? presentBooking(call, current) : null,
  });
}

/** The bay or coach was there when the time was looked at, and was taken out of use before it could be booked. */
export function ownerGone(what: "resource" | "coach"): ApiError {
  return what === "resource"
    ? invalidField("resource_id", "This bay has just been taken out of use. Choose another one.")
    : invalidField("coach_id", "This coach has just been taken out of use. Choose another one.");
}
