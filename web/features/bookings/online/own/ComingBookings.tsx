import styled from "@emotion/styled";
import { paths } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useVenues } from "#web/tenant/venue.ts";
import { dayParts } from "#web/time/format-day.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { dateOf, timeSpan } from "../frame/format-venue.ts";
import { movePath, MY_BOOKINGS_PATH } from "../frame/steps.ts";
import { BookingState } from "./BookingState.tsx";
import { bookedDetail, bookedTitle, bookedWhen, formatOf } from "./own-booking.ts";
import { useMyBookingsQuery, type OwnBookingFragment } from "./own-bookings.generated.ts";

const MOST_SHOWN = 3;

/** The client's next bookings, shown outside the booking page; cancelling is done in the full list. */
export function ComingBookings() {
  const query = useMyBookingsQuery({
    variables: { when: "upcoming", page: 1 },
    fetchPolicy: "cache-and-network",
  });
  const list = query.data?.publicBookings;
  const total = list?.meta.total ?? 0;
  return (
    <Card
      title="Coming bookings"
      // Full page loads: the booking page is a separate entry.
      note={<ListLink href={MY_BOOKINGS_PATH}>{total > MOST_SHOWN ? `All ${total}` : "Change or cancel"}</ListLink>}
    >
      <Body>
        {list ? null : <Unloaded failure="Your bookings did not load" query={query} />}
        {list && total === 0 ? (
          <p>
            Nothing is booked. <a href={paths.book}>Book a time</a>
          </p>
        ) : null}
        <ul>
          {list?.data.slice(0, MOST_SHOWN).map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ul>
      </Body>
    </Card>
  );
}

function Row({ booking }: { booking: OwnBookingFragment }) {
  const { id, local_start, local_end, location, status, allowed_actions } = booking;
  const format = formatOf({ locations: useVenues().venues }, location.id);
  const { weekday, day, month } = dayParts(dateOf(local_start), format);
  return (
    <li>
      <span className="day">
        <small>{weekday}</small>
        <b>{day}</b>
        <small>{month}</small>
      </span>
      <div>
        <b>{timeSpan(local_start, local_end, format)}</b>
        <p>
          {bookedTitle(booking)}, {bookedDetail(booking)}
        </p>
        <p>{location.name}</p>
        <BookingState status={status} />
      </div>
      {allowed_actions.includes("move") ? (
        <a href={movePath(id)} aria-label={`Move ${bookedWhen(booking, format)}`}>
          Move
        </a>
      ) : null}
    </li>
  );
}

const ListLink = styled("a")({
  display: "inline-block",
  padding: "4px 0",
  fontSize: 13,
  fontWeight: 500,
  color: "var(--teal-t)",
  "&:hover": { textDecoration: "underline" },
});

const Body = styled("div")({
  padding: "0 16px 8px",
  fontSize: 14,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& > p": { paddingBottom: 8, color: "var(--text-2)" },
  "& a": { padding: "4px 0", color: "var(--teal-t)", fontWeight: 500, "&:hover": { textDecoration: "underline" } },
  "& ul": { display: "grid" },
  "& li": {
    display: "flex",
    alignItems: "flex-start",
    gap: 12,
    padding: "12px 0",
    borderTop: "1px solid var(--line-soft)",
  },
  "& li > div": { display: "grid", flex: 1, minWidth: 0, gap: 2, justifyItems: "start" },
  "& li p": { fontSize: 13, color: "var(--text-2)" },
  "& .day": {
    display: "grid",
    justifyItems: "center",
    flex: "none",
    width: 56,
    padding: "4px 0",
    border: "1px solid var(--line)",
    borderRadius: "var(--r)",
    "& b": { fontSize: 18, lineHeight: "22px" },
  },
});
