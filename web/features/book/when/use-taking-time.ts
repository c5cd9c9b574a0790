import { useRef, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { type Offer, offersOf } from "./offers.ts";

/** Why a time could not be had, with the nearest that could. */
export interface TimeRefusal {
  message: string;
  offers: readonly Offer[];
}

interface TakingTime {
  /** Runs an act that takes a time, one at once. */
  take: (act: () => Promise<unknown>) => Promise<void>;
  isTaking: boolean;
  refusal: TimeRefusal | undefined;
}

/** Takes a time, or says why it cannot be had and what is free instead. */
export function useTakingTime(onRefused: () => void): TakingTime {
  const [isTaking, setIsTaking] = useState(false);
  const [refusal, setRefusal] = useState<TimeRefusal>();
  // State is a render late: two presses in one frame would both take.
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
      setRefusal({ message, offers: offersOf(faultOf(error).alternatives) });
      announce(message, "assertive");
      onRefused();
    } finally {
      inFlight.current = false;
      setIsTaking(false);
    }
  };
  return { take, isTaking, refusal };
}
