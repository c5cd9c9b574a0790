import { useEffect, useRef, useState } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { endOf, type Answers } from "../frame/answers.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { useAnswers } from "../frame/use-answers.ts";
import { formatHeldFor } from "./format-hold.ts";
import { useCreateHoldMutation, useReleaseHoldMutation, type CreateHoldMutationVariables } from "./hold.generated.ts";
import { keepHold } from "./kept-hold.ts";
import { useTakingTime, type TimeRefusal } from "./use-taking-time.ts";

interface Holding {
  /** Holds a time and continues to the next step. */
  hold: (time: { start_time: string }) => Promise<void>;
  isHolding: boolean;
  refusal: TimeRefusal | undefined;
  /** Below the button. */
  hint: string;
  askForTime: () => void;
  /** The person tried to continue without a time. */
  lacksTime: boolean;
}

const HINT_WITHOUT_TIME = "Choose a time first";

/** Holds a chosen time, or explains why that failed. */
export function useHolding(choice: WholeChoice, onChanged: () => void): Holding {
  const { hold: holdThenGoOn, isHolding, refusal } = useHoldThenWho(onChanged);
  const { hold_minutes } = useCompany();
  const [lacksTime, setLacksTime] = useState(false);

  const hold = ({ start_time }: { start_time: string }) => {
    setLacksTime(false);
    return holdThenGoOn(inputOf(choice, start_time), { ...chosenIds(choice), time: start_time });
  };
  const hint = lacksTime ? HINT_WITHOUT_TIME : formatHeldFor(hold_minutes);
  return { hold, isHolding, refusal, hint, lacksTime, askForTime: () => setLacksTime(true) };
}

type HoldInput = CreateHoldMutationVariables["input"];

/** Creates a hold and continues to the last step with its answers, or explains why that failed. */
export function useHoldThenWho(onRefused: () => void) {
  const { goTo } = useAnswers();
  const [createHold] = useCreateHoldMutation();
  const [releaseHold] = useReleaseHoldMutation();
  const isHere = useIsHere();
  const { take, isTaking, refusal } = useTakingTime(onRefused);
  const { hold_minutes } = useCompany();

  const hold = (input: HoldInput, answers: Partial<Answers>) =>
    take(async () => {
      const { data } = await createHold({ variables: { input } });
      if (!data?.createHold) throw new Error("The hold came back empty.");
      // The person left before the response: stay where they are and release the hold.
      if (!isHere()) return releaseHold({ variables: { token: data.createHold.token } });
      keepHold(data.createHold, hold_minutes);
      goTo("who", { ...answers, date: data.createHold.booking.local_start.slice(0, 10) });
    });
  return { hold, isHolding: isTaking, refusal };
}

/** Returns whether the requesting screen is still mounted. */
function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}

function inputOf({ service, location, coach, duration, party }: WholeChoice, start_time: string) {
  return {
    service_id: service.id,
    location_id: location.id,
    coach_id: coach?.id ?? null,
    party_size: party,
    start_time,
    end_time: endOf(start_time, duration),
  };
}

function chosenIds({ service, location, duration }: WholeChoice) {
  return { service: service.id, location: location.id, duration };
}
