import { useEffect } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { endOf } from "../frame/answers.ts";
import { useCatalogue, type Catalogue } from "../frame/catalogue.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { MY_BOOKINGS_PATH } from "../frame/steps.ts";
import { ChooseNewTime } from "./ChooseNewTime.tsx";
import { useMoveMyBookingMutation, useMyBookingQuery, type OwnBookingFragment } from "./own-bookings.generated.ts";

/** Moves a signed-in client's own booking. */
export function MoveScreen() {
  const { session } = useSession();
  const { name } = useCompany();
  const id = Number(useParams().id);
  useEffect(() => {
    document.title = `Move a booking · ${name}`;
  }, [name]);
  if (session.status === "loading") return <PageSkeleton />;
  // That page explains how to sign in.
  if (session.status !== "signed_in" || !Number.isSafeInteger(id)) return <Navigate replace to={MY_BOOKINGS_PATH} />;
  return <OwnBooking id={id} />;
}

function OwnBooking({ id }: { id: number }) {
  const catalogue = useCatalogue();
  const { data, error, refetch } = useMyBookingQuery({ variables: { id } });
  const booking = data?.publicBooking;
  if (!booking) {
    if (!error) return <PageSkeleton />;
    return <LoadFailure title="The booking did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (booking.coach && !catalogue.places) return <PageSkeleton />;
  const choice = choiceFor(booking, catalogue);
  if (!choice || !booking.allowed_actions.includes("move"))
    return <CannotMove backTo={{ path: MY_BOOKINGS_PATH, label: "My bookings" }} />;
  return <MoveOwn booking={booking} choice={choice} reread={refetch} />;
}

/** Returns the choice matching a booking; undefined if it is no longer on offer. */
export function choiceFor(
  booking: OwnBookingFragment,
  { locations, services, places }: Catalogue,
): WholeChoice | undefined {
  const location = locations.find(({ id }) => id === booking.location.id);
  const service = services.find(({ id }) => id === booking.service.id);
  const coach = places?.publicCoaches?.data.find(({ id }) => id === booking.coach?.id);
  if (!location || !service || (booking.coach && !coach)) return undefined;
  const duration = minutesBetween(booking.start_time, booking.end_time);
  return { location, service, coach, duration, party: booking.party_size, movingId: booking.id };
}

export function CannotMove({ backTo }: { backTo: { path: string; label: string } }) {
  return (
    <Notice>
      <h1>This booking cannot be moved here</h1>
      <p>
        It has begun, is cancelled, the agreed notice is over, or it is the venue’s to move. Ask them about another
        time.
      </p>
      <PublicLink to={backTo.path}>{backTo.label}</PublicLink>
    </Notice>
  );
}

interface MoveOwnProps {
  booking: OwnBookingFragment;
  choice: WholeChoice;
  reread: () => Promise<unknown>;
}

function MoveOwn({ booking, choice, reread }: MoveOwnProps) {
  const navigate = useNavigate();
  const [moveMyBooking] = useMoveMyBookingMutation();
  const { id, version } = booking;
  const send = async (start_time: string) => {
    await moveMyBooking({ variables: { id, version, start_time, end_time: endOf(start_time, choice.duration) } });
    void navigate(MY_BOOKINGS_PATH, { state: { moved: id } });
  };
  return <ChooseNewTime booking={booking} choice={choice} keepPath={MY_BOOKINGS_PATH} send={send} reread={reread} />;
}
