import type { ApolloClient } from "@apollo/client";
import { showUndo } from "#web/ui/toast/toasts.tsx";
import { ScheduleBookingVersionFragmentDoc } from "../day/schedule-day.generated.ts";

interface UndoOffer {
  /** The affected bookings with their versions after the action; a later version means the undo no longer applies. */
  bookings: readonly { id: number; version: number }[];
  message: string;
  detail?: string | undefined;
  onUndo: () => void;
}

/** The current undo of each booking, by booking id: shared by all screens that act on it. */
const offered = new Map<number, () => void>();

/** Offers Undo for ten seconds. Withdrawn when somebody, here or elsewhere, changes one of the bookings. */
export function offerUndo(client: ApolloClient, { bookings, ...content }: UndoOffer): void {
  const watching = bookings.map(({ id, version }) => {
    withdrawUndo(id);
    return client
      .watchFragment({ fragment: ScheduleBookingVersionFragmentDoc, from: { __typename: "CompactBooking", id } })
      .subscribe(({ data }) => {
        if (data.version !== undefined && data.version > version) withdrawUndo(id);
      });
  });
  const dismiss = showUndo({ ...content, onGone: () => watching.forEach((watch) => watch.unsubscribe()) });
  for (const { id } of bookings) offered.set(id, dismiss);
}

/** Withdraws the undo of a booking after a later action: it would undo the wrong thing. */
export function withdrawUndo(bookingId: number): void {
  const dismiss = offered.get(bookingId);
  offered.delete(bookingId);
  dismiss?.();
}
