import { useRef, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { endOf } from "./answers.ts";
import type { WholeChoice } from "./choice.ts";
import { useCreateHoldMutation } from "./hold.generated.ts";
import { keepHold } from "./kept-hold.ts";
import { type Offer, offersOf } from "./offers.ts";
import { useAnswers } from "./use-answers.ts";

/** Why a time could not be held, with the nearest that could. */
export interface HoldRefusal {
  message: string;
  offers: readonly Offer[];
}

interface Holding {
  /** Holds a time and goes on to the next step. */
  hold: (time: { start_time: string }) => Promise<void>;
  isHolding: boolean;
  refusal: HoldRefusal | undefined;
  /** Under the button. */
  hint: string;
  askForTime: () => void;
}

const HINT = "Held for you for 5 minutes";
const HINT_WITHOUT_TIME = "Choose a time first";

/** Takes a chosen time, or says why it cannot be had. */
export function useHolding(choice: WholeChoice, onChanged: () => void): Holding {
  const { goTo } = useAnswers();
  const [createHold] = useCreateHoldMutation();
  const [isHolding, setIsHolding] = useState(false);
  const [refusal, setRefusal] = useState<HoldRefusal>();
  const [hint, setHint] = useState(HINT);
  // State is a render late: two presses in one frame would both hold.
  const inFlight = useRef(false);

  const hold = async ({ start_time }: { start_time: string }) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsHolding(true);
    setRefusal(undefined);
    setHint(HINT);
    try {
      const { data } = await createHold({ variables: { input: inputOf(choice, start_time) } });
      if (!data?.createHold) throw new Error("The hold came back empty.");
      keepHold(data.createHold);
      goTo("who", { ...chosenIds(choice), date: data.createHold.booking.local_start.slice(0, 10), time: start_time });
    } catch (error) {
      const { message } = explain(error);
      setRefusal({ message, offers: offersOf(faultOf(error).alternatives) });
      announce(message, "assertive");
      onChanged();
    } finally {
      inFlight.current = false;
      setIsHolding(false);
    }
  };
  return { hold, isHolding, refusal, hint, askForTime: () => setHint(HINT_WITHOUT_TIME) };
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
