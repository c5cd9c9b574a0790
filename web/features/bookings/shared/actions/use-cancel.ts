import { useApolloClient } from "@apollo/client/react";
import { createElement, useCallback } from "react";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import { useCan } from "#web/session/session.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import type { ActedBooking } from "./acted-booking.ts";
import { useCancelBookingMutation, useRestoreBookingMutation } from "./actions.generated.ts";
import { syncSchedule } from "./booking-cache.ts";
import { CancelFields, type CancelChoice } from "./CancelFields.tsx";
import { moneyOnCancel } from "./money-on-cancel.ts";
import { offerUndo, withdrawUndo } from "./undo-offers.ts";
import { whoIsTold } from "./who-is-told.ts";

/** Cancels after confirmation, shows the outcome and offers Undo. */
export function useCancel(): (booking: ActedBooking, when: string) => Promise<void> {
  const client = useApolloClient();
  const sendsEmail = useSendsEmail();
  const mayRefund = useCan("payments.refund");
  const [cancelBooking] = useCancelBookingMutation();
  const restore = useRestore();
  const confirm = useConfirm();
  return useCallback(
    async ({ id, version, name }, when) => {
      const [recipients, money] = await Promise.all([whoIsTold(client, id, sendsEmail), moneyOnCancel(client, [id])]);
      const paidBack = mayRefund ? money.paidBack : undefined;
      let choice: CancelChoice = paidBack ? { refund: paidBack.first } : {};
      const cancel = () =>
        attemptChange(client, "Failed to cancel booking", async () => {
          const { data: answer } = await cancelBooking({
            variables: { id, version, ...choice },
            update: (cache, { data }) => {
              if (data?.cancelBooking) syncSchedule(cache, data.cancelBooking);
            },
          });
          const cancelled = answer?.cancelBooking?.version ?? version;
          offerUndo(client, {
            bookings: [{ id, version: cancelled }],
            message: `The booking of ${name} is cancelled`,
            onUndo: () => void restore({ id, version: cancelled, name }),
          });
        });
      await confirm({
        title: `Cancel the booking of ${name}?`,
        text: `${when}. The time is released. ${recipients}${money.due}`,
        fields: (setDirty) =>
          createElement(CancelFields, {
            paidBack,
            onChange: (chosen, isDirty) => {
              choice = chosen;
              setDirty(isDirty);
            },
          }),
        confirmLabel: "Cancel booking",
        cancelLabel: "Keep it",
        tone: "danger",
        act: cancel,
      });
    },
    [client, sendsEmail, mayRefund, cancelBooking, restore, confirm],
  );
}

/** Undoes a cancellation shortly afterwards if the place is still free, and shows the outcome. */
export function useRestore(): (booking: ActedBooking) => Promise<void> {
  const client = useApolloClient();
  const [restoreBooking] = useRestoreBookingMutation();
  return useCallback(
    async ({ id, version, name }) => {
      withdrawUndo(id);
      const act = () =>
        restoreBooking({
          variables: { id, version },
          update: (cache, { data }) => {
            if (data?.restoreBooking) syncSchedule(cache, data.restoreBooking);
          },
        });
      await attemptChange(client, `The booking of ${name} stays cancelled`, act, `The booking of ${name} is restored`);
    },
    [client, restoreBooking],
  );
}
