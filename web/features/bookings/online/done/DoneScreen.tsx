import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { RoundMark } from "#web/ui/state/RoundMark.tsx";
import { useLinkToken } from "../frame/link-token.tsx";
import { mapLink } from "../frame/map-link.ts";
import { PartsCard } from "../frame/PartsCard.ts";
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
        <RoundMark tone="green" icon="check" />
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
        <footer>
          Playing again? {/* A full page load, as for signing in. */}
          <a className="link" href={paths.register}>
            Create an account
          </a>{" "}
          with this email address: it shows this booking, and your details are filled in next time.
        </footer>
      ) : null}
    </DoneCard>
  );
}

const DoneCard = styled(PartsCard)({
  "& > header": { gridTemplateColumns: "44px minmax(0, 1fr)", gap: 16 },
  "& h1": { fontSize: 16, lineHeight: "24px", color: "var(--green-t)", outlineOffset: 4 },
  "& .acts": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", padding: "0 24px 24px" },
  "& footer": { display: "block", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": { "& .acts": { gridTemplateColumns: "1fr", padding: "0 16px 16px" } },
});
