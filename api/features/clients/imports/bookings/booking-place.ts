import { named, question, refused, type Refusal, type RowValues, type Sheet } from "../planned-row.ts";
import type { KnownLocation, KnownResource, KnownService, KnownVenue } from "./known-queries.ts";

/** The location, service, bays and coach of a booking. */
export interface Place {
  service: KnownService;
  location: KnownLocation;
  resource_ids: number[] | null;
  coach_id: number | null;
  bays: number;
}

/** Resolves location, service, bays and coach by name. */
export function placeOf(sheet: Sheet, { one }: RowValues, known: KnownVenue): Place | Refusal {
  const coach = coachNamed(one("coach"), one("resource_or_coach"), known);
  if (coach && "refusal" in coach) return coach;
  const either = coach?.isEither ? "" : one("resource_or_coach");
  const bays = baysNamed(one("resource") || either, known.resources);
  if ("refusal" in bays) return bays;
  const service = serviceOf(sheet, one("service"), bays[0], known);
  if ("refusal" in service) return service;
  const location = locationOf(one("location"), bays[0], known);
  if ("refusal" in location) return location;
  return placeWith({ service, location, coach_id: coach?.id ?? null }, bays, known);
}

function placeWith(
  place: Pick<Place, "service" | "location" | "coach_id">,
  bays: readonly KnownResource[],
  known: KnownVenue,
): Place | Refusal {
  const { service, location, coach_id } = place;
  if (service.kind === "coach" && coach_id === null && bays.length === 0) {
    return refused("coach_missing", `The row does not say who gives ${service.name}.`, service.name);
  }
  const candidates = bays.length > 0 ? bays : baysOf(service, location, known);
  return { ...place, resource_ids: candidates?.map(({ id }) => id) ?? null, bays: Math.max(1, bays.length) };
}

/** The coach that a row names, in a column of coaches or in a combined column of bays and coaches. */
function coachNamed(name: string, either: string, { coaches }: KnownVenue) {
  const coach = named(coaches, name || either);
  if (coach) return { id: coach.id, isEither: name === "" };
  return name === "" ? null : unknown("coach", name);
}

/** The bays of the service's type, one of which is chosen when the booking is added; null where it needs none. */
function baysOf(service: KnownService, location: KnownLocation, { resources }: KnownVenue): KnownResource[] | null {
  if (service.kind !== "resource") return null;
  return resources.filter(
    ({ resource_type_id, location_id }) => resource_type_id === service.resource_type_id && location_id === location.id,
  );
}

const unknown = (what: "coach" | "resource" | "service" | "location", name: string): Refusal =>
  question(
    `${what}_unknown`,
    `There is no ${what === "resource" ? "bay" : what} named ${name}. Add it or correct the name.`,
    name,
  );

function baysNamed(text: string, resources: readonly KnownResource[]): KnownResource[] | Refusal {
  if (text === "") return [];
  const whole = named(resources, text);
  if (whole) return [whole];
  const found: KnownResource[] = [];
  for (const name of text.split(/\s*,\s*/).filter(Boolean)) {
    const resource = named(resources, name);
    if (!resource) return unknown("resource", name);
    if (!found.includes(resource)) found.push(resource);
  }
  return found;
}

/** In a file without a column of services: the one for which the bay's type is booked. */
function serviceOf(
  { mapping }: Sheet,
  name: string,
  bay: KnownResource | undefined,
  { services }: KnownVenue,
): KnownService | Refusal {
  if (name !== "") return named(services, name) ?? unknown("service", name);
  const usual = services.find((each) => each.is_type_default && each.resource_type_id === bay?.resource_type_id);
  if (mapping.includes("service") || !usual) {
    return refused("service_missing", "The row does not say what was booked.");
  }
  return usual;
}

function locationOf(name: string, bay: KnownResource | undefined, { locations }: KnownVenue): KnownLocation | Refusal {
  const [only] = locations;
  const location = bay ? locations.find(({ id }) => id === bay.location_id) : named(locations, name);
  if (location) return location;
  if (name === "" && only && locations.length === 1) return only;
  return name === ""
    ? refused("location_missing", "The row does not say at which location it is.")
    : unknown("location", name);
}
