import { useWatch, type UseFormReturn } from "react-hook-form";
import type { FreeTimeFragment, ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { fittingResources, type Choices } from "../choices/use-choices.ts";
import type { BookingFormValues } from "./booking-form.ts";

/** Several bays for one party. */
interface PartyRequest {
  /** These bays; if empty, as many of any. */
  bayIds: readonly number[];
  count: number;
}

/** What a time must offer besides being free. */
export interface BookingRequest {
  resourceId: number | null;
  coachId: number | null;
  party?: PartyRequest | undefined;
}

/** Maximum number of bays for one party. */
const MOST_BAYS = 20;

/** How many people fit in one bay of a service. */
export function peopleInBay(choices: Choices, service: ServiceChoiceFragment | undefined): number {
  const capacities = fittingResources(choices, service).map(({ capacity }) => capacity);
  return Math.max(
    1,
    Math.min(service?.max_party_size ?? 1, ...(capacities.length > 0 ? [Math.max(...capacities)] : [])),
  );
}

/** The largest number of people that can be booked at once, over all bays; a lesson stays in one. */
export function largestParty(choices: Choices, service: ServiceChoiceFragment | undefined): number {
  const inBay = peopleInBay(choices, service);
  if (service?.kind !== "resource") return inBay;
  return inBay * Math.min(MOST_BAYS, Math.max(1, fittingResources(choices, service).length));
}

/** The request of the form: a bay and a coach, or several bays for a larger party. */
export function bookingRequestOf(
  { resource_id, coach_id, party_size, bay_ids }: RequestAnswers,
  choices: Choices,
  service: ServiceChoiceFragment | undefined,
): BookingRequest {
  const count = Math.ceil(Number(party_size) / peopleInBay(choices, service));
  const isParty = service?.kind === "resource" && count > 1;
  return {
    resourceId: resource_id === "" || isParty ? null : Number(resource_id),
    coachId: coach_id === "" ? null : Number(coach_id),
    ...(isParty ? { party: { bayIds: bay_ids.map(Number), count } } : {}),
  };
}

export type RequestAnswers = Pick<BookingFormValues, "resource_id" | "coach_id" | "party_size" | "bay_ids">;

/** Whether the named bay and coach are both free then; for a party, all its bays. */
export function suits(free: FreeTimeFragment | undefined, { resourceId, coachId, party }: BookingRequest): boolean {
  if (!free) return false;
  if (party) {
    return party.bayIds.length > 0
      ? party.bayIds.every((id) => free.resource_ids.includes(id))
      : free.resource_ids.length >= party.count;
  }
  return (
    (resourceId === null || free.resource_ids.includes(resourceId)) &&
    (coachId === null || free.coach_ids.includes(coachId))
  );
}

export function useBookingRequest(
  { control }: UseFormReturn<BookingFormValues>,
  choices: Choices,
  service: ServiceChoiceFragment | undefined,
): BookingRequest {
  const [resource_id, coach_id, party_size, bay_ids] = useWatch({
    control,
    name: ["resource_id", "coach_id", "party_size", "bay_ids"],
  });
  return bookingRequestOf({ resource_id, coach_id, party_size, bay_ids }, choices, service);
}
