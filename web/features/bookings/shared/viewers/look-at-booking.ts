import { equal } from "@wry/equality";
import { subscribeWithRetry } from "#web/session/subscribe-with-retry.ts";
import { BookingViewersDocument, type BookingViewersSubscription } from "./booking-viewers.generated.ts";

export type BookingViewer = NonNullable<BookingViewersSubscription["bookingViewers"]>["viewers"][number];

const NOBODY: readonly BookingViewer[] = [];

/** A booking open in this tab, in its panel, a dialog or both: they share one stream. */
class Look {
  readonly #bookingId: number;
  /** Each component that has it open, by its callback, with whether it is editing the booking. */
  readonly #open = new Map<() => void, boolean>();
  #stream: { isEditing: boolean; stop: () => void } | undefined;
  viewers = NOBODY;

  constructor(bookingId: number) {
    this.#bookingId = bookingId;
    document.addEventListener("visibilitychange", this.#follow);
  }

  open(onChange: () => void, isEditing: boolean): void {
    this.#open.set(onChange, isEditing);
    this.#follow();
  }

  /** Returns true once no component has it open. */
  close(onChange: () => void): boolean {
    this.#open.delete(onChange);
    this.#follow();
    if (this.#open.size > 0) return false;
    document.removeEventListener("visibilitychange", this.#follow);
    return true;
  }

  /** Browsers allow few connections per host: a hidden tab closes its stream. */
  readonly #follow = () => {
    // As in follow-changes.ts: without HTTPS there are no locks, and all tabs share six connections.
    const isSeen = this.#open.size > 0 && !document.hidden && "locks" in navigator;
    const isEditing = [...this.#open.values()].some(Boolean);
    if (isSeen && this.#stream?.isEditing === isEditing) return;
    this.#stream?.stop();
    this.#stream = isSeen ? { isEditing, stop: this.#listen(isEditing) } : undefined;
    if (!isSeen) this.#show(NOBODY);
  };

  #listen(is_editing: boolean): () => void {
    const stopping = new AbortController();
    const { signal } = stopping;
    void subscribeWithRetry({
      subscription: BookingViewersDocument,
      variables: () => ({ booking_id: this.#bookingId, is_editing }),
      signal,
      take: ({ bookingViewers }) => {
        if (!signal.aborted && bookingViewers) this.#show(bookingViewers.viewers);
      },
      // Keeps the last known viewers until the stream is reopened.
      onBreak: () => undefined,
    });
    return () => stopping.abort();
  }

  #show(viewers: readonly BookingViewer[]): void {
    if (equal(viewers, this.viewers)) return;
    this.viewers = viewers;
    for (const onChange of this.#open.keys()) onChange();
  }
}

const looks = new Map<number, Look>();

/** Who else is known to have the booking open. */
export const viewersOf = (bookingId: number): readonly BookingViewer[] => looks.get(bookingId)?.viewers ?? NOBODY;

/** Announces to other desks that this one has the booking open and follows who else does; returns the close function. */
export function lookAtBooking(bookingId: number, isEditing: boolean, onChange: () => void): () => void {
  const look = looks.get(bookingId) ?? new Look(bookingId);
  looks.set(bookingId, look);
  look.open(onChange, isEditing);
  return () => {
    if (look.close(onChange)) looks.delete(bookingId);
  };
}
