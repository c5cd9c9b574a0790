import type { ImportedMembership, ImportedUse } from "#api/features/memberships/memberships/imported-memberships.ts";
import { clientNamed, personName, personOf } from "../known-people.ts";
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
  type Refusal,
  type RowValues,
  type Sheet,
} from "../planned-row.ts";
import type { TableRow } from "../reading/read-table.ts";
import { partsOfFamilies, type FamilyPart, type FamilyRow } from "./plan-families.ts";
import { datesOf, readMembership, statusOf, type KnownForMemberships } from "./read-membership.ts";

/** A membership of one's own, or a share in another's. */
export type BroughtIn = ImportedMembership | ImportedUse;

/** The result for each row, in file order; a row that shares another row's membership is added after it. */
export function planMemberships(sheet: Sheet, known: KnownForMemberships): PlannedRow<BroughtIn>[] {
  const parts = partsOfFamilies(sheet.rows.flatMap((row) => familyRowOf(sheet, row, known)));
  const planning: Planning = {
    sheet,
    known,
    parts,
    seen: new Map(),
    planned: new Map(),
    clients: new Map(),
    joining: new Map(),
  };
  const isUse = ({ row }: TableRow) => parts.get(row)?.kind === "uses";
  for (const row of sheet.rows) if (!isUse(row)) planning.planned.set(row.row, planRow(planning, row));
  for (const row of sheet.rows) if (isUse(row)) planning.planned.set(row.row, planRow(planning, row));
  return sheet.rows.flatMap(({ row }) => planning.planned.get(row) ?? []);
}

interface Planning {
  sheet: Sheet;
  known: KnownForMemberships;
  parts: ReadonlyMap<number, FamilyPart>;
  /** The row that gives a client a membership, by client. */
  seen: Map<number, number>;
  planned: Map<number, PlannedRow<BroughtIn>>;
  /** The client named by each row. */
  clients: Map<number, number>;
  /** How many share a membership by this file, by payer and plan. */
  joining: Map<string, number>;
}

function familyRowOf(
  { header, mapping }: Sheet,
  { row, cells }: TableRow,
  { plans }: KnownForMemberships,
): FamilyRow[] {
  const { one } = valuesOf(mapping, cells);
  const plan = named(plans, one("plan"));
  if (one("family") === "" || !plan || oddRow(header, cells)) return [];
  const isBilled = one("next_bill") !== "" || one("price") !== "";
  return [{ row, family: one("family"), role: one("family_role"), plan, isBilled }];
}

function planRow(planning: Planning, row: TableRow): PlannedRow<BroughtIn> {
  const found = whoseRow(planning, row);
  if ("refusal" in found) return outside(row, found, found.name);
  const { values, name, client_id } = found;
  planning.clients.set(row.row, client_id);
  const read = readRow(planning, row, { values, name, client_id });
  if ("refusal" in read) return outside(row, read, name);
  const isUse = "family_of" in read;
  const planned = { row: row.row, key: keyOf(read), name, item: read, turn: isUse ? (1 as const) : (0 as const) };
  const there = addedBefore(planning, read, { key: planned.key, name });
  if (there) return { ...planned, result: "skipped", reasons: [there] };
  const refusal = sameClient(planning, client_id, name) ?? (isUse ? familyFull(planning, read) : undefined);
  if (refusal) return outside(row, refusal, name);
  if (isUse) planning.joining.set(placeOf(read), (planning.joining.get(placeOf(read)) ?? 0) + 1);
  planning.seen.set(client_id, row.row);
  return { ...planned, result: "imported", reasons: [] };
}

interface NamedRow {
  values: RowValues;
  name: string;
  client_id: number;
}

/** The client named by a row, if it names a client and a plan. */
function whoseRow({ sheet, known }: Planning, { cells }: TableRow): NamedRow | (Refusal & { name: string }) {
  const odd = oddRow(sheet.header, cells);
  if (odd) return { ...odd, name: "" };
  const values = valuesOf(sheet.mapping, cells);
  const person = personOf(values);
  const name = personName(person);
  if (values.one("plan") === "") {
    return { result: "skipped", refusal: reason("no_membership", "The row names no plan."), name };
  }
  const client = clientNamed(person, known.people);
  if (client) return { values, name, client_id: client.id };
  const sentence = name === "" ? "The row names no client." : `${name} is not a client. Import the clients first.`;
  return { ...refused("client_unknown", sentence, person.number || (person.email ?? "")), name };
}

