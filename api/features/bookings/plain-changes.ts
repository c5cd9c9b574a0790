import type { Updateable } from "kysely";
import type { Bookings } from "#api/db/types.generated.ts";
import type { UpdateBookingInput } from "#schema/bookings/models.ts";

/** What changes without touching any claim. */
export function plainChanges({ status, party_size, client_note }: UpdateBookingInput): Updateable<Bookings> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(party_size === undefined ? {} : { party_size }),
    ...(client_note === undefined ? {} : { client_note: client_note || null }),
  };
}
