import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { endWaitsOf } from "#api/features/bookings/claims/ended-waits.ts";
import { keepPolicy } from "#api/features/bookings/policies/amounts-due.ts";
import { resourceTypeExists } from "#api/features/venue/resources/type-service.ts";
import { keptPicture } from "#api/features/venue/uploads/service.ts";
import { withNamedPicture } from "#api/files/stored-picture.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";
import type { CreateServiceInput, Service, UpdateServiceInput } from "#schema/venue/services/models.ts";
import { keepCategory } from "./category-queries.ts";
import { presentService } from "./present.ts";
import { servicesWithIds } from "./queries.ts";
import { faultsOfService } from "./service-rules.ts";
import { writeParts } from "./write-parts.ts";
import {
  changeService,
  countCoaches,
  deleteServiceRow,
  dropTypeDefault,
  hasTypeDefault,
  insertService,
  lastServicePosition,
  lockService,
  wasBooked,
} from "./write-queries.ts";

type CreateInput = z.infer<typeof CreateServiceInput>;
type UpdateInput = Omit<z.infer<typeof UpdateServiceInput>, "version">;

export async function createService(call: Call, input: CreateInput): Promise<Service> {
  const wanted = await withDefaults(call, input);
  await refuseUnfit(call, input, wanted);
  const { durations: _durations, peak_hours: _peaks, coach_ids: _coaches, policy, picture, ...row } = input;
  const { is_type_default, resource_type_id } = wanted;
  if (is_type_default && resource_type_id !== null) await dropTypeDefault(call.db, resource_type_id, 0);
  const id = await insertService(call.db, {
    tenant_id: call.tenant.tenant_id,
    ...definedFields({ ...row, picture: await keptPicture(call, "service", null, picture) }),
    policy_id: policy ? await keepPolicy(call, policy) : null,
    is_type_default,
    position: input.position ?? (await lastServicePosition(call.db)) + 1,
  });
  await writeParts(call, id, wanted);
  const after = await loadService(call, id);
  await recordChange(call, {
    action: "createService",
    entity: "service",
    entity_id: id,
    after: withNamedPicture(after),
  });
  return after;
}

/** Existing bookings keep the price, length and buffers they were made with. */
export async function updateService(
  call: Call,
  id: number,
  { version, ...input }: z.infer<typeof UpdateServiceInput>,
): Promise<Service> {
  const { service: before, picture: shown } = await loadForChange(call, id, version);
  const wanted = { ...before, ...definedFields(input) };
  await refuseUnfit(call, input, wanted);
  const { durations, peak_hours, coach_ids, policy, picture, ...row } = input;
  if (wanted.is_type_default && wanted.resource_type_id !== null) {
    await dropTypeDefault(call.db, wanted.resource_type_id, id);
  }
  const kept = await keptPicture(call, "service", shown, picture);
  await changeService(call.db, id, {
    ...definedFields({ ...row, picture: kept }),
    ...(await changedPolicy(call, before.policy, policy)),
  });
  await writeParts(call, id, { durations, peak_hours, coach_ids });
  const after = await loadService(call, id);
  const sides = { before: withNamedPicture(before), after: withNamedPicture(after) };
  await recordChange(call, { action: "updateService", entity: "service", entity_id: id, ...sides });
  return after;
}

/**
 * Deletes a service that nobody booked or waited for; otherwise archives it: its bookings remain and can still be moved, and
 * whoever waits for it is told.
 */
export async function deleteService(call: Call, id: number, version: number | undefined): Promise<Service> {
  const { service: before, picture } = await loadForChange(call, id, version);
  const hasHistory = await wasBooked(call.db, id);
  const now = call.now;
  if (hasHistory) {
    await changeService(call.db, id, { archived_at: now, is_type_default: false });
    await endWaitsOf(call, { service_id: id });
  } else {
    await keptPicture(call, "service", picture, null);
    await deleteServiceRow(call.db, id);
  }
  await recordChange(call, {
    action: "deleteService",
    entity: "service",
    entity_id: id,
    before: withNamedPicture(before),
  });
  return hasHistory ? await loadService(call, id) : before;
}

/** The first bay-time service of a resource type becomes its default unless the caller specifies otherwise. */
async function withDefaults({ db }: Call, input: CreateInput) {
  const { kind, resource_type_id = null, peak_hours = [], coach_ids = [], policy = null, durations } = input;
  const isFirst = kind === "resource" && resource_type_id !== null && !(await hasTypeDefault(db, resource_type_id));
  return {
    kind,
    resource_type_id,
    peak_hours,
    coach_ids,
    policy,
    durations,
    is_type_default: input.is_type_default ?? isFirst,
  };
}

/** Creates a new policy version if the rules differ; bookings keep the version they refer to. */
async function changedPolicy(call: Call, was: BookingPolicy | null, is: BookingPolicy | null | undefined) {
  if (is === undefined || isDeepStrictEqual(is, was)) return {};
  return { policy_id: is ? await keepPolicy(call, is) : null };
}

/** Locks a service; returns it as presented, and its picture as stored. */
async function loadForChange(call: Call, id: number, version: number | undefined) {
  const row = await lockService(call.db, id);
  if (!row) throw notFound("service");
  const service = presentService(row, call.tenant.currency);
  if (version !== undefined && row.version !== version) throw staleVersion(service);
  return { service, picture: row.picture };
}

async function loadService(call: Call, id: number): Promise<Service> {
  const [row] = await servicesWithIds(call.db, [id]);
  if (!row) throw notFound("service");
  return presentService(row, call.tenant.currency);
}

async function refuseUnfit(
  call: Call,
  { resource_type_id, category_id, coach_ids = [] }: UpdateInput,
  wanted: Parameters<typeof faultsOfService>[0],
): Promise<void> {
  const errors = faultsOfService(wanted, call.tenant.currency);
  const [first] = Object.values(errors).flat();
  if (first) throw new ApiError("validation_failed", first, { errors });
  if (resource_type_id && !(await resourceTypeExists(call, resource_type_id))) {
    throw invalidField("resource_type_id", "There is no such resource type.");
  }
  if (category_id && !(await keepCategory(call.db, category_id))) {
    throw invalidField("category_id", "There is no such category.");
  }
  const coaches = new Set(coach_ids);
  if ((await countCoaches(call.db, [...coaches])) < coaches.size) {
    throw invalidField("coach_ids", "There is no such coach.");
  }
}
