import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { Navigate, useParams, useNavigate } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { type Catalogue, useCatalogue } from "../frame/catalogue.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { HoldRefused } from "../when/HoldRefused.tsx";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { MoveSummary } from "./MoveSummary.tsx";
import { Notice } from "../frame/Notice.tsx";
import { bookedDetail, bookedTitle } from "./own-booking.ts";
import { type OwnBookingFragment, useMyBookingQuery, useMoveMyBookingMutation } from "./own-bookings.generated.ts";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { MY_BOOKINGS_PATH } from "../frame/steps.ts";
import { TimeChoice } from "../when/TimeChoice.tsx";
import { useTimeChoice } from "../when/use-time-choice.ts";
import { dateOf } from "#web/features/book/frame/format-venue.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { endOf } from "../frame/answers.ts";
import { type TimeRefusal, useTakingTime } from "../when/use-taking-time.ts";

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
  if (!choice || !booking.allowed_actions.includes("move")) return <CannotMove />;
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
      <p>
        It has begun, is cancelled, the agreed notice is over, or it is the venue’s to move. Ask them about another
        time.
      </p>
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

interface Moving {
  /** Moves the booking to a start and goes back to the list. */
  move: (start: string) => Promise<void>;
  isMoving: boolean;
  refusal: TimeRefusal | undefined;
}

/** Moves an own booking, or says why not and what is free instead. */
function useMoving({ id, version }: OwnBookingFragment, minutes: number, onRefused: () => void): Moving {
  const navigate = useNavigate();
  const [moveMyBooking] = useMoveMyBookingMutation();
  const { take, isTaking, refusal } = useTakingTime(onRefused);
  const move = (start_time: string) =>
    take(async () => {
      await moveMyBooking({ variables: { id, version, start_time, end_time: endOf(start_time, minutes) } });
      announce("Your booking has moved.");
      void navigate(MY_BOOKINGS_PATH, { state: { moved: id } });
    });
  return { move, isMoving: isTaking, refusal };
}

const Page = styled("div")({
  maxWidth: 688,
  margin: "24px auto 0",
  "& h1": { fontSize: 20, lineHeight: "28px", fontWeight: 600, letterSpacing: "-.017em", outline: "none" },
  "& > p": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
});
