import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { type ConflictingBooking, conflictsTitle, formatStay } from "./conflicting-bookings.ts";
import { LessonWays } from "./LessonWays.tsx";

interface ConflictingBookingsProps {
  bookings: readonly ConflictingBooking[];
  formats: VenueFormats;
  /** Where a booking can be moved; `date` is the venue's. */
  movePath: (booking: { id: number; location_id: number; date: string }) => string;
  /** Where they are a coach's: after one was given to another coach or cancelled here. */
  onResolved?: (() => Promise<void>) | undefined;
}

/** The bookings that the new hours leave outside, each with the way to where it can be moved. */
export function ConflictingBookings({ bookings, formats, movePath, onResolved }: ConflictingBookingsProps) {
  const [message, setMessage] = useState("");
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
            {onResolved ? (
              <LessonWays
                booking={booking}
                when={whenText(booking, formats)}
                message={message}
                onResolved={onResolved}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {onResolved ? (
        <div className="message">
          <FormField label="Message" hint="optional, in the mail about what you change here">
            {(wiring) => (
              <OutlinedInput
                inputProps={{ ...wiring, maxLength: 1000 }}
                value={message}
                fullWidth
                multiline
                minRows={2}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </FormField>
        </div>
      ) : null}
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
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    padding: "10px 16px",
    borderTop: "1px solid var(--line-soft)",
    fontVariantNumeric: "tabular-nums",
  },
  "& .message": { padding: "12px 16px", borderTop: "1px solid var(--line-soft)" },
  "& li > span": { flex: 1, minWidth: 0 },
  "& b": { display: "block", fontWeight: 500 },
  "& small": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
