import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import type { ActedBooking } from "./acted-booking.ts";
import { useCancelBookingMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { sayRefused } from "./say-refused.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { offerUndo } from "./undo-offers.ts";
import { useRestore } from "./use-restore.ts";

/** Cancels after asking, says what came of it and offers the way back. */
export function useCancel(): (booking: ActedBooking, when: string) => Promise<void> {
  const client = useApolloClient();
  const [cancelBooking] = useCancelBookingMutation();
  const restore = useRestore();
  const confirm = useConfirm();
  return useCallback(
    async ({ id, version, name }, when) => {
      const isMeant = await confirm({
        title: `Cancel the booking of ${name}?`,
        text: `${when}. The time is free again at once, and whoever booked is told by mail.`,
        confirmLabel: "Cancel booking",
        cancelLabel: "Keep it",
        tone: "danger",
      });
      if (!isMeant) return;
      try {
        const { data: answer } = await cancelBooking({
          variables: { id, version },
          update: (cache, { data }) => {
            if (data?.cancelBooking) syncSchedule(cache, data.cancelBooking);
          },
        });
        refreshLists(client);
        const cancelled = answer?.cancelBooking?.version ?? version;
        offerUndo(client, {
          bookings: [{ id, version: cancelled }],
          message: `The booking of ${name} is cancelled`,
          onUndo: () => void restore({ id, version: cancelled, name }),
        });
      } catch (error) {
        await sayRefused(client, "Failed to cancel booking", error);
      }
    },
    [client, cancelBooking, restore, confirm],
  );
}
