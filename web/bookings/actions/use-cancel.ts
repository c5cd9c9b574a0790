import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { createElement, useCallback } from "react";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import type { ActedBooking } from "./acted-booking.ts";
import { useCancelBookingMutation, useRestoreBookingMutation } from "./actions.generated.ts";
import { type CancelChoice, CancelFields, type PaidBack } from "./CancelFields.tsx";
import { syncSchedule } from "./booking-cache.ts";
import { showMutationError } from "./show-mutation-error.ts";
import { offerUndo, withdrawUndo } from "./undo-offers.ts";
import { whoIsTold } from "./who-is-told.ts";
import { BookingFeesDocument } from "../panel/booking-fees.generated.ts";
import { isRefundable, methodText } from "#web/payments/format-payment.ts";
import { BookingAccountDocument } from "#web/payments/payments.generated.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCan } from "#web/session/session.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

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
      const [told, money] = await Promise.all([whoIsTold(client, id, sendsEmail), moneyOnCancel(client, id)]);
      const paidBack = mayRefund ? money.paidBack : undefined;
      let choice: CancelChoice = paidBack ? { refund: paidBack.first } : {};
      const cancel = async () => {
        try {
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
        } catch (error) {
          await showMutationError(client, "Failed to cancel booking", error);
        }
      };
      await confirm({
        title: `Cancel the booking of ${name}?`,
        text: `${when}. The time becomes free at once. ${told}${money.due}`,
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

interface MoneyOnCancel {
  /** " Under the rules … $37.80 falls due."; empty if cancelling is free. */
  due: string;
  /** Undefined if nothing is to be refunded. */
  paidBack?: PaidBack;
}

async function moneyOnCancel(client: ApolloClient, id: number): Promise<MoneyOnCancel> {
  try {
    const asked = { variables: { id }, fetchPolicy: "network-only" as const };
    const [fees, paid] = await Promise.all([
      client.query({ query: BookingFeesDocument, ...asked }).then(({ data }) => data?.bookingFees),
      client.query({ query: BookingAccountDocument, ...asked }).then(({ data }) => data?.bookingAccount),
    ]);
    if (!fees || !paid) return { due: "" };
    const { amount, currency } = fees.terms.cancel_due;
    const due =
      amount === 0
        ? ""
        : ` Under the agreed rules ${formatMoney(amount, currency)} falls due; it can be waived afterwards.`;
    const payments = paid.payments.filter(isRefundable);
    if (fees.cancel_refund.amount === 0 || payments.length === 0) return { due };
    // what was paid at the desk is refunded only by whoever hands it out
    const isByItself = payments.every(({ method }) => method === "card" || method === "credit");
    const paidBack = {
      amount: formatMoney(fees.cancel_refund.amount, fees.cancel_refund.currency),
      paidWith: [...new Set(payments.map(methodText))].join(", "),
      hasAccount: paid.client_id !== null,
      first: isByItself ? fees.cancel_refund_as : ("later" as const),
    };
    return { due, paidBack };
  } catch {
    // The confirmation works without the amounts; the panel shows them afterwards.
    return { due: "" };
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
