import { recordChange } from "#api/audit/record.ts";
import { type AddResult, type KindOfImport, oneByOne, type WaitingRow } from "#api/features/imports/kinds.ts";
import { personOf } from "#api/features/imports/known-people.ts";
import { knownPeople } from "#api/features/imports/people-queries.ts";
import { type BroughtIn, planMemberships } from "#api/features/imports/memberships/plan-memberships.ts";
import { type PlannedRow, type Sheet, valuesOf } from "#api/features/imports/planned-row.ts";
import { addedKeys, membershipsUsedBy, plansNamed } from "#api/features/imports/queries.ts";
import {
  addImportedMembership,
  addImportedUse,
  type ImportedMembership,
  type ImportedUse,
} from "#api/features/memberships/imported-memberships.ts";
import type { Call } from "#api/http/call.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import { venueZone } from "#api/time/zone.ts";

/** Memberships of existing clients; upcoming bills are this company's, past ones are not. */
export const membershipImport: KindOfImport = {
  batchRows: 50,
  problemOf: ({ mapping }) =>
    mapping.includes("plan") ? null : { code: "no_plan_column", sentence: "Say which column holds the plans." },
  plan: planned,
  addAll: oneByOne(add),
};

async function planned(call: Call, sheet: Sheet): Promise<PlannedRow<BroughtIn>[]> {
  const { db, tenant, now } = call;
  const people = await knownPeople(
    db,
    sheet.rows.map(({ cells }) => personOf(valuesOf(sheet.mapping, cells))),
  );
  const ids = [...people.byEmail.values(), ...people.byNumber.values()].map(({ id }) => id);
  const known = {
    people,
    plans: await plansNamed(db),
    uses: await membershipsUsedBy(db, ids),
    currency: tenant.currency,
    locale: tenant.locale,
    today: dateOfDay(todayIn(venueZone(null, tenant.timezone), now)),
    keys: new Set<string>(),
  };
  const keys = planMemberships(sheet, known).map(({ key }) => key);
  return planMemberships(sheet, { ...known, keys: await addedKeys(db, keys) });
}

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
  const after = { name: `${first_name} ${last_name}`.trim(), family_member_id: use.client_id };
  await recordChange(call, { entity: "membership", entity_id: id, after });
  return { client_id: use.client_id, entity_id: added.id };
}
