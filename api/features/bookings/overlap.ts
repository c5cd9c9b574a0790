import { can } from "#api/auth/caller.ts";
import type { WantedBooking } from "#api/features/availability/bookable-time.ts";
import { slotTaken } from "#api/features/availability/bookable-time.ts";
import { presentBooking } from "#api/features/bookings/present.ts";
import { findBooking } from "#api/features/bookings/queries.ts";
import { choosePlace, type Place, type Wish } from "#api/features/claims/take-place.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, forbidden } from "#api/http/errors.ts";

type Override = { reason: string } | null | undefined;

/** The reason for which a client may be in two places at once; null where no override is asked for. */
export function overlapReason({ caller }: Call, override: Override): string | null {
  if (!override) return null;
  if (can(caller, "bookings.override_client_overlap") === "yes") return override.reason;
  throw forbidden("Your role does not allow booking a client twice at one time.");
}

/** The place that the front desk's wish gets, or its refusal with what helps to choose again. */
export async function placeForStaff(
  call: Call,
  wish: Wish,
  wanted: WantedBooking,
): Promise<Extract<Place, { kind: "free" }>> {
  const place = await choosePlace(call, wish);
  if (place.kind === "taken") throw await slotTaken(call, wanted, "staff");
  if (place.kind === "free") return place;
  const current = await findBooking(call.db, call.tenant.tenant_id, place.booking_id);
  throw new ApiError("client_overlap", "The client has another booking at this time.", {
    current: current ? presentBooking(call, current) : null,
  });
}
