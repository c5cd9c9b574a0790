import { useCallback } from "react";
import type { UpdateBookingInput } from "#web/apollo/schema-types.generated.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { useUpdateBookingMutation } from "./actions.generated.ts";
import { syncSchedule } from "./booking-cache.ts";
import { withdrawUndo } from "./undo-offers.ts";

type ChangeBooking = (id: number, input: UpdateBookingInput) => Promise<BookingDetailsFragment>;

/** Changes a booking on every screen that shows it and withdraws its pending undo. Rejects when refused. */
export function useChangeBooking(): ChangeBooking {
  const [updateBooking] = useUpdateBookingMutation();
  return useCallback(
    async (id, input) => {
      const { data } = await updateBooking({
        variables: { id, input },
        update: (cache, { data: answer }) => {
          if (answer?.updateBooking) syncSchedule(cache, answer.updateBooking);
        },
      });
      withdrawUndo(id);
      if (!data?.updateBooking) throw new Error("The changed booking was not answered");
      return data.updateBooking;
    },
    [updateBooking],
  );
}

interface OwnChange {
  /** The version on screen when the change was made. */
  version: number;
  answer: Promise<BookingDetailsFragment>;
}

const underWay = new Map<number, OwnChange>();

/**
 * Sends the user's own changes of a booking one after the other. A change made while an earlier one is pending receives
 * the earlier result, or nothing if that was refused: otherwise a quick second move would fail as stale.
 */
export function queueMutation(
  { id, version }: { id: number; version: number },
  send: (now?: BookingDetailsFragment) => Promise<BookingDetailsFragment>,
): Promise<BookingDetailsFragment> {
  const before = underWay.get(id);
  const answer = before?.version === version ? before.answer.then(send, () => send()) : send();
  const change = { version, answer };
  underWay.set(id, change);
  const forget = () => {
    if (underWay.get(id) === change) underWay.delete(id);
  };
  void answer.then(forget, forget);
  return answer;
}
