import { useNavigate } from "react-router-dom";
import { announce } from "#web/ui/announce/announce.ts";
import { endOf } from "./answers.ts";
import { type OwnBookingFragment, useMoveMyBookingMutation } from "./own-bookings.generated.ts";
import { MY_BOOKINGS_PATH } from "./steps.ts";
import { type TimeRefusal, useTakingTime } from "./use-taking-time.ts";

interface Moving {
  /** Moves the booking to a start and goes back to the list. */
  move: (start: string) => Promise<void>;
  isMoving: boolean;
  refusal: TimeRefusal | undefined;
}

/** Moves an own booking, or says why not and what is free instead. */
export function useMoving({ id, version }: OwnBookingFragment, minutes: number, onRefused: () => void): Moving {
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
