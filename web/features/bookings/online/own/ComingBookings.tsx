import styled from "@emotion/styled";
import { paths } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useVenues } from "#web/tenant/venue.ts";
import { dayParts } from "#web/time/format-day.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Quiet } from "#web/ui/text/Quiet.ts";
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
      note={
        <a className="link" href={MY_BOOKINGS_PATH}>
          {total > MOST_SHOWN ? `All ${total}` : "Change or cancel"}
        </a>
      }
    >
      <Body>
        {list ? null : <Unloaded failure="Your bookings did not load" query={query} />}
        {list && total === 0 ? (
          <p>
            Nothing is booked.{" "}
            <a className="link" href={paths.book}>
              Book a time
            </a>
          </p>
        ) : null}
        <Rows>
          {list?.data.slice(0, MOST_SHOWN).map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </Rows>
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
      <div className="what">
        <b>{timeSpan(local_start, local_end, format)}</b>
        <Quiet>
          {bookedTitle(booking)}, {bookedDetail(booking)}
        </Quiet>
        <Quiet>{location.name}</Quiet>
        <BookingState status={status} />
      </div>
      {allowed_actions.includes("move") ? (
        <a className="link" href={movePath(id)} aria-label={`Move ${bookedWhen(booking, format)}`}>
          Move
        </a>
      ) : null}
    </li>
  );
}

const Body = styled(CardBody)({
  "& .what": { display: "grid", gap: 2, justifyItems: "start" },
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
