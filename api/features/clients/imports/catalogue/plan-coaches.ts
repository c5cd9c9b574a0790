import { NAME_MAX } from "#schema/shared/person-name.ts";
import { otherNotes, personName, personOf } from "../known-people.ts";
import {
  nothingNotes,
  oddRow,
  outside,
  reason,
  refused,
  rowKey,
  valuesOf,
  type PlannedRow,
  type Sheet,
} from "../planned-row.ts";
import type { TableRow } from "../reading/read-table.ts";
import type { NewCoach } from "../run-queries.ts";
import { readPhone } from "../values/person-values.ts";

/** The result for each row, in file order: of rows with one address the first counts. */
export function planCoaches(sheet: Sheet, known: Omit<Known, "seen">): PlannedRow<NewCoach>[] {
  const seen = new Map<string, number>();
  return sheet.rows.map((row) => planRow(sheet, row, { ...known, seen }));
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
  const long = [first_name, last_name].find((each) => each.length > NAME_MAX);
  if (long !== undefined)
    return outside(row, refused("name_too_long", `A name has at most ${NAME_MAX} characters.`, long));
  if (name === "") return outside(row, refused("name_missing", "The row names nobody."));
  if (person.badEmail !== undefined || email === null) {
    const sentence = "A coach signs in with an email address. Enter a valid one.";
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
  const { phone, reason: why } = written === undefined ? { phone: null, reason: null } : readPhone(written, country);
  const unread =
    why !== null && phone === null ? [reason(why, "This is not a phone number. It is left out.", written)] : [];
  const reasons = [...unread, ...otherNotes(person), ...nothingNotes(values)];
  const item = { first_name, last_name, email, phone };
  const result = reasons.length > 0 ? "imported_with_note" : "imported";
  return { row: row.row, key: rowKey(["coach", email]), name, result, reasons, item };
}
