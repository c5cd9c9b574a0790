import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import {
  addImportedMembership,
  addImportedUse,
  type ImportedMembership,
  type ImportedUse,
} from "#api/features/memberships/memberships/imported-memberships.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { oneByOne, type AddResult, type KindOfImport, type WaitingRow } from "../kinds.ts";
import type { BroughtIn } from "./plan-memberships.ts";

/** Memberships of existing clients; upcoming bills are this company's, past ones are not. */
export const membershipImport: KindOfImport = { batchRows: 50, addAll: oneByOne(add) };

async function add(call: Call, { name, record }: WaitingRow): Promise<AddResult> {
  const planned = record as BroughtIn; // built by planMemberships
  return "family_of" in planned ? addUse(call, planned) : addMembership(call, name, planned);
}

async function addMembership(call: Call, name: string, membership: ImportedMembership): Promise<AddResult> {
  const id = await addImportedMembership(call, membership);
  if (id === null) return { leftOut: "The client had a membership by then." };
  await recordChange(call, { entity: "membership", entity_id: id, after: { name, ...membership } });
  return { client_id: membership.client_id, entity_id: id };
}

async function addUse(call: Call, use: ImportedUse): Promise<AddResult> {
  const added = await addImportedUse(call, use);
  if ("leftOut" in added) return added;
  const { id, first_name, last_name } = added.membership;
  const after = { name: fullName({ first_name, last_name }), family_member_id: use.client_id };
  await recordChange(call, { entity: "membership", entity_id: id, after });
  return { client_id: use.client_id, entity_id: added.id };
}
