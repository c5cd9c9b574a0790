import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { faultsOfHours } from "#api/features/venue/locations/hours-rules.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { formatUses, itOrThem } from "#api/text/format-list.ts";
import type { CreateResourceInput, Resource, UpdateResourceInput } from "#schema/venue/resources/models.ts";
import { presentResource } from "./present.ts";
import {
  changeResource,
  countUses,
  deleteResourceRow,
  insertResource,
  keepLocation,
  lastPosition,
  lockResource,
  namesake,
  replaceResourceHours,
  resourcesWithIds,
} from "./queries.ts";
import { keepResourceType } from "./type-queries.ts";

type Input = Omit<z.infer<typeof UpdateResourceInput>, "version">;
type Wanted = Pick<Resource, "id" | "name" | "location_id" | "resource_type_id" | "follows_location_hours" | "hours">;

export async function createResource(call: Call, input: z.infer<typeof CreateResourceInput>): Promise<Resource> {
  const { hours = [], follows_location_hours = true, ...row } = input;
  await refuseUnfit(call, input, { ...row, id: 0, hours, follows_location_hours });
  const id = await insertResource(call.db, {
    tenant_id: call.tenant.tenant_id,
    ...definedFields(row),
    follows_location_hours,
    position: input.position ?? (await lastPosition(call.db)) + 1,
  });
  await writeHours(call, id, { follows_location_hours, hours });
  const after = await loadResource(call, id);
  await recordChange(call, { action: "createResource", entity: "resource", entity_id: id, after });
  return after;
}

export async function updateResource(
  call: Call,
  id: number,
  { version, ...input }: z.infer<typeof UpdateResourceInput>,
): Promise<Resource> {
  const before = await loadForChange(call, id, version);
  const wanted = { ...before, ...definedFields(input) };
  await refuseUnfit(call, input, wanted);
  await refuseMoveOfBooked(call, before, wanted);
  const { hours: _hours, ...row } = input;
  await changeResource(call.db, id, definedFields(row));
  await writeHours(call, id, wanted);
  const after = await loadResource(call, id);
  await recordChange(call, { action: "updateResource", entity: "resource", entity_id: id, before, after });
  return after;
}

/** Deletes a resource that was never booked; archives one that was, since its bookings refer to it. */
export async function deleteResource(call: Call, id: number, version: number | undefined): Promise<Resource> {
  const before = await loadForChange(call, id, version);
  const now = call.now;
  const { ever, ...coming } = await countUses(call.db, id, now);
  const count = coming.bookings + coming.classes;
  if (count > 0) {
    throw new ApiError(
      "invalid_state",
      `${before.name} still has ${formatUses(coming)} to come. Move or cancel ${itOrThem(count)} first.`,
    );
  }
  if (ever === 0) await deleteResourceRow(call.db, id);
  else await changeResource(call.db, id, { archived_at: now });
  await recordChange(call, { action: "deleteResource", entity: "resource", entity_id: id, before });
  return ever === 0 ? before : await loadResource(call, id);
}

async function loadForChange(call: Call, id: number, version: number | undefined): Promise<Resource> {
  const row = await lockResource(call.db, id);
  if (!row) throw notFound("resource");
  const resource = presentResource(row);
  if (version !== undefined && row.version !== version) throw staleVersion(resource);
  return resource;
}

async function loadResource(call: Call, id: number): Promise<Resource> {
  const [row] = await resourcesWithIds(call.db, [id]);
  if (!row) throw notFound("resource");
  return presentResource(row);
}

async function refuseUnfit(call: Call, input: Input, wanted: Wanted): Promise<void> {
  if (input.location_id !== undefined && !(await keepLocation(call.db, input.location_id))) {
    throw invalidField("location_id", "There is no such location.");
  }
  if (input.resource_type_id !== undefined && !(await keepResourceType(call.db, input.resource_type_id))) {
    throw invalidField("resource_type_id", "There is no such resource type.");
  }
  if (await namesake(call.db, wanted.location_id, wanted.name, wanted.id)) {
    throw invalidField("name", `There is already a ${wanted.name} at this location. Choose another name.`);
  }
  if (wanted.follows_location_hours) return;
  const errors = faultsOfHours(wanted.hours, { place: "hours" });
  const [first] = Object.values(errors).flat();
  if (first) throw new ApiError("validation_failed", first, { errors });
  if (wanted.hours.every(({ ranges }) => ranges.length === 0)) {
    throw invalidField("hours", "Enter its opening hours, or let it follow the location’s.");
  }
}

/** Throws if a resource with upcoming bookings or classes would change its location or type. */
async function refuseMoveOfBooked(call: Call, before: Wanted, wanted: Wanted): Promise<void> {
  const moves = before.location_id !== wanted.location_id || before.resource_type_id !== wanted.resource_type_id;
  if (!moves) return;
  const coming = await countUses(call.db, before.id, call.now);
  const count = coming.bookings + coming.classes;
  if (count === 0) return;
  const sentence = `${before.name} still has ${formatUses(coming)} to come. Move or cancel ${itOrThem(count)} before its location or type changes.`;
  throw new ApiError("invalid_state", sentence);
}

async function writeHours(
  call: Call,
  id: number,
  { follows_location_hours, hours }: Pick<Wanted, "follows_location_hours" | "hours">,
): Promise<void> {
  const own = follows_location_hours ? [] : hours;
  const rows = own.flatMap(({ weekday, ranges }) =>
    ranges.map((range) => ({ tenant_id: call.tenant.tenant_id, resource_id: id, weekday, ...range })),
  );
  await replaceResourceHours(call.db, id, rows);
}
