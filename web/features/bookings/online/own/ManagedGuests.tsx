import { GuestNames } from "./GuestNames.tsx";
import { useNameManagedGuestsMutation, type OwnBookingFragment } from "./own-bookings.generated.ts";

/** Guest names, editable through the manage link. */
export function ManagedGuests({ booking, token }: { booking: OwnBookingFragment; token: string }) {
  const [name] = useNameManagedGuestsMutation();
  return (
    <GuestNames
      booking={booking}
      save={(guest_names, version) => name({ variables: { token, version, guest_names } })}
    />
  );
}
