import { formatOtherBays } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

/** Notes that the booking is one bay of several, each shown and cancelled separately. */
export function PartyLine({ booking }: { booking: OwnBookingFragment }) {
  if (booking.other_bays.length === 0 || booking.status === "cancelled") return null;
  return <p>One bay of your party, which also has {formatOtherBays(booking)}.</p>;
}
