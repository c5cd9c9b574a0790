import { otherBaysWords } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

/** A bold sentence, and what it means. */
type Words = [said: string, meant: string];

/** What is asked before a cancel, and said after it; of a party it is one bay, and the others stay. */
export function cancelWords(booking: Pick<OwnBookingFragment, "resource" | "other_bays">): {
  question: Words;
  result: Words;
} {
  const others = otherBaysWords(booking);
  if (others === "") {
    return {
      question: ["Cancel this booking?", "The time goes back to others at once."],
      result: ["Your booking is cancelled.", "The time is free for others."],
    };
  }
  const bay = booking.resource?.name ?? "This bay";
  const [stay, are] = booking.other_bays.length === 1 ? ["stays", "is"] : ["stay", "are"];
  return {
    question: [`Cancel ${bay} alone?`, `${others} of your party ${stay} booked.`],
    result: [`${bay} is cancelled.`, `${others} of your party ${are} still booked.`],
  };
}
