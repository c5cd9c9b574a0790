import { styled } from "@mui/material/styles";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { BookingRowFragment } from "#web/features/bookings/shared/rows/booking-row.generated.ts";
import { BookingState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { serviceText, startText } from "#web/features/bookings/shared/rows/format-booking.ts";

interface ClientBookingLinesProps {
  title: string;
  bookings: { data: readonly BookingRowFragment[]; meta: { total: number } };
  /** Link to all bookings. */
  to: string;
}

/** The nearest few bookings of a client with their status. */
export function ClientBookingLines({ title, bookings: { data, meta }, to }: ClientBookingLinesProps) {
  const id = useId();
  return (
    <Lines aria-labelledby={id}>
      <div className="head">
        <h3 id={id}>{title}</h3>
        {meta.total > data.length ? <Link to={to}>All {meta.total}</Link> : null}
      </div>
      {data.length === 0 ? <p>None</p> : null}
      <ul>
        {data.map((booking) => (
          <li key={booking.id}>
            <span>
              <b>{startText(booking)}</b>
              <small>{[serviceText(booking), booking.resource?.name].filter(Boolean).join(", ")}</small>
            </span>
            <BookingState booking={booking} />
          </li>
        ))}
      </ul>
    </Lines>
  );
}

const Lines = styled("section")({
  fontSize: 13,
  lineHeight: "20px",
  "& .head": { display: "flex", justifyContent: "space-between", gap: 8 },
  "& h3": { fontSize: 13 },
  "& .head a": { color: "var(--primary-text)", fontWeight: 500 },
  "& > p": { color: "var(--text-3)" },
  "& li": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8, padding: "6px 0" },
  "& li > span:first-of-type": { minWidth: 0 },
  "& b": { display: "block", fontWeight: 400, fontVariantNumeric: "tabular-nums" },
  "& small": { display: "block" },
});
