import { subscribeWithRetry } from "#web/session/subscribe-with-retry.ts";
import { BookingViewersDocument, type BookingViewersSubscription } from "./booking-viewers.generated.ts";

export type BookingViewer = NonNullable<BookingViewersSubscription["bookingViewers"]>["viewers"][number];

const NOBODY: readonly BookingViewer[] = [];

/** A booking that this tab has open, in its panel, a dialog or both: one stream for all of them. */
class Look {
  readonly #bookingId: number;
  /** Each that has it open, with whether the booking is changed there. */
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

  /** Answers whether it is open nowhere any more. */
  close(onChange: () => void): boolean {
    this.#open.delete(onChange);
    this.#follow();
    if (this.#open.size > 0) return false;
    document.removeEventListener("visibilitychange", this.#follow);
    return true;
  }

  /** Browsers keep few connections to one host: a tab that nobody sees keeps none for this. */
  readonly #follow = () => {
    // As for the changes: plain HTTP has no locks, and six connections for all tabs of a browser.
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
      // Until it is opened again nothing else is known.
      onBreak: () => undefined,
    });
    return () => stopping.abort();
  }

  #show(viewers: readonly BookingViewer[]): void {
    if (JSON.stringify(viewers) === JSON.stringify(this.viewers)) return;
    this.viewers = viewers;
    for (const onChange of this.#open.keys()) onChange();
  }
}

const looks = new Map<number, Look>();

/** Who else has the booking open, as far as it is known here. */
export const viewersOf = (bookingId: number): readonly BookingViewer[] => looks.get(bookingId)?.viewers ?? NOBODY;

/** Tells other desks that this one has the booking open, and hears of theirs, until it is closed. */
export function lookAtBooking(bookingId: number, isEditing: boolean, onChange: () => void): () => void {
  const look = looks.get(bookingId) ?? new Look(bookingId);
  looks.set(bookingId, look);
  look.open(onChange, isEditing);
  return () => {
    if (look.close(onChange)) looks.delete(bookingId);
  };
}
