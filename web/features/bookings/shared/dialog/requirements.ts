import type { FreeTimeFragment, ServiceChoiceFragment } from "../choices/choices.generated.ts";
import type { Choices } from "../choices/use-choices.ts";
import type { BookingRequest } from "./booking-request.ts";

export interface Requirement {
  name: string;
  isFree: boolean;
}

/** The bay and coach a service needs, and whether each is free; "Any" if none was chosen. */
export function requirementsOf(
  { resources, coaches }: Choices,
  service: ServiceChoiceFragment | undefined,
  { resourceId, coachId, party }: BookingRequest,
  free: FreeTimeFragment | undefined,
): Requirement[] {
  if (party) return partyRequirements(resources, party, free?.resource_ids);
  const requirements: Requirement[] = [];
  if (service?.resource_type_id != null)
    requirements.push(requirementOf("bay", resources, resourceId, free?.resource_ids));
  if (service?.kind === "coach") requirements.push(requirementOf("coach", coaches, coachId, free?.coach_ids));
  return requirements;
}

function partyRequirements(
  bays: readonly { id: number; name: string }[],
  { bayIds, count }: NonNullable<BookingRequest["party"]>,
  freeIds: readonly number[] = [],
): Requirement[] {
  if (bayIds.length === 0) return [{ name: `Any ${count} bays`, isFree: freeIds.length >= count }];
  return bays.filter(({ id }) => bayIds.includes(id)).map(({ id, name }) => ({ name, isFree: freeIds.includes(id) }));
}

function requirementOf(
  noun: string,
  all: readonly { id: number; name: string }[],
  wantedId: number | null,
  freeIds: readonly number[] = [],
): Requirement {
  const wanted = all.find(({ id }) => id === wantedId);
  if (!wanted) return { name: `Any ${noun}`, isFree: freeIds.length > 0 };
  return { name: wanted.name, isFree: freeIds.includes(wanted.id) };
}
