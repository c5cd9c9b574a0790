import Button from "@mui/material/Button";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { peopleText } from "#web/features/bookings/shared/rows/format-booking.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatTimeRange } from "#web/time/format.ts";
import { ContentDialog } from "#web/ui/dialog/ContentDialog.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { ChangesSince } from "./ChangesSince.tsx";
import { findPast, type Past } from "./past-model.ts";

interface PastDialogProps {
  past: Past;
  blockId: string;
  venue: Venue;
  bayNames: ReadonlyMap<number, string>;
  onClose: () => void;
  /** Opens the current state of a booking. */
  onOpenNow: (bookingId: number) => void;
}

/** A booking, class or blocked time as it was then, and what has been done to it since. */
export function PastDialog({ past, blockId, venue, bayNames, onClose, onOpenNow }: PastDialogProps) {
  const found = findPast(past, blockId);
  if (!found) return null;
  const shown = describe(found, bayNames);
  const own = past.changes.filter(({ entry }) => entry.entity === shown.entity && Number(entry.entity_id) === shown.id);
  const when = { label: "When", value: formatTimeRange(found.local_start, found.local_end, venue) };
  const facts = [when, ...shown.facts].filter(({ value }) => Boolean(value));
  const isBooking = "booking_id" in found;
  return (
    <ContentDialog
      title={`${shown.title}, as it stood`}
      onClose={onClose}
      acts={
        isBooking ? (
          <Button variant="contained" onClick={() => onOpenNow(found.booking_id)}>
            Open as it is now
          </Button>
        ) : null
      }
    >
      <Facts facts={facts} />
      <h3 style={{ margin: "16px 0 4px", fontSize: 14 }}>Changed since</h3>
      <ChangesSince changes={own} count={own.length} />
    </ContentDialog>
  );
}

type Found = NonNullable<ReturnType<typeof findPast>>;

function describe(found: Found, bayNames: ReadonlyMap<number, string>) {
  const bay = (id: number | null) => ({ label: "Bay", value: id === null ? "" : (bayNames.get(id) ?? "") });
  if ("booking_id" in found) {
    const { booking_id, client_name, service_name, party_size, resource_id, coach_name, status } = found;
    return {
      entity: "booking",
      id: booking_id,
      title: client_name ?? "Guest",
      facts: [
        { label: "Service", value: `${service_name}, ${peopleText(party_size)}` },
        bay(resource_id),
        { label: "Coach", value: coach_name ?? "" },
        { label: "State", value: BOOKING_LOOKS[status].label },
      ],
    };
  }
  if ("class_session_id" in found) {
    const { class_session_id, name, resource_id, seats_left, capacity } = found;
    const seats = { label: "Seats", value: `${capacity}, ${seats_left} left` };
    return { entity: "class_session", id: class_session_id, title: name, facts: [bay(resource_id), seats] };
  }
  const { blocked_time_id, reason, target } = found;
  return { entity: "blocked_time", id: blocked_time_id, title: reason, facts: [{ label: "What", value: target }] };
}
