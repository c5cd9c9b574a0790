import { lazy, useEffect, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { formatWallTime } from "#web/time/format.ts";
import { localAt, wallTimeAt } from "#web/time/wall-clock.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { endOf, queryOf } from "../frame/answers.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { choiceOf, isWhole, missingChoice, type WholeChoice } from "../frame/choice.ts";
import { dateOf } from "../frame/format-venue.ts";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicLink } from "../frame/PublicButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import { stepPath } from "../frame/steps.ts";
import { useAnswers } from "../frame/use-answers.ts";
import { waitPath } from "../waiting/wait-path.ts";
import { AlreadyBooked, useBookedHere } from "./AlreadyBooked.tsx";
import { ChosenService } from "./ChosenService.tsx";
import { useReleaseHoldMutation } from "./hold.generated.ts";
import { HoldRefused } from "./HoldRefused.tsx";
import { forgetHold, keptHold } from "./kept-hold.ts";
import { TimeChoice } from "./TimeChoice.tsx";
import { useHolding } from "./use-holding.ts";
import { useTimeChoice, type TimeChoices } from "./use-time-choice.ts";
import { WhenSummary } from "./WhenSummary.tsx";

// Lazy-loaded: most people book a bay.
const ChooseClass = lazy(async () => ({ default: (await import("../classes/ChooseClass.tsx")).ChooseClass }));

/** Second step: a day and a time. Redirects to the first step if that is incomplete. */
export function WhenStep() {
  const catalogue = useCatalogue();
  const { answers, answer } = useAnswers();
  const choice = choiceOf(catalogue, answers);
  const booked = useBookedHere(answers);
  const isFree = useHoldGivenBack();
  const { state: notice }: { state: unknown } = useLocation();
  if (!isWhole(choice) || missingChoice(choice) !== undefined) {
    return <Navigate replace to={{ pathname: stepPath("what"), search: queryOf(answers) }} />;
  }
  if (!isFree || booked === "loading") return <PageSkeleton />;
  const already = booked ? <AlreadyBooked booked={booked} onAnother={() => answer({ time: undefined })} /> : undefined;
  const asked = { choice, hasExpired: isExpiryNotice(notice), already };
  return choice.service.kind === "class" ? <ChooseClass {...asked} /> : <ChooseTime {...asked} />;
}

interface ChooseTimeProps {
  choice: WholeChoice;
  hasExpired: boolean;
  /** Says that the time in the URL is booked already. */
  already: ReactNode;
}

function ChooseTime({ choice, hasExpired, already }: ChooseTimeProps) {
  const { answers, answer, goTo } = useAnswers();
  // Preload the next step while the person looks at the times.
  useEffect(() => void import("../who/WhoStep.tsx"), []);

  const choices = useTimeChoice(choice, {
    date: answers.date,
    start: answers.time,
    onDay: (date) => answer({ date }),
  });
  const { date, time } = choices;
  const holding = useHolding(choice, choices.refresh);

  const goOn = () => {
    if (time) return void holding.hold(time);
    choices.askForTime();
    holding.askForTime();
  };
  return (
    <StepFrame
      step="when"
      summary={
        <WhenSummary choice={choice} time={time} isHolding={holding.isHolding} hint={holding.hint} onGoOn={goOn} />
      }
    >
      <ChosenService choice={choice} onChange={() => goTo("what")} />
      <HoldRefused
        refusal={holding.refusal}
        hasExpired={hasExpired}
        location={choice.location}
        onTake={(offer) => {
          answer({ date: dateOf(offer.local_start), time: offer.start_time });
          void holding.hold(offer);
        }}
      />
      {already ?? (
        <TimeMissing
          choices={choices}
          start={answers.time}
          isAsked={holding.lacksTime}
          isSaid={holding.refusal !== undefined || hasExpired}
          choice={choice}
        />
      )}
      <TimeChoice choice={choice} choices={choices} onTime={({ start_time }) => answer({ date, time: start_time })} />
    </StepFrame>
  );
}

interface TimeMissingProps {
  choices: TimeChoices;
  /** The start given in the URL. */
  start: string | undefined;
  /** The person tried to continue. */
  isAsked: boolean;
  /** The reason is shown elsewhere already. */
  isSaid: boolean;
  choice: WholeChoice;
}

/** Says that the time in a link is gone, or that one has yet to be chosen. */
function TimeMissing({ choices: { time, times }, start, isAsked, isSaid, choice }: TimeMissingProps) {
  const { location } = choice;
  const isGone = start !== undefined && times !== undefined && !time;
  if (time || !(isGone || isAsked)) return null;
  if (isSaid) return isGone ? <WaitForTime choice={choice} start={start} /> : null;
  const wall = isGone ? wallTimeAt(start, location) : undefined;
  return (
    <div style={{ marginTop: 16 }}>
      <Note tone="amber" icon="warning" role="status">
        {wall
          ? `${formatWallTime(wall.time, location)} is no longer free. Choose another time.`
          : "Choose a time first."}
      </Note>
      {isGone ? <WaitForTime choice={choice} start={start} /> : null}
    </div>
  );
}

/** Links to the waitlist for a taken time. */
function WaitForTime({ choice, start }: { choice: WholeChoice; start: string }) {
  const { service, location, coach, duration, party } = choice;
  const end = endOf(start, duration);
  const to = waitPath({
    service: service.id,
    location: location.id,
    coach: coach?.id,
    party,
    start,
    end,
    localStart: localAt(start, location),
    localEnd: localAt(end, location),
  });
  return (
    <p style={{ marginTop: 8 }}>
      <PublicLink data-size="small" to={to}>
        Join the waiting list for {formatWallTime(wallTimeAt(start, location).time, location)}
      </PublicLink>
    </p>
  );
}

function isExpiryNotice(state: unknown): boolean {
  return typeof state === "object" && state !== null && "notice" in state && state.notice === "hold_expired";
}

/**
 * Releases this tab's hold, so that its time can be chosen again. Returns false until it is released; times queried earlier
 * would still miss it.
 */
function useHoldGivenBack(): boolean {
  const [held] = useState(keptHold);
  const [isFree, setIsFree] = useState(held === undefined);
  const [releaseHold] = useReleaseHoldMutation();
  useEffect(() => {
    if (!held) return;
    forgetHold();
    // If the release fails, the hold expires within minutes.
    void releaseHold({ variables: { token: held.token } })
      .catch(() => undefined)
      .finally(() => setIsFree(true));
  }, [held, releaseHold]);
  return isFree;
}
