import { useApolloClient } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { OWN_MEMBERSHIPS } from "#schema/shared/booked-lists.ts";
import { useShownLists } from "#web/apollo/use-shown-lists.ts";
import { ClientCredit } from "#web/features/memberships/shared/ClientCredit.tsx";
import { LeaveGuard } from "#web/screen/LeaveGuard.tsx";
import { OwnHeading } from "#web/screen/OwnHeading.tsx";
import { paths } from "#web/screen/paths.ts";
import { PublicLayout } from "#web/screen/PublicLayout.tsx";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { usePerson } from "#web/session/session.ts";
import { PublicVenueProvider } from "#web/tenant/VenueProvider.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { Columns } from "#web/ui/layout/Columns.ts";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import { CalendarCard } from "./CalendarCard.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { OwnMembership } from "./OwnMembership.tsx";
import { PreferencesCard } from "./PreferencesCard.tsx";

/** A client's own page, in the frame of the public pages: membership, upcoming bookings and personal details. */
export function MemberProfileScreen({ bookings, mail }: { bookings: ReactNode; mail: ReactNode }) {
  useDocumentTitle("Your profile");
  useBookedElsewhere();
  return (
    <LeaveGuard>
      <PublicVenueProvider>
        <PublicLayout offersBooking>
          <Page>
            <OwnHeading title="Your profile">
              {/* A full page load: the booking page is a separate entry. */}
              <a href={`${paths.book}/my-bookings`}>My bookings</a>
              <Link to={paths.sessions}>Sign-in and devices</Link>
            </OwnHeading>
            <Columns aside={376} from={960}>
              <div>
                <OwnMembership />
                <OwnCredit />
                {bookings}
              </div>
              <div>
                <DetailsForm />
                <CalendarCard />
                <PreferencesCard isStaff={false} />
                {mail}
              </div>
            </Columns>
          </Page>
        </PublicLayout>
      </PublicVenueProvider>
    </LeaveGuard>
  );
}

/** The signed-in person's credit at the venue, and a form to redeem gift cards. */
function OwnCredit() {
  const { id } = usePerson();
  return (
    <Card title="Your credit">
      <CardBody>
        <ClientCredit clientId={id} clientName={null} />
      </CardBody>
    </Card>
  );
}

/** Bookings are made and cancelled on other pages, so the remaining allowance is refetched when the window gets focus. */
function useBookedElsewhere(): void {
  const client = useApolloClient();
  const shown = useShownLists([...OWN_MEMBERSHIPS, "publicBookings"]);
  useOnWindowFocus(() => void client.refetchQueries({ include: shown() }));
}

const Page = styled("div")({
  display: "grid",
  gap: 16,
  width: "100%",
  maxWidth: 1080,
  // As wide as the header above it, and as close to it as on the booking page.
  "@media (min-width: 600px)": { maxWidth: 1048, marginTop: -40, padding: "0 8px" },
});
