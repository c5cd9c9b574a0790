import { useId } from "react";
import { Link } from "react-router-dom";
import type { BookingRowFragment } from "#web/features/bookings/shared/rows/booking-row.generated.ts";
import { BookingState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { serviceText, startText } from "#web/features/bookings/shared/rows/format-booking.ts";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Quiet } from "#web/ui/text/Quiet.ts";

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
    <Stack as="section" gap={4} aria-labelledby={id}>
      <div className="acts" style={{ justifyContent: "space-between" }}>
        <h3 id={id}>{title}</h3>
        {meta.total > data.length ? (
          <Link className="link" to={to}>
            All {meta.total}
          </Link>
        ) : null}
      </div>
      {data.length === 0 ? <Quiet>None</Quiet> : null}
      <Rows plain>
        {data.map((booking) => (
          <li key={booking.id}>
            <span className="what">
              <b>{startText(booking)}</b>
              <small>{[serviceText(booking), booking.resource?.name].filter(Boolean).join(", ")}</small>
            </span>
            <BookingState booking={booking} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
