import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { STATUS_ACTIONS } from "#schema/bookings/bookings/status-actions.ts";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import type { CreateBookingInput } from "#web/apollo/schema-types.generated.ts";
import { useCancelBookingMutation, useCreateBookingMutation } from "../actions/actions.generated.ts";
import { showUndoError } from "../actions/show-booking-error.ts";
import { offerUndo } from "../actions/undo-offers.ts";
import { useChangeBooking } from "../actions/use-change-booking.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { bookerName } from "../rows/format-booking.ts";

/** Books a walk-in and checks them in. Rejects if the booking failed. */
export function useWalkIn(): (input: CreateBookingInput) => Promise<void> {
  const client = useApolloClient();
  const [create] = useCreateBookingMutation();
  const [cancel] = useCancelBookingMutation();
  const change = useChangeBooking();
  return useCallback(
    async (input) => {
      const { data } = await create({ variables: { input } });
      const booking = data?.createBooking;
      if (!booking) throw new Error("The booking was not answered");
      const name = bookerName(booking);
      const takeBack = async ({ id, version }: Pick<BookingDetailsFragment, "id" | "version">) => {
        const confirmed = await change(id, { version, status: STATUS_ACTIONS.undo_check_in.sets });
        await cancel({ variables: { id, version: confirmed.version } });
      };
      await attemptChange(client, `${name} is booked and not checked in yet`, async () => {
        const { id, version, resource } = await change(booking.id, {
          version: booking.version,
          status: STATUS_ACTIONS.check_in.sets,
        });
        offerUndo(client, {
          bookings: [{ id, version }],
          message: `${name} is checked in`,
          detail: resource?.name,
          onUndo: () => void takeBack({ id, version }).catch((error: unknown) => showUndoError(client, name, error)),
        });
      });
    },
    [client, create, cancel, change],
  );
}
