import { useApolloClient } from "@apollo/client/react";
import { createElement, useCallback } from "react";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import { useCan } from "#web/session/session.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { BookingDetailsFragment, PartyMemberFragment } from "../panel/booking-details.generated.ts";
import { useCancelBookingGroupMutation, useRestoreBookingGroupMutation } from "./actions.generated.ts";
import { syncSchedule } from "./booking-cache.ts";
import { CancelFields, type CancelChoice } from "./CancelFields.tsx";
import { moneyOnCancel } from "./money-on-cancel.ts";
import { showUndoError } from "./show-booking-error.ts";
import { offerUndo } from "./undo-offers.ts";
import { whoIsTold } from "./who-is-told.ts";

type CancelParty = (groupId: number, members: readonly PartyMemberFragment[], name: string) => Promise<void>;

/** Cancels bays of a party, all or none, after a confirmation that names them; offers a single Undo. */
export function useCancelParty(): CancelParty {
  const client = useApolloClient();
  const sendsEmail = useSendsEmail();
  const mayRefund = useCan("payments.refund");
  const [cancelGroup] = useCancelBookingGroupMutation();
  const restoreParty = useRestoreParty();
  const confirm = useConfirm();
  return useCallback(
    async (groupId, members, name) => {
      const bays = members.map(({ resource }) => resource?.name).join(", ");
      const [first] = members;
      const [recipients, money] = await Promise.all([
        first ? whoIsTold(client, first.id, sendsEmail) : "",
        moneyOnCancel(
          client,
          members.map(({ id }) => id),
        ),
      ]);
      const paidBack = mayRefund ? money.paidBack : undefined;
      let choice: CancelChoice = paidBack ? { refund: paidBack.first } : {};
      const cancel = () =>
        attemptChange(client, `The party of ${name} was not cancelled`, async () => {
          const { data: answer } = await cancelGroup({
            variables: { id: groupId, bookings: members.map(({ id, version }) => ({ id, version })), ...choice },
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
        });
      await confirm({
        title: `Cancel all ${members.length} bays of ${name}?`,
        text: `${bays}. They are released. ${recipients}${money.due}`,
        fields: (setDirty) =>
          createElement(CancelFields, {
            paidBack,
            onChange: (chosen, isDirty) => {
              choice = chosen;
              setDirty(isDirty);
            },
          }),
        confirmLabel: `Cancel ${members.length} bays`,
        cancelLabel: "Keep them",
        tone: "danger",
        act: cancel,
      });
    },
    [client, sendsEmail, mayRefund, cancelGroup, restoreParty, confirm],
  );
}

/** Undoes the cancellation of a party shortly afterwards if all its bays are still free: all of them, or none. */
function useRestoreParty(): (
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
        showToast({ message: `The party of ${name} is restored`, tone: "success" });
      } catch (error) {
        await showUndoError(client, `The party of ${name}`, error);
      }
    },
    [client, restoreGroup],
  );
}
