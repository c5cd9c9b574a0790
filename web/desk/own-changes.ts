import type { BookingDetailsFragment } from "./desk.generated.ts";

interface OwnChange {
  /** The version that was seen when it was made. */
  version: number;
  answer: Promise<BookingDetailsFragment>;
}

const underWay = new Map<number, OwnChange>();

/**
 * Sends one's own changes of a booking one after the other. What is made while an earlier one is under way is told what
 * that came to, or nothing where it was refused: else a quick second move would be taken for somebody else's.
 */
export function inTurn(
  { id, version }: { id: number; version: number },
  send: (now?: BookingDetailsFragment) => Promise<BookingDetailsFragment>,
): Promise<BookingDetailsFragment> {
  const before = underWay.get(id);
  const answer = before?.version === version ? before.answer.then(send, () => send()) : send();
  const change = { version, answer };
  underWay.set(id, change);
  const forget = () => {
    if (underWay.get(id) === change) underWay.delete(id);
  };
  void answer.then(forget, forget);
  return answer;
}
