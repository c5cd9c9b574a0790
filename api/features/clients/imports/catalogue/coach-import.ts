import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { beginCoaching } from "#api/features/venue/coaches/coaching.ts";
import { oneByOne, type AddResult, type KindOfImport, type WaitingRow } from "../kinds.ts";
import { addCoach, type NewCoach } from "../run-queries.ts";

/** Coaches are created with accounts that are not invited yet; they are invited from the list of accounts. */
export const coachImport: KindOfImport = { batchRows: 50, addAll: oneByOne(add) };

async function add(call: Call, { name, record }: WaitingRow): Promise<AddResult> {
  const coach = record as NewCoach; // built by planCoaches
  const id = await addCoach(call.db, call.tenant.tenant_id, coach, call.now);
  if (id === undefined) return { leftOut: "Somebody had this address by then." };
  await beginCoaching(call, id);
  await recordChange(call, { entity: "account", entity_id: id, after: { name, ...coach } });
  return { client_id: null, entity_id: id };
}
