import { insertRows, withIds } from "#api/db/insert-rows.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import { writeCoaches } from "./coaches.ts";
import type { VenueTemplate } from "./template.ts";

/** `locale` is for its locations; defaults to the database's default. */
export type CatalogueOwner = { tenant_id: string; timezone: string | null; locale?: string };

type Part<Key extends "locations" | "services" | "coaches"> = VenueTemplate[Key][number] & { id: number };
export type WrittenLocation = Part<"locations">;
export type WrittenService = Part<"services">;
export type WrittenCoach = Part<"coaches">;
export type WrittenResource = { id: number; name: string; type: string; capacity: number; location: string };
export type WrittenType = { id: number; name: string };

/** The parts of a template with the ids under which they were written. */
export type Catalogue = {
  resource_types: WrittenType[];
  locations: WrittenLocation[];
  resources: WrittenResource[];
  services: WrittenService[];
  coaches: WrittenCoach[];
};

/** Writes a template as the tenant's locations, hours, bays, services and coaches. */
export async function writeCatalogue(
  trx: TenantTransaction,
  owner: CatalogueOwner,
  template: VenueTemplate,
): Promise<Catalogue> {
  const names = template.resource_types.map((name) => ({ name }));
  const types = await withIds(trx, names);
  await insertRows(
    trx,
    "resource_types",
    types.map(({ id, name }) => ({ ...tenantOf(owner), id, name })),
  );
  const locations = await writeLocations(trx, owner, template);
  const resources = await writeResources(trx, owner, locations, types);
  const services = await writeServices(trx, owner, template, types);
  const coaches = await writeCoaches(trx, owner.tenant_id, template.coaches, { locations, services });
  return { resource_types: types, locations, resources, services, coaches };
}

async function writeLocations(trx: TenantTransaction, owner: CatalogueOwner, template: VenueTemplate) {
  const locations = await withIds(trx, template.locations);
  const rows = locations.map(({ hours: _hours, resources: _resources, timezone, ...location }) => ({
    ...tenantOf(owner),
    ...location,
    timezone: timezone ?? owner.timezone ?? DEFAULT_COMPANY_ZONE,
    ...(owner.locale === undefined ? {} : { locale: owner.locale }),
  }));
  await insertRows(trx, "locations", rows);
  const hours = locations.flatMap((location) =>
    location.hours.flatMap(({ weekday, ranges }) =>
      ranges.map((range) => ({ ...tenantOf(owner), location_id: location.id, weekday, ...range })),
    ),
  );
  await insertRows(trx, "location_hours", hours);
  return locations;
}

async function writeResources(
  trx: TenantTransaction,
  owner: CatalogueOwner,
  locations: WrittenLocation[],
  types: WrittenType[],
): Promise<WrittenResource[]> {
  const bays = locations.flatMap(({ name, resources }) => resources.map((bay) => ({ ...bay, location: name })));
  const resources = await withIds(trx, bays);
  const rows = resources.map(({ id, name, capacity, location, type }, at) => ({
    ...tenantOf(owner),
    id,
    name,
    capacity,
    position: at + 1,
    location_id: idOf(locations, location),
    resource_type_id: idOf(types, type),
  }));
  await insertRows(trx, "resources", rows);
  return resources;
}

async function writeServices(
  trx: TenantTransaction,
  owner: CatalogueOwner,
  template: VenueTemplate,
  types: WrittenType[],
) {
  const services = await withIds(trx, template.services);
  const categories = await writeCategories(trx, owner, template);
  const rows = services.map(
    ({ resource_type, category, durations: _durations, peak_hours: _peakHours, ...service }, at) => ({
      ...tenantOf(owner),
      ...service,
      category_id: category === null ? null : idOf(categories, category),
      resource_type_id: resource_type === null ? null : idOf(types, resource_type),
      position: at + 1,
    }),
  );
  await insertRows(trx, "services", rows);
  const durations = services.flatMap(({ id, durations }) =>
    durations.map(({ minutes, price, peak_price }) => ({
      ...tenantOf(owner),
      service_id: id,
      duration_minutes: minutes,
      price_amount: price,
      peak_price_amount: peak_price,
    })),
  );
  await insertRows(trx, "service_durations", durations);
  const peaks = services.flatMap(({ id, peak_hours }) =>
    peak_hours.map(({ weekdays, from, to }, at) => ({
      ...tenantOf(owner),
      service_id: id,
      position: at + 1,
      weekdays,
      from_time: from,
      to_time: to,
    })),
  );
  await insertRows(trx, "service_peak_hours", peaks);
  return services;
}

async function writeCategories(trx: TenantTransaction, owner: CatalogueOwner, template: VenueTemplate) {
  const categories = await withIds(
    trx,
    template.categories.map((name) => ({ name })),
  );
  const rows = categories.map(({ id, name }, at) => ({ ...tenantOf(owner), id, name, position: at + 1 }));
  await insertRows(trx, "service_categories", rows);
  return categories;
}

const tenantOf = ({ tenant_id }: CatalogueOwner) => ({ tenant_id });

/** Looks up an id by name; the template has been validated, so every name in it exists. */
export function idOf(named: readonly { id: number; name: string }[], name: string): number {
  const found = named.find((item) => item.name === name);
  if (!found) throw new Error(`${name} is not in the template`);
  return found.id;
}
