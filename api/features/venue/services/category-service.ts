import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { formatNames } from "#api/text/format-list.ts";
import type {
  CreateServiceCategoryInput,
  ServiceCategory,
  UpdateServiceCategoryInput,
} from "#schema/venue/services/category-models.ts";
import {
  categoryNamesake,
  changeCategory,
  deleteCategoryRow,
  insertCategory,
  lastCategoryPosition,
  listCategories,
  lockCategory,
  servicesUnder,
} from "./category-queries.ts";

type CategoryRow = NonNullable<Awaited<ReturnType<typeof lockCategory>>>;

export async function serviceCategories(call: Call, query: PageQuery) {
  const { rows, total } = await listCategories(call.db, query);
  return { data: rows.map(presentCategory), meta: metaOf(query, total) };
}

export async function publicServiceCategories(call: Call, query: PageQuery) {
  const { rows, total } = await listCategories(call.db, query);
  return { data: rows.map(({ id, name, position }) => ({ id, name, position })), meta: metaOf(query, total) };
}

export async function createServiceCategory(
  call: Call,
  { name, position }: z.infer<typeof CreateServiceCategoryInput>,
): Promise<ServiceCategory> {
  await refuseNamesake(call, name, 0);
  const id = await insertCategory(call.db, {
    tenant_id: call.tenant.tenant_id,
    name,
    position: position ?? (await lastCategoryPosition(call.db)) + 1,
  });
  const after = await loadForChange(call, id);
  await recordChange(call, { action: "createServiceCategory", entity: "service_category", entity_id: id, after });
  return after;
}

export async function updateServiceCategory(
  call: Call,
  id: number,
  { version, ...change }: z.infer<typeof UpdateServiceCategoryInput>,
): Promise<ServiceCategory> {
  const before = await loadForChange(call, id, version);
  if (change.name !== undefined) await refuseNamesake(call, change.name, id);
  await changeCategory(call.db, id, definedFields(change));
  const after = await loadForChange(call, id);
  const action = "updateServiceCategory";
  await recordChange(call, { action, entity: "service_category", entity_id: id, before, after });
  return after;
}

/** Throws if active services are in the category, naming them; archived ones lose their category. */
export async function deleteServiceCategory(
  call: Call,
  id: number,
  version: number | undefined,
): Promise<ServiceCategory> {
  const before = await loadForChange(call, id, version);
  const [inUse] = formatNames(await servicesUnder(call.db, id), "service");
  if (inUse) {
    throw new ApiError("invalid_state", `${before.name} still has ${inUse}. Move them to another category first.`);
  }
  await deleteCategoryRow(call.db, id);
  await recordChange(call, { action: "deleteServiceCategory", entity: "service_category", entity_id: id, before });
  return before;
}

async function loadForChange(call: Call, id: number, version?: number): Promise<ServiceCategory> {
  const row = await lockCategory(call.db, id);
  if (!row) throw notFound("category");
  const category = presentCategory(row);
  if (version !== undefined && row.version !== version) throw staleVersion(category);
  return category;
}

async function refuseNamesake(call: Call, name: string, exceptId: number): Promise<void> {
  if (await categoryNamesake(call.db, name, exceptId)) {
    throw invalidField("name", `There is already a category named ${name}. Choose another name.`);
  }
}

const presentCategory = (row: CategoryRow): ServiceCategory => ({ ...row, service_count: row.service_count ?? 0 });
