import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { type BookingDetailsFragment, useRestoreBookingGroupMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { sayNotUndone } from "./say-refused.ts";
import { syncSchedule } from "./sync-schedule.ts";

/** Takes the cancel of a party back while it is fresh and all its bays are free: all of them, or none. */
export function useRestoreParty(): (
  groupId: number,
  members: readonly BookingDetailsFragment[],
  name: string,
) => Promise<void> {
  const client = useApolloClient();
  const [restoreGroup] = useRestoreBookingGroupMutation();
  return useCallback(
    async (groupId, members, name) => {
      try {
        await restoreGroup({
          variables: { id: groupId, bookings: members.map(({ id, version }) => ({ id, version })) },
          update: (cache, { data }) => {
            for (const booking of data?.restoreBookingGroup?.data ?? []) syncSchedule(cache, booking);
          },
        });
        showToast({ message: `The party of ${name} stands again`, tone: "success" });
      } catch (error) {
        await sayNotUndone(client, `The party of ${name}`, error);
      }
      refreshLists(client);
    },
    [client, restoreGroup],
  );
}
