import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ActedBooking } from "./acted-booking.ts";
import { useRestoreBookingMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { sayRefused } from "./say-refused.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { withdrawUndo } from "./undo-offers.ts";

/** Takes a cancel back while it is fresh and the place is free, and says what came of it. */
export function useRestore(): (booking: ActedBooking) => Promise<void> {
  const client = useApolloClient();
  const [restoreBooking] = useRestoreBookingMutation();
  return useCallback(
    async ({ id, version, name }) => {
      withdrawUndo(id);
      try {
        await restoreBooking({
          variables: { id, version },
          update: (cache, { data }) => {
            if (data?.restoreBooking) syncSchedule(cache, data.restoreBooking);
          },
        });
        refreshLists(client);
        showToast({ message: `The booking of ${name} stands again`, tone: "success" });
      } catch (error) {
        await sayRefused(client, `The booking of ${name} stays cancelled`, error);
      }
    },
    [client, restoreBooking],
  );
}
