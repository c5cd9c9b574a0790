import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { createResource } from "#api/features/venue/resources/change-resource.ts";
import { oneByOne, type AddResult, type KindOfImport, type WaitingRow } from "../kinds.ts";
import type { NewResource } from "./plan-resources.ts";

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
