import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDay } from "#web/time/format-day.ts";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { Surface } from "#web/ui/card/Surface.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { conflictKey, conflictsTitle, formatStay, type ConflictingBooking } from "./conflicting-bookings.ts";
import { LessonWays } from "./LessonWays.tsx";

interface ConflictingBookingsProps {
  bookings: readonly ConflictingBooking[];
  formats: VenueFormats;
  /** Path where a booking or a class session can be moved; `date` is the venue's. */
  movePath: (booking: Pick<ConflictingBooking, "kind" | "id" | "location_id"> & { date: string }) => string;
  /** For a coach's bookings: called after one was reassigned or cancelled here. */
  onResolved?: (() => Promise<void>) | undefined;
}

/** The bookings and classes that the new hours leave outside, each with a link to where it can be moved. */
export function ConflictingBookings({ bookings, formats, movePath, onResolved }: ConflictingBookingsProps) {
  const [message, setMessage] = useState("");
  return (
    <Frame role="alert" aria-label={conflictsTitle(bookings)}>
      {/* Not a `<header>`: in a dialog that would be a second banner landmark. */}
      <div className="acts head">
        <Icon name="warning" />
        <h2>{conflictsTitle(bookings)}</h2>
      </div>
      <p>Nothing is saved yet. {formatStay(bookings)} until you decide.</p>
      <Rows inset>
        {bookings.map((booking) => (
          <li key={conflictKey(booking)}>
            <span className="what">
              <b>{whenText(booking, formats)}</b>
              <small>
                {[booking.client_name, booking.service_name, booking.resource_name].filter(Boolean).join(", ")}
              </small>
            </span>
            <Elsewhere booking={booking} when={whenText(booking, formats)} movePath={movePath} />
            {onResolved && booking.kind === "booking" ? (
              <LessonWays
                booking={booking}
                when={whenText(booking, formats)}
                message={message}
                onResolved={onResolved}
              />
            ) : null}
          </li>
        ))}
      </Rows>
      {onResolved && bookings.some(({ kind }) => kind === "booking") ? (
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

interface ElsewhereProps extends Pick<ConflictingBookingsProps, "movePath"> {
  booking: ConflictingBooking;
  when: string;
}

/** Link to where it can be changed: a booking on the schedule, a class session in its panel with all its seats. */
function Elsewhere({ booking, when, movePath }: ElsewhereProps) {
  const { kind, client_name, local_start } = booking;
  const isClass = kind === "class_session";
  return (
    <Button
      component={Link}
      size="small"
      target="_blank"
      to={movePath({ ...booking, date: wallTimeOf(local_start).date })}
      aria-label={
        isClass
          ? `Change ${client_name}, ${when}, in a new tab`
          : `Move the booking of ${client_name}, ${when}, in a new tab`
      }
    >
      {isClass ? "Change" : "Move"}
    </Button>
  );
}

function whenText({ local_start, local_end }: ConflictingBooking, formats: VenueFormats): string {
  return `${formatDay(wallTimeOf(local_start).date, formats)}, ${formatTimeRange(local_start, local_end, formats)}`;
}

const Frame = styled(Surface)({
  borderColor: "var(--amber-m)",
  fontSize: 13,
  lineHeight: "20px",
  "& .head": { padding: "12px 16px 2px", color: "var(--amber-t)" },
  "& > p": { padding: "0 16px 12px", color: "var(--text-2)" },
  "& .message": { padding: "12px 16px", borderTop: "1px solid var(--line-soft)" },
});
