import { WaitingSection } from "#web/bookings/waiting/WaitingSection.tsx";
import type { Venue } from "#web/tenant/venue.ts";
import { seatValues } from "./AddPersonDialog.tsx";
import type { ClassDetailsFragment } from "./class-sessions.generated.ts";
import { whenText } from "./format-class.ts";

interface ClassWaitingProps {
  one: ClassDetailsFragment;
  venue: Venue;
}

/** Who waits for a seat of a class; somebody can be put on the list while it is full. */
export function ClassWaiting({ one, venue }: ClassWaitingProps) {
  const { id, name, service_id, location_id, start_time, end_time } = one;
  return (
    <WaitingSection
      place={{ class_session_id: id, service_id, location_id, start_time, end_time, party_size: 1 }}
      values={seatValues(one)}
      listName={`the waiting list of ${name}`}
      when={whenText(one, venue)}
      nobody="Nobody waits for a seat."
      canAdd={one.status === "scheduled" && one.seats_left === 0 && one.allowed_actions.includes("update")}
      venue={venue}
    />
  );
}
