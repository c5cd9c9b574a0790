import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { endOf } from "./answers.ts";
import { offersOf } from "./offers.ts";
import { type OwnBookingFragment, useMoveMyBookingMutation } from "./own-bookings.generated.ts";
import { MY_BOOKINGS_PATH } from "./steps.ts";
import type { HoldRefusal } from "./use-holding.ts";

interface Moving {
  /** Moves the booking to a start and goes back to the list. */
  move: (start: string) => Promise<void>;
  isMoving: boolean;
  refusal: HoldRefusal | undefined;
}

/** Moves an own booking, or says why not and what is free instead. */
export function useMoving({ id, version }: OwnBookingFragment, minutes: number, onRefused: () => void): Moving {
  const navigate = useNavigate();
  const [moveMyBooking] = useMoveMyBookingMutation();
  const [isMoving, setIsMoving] = useState(false);
  const [refusal, setRefusal] = useState<HoldRefusal>();
  // State is a render late: two presses in one frame would both move.
  const inFlight = useRef(false);

  const move = async (start_time: string) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsMoving(true);
    setRefusal(undefined);
    try {
      await moveMyBooking({ variables: { id, version, start_time, end_time: endOf(start_time, minutes) } });
      announce("Your booking has moved.");
      void navigate(MY_BOOKINGS_PATH, { state: { moved: id } });
    } catch (error) {
      const { message } = explain(error);
      setRefusal({ message, offers: offersOf(faultOf(error).alternatives) });
      announce(message, "assertive");
      onRefused();
    } finally {
      inFlight.current = false;
      setIsMoving(false);
    }
  };
  return { move, isMoving, refusal };
}
