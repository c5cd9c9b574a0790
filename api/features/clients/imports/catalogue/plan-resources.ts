import { CreateResourceInput } from "#schema/venue/resources/models.ts";
import type { KnownVenue } from "../bookings/known-queries.ts";
import {
  named,
  oddRow,
  outside,
  question,
  reason,
  refused,
  rowKey,
  valuesOf,
  type PlannedRow,
  type Sheet,
} from "../planned-row.ts";
import type { TableRow } from "../reading/read-table.ts";

export interface NewResource {
  name: string;
  location_id: number;
  resource_type_id: number;
  capacity?: number;
}

type Known = KnownVenue & { types: { id: number; name: string }[]; seen: Map<string, number> };

/** The result for each row, in file order: of rows with one name and location the first counts. */
export function planResources(sheet: Sheet, known: Omit<Known, "seen">): PlannedRow<NewResource>[] {
  const seen = new Map<string, number>();
  return sheet.rows.map((row) => planRow(sheet, row, { ...known, seen }));
}

const notNamed = (what: string, name: string): string =>
  name === ""
    ? `The row names no ${what}. Add a column that does.`
    : `There is no ${what} named ${name}. Add it or correct the name.`;

function planRow(sheet: Sheet, row: TableRow, known: Known): PlannedRow<NewResource> {
  const odd = oddRow(sheet.header, row.cells);
  if (odd) return outside(row, odd);
  const { one } = valuesOf(sheet.mapping, row.cells);
  const name = one("resource");
  if (name === "") return outside(row, refused("name_missing", "The row names no bay."));
  const location = thingNamed(known.locations, one("location"));
  if (!location) {
    const sentence = notNamed("location", one("location"));
    return outside(row, question("location_unknown", sentence, one("location")), name);
  }
  const type = thingNamed(known.types, one("resource_type"));
  if (!type) {
    const sentence = notNamed("type of bay", one("resource_type"));
    return outside(row, question("type_unknown", sentence, one("resource_type")), name);
  }
  const capacity = one("capacity") === "" ? undefined : Number(one("capacity"));
  const item = {
    name,
    location_id: location.id,
    resource_type_id: type.id,
    ...(capacity === undefined ? {} : { capacity }),
  };
  const fault = CreateResourceInput.safeParse(item).error?.issues[0];
  if (fault) return outside(row, refused("not_valid", fault.message, String(capacity ?? name)), name);
  return withoutNamesake(
    { row: row.row, key: rowKey(["resource", location.id, name.toLowerCase()]), name, item },
    known,
  );
}

function withoutNamesake(
  plan: Pick<PlannedRow<NewResource>, "row" | "key" | "name"> & { item: NewResource },
  { resources, seen }: Known,
): PlannedRow<NewResource> {
  const there = resources.filter(({ location_id }) => location_id === plan.item.location_id);
  const same = seen.get(plan.key);
  seen.set(plan.key, same ?? plan.row);
  if (same !== undefined) {
    const twice = reason("duplicate_in_file", `The same as row ${same}.`, plan.name, same);
    return { ...plan, result: "skipped", reasons: [twice] };
  }
  if (named(there, plan.name)) {
    return { ...plan, result: "skipped", reasons: [reason("already_there", `${plan.name} is there already.`)] };
  }
  return { ...plan, result: "imported", reasons: [] };
}

/** The one with this name, or with this number as our exports show it; for an empty name, the only one there is. */
function thingNamed<Thing extends { id: number; name: string }>(
  things: readonly Thing[],
  name: string,
): Thing | undefined {
  const [only] = things;
  if (name === "" && things.length === 1) return only;
  return named(things, name) ?? things.find(({ id }) => String(id) === name);
}
