import { useRef, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { offersOf, type Offer } from "./offers.ts";

/** Why a time could not be taken, with the nearest alternatives. */
export interface TimeRefusal {
  message: string;
  offers: readonly Offer[];
}

interface TakingTime {
  /** Runs an action that takes a time, one at a time. */
  take: (act: () => Promise<unknown>) => Promise<void>;
  isTaking: boolean;
  refusal: TimeRefusal | undefined;
}

/** Takes a time, or explains why that failed and what is free instead; `onRefused` gets the code of the refusal. */
export function useTakingTime(onRefused: (code: string | undefined) => void): TakingTime {
  const [isTaking, setIsTaking] = useState(false);
  const [refusal, setRefusal] = useState<TimeRefusal>();
  // State updates one render late: two clicks in one frame would both run.
  const inFlight = useRef(false);

  const take = async (act: () => Promise<unknown>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsTaking(true);
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      const { message } = explain(error);
      const { alternatives, code } = faultOf(error);
      setRefusal({ message, offers: offersOf(alternatives) });
      announce(message, "assertive");
      onRefused(code);
    } finally {
      inFlight.current = false;
      setIsTaking(false);
    }
  };
  return { take, isTaking, refusal };
}
