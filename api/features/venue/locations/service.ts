import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { endWaitsOf } from "#api/features/bookings/claims/ended-waits.ts";
import { keptPicture } from "#api/features/venue/uploads/service.ts";
import { presentPicture, withNamedPicture } from "#api/files/stored-picture.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { includedEntity, NAMED_AS_THING } from "#api/http/included-entities.ts";
import { formatUses, itOrThem } from "#api/text/format-list.ts";
import { clockChanges } from "#api/time/clock-changes.ts";
import { localTextIn } from "#api/time/instants.ts";
import { placeFault } from "#schema/shared/countries.ts";
import {
  LOCATION_DEFAULTS,
  type CreateLocationInput,
  type Location,
  type PublicLocation,
  type UpdateLocationInput,
} from "#schema/venue/locations/models.ts";
import { locationOperations } from "#schema/venue/locations/operations.ts";
import {
  archiveResourcesOf,
  changeLocation,
  findLocation,
  insertLocation,
  listLocations,
  locationsWithIds,
  locationWithId,
  lockLocation,
  usesToCome,
  type LocationListQuery,
} from "./queries.ts";

type LocationRow = NonNullable<Awaited<ReturnType<typeof findLocation>>>;

export async function locations(call: Call, query: LocationListQuery) {
  const { rows, total } = await listLocations(call.db, query);
  return { data: rows.map((row) => presentLocation(row, call.now)), meta: metaOf(query, total) };
}

export async function publicLocations(call: Call, query: LocationListQuery) {
  const { rows, total } = await listLocations(call.db, query);
  return { data: rows.map((row) => presentPublicLocation(row, call.now)), meta: metaOf(query, total) };
}

export async function locationsByIds(call: Call, ids: number[]): Promise<Location[]> {
  return (await locationsWithIds(call.db, ids)).map((row) => presentLocation(row, call.now));
}

/** Resolves the location that a list row refers to. */
export const includedLocation = includedEntity({
  lookUp: locationOperations.locationsByIds,
  find: locationWithId,
  present: ({ now }, row) => presentLocation(row, now),
  naming: NAMED_AS_THING,
});

export async function createLocation(
  call: Call,
  { picture, ...input }: z.infer<typeof CreateLocationInput>,
): Promise<Location> {
  refuseWrongPlace(input);
  const row = await insertLocation(call.db, {
    tenant_id: call.tenant.tenant_id,
    ...LOCATION_DEFAULTS,
    ...definedFields(input),
    name: input.name,
    ...definedFields({ picture: await keptPicture(call, "location", null, picture) }),
  });
  await recordChange(call, {
    action: "createLocation",
    entity: "location",
    entity_id: row.id,
    after: withNamedPicture(row),
  });
  return presentLocation(row, call.now);
}

export async function updateLocation(
  call: Call,
  id: number,
  { version, picture, ...change }: z.infer<typeof UpdateLocationInput>,
): Promise<Location> {
  const before = await loadForChange(call, id, version);
  if (change.country !== undefined || change.province_state !== undefined) {
    refuseWrongPlace({ ...before, ...definedFields(change) });
  }
  const kept = await keptPicture(call, "location", before.picture, picture);
  const row = await changeLocation(call.db, id, definedFields({ ...change, picture: kept }));
  const sides = { before: withNamedPicture(before), after: withNamedPicture(row) };
  await recordChange(call, { action: "updateLocation", entity: "location", entity_id: id, ...sides });
  return presentLocation(row, call.now);
}

type Place = Pick<z.infer<typeof CreateLocationInput>, "country" | "province_state">;

function refuseWrongPlace({ country = null, province_state = null }: Place): void {
  const fault = placeFault({ country, province_state });
  if (fault) throw invalidField(fault.field, fault.sentence);
}

/** Archives the location and its bays; past bookings still refer to them. */
export async function deleteLocation(call: Call, id: number, version: number | undefined): Promise<Location> {
  const before = await loadForChange(call, id, version);
  const now = call.now;
  const coming = await usesToCome(call.db, id, now);
  const count = coming.bookings + coming.classes;
  if (count > 0) {
    const sentence = `${before.name} still has ${formatUses(coming)} to come. Move or cancel ${itOrThem(count)} first.`;
    throw new ApiError("invalid_state", sentence);
  }
  const after = await changeLocation(call.db, id, { archived_at: now });
  await archiveResourcesOf(call.db, id, now);
  await endWaitsOf(call, { location_id: id });
  await recordChange(call, {
    action: "deleteLocation",
    entity: "location",
    entity_id: id,
    before: withNamedPicture(before),
  });
  return presentLocation(after, call.now);
}

/** Locks the row; throws if it is not the version that the caller saw. */
export async function loadForChange(call: Call, id: number, version: number | undefined): Promise<LocationRow> {
  const row = await lockLocation(call.db, id);
  if (!row) throw notFound("location");
  if (version !== undefined && row.version !== version) throw staleVersion(presentLocation(row, call.now));
  return row;
}

export async function loadLocation(call: Call, id: number): Promise<LocationRow> {
  const row = await findLocation(call.db, id);
  if (!row) throw notFound("location");
  return row;
}

function presentLocation(row: LocationRow, now: Temporal.Instant): Location {
  return {
    ...row,
    picture: presentPicture(row.picture),
    utc_offset: offsetNow(row.timezone, now),
    clock_changes: clockChanges(row.timezone, now),
  };
}

function presentPublicLocation(row: LocationRow, now: Temporal.Instant): z.infer<typeof PublicLocation> {
  const { version: _version, ...shown } = presentLocation(row, now);
  return shown;
}

/** UTC offset such as `-07:00`. */
const offsetNow = (zone: string, now: Temporal.Instant): string => localTextIn(zone, now).slice(19);
