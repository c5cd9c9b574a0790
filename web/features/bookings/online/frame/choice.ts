import { type Answers } from "./answers.ts";
import type { BookCoachFragment, BookLocationFragment, BookServiceFragment } from "./catalogue.generated.ts";
import { coachesFor, locationOf, servicesAt, usualDuration, type Catalogue } from "./catalogue.ts";
import { formatPeople } from "./format-venue.ts";

/** The answers resolved against the catalogue. */
export interface Choice {
  location: BookLocationFragment | undefined;
  service: BookServiceFragment | undefined;
  /** In minutes. */
  duration: number | undefined;
  /** Undefined: any coach. */
  coach: BookCoachFragment | undefined;
  party: number;
}

/** A complete first step: everything needed to choose a time. */
export interface WholeChoice extends Choice {
  location: BookLocationFragment;
  service: BookServiceFragment;
  duration: number;
  /** The client's own booking to move; its current time counts as free. */
  movingId?: number;
  /** The manage link's token, where the booking moves by it. */
  movingToken?: string;
}

export function choiceOf(catalogue: Catalogue, answers: Answers): Choice {
  const location = locationOf(catalogue, answers);
  const offered = location ? servicesAt(catalogue, location.id) : [];
  const service = offered.find(({ id }) => id === answers.service);
  const coaches = location && service ? coachesFor(catalogue, location.id, service.id) : [];
  return {
    location,
    service,
    duration: service && durationOf(service, answers.duration),
    coach: coaches.find(({ id }) => id === answers.coach),
    party: answers.party,
  };
}

function durationOf(service: BookServiceFragment, wanted: number | undefined): number | undefined {
  const isSold = service.durations.some(({ duration_minutes }) => duration_minutes === wanted);
  return isSold ? wanted : usualDuration(service);
}

export function isWhole(choice: Choice): choice is WholeChoice {
  return choice.location !== undefined && choice.service !== undefined && choice.duration !== undefined;
}

/** Returns why the first step is incomplete and how to complete it; undefined if it is complete. */
export function missingChoice(choice: Choice): string | undefined {
  const { service, party } = choice;
  if (!service) return "Choose what you would like to book.";
  // Classes show their seats left individually.
  if (service.kind !== "class" && party > service.max_party_size) {
    return `${service.name} takes up to ${formatPeople(service.max_party_size)}. Choose something else, or fewer people.`;
  }
  return undefined;
}

/** `60 min Simulator`; for classes only `Classes`, since the class is chosen in the next step. */
export function formatChoice({ service, duration }: WholeChoice): string {
  if (service.kind === "class") return "Classes";
  return `${duration} min ${service.name}`;
}

/** `any bay`, `all coaches` for classes, `any coach`, or the coach's name. */
export function withWhom({ service, coach }: WholeChoice): string {
  if (service.kind === "resource") return "any bay";
  if (service.kind === "class") return "all coaches";
  return coach?.name ?? "any coach";
}
