import { valuesOf } from "#web/bookings/dialog/booking-values.ts";
import type { BookingDetailsFragment } from "#web/bookings/panel/booking-details.generated.ts";
import { useNow } from "#web/time/use-now.ts";
import { WaitingSection } from "./WaitingSection.tsx";

interface TimeWaitingProps {
  booking: BookingDetailsFragment;
  /** "Tue, May 4, 18:30–19:30" */
  when: string;
}

/** Who waits for the time that a booking has; the server says where one is free after all. */
export function TimeWaiting({ booking, when }: TimeWaitingProps) {
  const now = useNow();
  const { service_id, location_id, coach_id, start_time, end_time, location, service, status } = booking;
  if (!location || service?.kind === "class") return null;
  const isTaken = status === "confirmed" || status === "checked_in";
  return (
    <WaitingSection
      place={{ service_id, location_id, coach_id, start_time, end_time, party_size: 1 }}
      values={{ ...valuesOf(booking), party_size: "1", client_note: "" }}
      listName="the waiting list"
      when={when}
      nobody="Nobody waits for this time."
      canAdd={isTaken && now < Date.parse(start_time)}
      venue={location}
    />
  );
}
