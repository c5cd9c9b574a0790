import type { Venue } from "#web/tenant/venue.ts";
import { EditBookingDialog } from "./dialog/EditBookingDialog.tsx";
import { useBookingDetailsQuery } from "./desk.generated.ts";

interface EditBookingByIdProps {
  bookingId: number;
  venue: Venue;
  onClose: () => void;
}

/** The edit dialog where only the booking's number is known; opens when the booking has come. */
export function EditBookingById({ bookingId, venue, onClose }: EditBookingByIdProps) {
  const { data } = useBookingDetailsQuery({ variables: { id: bookingId }, fetchPolicy: "cache-and-network" });
  return data?.booking ? <EditBookingDialog booking={data.booking} venue={venue} onClose={onClose} /> : null;
}
