import {
  useBookableResourcesQuery,
  useBookingChoicesQuery,
  type BookableResourcesQuery,
  type BookingChoicesQuery,
  type ResourceChoiceFragment,
  type ServiceChoiceFragment,
} from "./choices.generated.ts";

type Coach = NonNullable<BookingChoicesQuery["coaches"]>["data"][number];
type ResourceType = NonNullable<BookableResourcesQuery["resourceTypes"]>["data"][number];

/** What can be booked at a location, and with which coaches. */
export interface Choices {
  services: readonly ServiceChoiceFragment[];
  coaches: readonly Coach[];
  resources: readonly ResourceChoiceFragment[];
  resourceTypes: readonly ResourceType[];
}

interface LoadedChoices {
  choices: Choices | undefined;
  /** Why they did not load; undefined while they do. */
  error: unknown;
  retry: () => void;
}

export function useChoices(locationId: number): LoadedChoices {
  const bookable = useBookingChoicesQuery({ variables: { location_id: locationId } });
  const places = useBookableResourcesQuery({ variables: { location_id: locationId } });
  const { services, coaches } = bookable.data ?? {};
  const { resources, resourceTypes } = places.data ?? {};
  const retry = () => void Promise.all([bookable.refetch(), places.refetch()]).catch(() => undefined);
  if (!services || !coaches || !resources || !resourceTypes) {
    return { choices: undefined, error: bookable.error ?? places.error, retry };
  }
  return {
    choices: {
      // A class is booked by its dates, not by a free time.
      services: services.data.filter(({ kind }) => kind !== "class"),
      coaches: coaches.data,
      resources: resources.data,
      resourceTypes: resourceTypes.data,
    },
    error: undefined,
    retry,
  };
}

/** The service a bay is usually booked for; the first bay rental if its type names none. */
export function usualService(
  { services, resources, resourceTypes }: Choices,
  resourceId: number | null,
): ServiceChoiceFragment | undefined {
  const type = resources.find(({ id }) => id === resourceId)?.resource_type_id;
  const byType = resourceTypes.find(({ id }) => id === type)?.default_service_id;
  return (
    services.find(({ id }) => id === byType) ??
    services.find(({ resource_type_id }) => type !== undefined && resource_type_id === type) ??
    services[0]
  );
}

/** The first lesson that a coach teaches. */
export function lessonOf({ services }: Choices, coachId: number): ServiceChoiceFragment | undefined {
  return services.find(({ coach_ids }) => coach_ids.includes(coachId)) ?? services[0];
}

/** Bays in which a service can take place. */
export function fittingResources({ resources }: Choices, service: ServiceChoiceFragment | undefined) {
  return resources.filter(({ resource_type_id }) => resource_type_id === service?.resource_type_id);
}

/** Coaches who teach a service. */
export function fittingCoaches({ coaches }: Choices, service: ServiceChoiceFragment | undefined) {
  return coaches.filter(({ id }) => service?.coach_ids.includes(id));
}