function readRow(planning: Planning, { row }: TableRow, { values, name, client_id }: NamedRow): BroughtIn | Refusal {
  const { sheet, known, parts } = planning;
  const part = parts.get(row);
  if (part?.kind === "unclear") return part.refusal;
  if (part?.kind === "uses") return readUse(planning, values, { client_id, name, payer: part.payer });
  return readMembership(sheet, values, client_id, known);
}

const keyOf = (read: BroughtIn): string =>
  rowKey(
    "family_of" in read
      ? ["use", read.client_id, read.plan_id, read.family_of]
      : ["membership", read.client_id, read.plan_id, read.started_on],
  );

/** Why it need not be added: an earlier file contained it, or the client has it already. */
function addedBefore({ known }: Planning, read: BroughtIn, { key, name }: { key: string; name: string }) {
  if (known.keys.has(key)) return reason("already_imported", "An earlier import added this row.");
  const has = hasAlready(known, read);
  return has ? reason("has_membership", `${name} ${has} already.`, name) : undefined;
}

function sameClient({ seen }: Planning, clientId: number, name: string): Refusal | undefined {
  const same = seen.get(clientId);
  if (same === undefined) return undefined;
  return refused("second_membership", `Row ${same} gives ${name} a membership already.`, name, same);
}

/** Refuses a share beyond the plan's limit, counting those of this file and those before. */
function familyFull({ known, joining }: Planning, { family_of, plan_id }: ImportedUse): Refusal | undefined {
  const plan = known.plans.find(({ id }) => id === plan_id);
  const places = usedBefore(known, family_of, plan_id)?.places_left ?? (plan?.family_size ?? 1) - 1;
  const taken = joining.get(placeOf({ family_of, plan_id })) ?? 0;
  if (!plan || taken < places) return undefined;
  return refused("family_full", `${plan.name} is for ${plan.family_size} people, and all places are taken.`, plan.name);
}

const placeOf = ({ family_of, plan_id }: Pick<ImportedUse, "family_of" | "plan_id">) => `${family_of} ${plan_id}`;

const usedBefore = ({ uses }: KnownForMemberships, payer: number, planId: number) =>
  uses.find(({ client_id, is_payer, plan_id }) => client_id === payer && is_payer && plan_id === planId);

/** One own membership each, and shares in others' of different plans. */
function hasAlready({ uses }: KnownForMemberships, read: BroughtIn): string | undefined {
  const theirs = uses.filter(({ client_id }) => client_id === read.client_id);
  if (!("family_of" in read)) return theirs.some(({ is_payer }) => is_payer) ? "has a membership" : undefined;
  return theirs.some(({ plan_id }) => plan_id === read.plan_id) ? "uses a membership of this plan" : undefined;
}

interface Using {
  client_id: number;
  name: string;
  /** The payer's row. */
  payer: number;
}

/** A share in the membership of another row, which is added before or existed already. */
function readUse(planning: Planning, values: RowValues, { client_id, name, payer }: Using): ImportedUse | Refusal {
  const { sheet, known, clients } = planning;
  const dates = datesOf(sheet, values, known.today);
  if ("refusal" in dates) return dates;
  const status = statusOf(values.all("status"), dates, known.today);
  if (typeof status !== "string") return status;
  if (status === "cancelled") return left(`${name} no longer uses it.`, name);
  const family_of = clients.get(payer);
  const plan = named(known.plans, values.one("plan"));
  if (client_id === family_of) {
    return refused("second_membership", `Row ${payer} gives ${name} a membership already.`, name, payer);
  }
  const paid = membershipOfRow(planning, payer);
  if (paid?.status === "cancelled") return left("The membership has ended.", name, payer);
  if (!plan || family_of === undefined || !(paid || usedBefore(known, family_of, plan.id))) {
    return question("payer_waits", `Row ${payer}, who pays, is not ready.`, name, payer);
  }
  return { family_of, plan_id: plan.id, client_id, joined_on: dates.start };
}

/** The membership that the payer's row adds. */
function membershipOfRow({ planned }: Planning, row: number): ImportedMembership | undefined {
  const paying = planned.get(row);
  if (paying?.result !== "imported" || paying.item === null || "family_of" in paying.item) return undefined;
  return paying.item;
}

const left = (sentence: string, name: string, withRow: number | null = null): Refusal => ({
  result: "skipped",
  refusal: reason("family_left", sentence, name, withRow),
});
