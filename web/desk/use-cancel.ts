import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ActedBooking } from "./acted-booking.ts";
import { useCancelBookingMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { sayRefused } from "./say-refused.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { withdrawUndo } from "./undo-offers.ts";

/** Cancels after asking, and says what came of it. */
export function useCancel(): (booking: ActedBooking, when: string) => Promise<void> {
  const client = useApolloClient();
  const [cancelBooking] = useCancelBookingMutation();
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
        await cancelBooking({
          variables: { id, version },
          update: (cache, { data }) => {
            if (data?.cancelBooking) syncSchedule(cache, data.cancelBooking);
          },
        });
        withdrawUndo(id);
        refreshLists(client);
        showToast({ message: `The booking of ${name} is cancelled`, tone: "success" });
      } catch (error) {
        await sayRefused(client, "Failed to cancel booking", error);
      }
    },
    [client, cancelBooking, confirm],
  );
}
