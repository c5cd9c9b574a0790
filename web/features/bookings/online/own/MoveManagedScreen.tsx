import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useCompany } from "#web/tenant/company.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { useLinkToken } from "../frame/link-token.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { managePath } from "../frame/steps.ts";
import { ChooseNewTime } from "./ChooseNewTime.tsx";
import { ManagedBooking } from "./ManagedBooking.tsx";
import { CannotMove, choiceFor } from "./MoveScreen.tsx";
import { useMoveManagedBookingMutation, type OwnBookingFragment } from "./own-bookings.generated.ts";

/** Moves a booking by its manage link, without an account. */
export function MoveManagedScreen() {
  const token = useLinkToken();
  const { name } = useCompany();
  useEffect(() => {
    document.title = `Move a booking · ${name}`;
  }, [name]);
  return (
    <ManagedBooking token={token}>
      {(booking, reread) => <MoveManaged booking={booking} token={token} reread={reread} />}
    </ManagedBooking>
  );
}

interface MoveManagedProps {
  booking: OwnBookingFragment;
  token: string;
  reread: () => Promise<unknown>;
}

function MoveManaged({ booking, token, reread }: MoveManagedProps) {
  const catalogue = useCatalogue();
  const navigate = useNavigate();
  const [moveManagedBooking] = useMoveManagedBookingMutation();
  const backTo = managePath(token);
  if (booking.coach && !catalogue.places) return <PageSkeleton />;
  const choice = choiceFor(booking, catalogue);
  if (!choice || !booking.allowed_actions.includes("move")) {
    return <CannotMove backTo={{ path: backTo, label: "Your booking" }} />;
  }
  // By its id, only a signed-in client may query times with their own booking counted as free.
  const { movingId: _signedInOnly, ...asked } = choice;
  const send = async (start_time: string) => {
    await moveManagedBooking({ variables: { token, version: booking.version, start_time } });
    void navigate(backTo);
  };
  const byLink = { ...asked, movingToken: token };
  return <ChooseNewTime booking={booking} choice={byLink} keepPath={backTo} send={send} reread={reread} />;
}
