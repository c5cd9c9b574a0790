import type { FreeTimeFragment, ServiceChoiceFragment } from "../choices/choices.generated.ts";
import type { BookingRequest } from "./booking-request.ts";
import type { Choices } from "../choices/use-choices.ts";

export interface Place {
  name: string;
  isFree: boolean;
}

/** What a service needs at once, bay and coach, and whether each is free; "Any" where none was named. */
export function neededPlaces(
  { resources, coaches }: Choices,
  service: ServiceChoiceFragment | undefined,
  { resourceId, coachId, party }: BookingRequest,
  free: FreeTimeFragment | undefined,
): Place[] {
  if (party) return partyPlaces(resources, party, free?.resource_ids);
  const places: Place[] = [];
  if (service?.resource_type_id != null) places.push(placeOf("bay", resources, resourceId, free?.resource_ids));
  if (service?.kind === "coach") places.push(placeOf("coach", coaches, coachId, free?.coach_ids));
  return places;
}

function partyPlaces(
  bays: readonly { id: number; name: string }[],
  { bayIds, count }: NonNullable<BookingRequest["party"]>,
  freeIds: readonly number[] = [],
): Place[] {
  if (bayIds.length === 0) return [{ name: `Any ${count} bays`, isFree: freeIds.length >= count }];
  return bays.filter(({ id }) => bayIds.includes(id)).map(({ id, name }) => ({ name, isFree: freeIds.includes(id) }));
}

function placeOf(
  noun: string,
  all: readonly { id: number; name: string }[],
  wantedId: number | null,
  freeIds: readonly number[] = [],
): Place {
  const wanted = all.find(({ id }) => id === wantedId);
  if (!wanted) return { name: `Any ${noun}`, isFree: freeIds.length > 0 };
  return { name: wanted.name, isFree: freeIds.includes(wanted.id) };
}
