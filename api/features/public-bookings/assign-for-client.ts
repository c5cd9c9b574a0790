import { slotTaken, type WantedBooking } from "#api/features/availability/bookable-time.ts";
import { ownerGone } from "#api/features/bookings/service.ts";
import { choosePlace, type FreePlace, type Wish } from "#api/features/claims/choose-assignment.ts";
import { presentPublicBooking } from "#api/features/public-bookings/present.ts";
import { findPublicBooking } from "#api/features/public-bookings/queries.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";

/** The place that a visitor's or client's wish gets; refused with free times or with the person's own booking. */
export async function placeForPerson(call: Call, wish: Wish, wanted: WantedBooking): Promise<FreePlace> {
  const place = await choosePlace(call, wish);
  if (place.kind === "gone") throw ownerGone(place.what);
  if (place.kind === "taken") throw await slotTaken(call, wanted, "public");
  if (place.kind === "free") return place;
  const current = await findPublicBooking(call.db, call.tenant.tenant_id, place.booking_id);
  throw new ApiError("client_overlap", "You have another booking at this time.", {
    current: current ? presentPublicBooking(call, current) : null,
  });
}
