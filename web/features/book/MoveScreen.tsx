import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { useCatalogue } from "./catalogue.ts";
import type { Catalogue } from "./catalogue.ts";
import type { WholeChoice } from "./choice.ts";
import { DayTimes } from "./DayTimes.tsx";
import { HoldRefused } from "./HoldRefused.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { MoveSummary } from "./MoveSummary.tsx";
import { Notice } from "./Notice.tsx";
import { bookedDetail, bookedTitle } from "./own-booking.ts";
import { type OwnBookingFragment, useMyBookingQuery } from "./own-bookings.generated.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PublicLink } from "./PublicButton.tsx";
import { MY_BOOKINGS_PATH } from "./steps.ts";
import { askForTime, moveToTimes, sameInstant } from "./time-focus.ts";
import { TimePicker } from "./TimePicker.tsx";
import { stretchOf, useFreeDays, useFreeTimes } from "./use-availability.ts";
import { useMoving } from "./use-moving.ts";
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
  const picker = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [date, setDate] = useState(dateOf(booking.local_start));
  const [start, setStart] = useState<string>();
  const [chosenStretch, setStretch] = useState<number>();
  const { today } = useFreeDays(choice, 0);
  const stretch = chosenStretch ?? stretchOf(date, today);
  const days = useFreeDays(choice, stretch);
  const { times: all, error, refetch } = useFreeTimes(choice, date);
  const times = all?.filter(({ start_time }) => !sameInstant(start_time, booking.start_time));
  const time = times?.find(({ start_time }) => sameInstant(start_time, start));
  const refresh = () => void Promise.allSettled([days.refetch(), refetch()]);
  const { move, isMoving, refusal } = useMoving(booking, choice.duration, refresh);
  const isWaitingForTimes = useRef(false);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isWaitingForTimes.current || all === undefined) return;
    isWaitingForTimes.current = false;
    moveToTimes(picker.current, all.length, date);
  }, [all, date]);

  const chooseDay = (chosen: string) => {
    if (chosen === date && times) return moveToTimes(picker.current, times.length, date);
    isWaitingForTimes.current = true;
    setDate(chosen);
    setStart(undefined);
  };

  const failed = days.error ?? error;
  return (
    <Page>
      <h1 tabIndex={-1} ref={heading}>
        Move your booking
      </h1>
      <p>
        {bookedTitle(booking)}, {bookedDetail(booking)}. It keeps its length; another free place is taken where its own
        is not.
      </p>
      <HoldRefused
        refusal={refusal}
        hasExpired={false}
        location={choice.location}
        onTake={(offer) => {
          setDate(dateOf(offer.local_start));
          setStart(offer.start_time);
        }}
      />
      <div ref={picker}>
        <TimePicker
          choice={choice}
          days={days}
          date={date}
          onStretch={(by) => setStretch(stretch + by)}
          onDay={chooseDay}
        >
          {failed && !times ? (
            <LoadFailure title="The free times did not load" error={explain(failed)} onRetry={refresh} />
          ) : (
            <DayTimes
              choice={choice}
              days={days.days}
              date={date}
              times={times}
              chosen={time?.start_time}
              onTime={(chosen) => setStart(chosen.start_time)}
              onDay={chooseDay}
            />
          )}
        </TimePicker>
      </div>
      <MoveSummary
        booking={booking}
        time={time}
        format={choice.location}
        isMoving={isMoving}
        onMove={() => (time ? void move(time.start_time) : askForTime(picker.current))}
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
