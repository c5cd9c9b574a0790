import { styled } from "@mui/material/styles";
import { LeaveGuard } from "#web/app/LeaveGuard.tsx";
import { PublicLayout } from "#web/app/layouts/PublicLayout.tsx";
import { useDocumentTitle } from "#web/app/layouts/use-document-title.ts";
import { DetailsForm } from "./DetailsForm.tsx";
import { PreferencesCard } from "./PreferencesCard.tsx";

/** The own account of a client, in the frame of the public pages. */
export function MemberProfileScreen() {
  useDocumentTitle("Your profile");
  return (
    <LeaveGuard>
      <PublicLayout offersBooking>
        <Cards>
          <h1>Your profile</h1>
          <DetailsForm />
          <PreferencesCard isStaff={false} />
        </Cards>
      </PublicLayout>
    </LeaveGuard>
  );
}

const Cards = styled("div")({
  display: "grid",
  gap: 16,
  width: "100%",
  maxWidth: 752,
  "& h1": { fontSize: 20, lineHeight: "28px", fontWeight: 600, letterSpacing: "-.017em" },
});
