import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { type ConflictingBooking, conflictsTitle, formatStay } from "./conflicting-bookings.ts";

interface ConflictingBookingsProps {
  bookings: readonly ConflictingBooking[];
  formats: VenueFormats;
  /** Where a booking can be moved; `date` is the venue's. */
  movePath: (booking: { id: number; location_id: number; date: string }) => string;
}

/** The bookings that the new hours leave outside, each with the way to where it can be moved. */
export function ConflictingBookings({ bookings, formats, movePath }: ConflictingBookingsProps) {
  return (
    <Frame role="alert" aria-label={conflictsTitle(bookings)}>
      {/* No header: in a dialog that would be a second banner of the page. */}
      <div className="head">
        <Icon name="warning" />
        <h2>{conflictsTitle(bookings)}</h2>
      </div>
      <p>Nothing is saved yet. {formatStay(bookings)} until you decide.</p>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <span>
              <b>{whenText(booking, formats)}</b>
              <small>
                {[booking.client_name, booking.service_name, booking.resource_name].filter(Boolean).join(", ")}
              </small>
            </span>
            <Button
              component={Link}
              size="small"
              target="_blank"
              to={movePath({ ...booking, date: wallTimeOf(booking.local_start).date })}
              aria-label={`Move the booking of ${booking.client_name}, ${whenText(booking, formats)}, in a new tab`}
            >
              Move
            </Button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function whenText({ local_start, local_end }: ConflictingBooking, formats: VenueFormats): string {
  return `${formatDay(wallTimeOf(local_start).date, formats)}, ${formatTimeRange(local_start, local_end, formats)}`;
}

const Frame = styled("section")({
  background: "var(--surface)",
  border: "1px solid var(--amber-m)",
  borderRadius: "var(--r)",
  fontSize: 13,
  lineHeight: "20px",
  "& .head": { display: "flex", alignItems: "center", gap: 8, padding: "12px 16px 2px", color: "var(--amber-t)" },
  "& h2": { fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& > p": { padding: "0 16px 12px", color: "var(--text-2)" },
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    padding: "10px 16px",
    borderTop: "1px solid var(--line-soft)",
    fontVariantNumeric: "tabular-nums",
  },
  "& li > span": { flex: 1, minWidth: 0 },
  "& b": { display: "block", fontWeight: 500 },
  "& small": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
