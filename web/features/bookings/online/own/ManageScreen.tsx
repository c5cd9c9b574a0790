import { useEffect } from "react";
import { paths } from "#web/screen/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useLinkToken } from "../frame/link-token.tsx";
import { PartsCard } from "../frame/PartsCard.ts";
import { PublicLink } from "../frame/PublicButton.tsx";
import { moveManagedPath } from "../frame/steps.ts";
import { BookedDetails } from "./BookedDetails.tsx";
import { BookedWhen } from "./BookedWhen.tsx";
import { BookingState } from "./BookingState.tsx";
import { CancelBooking } from "./CancelBooking.tsx";
import { ManagedBooking } from "./ManagedBooking.tsx";
import { ManagedGuests } from "./ManagedGuests.tsx";
import { useCancelManagedBookingMutation, type OwnBookingFragment } from "./own-bookings.generated.ts";
import { PartyLine } from "./PartyLine.tsx";

/** View, move and cancel a booking by its manage link, without an account. */
export function ManageScreen() {
  const token = useLinkToken();
  const { name } = useCompany();
  useEffect(() => {
    document.title = `Your booking · ${name}`;
  }, [name]);
  return <ManagedBooking token={token}>{(booking) => <Manage booking={booking} token={token} />}</ManagedBooking>;
}

function Manage({ booking, token }: { booking: OwnBookingFragment; token: string }) {
  const [cancelManagedBooking] = useCancelManagedBookingMutation();
  return (
    <PartsCard>
      <header>
        <h1 style={{ fontSize: 14, lineHeight: "20px", color: "var(--text-2)" }}>Your booking</h1>
        <BookedWhen booking={booking} />
        <PartyLine booking={booking} />
        <BookingState status={booking.status} />
      </header>
      <BookedDetails booking={booking} guests={<ManagedGuests booking={booking} token={token} />} />
      <CancelBooking
        booking={booking}
        beside={
          booking.allowed_actions.includes("move") ? <PublicLink to={moveManagedPath(token)}>Move</PublicLink> : null
        }
        onCancel={(why) => cancelManagedBooking({ variables: { token, version: booking.version, ...why } })}
      />
      {booking.status === "cancelled" ? (
        <footer>
          <PublicLink to={paths.book}>Book another time</PublicLink>
        </footer>
      ) : null}
    </PartsCard>
  );
}
