import type { NewResource } from "#api/features/clients/imports/catalogue/plan-resources.ts";
import { type AddResult, type KindOfImport, oneByOne, type WaitingRow } from "#api/features/clients/imports/kinds.ts";
import { createResource } from "#api/features/venue/resources/change-resource.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";

export const resourceImport: KindOfImport = { batchRows: 50, addAll: oneByOne(add) };

async function add(call: Call, { record }: WaitingRow): Promise<AddResult> {
  try {
    const { id } = await createResource(call, record as NewResource); // built by planResources
    return { client_id: null, entity_id: id };
  } catch (error) {
    if (error instanceof ApiError) return { leftOut: error.message }; // refused before anything was written
    throw error;
  }
}
