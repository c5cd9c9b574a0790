import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import type { BookingStatus, UpdateBookingInput } from "#web/apollo/schema-types.generated.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast, showUndo } from "#web/ui/toast/toasts.tsx";
import { type BookingDetailsFragment, useCancelBookingMutation, useUpdateBookingMutation } from "./desk.generated.ts";
import { refreshLists } from "./refresh-lists.ts";
import { syncSchedule } from "./sync-schedule.ts";

/** What an act needs to know of a booking. */
export interface ActedBooking {
  id: number;
  version: number;
  /** "Camille Dubois" */
  name: string;
}

export interface MovedBooking extends ActedBooking {
  start_time: string;
  end_time: string;
  resource_id: number | null;
  coach_id: number | null;
}

export interface Place {
  start_time: string;
  end_time: string;
  resource_id: number | null;
  coach_id: number | null;
  /** What the booking then does: "moves to Bay 4, 18:30" */
  words: string;
}

export interface BookingActs {
  setStatus: (booking: ActedBooking, status: BookingStatus) => Promise<void>;
  /** Moves and offers Undo. Rejects when it was refused, which was said already. */
  move: (booking: MovedBooking, to: Place) => Promise<void>;
  /** Asks first. */
  cancel: (booking: ActedBooking, when: string) => Promise<void>;
}

const DONE_WORDS: Readonly<Record<BookingStatus, string>> = {
  held: "held",
  confirmed: "confirmed again",
  checked_in: "checked in",
  completed: "completed",
  no_show: "marked as no-show",
  cancelled: "cancelled",
};

/** What can be taken back with one press, and the state that it goes back to. */
const UNDONE_TO: Partial<Record<BookingStatus, BookingStatus>> = { checked_in: "confirmed", no_show: "confirmed" };

/** Refusals because somebody else changed it: what the screens show is old. */
const OUTDATED: readonly (string | undefined)[] = ["stale_version", "invalid_state"];

/** What the desk does with a booking; each act says what came of it. */
export function useBookingActs(): BookingActs {
  const client = useApolloClient();
  const [updateBooking] = useUpdateBookingMutation();
  const [cancelBooking] = useCancelBookingMutation();
  const confirm = useConfirm();

  const update = useCallback(
    async (id: number, input: UpdateBookingInput): Promise<BookingDetailsFragment | undefined> => {
      try {
        const { data } = await updateBooking({
          variables: { id, input },
          update: (cache, { data: answer }) => {
            if (answer?.updateBooking) syncSchedule(cache, answer.updateBooking);
          },
        });
        refreshLists(client);
        return data?.updateBooking ?? undefined;
      } catch (error) {
        sayRefused(`Failed to update booking ${id}`, error);
        if (OUTDATED.includes(faultOf(error).code)) await client.refetchQueries({ include: "active" });
        throw error;
      }
    },
    [client, updateBooking],
  );

  return useMemo(
    () => ({
      setStatus: async ({ id, version, name }, status) => {
        const updated = await update(id, { version, status }).catch(() => undefined);
        if (!updated) return;
        const message = `${name} is ${DONE_WORDS[status]}`;
        const before = UNDONE_TO[status];
        if (before === undefined) return void showToast({ message, tone: "success" });
        showUndo({
          message,
          // A refusal to go back was said by update itself.
          onUndo: () => void update(id, { version: updated.version, status: before }).catch(() => undefined),
        });
      },
      move: async (booking, to) => {
        const moved = await update(booking.id, moveInput(booking, to, booking.version));
        if (!moved) return;
        showUndo({
          message: `${booking.name} ${to.words}`,
          onUndo: () => {
            // A refusal to go back was said by update itself.
            void update(booking.id, moveInput(to, booking, moved.version)).catch(() => undefined);
          },
        });
      },
      cancel: async ({ id, version, name }, when) => {
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
          refreshLists(client);
          showToast({ message: `The booking of ${name} is cancelled`, tone: "success" });
        } catch (error) {
          sayRefused("Failed to cancel booking", error);
          if (OUTDATED.includes(faultOf(error).code)) await client.refetchQueries({ include: "active" });
        }
      },
    }),
    [client, update, cancelBooking, confirm],
  );
}

/** Bay and coach are named only where they change: naming them asks for the permission to reassign. */
function moveInput(
  from: Pick<Place, "resource_id" | "coach_id">,
  { start_time, end_time, resource_id, coach_id }: Omit<Place, "words">,
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

function sayRefused(title: string, error: unknown): void {
  const { message, fields } = explain(error);
  showToast({ message: title, detail: Object.values(fields)[0] ?? message, tone: "error" });
}
