import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card } from "../frame/Card.tsx";
import { useLinkToken } from "../frame/link-token.tsx";
import { mapLink } from "../frame/map-link.ts";
import { PublicAnchor, PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { managePath } from "../frame/steps.ts";
import { BookedDetails } from "../own/BookedDetails.tsx";
import { BookedWhen } from "../own/BookedWhen.tsx";
import { ManagedBooking } from "../own/ManagedBooking.tsx";
import { ManagedGuests } from "../own/ManagedGuests.tsx";
import { bookedTitle } from "../own/own-booking.ts";
import type { OwnBookingFragment } from "../own/own-bookings.generated.ts";
import { calendarFile, saveFile } from "./calendar-file.ts";

/** Confirmation of a booking: what, when, and how to keep it. */
export function DoneScreen() {
  const token = useLinkToken();
  return (
    <ManagedBooking token={token}>
      {(booking) =>
        // After a later cancellation, the manage page shows what happened.
        booking.status === "confirmed" ? (
          <Done booking={booking} token={token} />
        ) : (
          <Navigate replace to={managePath(token)} />
        )
      }
    </ManagedBooking>
  );
}

function Done({ booking, token }: { booking: OwnBookingFragment; token: string }) {
  const company = useCompany();
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = `${location.origin}${managePath(token)}`;
  const { address } = booking.location;
  useEffect(() => {
    document.title = `You are booked · ${company.name}`;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [company.name]);

  const addToCalendar = () => {
    const title = bookedTitle(booking);
    const file = calendarFile({ booking, company: company.name, title, url, now: new Date() });
    saveFile(`booking-${booking.id}.ics`, "text/calendar", file);
  };
  return (
    <DoneCard>
      <header>
        <span className="mark">
          <Icon name="check" size={24} />
        </span>
        <div>
          <h1 tabIndex={-1} ref={heading}>
            You are booked
          </h1>
          <BookedWhen booking={booking} />
        </div>
      </header>
      <div className="acts">
        <PublicButton type="button" data-look="main" onClick={addToCalendar}>
          <Icon name="calendar" />
          Add to calendar
        </PublicButton>
        <PublicLink to={managePath(token)}>
          <Icon name="edit" />
          {booking.allowed_actions.includes("move") ? "See, move or cancel" : "See or cancel"}
        </PublicLink>
        {address ? (
          <PublicAnchor href={mapLink(address)} target="_blank" rel="noreferrer">
            <Icon name="location" />
            Directions
          </PublicAnchor>
        ) : null}
      </div>
      <BookedDetails booking={booking} url={url} guests={<ManagedGuests booking={booking} token={token} />} />
      {session.status === "anonymous" ? (
        <p className="account">
          Playing again? {/* A full page load, as for signing in. */}
          <a href={paths.register}>Create an account</a> with this email address: it shows this booking, and your
          details are filled in next time.
        </p>
      ) : null}
    </DoneCard>
  );
}

const DoneCard = styled(Card)({
  maxWidth: 688,
  margin: "24px auto 0",
  "& header": { display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)", gap: 16, padding: 24 },
  "& .mark": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: "var(--green-f)",
    color: "var(--green-t)",
  },
  "& h1": { fontSize: 16, lineHeight: "24px", fontWeight: 600, color: "var(--green-t)", outlineOffset: 4 },
  "& .acts": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 8, padding: "0 24px 24px" },
  "& .account": { padding: "14px 24px", borderTop: "1px solid var(--line-soft)", color: "var(--text-2)" },
  "& .account a": { textDecoration: "underline", textUnderlineOffset: 3, color: "var(--teal-t)", fontWeight: 500 },
  "@media (max-width: 599.95px)": {
    marginTop: 16,
    "& header": { padding: 16, gap: 12 },
    "& .acts": { gridTemplateColumns: "1fr", padding: "0 16px 16px" },
    "& .account": { padding: "14px 16px" },
  },
});
