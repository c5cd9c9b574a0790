import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { type PartyMemberFragment, useCancelBookingMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { sayRefused } from "./say-refused.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { withdrawUndo } from "./undo-offers.ts";

/** Cancels all bays of a party after asking by their names; each can be restored by itself afterwards. */
export function useCancelParty(): (members: readonly PartyMemberFragment[], name: string) => Promise<void> {
  const client = useApolloClient();
  const [cancelBooking] = useCancelBookingMutation();
  const confirm = useConfirm();
  return useCallback(
    async (members, name) => {
      const bays = members.map(({ resource }) => resource?.name).join(", ");
      const isMeant = await confirm({
        title: `Cancel all ${members.length} bays of ${name}?`,
        text: `${bays}. They are free again at once, and whoever booked is told by mail.`,
        confirmLabel: `Cancel ${members.length} bays`,
        cancelLabel: "Keep them",
        tone: "danger",
      });
      if (!isMeant) return;
      try {
        for (const { id, version } of members) {
          withdrawUndo(id);
          // One after the other: they share the claim of the party.
          await cancelBooking({
            variables: { id, version },
            update: (cache, { data }) => {
              if (data?.cancelBooking) syncSchedule(cache, data.cancelBooking);
            },
          });
        }
        showToast({ message: `The party of ${name} is cancelled`, detail: bays, tone: "success" });
      } catch (error) {
        await sayRefused(client, "Failed to cancel booking", error);
      }
      refreshLists(client);
    },
    [client, cancelBooking, confirm],
  );
}
