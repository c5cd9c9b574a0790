import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { createElement, useCallback } from "react";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import type { ActedBooking } from "./acted-booking.ts";
import { useCancelBookingMutation, useRestoreBookingMutation } from "./actions.generated.ts";
import { CancelReason, type CancelWhy } from "./CancelReason.tsx";
import { syncSchedule } from "./booking-cache.ts";
import { showMutationError } from "./show-mutation-error.ts";
import { offerUndo, withdrawUndo } from "./undo-offers.ts";
import { whoIsTold } from "./who-is-told.ts";
import { BookingFeesDocument } from "../panel/booking-fees.generated.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Cancels after confirmation, shows the outcome and offers Undo. */
export function useCancel(): (booking: ActedBooking, when: string) => Promise<void> {
  const client = useApolloClient();
  const sendsEmail = useSendsEmail();
  const [cancelBooking] = useCancelBookingMutation();
  const restore = useRestore();
  const confirm = useConfirm();
  return useCallback(
    async ({ id, version, name }, when) => {
      const [told, owed] = await Promise.all([whoIsTold(client, id, sendsEmail), dueOnCancel(client, id)]);
      let why: CancelWhy = {};
      const cancel = async () => {
        try {
          const { data: answer } = await cancelBooking({
            variables: { id, version, ...why },
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
        } catch (error) {
          await showMutationError(client, "Failed to cancel booking", error);
        }
      };
      await confirm({
        title: `Cancel the booking of ${name}?`,
        text: `${when}. The time becomes free at once. ${told}${owed}`,
        fields: (setDirty) =>
          createElement(CancelReason, {
            onChange: (said) => {
              why = said;
              setDirty(said.reason !== undefined);
            },
          }),
        confirmLabel: "Cancel booking",
        cancelLabel: "Keep it",
        tone: "danger",
        act: cancel,
      });
    },
    [client, sendsEmail, cancelBooking, restore, confirm],
  );
}

/** " Under the rules … $37.80 falls due."; empty if cancelling is free, or if the amount could not be loaded. */
async function dueOnCancel(client: ApolloClient, id: number): Promise<string> {
  try {
    const query = { query: BookingFeesDocument, variables: { id }, fetchPolicy: "network-only" as const };
    const { data } = await client.query(query);
    const due = data?.bookingFees?.terms.cancel_due;
    if (!due || due.amount === 0) return "";
    return ` Under the agreed rules ${formatMoney(due.amount, due.currency)} falls due; it can be waived afterwards.`;
  } catch {
    // The confirmation works without the amount; the panel shows it afterwards.
    return "";
  }
}

/** Undoes a cancellation shortly afterwards if the place is still free, and shows the outcome. */
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
        showToast({ message: `The booking of ${name} is restored`, tone: "success" });
      } catch (error) {
        await showMutationError(client, `The booking of ${name} stays cancelled`, error);
      }
    },
    [client, restoreBooking],
  );
}
