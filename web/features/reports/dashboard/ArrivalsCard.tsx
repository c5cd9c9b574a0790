import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { PaymentState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { lengthText } from "#web/features/bookings/shared/rows/format-booking.ts";
import { bookingsTodayPath, bookingTodayPath } from "#web/screen/paths.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { nameOf, placeOf } from "./format-task.ts";

interface ArrivalsCardProps {
  arrivals: readonly ScheduleBookingFragment[];
  day: VenueDay;
  locationId: number;
  bayNames: ReadonlyMap<number, string>;
}

const SHOWN = 8;

/** The next arrivals and whether they have paid. */
export function ArrivalsCard({ arrivals, day, locationId, bayNames }: ArrivalsCardProps) {
  return (
    <Card title="Next arrivals" note={<All to={bookingsTodayPath(locationId)}>All of today</All>}>
      {arrivals.length === 0 ? <CardNote>Nobody else is expected today.</CardNote> : null}
      <ul aria-label="Next arrivals">
        {arrivals.slice(0, SHOWN).map((booking) => (
          <Row key={booking.id}>
            <time dateTime={booking.start_time}>{day.formatTime(Date.parse(booking.start_time))}</time>
            <span className="words">
              <Link to={bookingTodayPath(booking.id)}>{nameOf(booking)}</Link>
              <span className="detail">
                {" "}
                · {placeOf(booking, bayNames)}, {lengthText(booking.start_time, booking.end_time)}
              </span>
            </span>
            <PaymentState status={booking.payment_status} />
          </Row>
        ))}
      </ul>
    </Card>
  );
}

const All = styled(Link)({
  fontSize: 13,
  fontWeight: 500,
  color: "var(--primary-text)",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
});

const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 8,
  minHeight: 40,
  padding: "3px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  lineHeight: "20px",
  "& time": { fontWeight: 600, whiteSpace: "nowrap" },
  "& .words": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& a": { fontWeight: 500 },
  "& a:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  "& a:focus-visible": { outlineOffset: -2 },
  "& .detail": { color: "var(--text-2)" },
});
