import type { OwnWaitingFragment } from "./waiting.generated.ts";

type Status = OwnWaitingFragment["status"];

/** "You are 2nd on the waiting list" */
export function placeText({
  status,
  place,
  waitlist_offers,
}: Pick<OwnWaitingFragment, "status" | "place" | "waitlist_offers">): string {
  const isForAll = waitlist_offers === "everybody";
  if (status === "offered") return isForAll ? "A place from the waiting list" : "It is your turn on the waiting list";
  if (status === "waiting" && isForAll) return "You are on the waiting list";
  if (status !== "waiting" || place === null) return "Waiting list";
  return `You are ${ordinal(place)} on the waiting list`;
}

/** "A seat is held for you" */
export const heldText = ({ service }: Pick<OwnWaitingFragment, "service">): string =>
  service.kind === "class" ? "A seat is held for you" : "This time is held for you";

/** "A seat is free" */
export const freeText = ({ service }: Pick<OwnWaitingFragment, "service">): string =>
  service.kind === "class" ? "A seat is free" : "This time is free";

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

/** Same for services that notify everybody: nobody is next in turn. */
const ENDED_FOR_ALL: Partial<typeof ENDED> = {
  declined: "You gave this place back.",
  expired: "The place is no longer held for you, and you are no longer on the waiting list.",
};

/** Explains how the entry ended. */
export function endedText({ status, waitlist_offers }: Pick<OwnWaitingFragment, "status" | "waitlist_offers">): string {
  if (status === "waiting" || status === "offered") return "";
  return (waitlist_offers === "everybody" && ENDED_FOR_ALL[status]) || ENDED[status];
}
