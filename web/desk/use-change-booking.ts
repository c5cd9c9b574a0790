import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { UpdateBookingInput } from "#web/apollo/schema-types.generated.ts";
import { type BookingDetailsFragment, useUpdateBookingMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { withdrawUndo } from "./undo-offers.ts";

type ChangeBooking = (id: number, input: UpdateBookingInput) => Promise<BookingDetailsFragment>;

/** Changes a booking wherever it is shown; what was to be undone before it no longer is. Rejects when refused. */
export function useChangeBooking(): ChangeBooking {
  const client = useApolloClient();
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
      refreshLists(client);
      if (!data?.updateBooking) throw new Error("The changed booking was not answered");
      return data.updateBooking;
    },
    [client, updateBooking],
  );
}
