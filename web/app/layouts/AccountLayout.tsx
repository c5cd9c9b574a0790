import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { isClientOnly, usePerson } from "#web/session/session.ts";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { LeaveGuard } from "../LeaveGuard.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { StaffLayout } from "./StaffLayout.tsx";

/** What is a person's own: among the staff's screens, or under the venue's name for clients and before a second factor. */
export function AccountLayout() {
  const person = usePerson();
  if (!isClientOnly(person) && !person.must_set_up_two_factor) return <StaffLayout />;
  return (
    <LeaveGuard>
      <PublicLayout offersBooking>
        <Column>
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <Outlet />
          </Suspense>
        </Column>
      </PublicLayout>
    </LeaveGuard>
  );
}

const Column = styled("div")({ width: "100%", maxWidth: 1080 });
