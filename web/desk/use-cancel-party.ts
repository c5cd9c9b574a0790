import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { type PartyMemberFragment, useCancelBookingGroupMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { sayRefused } from "./say-refused.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { offerUndo } from "./undo-offers.ts";
import { useRestoreParty } from "./use-restore-party.ts";

type CancelParty = (groupId: number, members: readonly PartyMemberFragment[], name: string) => Promise<void>;

/** Cancels bays of a party after asking by their names, all or none, and offers the one way back. */
export function useCancelParty(): CancelParty {
  const client = useApolloClient();
  const [cancelGroup] = useCancelBookingGroupMutation();
  const restoreParty = useRestoreParty();
  const confirm = useConfirm();
  return useCallback(
    async (groupId, members, name) => {
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
        const { data: answer } = await cancelGroup({
          variables: { id: groupId, bookings: members.map(({ id, version }) => ({ id, version })) },
          update: (cache, { data }) => {
            for (const booking of data?.cancelBookingGroup?.data ?? []) syncSchedule(cache, booking);
          },
        });
        const cancelled = answer?.cancelBookingGroup?.data ?? [];
        offerUndo(client, {
          bookings: cancelled,
          message: `The party of ${name} is cancelled`,
          detail: bays,
          onUndo: () => void restoreParty(groupId, cancelled, name),
        });
      } catch (error) {
        await sayRefused(client, `The party of ${name} was not cancelled`, error);
      }
      refreshLists(client);
    },
    [client, cancelGroup, restoreParty, confirm],
  );
}
