import type { OwnWaitingFragment } from "./waiting.generated.ts";

type Status = OwnWaitingFragment["status"];

/** "You are 2nd on the waiting list" */
export function placeText({ status, place }: Pick<OwnWaitingFragment, "status" | "place">): string {
  if (status === "offered") return "It is your turn on the waiting list";
  if (status !== "waiting" || place === null) return "Waiting list";
  return `You are ${ordinal(place)} on the waiting list`;
}

const SUFFIXES: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

function ordinal(place: number): string {
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(place);
  return `${place}${SUFFIXES[rule] ?? "th"}`;
}

const ENDED: Record<Exclude<Status, "waiting" | "offered">, string> = {
  booked: "You have booked this place.",
  declined: "You gave this place to the next person.",
  expired: "This offer has ended, and the place went to the next person.",
  left: "You have left the waiting list.",
  removed: "The venue has taken you off this waiting list.",
  closed: "This waiting list has ended.",
};

/** How the wait ended. */
export const endedText = (status: Status): string =>
  status === "waiting" || status === "offered" ? "" : ENDED[status];
