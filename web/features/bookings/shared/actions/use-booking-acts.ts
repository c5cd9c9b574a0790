import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { STATUS_ACTIONS, type StatusAction } from "#schema/bookings/bookings/status-actions.ts";
import type { BookingStatus, UpdateBookingInput } from "#web/apollo/schema-types.generated.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import type { ActedBooking, MovedBooking, MoveTarget } from "./acted-booking.ts";
import { formatPriceChange } from "./move-preview.ts";
import { showUndoError, showUpdateError } from "./show-booking-error.ts";
import { offerUndo } from "./undo-offers.ts";
import { useCancel, useRestore } from "./use-cancel.ts";
import { queueMutation, useChangeBooking } from "./use-change-booking.ts";

export interface BookingActs {
  /** Sets the status of the action and offers Undo if the API allows it. */
  setStatus: (booking: ActedBooking, action: StatusAction) => Promise<void>;
  /** Moves and offers Undo. Rejects when refused, after having shown the error. */
  move: (booking: MovedBooking, to: MoveTarget) => Promise<void>;
  /** Asks for confirmation first. */
  cancel: (booking: ActedBooking, when: string) => Promise<void>;
  restore: (booking: ActedBooking) => Promise<void>;
}

/** "Camille Dubois is …" */
const DONE_LABELS: Readonly<Record<StatusAction, string>> = {
  check_in: "checked in",
  complete: "completed",
  mark_no_show: "marked as no-show",
  undo_check_in: "no longer checked in",
  undo_complete: "checked in again",
  undo_no_show: "confirmed again",
};

/** Actions of the desk on a booking; each shows its outcome and offers Undo. */
export function useBookingActs(): BookingActs {
  const client = useApolloClient();
  const change = useChangeBooking();
  const cancel = useCancel();
  const restore = useRestore();

  return useMemo(() => {
    const act = async (seen: ActedBooking, inputOn: (now?: BookingDetailsFragment) => UpdateBookingInput) => {
      try {
        return await queueMutation(seen, (now) => change(seen.id, inputOn(now)));
      } catch (error) {
        await showUpdateError(client, seen, error);
        throw error;
      }
    };
    const undo = ({ id, name }: ActedBooking, input: UpdateBookingInput) =>
      void change(id, input).catch((error: unknown) => showUndoError(client, name, error));

    return {
      setStatus: async (booking, action) => {
        const { sets, undo: undoAction } = STATUS_ACTIONS[action];
        const updated = await act(booking, (now) => ({ version: now?.version ?? booking.version, status: sets })).catch(
          () => undefined,
        );
        if (!updated?.allowed_actions.includes(undoAction)) return;
        const { version } = updated;
        offerUndo(client, {
          bookings: [{ id: booking.id, version }],
          message: `${booking.name} is ${DONE_LABELS[action]}`,
          detail: leavesTime(updated) ? "the rest of the time is free" : undefined,
          onUndo: () => undo(booking, { version, status: STATUS_ACTIONS[undoAction].sets }),
        });
      },
      move: async (booking, to) => {
        let before = booking;
        const { version, price, location } = await act(booking, (now) => {
          before = { ...booking, ...now };
          return moveInput(before, to, before.version);
        });
        offerUndo(client, {
          bookings: [{ id: booking.id, version }],
          message: `${booking.name} ${to.label}`,
          detail: formatPriceChange(before.price, price, location?.locale),
          onUndo: () => undo(booking, moveInput(to, before, version)),
        });
      },
      cancel,
      restore,
    };
  }, [client, change, cancel, restore]);
}

/** A no-show whose remaining time can be given to others. */
function leavesTime({ status, end_time }: { status: BookingStatus; end_time: string }): boolean {
  return status === "no_show" && Date.parse(end_time) > Date.now();
}

/** Bay and coach are sent only if they change: sending them requires the permission to reassign. */
function moveInput(
  from: Pick<MoveTarget, "resource_id" | "coach_id">,
  { start_time, end_time, resource_id, coach_id }: Omit<MoveTarget, "label">,
  version: number,
): UpdateBookingInput {
  return {
    version,
    start_time,
    end_time,
    ...(resource_id === from.resource_id ? {} : { resource_id }),
    ...(coach_id === from.coach_id ? {} : { coach_id }),
  };
}
