import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { formatNames } from "#api/text/format-list.ts";
import type { CreateResourceTypeInput, ResourceType, UpdateResourceTypeInput } from "#schema/venue/resources/models.ts";
import {
  changeResourceType,
  deleteResourceTypeRow,
  dependentsOf,
  insertResourceType,
  keepResourceType,
  listResourceTypes,
  lockResourceType,
  typeNamesake,
} from "./type-queries.ts";

type TypeRow = NonNullable<Awaited<ReturnType<typeof lockResourceType>>>;

/** Returns whether the type exists; it cannot be deleted until this transaction ends. */
export async function resourceTypeExists({ db }: Call, id: number): Promise<boolean> {
  return (await keepResourceType(db, id)) !== undefined;
}

export async function resourceTypes(call: Call, query: PageQuery) {
  const { rows, total } = await listResourceTypes(call.db, query);
  return { data: rows.map(presentType), meta: metaOf(query, total) };
}

export async function publicResourceTypes(call: Call, query: PageQuery) {
  const { rows, total } = await listResourceTypes(call.db, query);
  const data = rows.map(({ id, name, default_service_id }) => ({ id, name, default_service_id }));
  return { data, meta: metaOf(query, total) };
}

export async function createResourceType(
  call: Call,
  { name }: z.infer<typeof CreateResourceTypeInput>,
): Promise<ResourceType> {
  await refuseNamesake(call, name, 0);
  const id = await insertResourceType(call.db, { tenant_id: call.tenant.tenant_id, name });
  const after = await loadForChange(call, id);
  await recordChange(call, { action: "createResourceType", entity: "resource_type", entity_id: id, after });
  return after;
}

export async function updateResourceType(
  call: Call,
  id: number,
  { version, name }: z.infer<typeof UpdateResourceTypeInput>,
): Promise<ResourceType> {
  const before = await loadForChange(call, id, version);
  await refuseNamesake(call, name, id);
  await changeResourceType(call.db, id, { name });
  const after = await loadForChange(call, id);
  await recordChange(call, { action: "updateResourceType", entity: "resource_type", entity_id: id, before, after });
  return after;
}

/** Throws if something active has the type, naming it. If only archived things have it, the type is archived. */
export async function deleteResourceType(call: Call, id: number, version: number | undefined): Promise<ResourceType> {
  const before = await loadForChange(call, id, version);
  const { resources, services } = await dependentsOf(call.db, id);
  const inUse = [...formatNames(namesInUse(resources), "resource"), ...formatNames(namesInUse(services), "service")];
  if (inUse.length > 0) {
    const sentence = `${before.name} is the type of ${inUse.join(" and of ")}. Change their type or remove them first.`;
    throw new ApiError("invalid_state", sentence);
  }
  const now = call.now;
  if (resources.length + services.length === 0) await deleteResourceTypeRow(call.db, id);
  else await changeResourceType(call.db, id, { archived_at: now });
  await recordChange(call, { action: "deleteResourceType", entity: "resource_type", entity_id: id, before });
  return before;
}

const namesInUse = (dependents: readonly { name: string; is_archived: boolean }[]): string[] =>
  dependents.filter(({ is_archived }) => !is_archived).map(({ name }) => name);

async function loadForChange(call: Call, id: number, version?: number): Promise<ResourceType> {
  const row = await lockResourceType(call.db, id);
  if (!row) throw notFound("resource type");
  const type = presentType(row);
  if (version !== undefined && row.version !== version) throw staleVersion(type);
  return type;
}

async function refuseNamesake(call: Call, name: string, exceptId: number): Promise<void> {
  if (await typeNamesake(call.db, name, exceptId)) {
    throw invalidField("name", `There is already a type named ${name}. Choose another name.`);
  }
}

const presentType = (row: TypeRow): ResourceType => ({ ...row, resource_count: row.resource_count ?? 0 });
