import { recordChange } from "#api/audit/record.ts";
import { beginCoaching } from "#api/features/coaches/coaching.ts";
import { countryOf } from "#api/features/phones/service.ts";
import { type AddResult, type KindOfImport, oneByOne, type WaitingRow } from "#api/features/imports/kinds.ts";
import { personName, personOf } from "#api/features/imports/known-people.ts";
import {
  oddRow,
  outside,
  type PlannedRow,
  reason,
  refused,
  rowKey,
  type Sheet,
  valuesOf,
} from "#api/features/imports/planned-row.ts";
import { ownersOf } from "#api/features/imports/queries.ts";
import type { TableRow } from "#api/features/imports/read-table.ts";
import { addCoach, type NewCoach } from "#api/features/imports/run-queries.ts";
import { readPhone } from "#api/features/imports/values/person-values.ts";
import type { Call } from "#api/http/call.ts";

/** Coaches are created with accounts that are not invited yet; they are invited from the list of accounts. */
export const coachImport: KindOfImport = {
  batchRows: 50,
  problemOf: ({ mapping }) =>
    mapping.includes("email")
      ? null
      : { code: "no_email_column", sentence: "Say which column holds the email addresses: coaches sign in with them." },
  plan: planned,
  addAll: oneByOne(add),
};

async function planned(call: Call, sheet: Sheet): Promise<PlannedRow<NewCoach>[]> {
  const country = await countryOf(call);
  const people = sheet.rows.map(({ cells }) => personOf(valuesOf(sheet.mapping, cells)));
  const owners = await ownersOf(
    call.db,
    people.flatMap(({ email }) => email ?? []),
  );
  const seen = new Map<string, number>();
  return sheet.rows.map((row) => planRow(sheet, row, { country, owners, seen }));
}

interface Known {
  country: string | null;
  /** Name of the person who has an address. */
  owners: ReadonlyMap<string, string>;
  /** Earlier rows by address. */
  seen: Map<string, number>;
}

function planRow(sheet: Sheet, row: TableRow, { country, owners, seen }: Known): PlannedRow<NewCoach> {
  const odd = oddRow(sheet.header, row.cells);
  if (odd) return outside(row, odd);
  const values = valuesOf(sheet.mapping, row.cells);
  const person = personOf(values);
  const name = personName(person);
  const { first_name, last_name, email } = person;
  if (name === "") return outside(row, refused("name_missing", "The row names nobody."));
  if (person.badEmail !== undefined || email === null) {
    const sentence = "A coach signs in with an email address. Give a valid one.";
    return outside(row, refused("email_not_valid", sentence, person.badEmail ?? ""), name);
  }
  const same = seen.get(email);
  seen.set(email, same ?? row.row);
  if (same !== undefined) {
    const refusal = reason("duplicate_in_file", `The same address as in row ${same}.`, email, same);
    return outside(row, { result: "skipped", refusal }, name);
  }
  const owner = owners.get(email);
  if (owner !== undefined) {
    const refusal = reason("email_taken", `${owner} has this address already.`, email);
    return outside(row, { result: "skipped", refusal }, name);
  }
  const [written] = values.all("phone");
  const phone = written === undefined ? null : readPhone(written, country).phone;
  const item = { first_name, last_name, email, phone };
  return { row: row.row, key: rowKey(["coach", email]), name, result: "imported", reasons: [], item };
}

async function add(call: Call, { name, record }: WaitingRow): Promise<AddResult> {
  const coach = record as NewCoach; // built by planRow
  const id = await addCoach(call.db, call.tenant.tenant_id, coach, call.now);
  if (id === undefined) return { leftOut: "Somebody had this address by then." };
  await beginCoaching(call, id);
  await recordChange(call, { entity: "account", entity_id: id, after: { name, ...coach } });
  return { client_id: null, entity_id: id };
}
