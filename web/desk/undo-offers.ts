import type { ApolloClient } from "@apollo/client";
import { showUndo } from "#web/ui/toast/toasts.tsx";
import { DeskBookingVersionFragmentDoc } from "./desk.generated.ts";

interface UndoOffer {
  bookingId: number;
  /** The version that the act left; with any later one there is something else to take back. */
  version: number;
  message: string;
  detail?: string;
  onUndo: () => void;
}

/** The one way back that each booking has, by booking: shared by all screens that act on it. */
const offered = new Map<number, () => void>();

/** Offers Undo for ten seconds. It goes away when somebody, here or elsewhere, does something else with the booking. */
export function offerUndo(client: ApolloClient, { bookingId, version, ...content }: UndoOffer): void {
  withdrawUndo(bookingId);
  const watching = client
    .watchFragment({
      fragment: DeskBookingVersionFragmentDoc,
      from: { __typename: "CompactBooking", id: bookingId },
    })
    .subscribe(({ data }) => {
      if (data.version !== undefined && data.version > version) withdrawUndo(bookingId);
    });
  const dismiss = showUndo({ ...content, onGone: () => watching.unsubscribe() });
  offered.set(bookingId, dismiss);
}

/** A later act: what was offered before would undo the wrong thing. */
export function withdrawUndo(bookingId: number): void {
  const dismiss = offered.get(bookingId);
  offered.delete(bookingId);
  dismiss?.();
}
