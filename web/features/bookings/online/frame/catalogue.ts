import { createContext, useContext } from "react";
import { useCompany } from "#web/tenant/company.ts";
import type { DayFormats } from "#web/time/format-day.ts";
import type { Answers } from "./answers.ts";
import type {
  BookCategoryFragment,
  BookCoachFragment,
  BookLocationFragment,
  BookPlacesQuery,
  BookServiceFragment,
} from "./catalogue.generated.ts";

/** What can be booked, and where. */
export interface Catalogue {
  locations: readonly BookLocationFragment[];
  services: readonly BookServiceFragment[];
  /** Service categories, in display order. */
  categories: readonly BookCategoryFragment[];
  /** Names of resource types by id. */
  resourceTypes: ReadonlyMap<number, string>;
  /** Bays and coaches; loaded after the page, they narrow what a location offers. */
  places: BookPlacesQuery | undefined;
}

export const CatalogueContext = createContext<Catalogue | undefined>(undefined);

/** Returns the catalogue. Throws outside BookFrame. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error("useCatalogue needs a BookFrame above it");
  return catalogue;
}

/** Returns the venue's date formats where no location is chosen. */
export function useVenueFormats(): DayFormats {
  const { locale } = useCompany();
  const [location] = useCatalogue().locations;
  return location ?? { locale, dateformat: "D MMM YYYY" };
}

/** Returns the location of the answers, else the first. */
export function locationOf(catalogue: Catalogue, answers: Answers): BookLocationFragment | undefined {
  return catalogue.locations.find(({ id }) => id === answers.location) ?? catalogue.locations[0];
}

/** Returns the locations where somebody can book: a new one has neither a bay nor a coach yet. All of them if none has. */
export function bookableLocations(
  locations: readonly BookLocationFragment[],
  places: Catalogue["places"],
): readonly BookLocationFragment[] {
  const { publicResources, publicCoaches } = places ?? {};
  if (!publicResources || !publicCoaches) return locations;
  const withBays = publicResources.data.map(({ location_id }) => location_id);
  const withCoaches = publicCoaches.data.flatMap(({ location_ids }) => location_ids);
  const ready = new Set([...withBays, ...withCoaches]);
  const offered = locations.filter(({ id }) => ready.has(id));
  return offered.length === 0 ? locations : offered;
}

/** Returns what a location offers: bay time if it has such a bay, lessons if a coach teaches them there, and classes. */
export function servicesAt(catalogue: Catalogue, locationId: number): BookServiceFragment[] {
  const { services, places } = catalogue;
  const bookable = services.filter(({ durations }) => durations.length > 0);
  const { publicResources, publicCoaches } = places ?? {};
  if (!publicResources || !publicCoaches) return bookable;
  const bays = publicResources.data.filter(({ location_id }) => location_id === locationId);
  const types = new Set(bays.map((bay) => bay.resource_type_id));
  return bookable
    .filter(({ id, kind, resource_type_id }) => {
      if (kind === "class") return true;
      if (kind === "coach") return coachesFor(catalogue, locationId, id).length > 0;
      return resource_type_id === null || types.has(resource_type_id);
    })
    .map((service) => ({ ...service, max_party_size: Math.min(service.max_party_size, mostInOneBay(service, bays)) }));
}

/** Returns the capacity of the largest bay that fits a service. */
function mostInOneBay({ kind, resource_type_id }: BookServiceFragment, bays: readonly Bay[]): number {
  const fitting = bays.filter((bay) => bay.resource_type_id === resource_type_id);
  const isBound = kind !== "class" && fitting.length > 0;
  return isBound ? Math.max(...fitting.map(({ capacity }) => capacity)) : Number.POSITIVE_INFINITY;
}

type Bay = Pick<NonNullable<BookPlacesQuery["publicResources"]>["data"][number], "resource_type_id" | "capacity">;

/** Returns the largest party that can be booked at a location at once. */
export function largestParty(catalogue: Catalogue, locationId: number | undefined): number {
  const offered = locationId === undefined ? catalogue.services : servicesAt(catalogue, locationId);
  return Math.max(1, ...offered.map(({ max_party_size }) => max_party_size));
}

/** Returns the coaches who give a lesson at a location. */
export function coachesFor({ places }: Catalogue, locationId: number, serviceId: number): BookCoachFragment[] {
  const coaches = places?.publicCoaches?.data ?? [];
  return coaches.filter(
    ({ location_ids, service_ids }) => location_ids.includes(locationId) && service_ids.includes(serviceId),
  );
}

const USUAL_MINUTES = 60;

/** Returns the default length: an hour if it is sold, else the shortest. */
export function usualDuration({ durations }: BookServiceFragment): number | undefined {
  const minutes = durations.map(({ duration_minutes }) => duration_minutes);
  return minutes.includes(USUAL_MINUTES) ? USUAL_MINUTES : minutes[0];
}
