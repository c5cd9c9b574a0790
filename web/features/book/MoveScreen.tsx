import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { type Catalogue, useCatalogue } from "./catalogue.ts";
import type { WholeChoice } from "./choice.ts";
import { HoldRefused } from "./HoldRefused.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { MoveSummary } from "./MoveSummary.tsx";
import { Notice } from "./Notice.tsx";
import { bookedDetail, bookedTitle } from "./own-booking.ts";
import { type OwnBookingFragment, useMyBookingQuery } from "./own-bookings.generated.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PublicLink } from "./PublicButton.tsx";
import { MY_BOOKINGS_PATH } from "./steps.ts";
import { TimeChoice } from "./TimeChoice.tsx";
import { useMoving } from "./use-moving.ts";
import { useTimeChoice } from "./use-time-choice.ts";
import { dateOf } from "./venue-words.ts";

/** A signed-in client finds another time for an own booking. */
export function MoveScreen() {
  const { session } = useSession();
  const { name } = useCompany();
  const id = Number(useParams().id);
  useEffect(() => {
    document.title = `Move a booking · ${name}`;
  }, [name]);
  if (session.status === "loading") return <PageSkeleton />;
  // There it is said how to sign in.
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
  if (!choice || !booking.allowed_actions.includes("update")) return <CannotMove />;
  return <ChooseNewTime booking={booking} choice={choice} />;
}

/** The booking as the question that its times answer; none where that is no longer on offer. */
function choiceFor(booking: OwnBookingFragment, { locations, services, places }: Catalogue): WholeChoice | undefined {
  const location = locations.find(({ id }) => id === booking.location.id);
  const service = services.find(({ id }) => id === booking.service.id);
  const coach = places?.publicCoaches?.data.find(({ id }) => id === booking.coach?.id);
  if (!location || !service || (booking.coach && !coach)) return undefined;
  const duration = minutesBetween(booking.start_time, booking.end_time);
  return { location, service, coach, duration, party: booking.party_size, movingId: booking.id };
}

function CannotMove() {
  return (
    <Notice>
      <h1>This booking cannot be moved here</h1>
      <p>It has begun, is cancelled, or is the venue’s to move. Ask them about another time.</p>
      <PublicLink to={MY_BOOKINGS_PATH}>My bookings</PublicLink>
    </Notice>
  );
}

function ChooseNewTime({ booking, choice }: { booking: OwnBookingFragment; choice: WholeChoice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, want] = useState<{ date: string; start?: string }>({ date: dateOf(booking.local_start) });
  const choices = useTimeChoice(choice, { ...wanted, onDay: (date) => want({ date }), except: booking.start_time });
  const { time } = choices;
  const { move, isMoving, refusal } = useMoving(booking, choice.duration, choices.refresh);
  const wantTime = (at: { local_start: string; start_time: string }) =>
    want({ date: dateOf(at.local_start), start: at.start_time });

  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <h1 tabIndex={-1} ref={heading}>
        Move your booking
      </h1>
      <p>
        {bookedTitle(booking)}, {bookedDetail(booking)}. It keeps its length; another free place is taken where its own
        is not.
      </p>
      <HoldRefused refusal={refusal} hasExpired={false} location={choice.location} onTake={wantTime} />
      <TimeChoice choice={choice} choices={choices} onTime={wantTime} />
      <MoveSummary
        booking={booking}
        time={time}
        format={choice.location}
        isMoving={isMoving}
        onMove={() => (time ? void move(time.start_time) : choices.askForTime())}
      />
    </Page>
  );
}

const Page = styled("div")({
  maxWidth: 688,
  margin: "24px auto 0",
  "& h1": { fontSize: 20, lineHeight: "28px", fontWeight: 600, letterSpacing: "-.017em", outline: "none" },
  "& > p": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
});
