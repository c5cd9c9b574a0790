import type { ApolloClient } from "@apollo/client";
import { showUndo } from "#web/ui/toast/toasts.tsx";
import { ScheduleBookingVersionFragmentDoc } from "../day/schedule-day.generated.ts";

interface UndoOffer {
  /** What was acted on, in the versions that the act left; with any later one there is something else to take back. */
  bookings: readonly { id: number; version: number }[];
  message: string;
  detail?: string | undefined;
  onUndo: () => void;
}

/** The one way back that each booking has, by booking: shared by all screens that act on it. */
const offered = new Map<number, () => void>();

/** Offers Undo for ten seconds. It goes away when somebody, here or elsewhere, does something else with one of the bookings. */
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

/** A later act: what was offered before would undo the wrong thing. */
export function withdrawUndo(bookingId: number): void {
  const dismiss = offered.get(bookingId);
  offered.delete(bookingId);
  dismiss?.();
}
