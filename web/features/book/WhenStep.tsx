import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { queryOf } from "./answers.ts";
import { useCatalogue } from "./catalogue.ts";
import { ChosenService } from "./ChosenService.tsx";
import { choiceOf, isWhole, missingChoice, type WholeChoice } from "./choice.ts";
import { DayTimes } from "./DayTimes.tsx";
import { HoldRefused } from "./HoldRefused.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { stepPath } from "./steps.ts";
import { askForTime, moveToTimes, sameInstant } from "./time-focus.ts";
import { TimePicker } from "./TimePicker.tsx";
import { useAnswers } from "./use-answers.ts";
import { stretchOf, useFreeDays, useFreeTimes } from "./use-availability.ts";
import { useHoldGivenBack } from "./use-hold-given-back.ts";
import { useHolding } from "./use-holding.ts";
import { WhenSummary } from "./WhenSummary.tsx";

/** Second question: a day and a time. Without an answer to the first it leads back there. */
export function WhenStep() {
  const catalogue = useCatalogue();
  const { answers } = useAnswers();
  const choice = choiceOf(catalogue, answers);
  const isFree = useHoldGivenBack();
  if (!isWhole(choice) || missingChoice(choice) !== undefined) {
    return <Navigate replace to={{ pathname: stepPath("what"), search: queryOf(answers) }} />;
  }
  return isFree ? <ChooseTime choice={choice} /> : <PageSkeleton />;
}

function ChooseTime({ choice }: { choice: WholeChoice }) {
  const { answers, answer, goTo } = useAnswers();
  const { state: notice }: { state: unknown } = useLocation();
  const [chosenStretch, setStretch] = useState<number>();
  const picker = useRef<HTMLDivElement>(null);

  // The next step's code comes while the person looks at the times.
  useEffect(() => void import("./WhoStep.tsx"), []);

  const firstDays = useFreeDays(choice, chosenStretch ?? 0);
  const stretch = chosenStretch ?? stretchOf(answers.date, firstDays.today);
  const days = useFreeDays(choice, stretch);
  const date = answers.date ?? days.days?.find(({ free_count }) => free_count > 0)?.date;
  const { times, error, refetch } = useFreeTimes(choice, date);
  const time = times?.find(({ start_time }) => sameInstant(start_time, answers.time));

  const refresh = () => void Promise.allSettled([days.refetch(), refetch()]);
  const holding = useHolding(choice, refresh);
  const isWaitingForTimes = useRef(false);

  useEffect(() => {
    if (!isWaitingForTimes.current || times === undefined || date === undefined) return;
    isWaitingForTimes.current = false;
    moveToTimes(picker.current, times.length, date);
  }, [times, date]);

  const chooseDay = (chosen: string) => {
    if (chosen === date && times) return moveToTimes(picker.current, times.length, date);
    isWaitingForTimes.current = true;
    answer({ date: chosen });
  };

  const goOn = () => {
    if (time) return void holding.hold(time);
    askForTime(picker.current);
    holding.askForTime();
  };

  const failed = days.error ?? error;
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
        hasExpired={isExpiryNotice(notice)}
        location={choice.location}
        onTake={(offer) => {
          answer({ date: offer.local_start.slice(0, 10), time: offer.start_time });
          void holding.hold(offer);
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
              onTime={(chosen) => answer({ date, time: chosen.start_time })}
              onDay={chooseDay}
            />
          )}
        </TimePicker>
      </div>
    </StepFrame>
  );
}

function isExpiryNotice(state: unknown): boolean {
  return typeof state === "object" && state !== null && "notice" in state && state.notice === "hold_expired";
}
