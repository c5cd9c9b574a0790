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

type Awaited = Pick<OwnWaitingFragment, "service" | "party_size">;

/** "seat", "2 seats"; "time" where it is no class. */
export function whatIsWaitedFor({ service, party_size }: Awaited): string {
  if (service.kind !== "class") return "time";
  return party_size === 1 ? "seat" : `${party_size} seats`;
}

const hasManySeats = ({ service, party_size }: Awaited): boolean => service.kind === "class" && party_size > 1;

/** "A seat is held for you", "Your 2 seats are held for you" */
export function heldText(entry: Awaited): string {
  if (hasManySeats(entry)) return `Your ${whatIsWaitedFor(entry)} are held for you`;
  return entry.service.kind === "class" ? "A seat is held for you" : "This time is held for you";
}

/** "A seat is free", "2 seats are free" */
export function freeText(entry: Awaited): string {
  if (hasManySeats(entry)) return `${whatIsWaitedFor(entry)} are free`;
  return entry.service.kind === "class" ? "A seat is free" : "This time is free";
}

/** What a screen reader is told of a change; "" if there is nothing new. */
export function newsOf(entry: OwnWaitingFragment): string {
  const subject = `The ${whatIsWaitedFor(entry)} ${hasManySeats(entry) ? "are" : "is"}`;
  if (entry.status === "offered") return `${subject} held for you.`;
  return entry.status === "waiting" && entry.is_free ? `${subject} free now.` : "";
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
