import { createHash } from "node:crypto";
import type { DateOrder, ImportField, ImportResult, ImportRowReport } from "#schema/clients/imports/models.ts";
import { lineText, proseText } from "#schema/shared/text.ts";
import type { TableRow } from "./reading/read-table.ts";
import { meansNothing } from "./values/nothing-words.ts";
import { beginningOf, tidied } from "./values/person-values.ts";

/** The rows of a file with the field of each column. */
export interface Sheet {
  header: readonly string[];
  mapping: readonly (ImportField | null)[];
  rows: readonly TableRow[];
  /** The order of day and month in its dates, where it matters. */
  order: DateOrder | "mixed" | null;
}

/** Why a row is not simply imported. */
export interface Reason {
  code: string;
  sentence: string;
  value: string;
  with_row: number | null;
}

export interface PlannedRow<Item = unknown> {
  row: number;
  /** Identifies the row when it is imported again. */
  key: string;
  name: string;
  result: ImportResult;
  /** For the report; the first is the row's main reason. */
  reasons: Reason[];
  /** What to add, stored as JSON. */
  item: Item | null;
  /** Rows that depend on others go second, wherever they are in the file. */
  turn?: 0 | 1;
}

export interface Refusal {
  result: ImportResult;
  refusal: Reason;
}

export const reason = (code: string, sentence: string, value = "", with_row: number | null = null): Reason => ({
  code,
  sentence,
  value: beginningOf(value, 120),
  with_row,
});

export const refused = (code: string, sentence: string, value = "", with_row: number | null = null): Refusal => ({
  result: "refused",
  refusal: reason(code, sentence, value, with_row),
});

export const question = (code: string, sentence: string, value = "", with_row: number | null = null): Refusal => ({
  result: "question",
  refusal: reason(code, sentence, value, with_row),
});

/** The key of a row, derived from its contents. */
export const rowKey = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

const NAME_MAX = 80;

/** A row that cannot be added as it is. */
export function outside({ row, cells }: TableRow, { result, refusal }: Refusal, name = ""): PlannedRow<never> {
  const label = name || (cells.find((cell) => cell.trim()) ?? "");
  return { row, key: `row ${row}`, name: beginningOf(label, NAME_MAX), result, reasons: [refusal], item: null };
}

/** Refuses a row whose shape alone makes it unreadable. */
export function oddRow(header: readonly string[], cells: readonly string[]): Refusal | undefined {
  const skipped = (refusal: Reason): Refusal => ({ result: "skipped", refusal });
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length === 0) return skipped(reason("row_empty", "The row is empty."));
  if (header.length > 1 && header.every((name, n) => name === (cells[n] ?? "").trim())) {
    return skipped(reason("header_repeated", "The names of the columns stand here again."));
  }
  if (filled.length === 1 && /^(grand )?total\b/i.test(cells[0]?.trim() ?? "")) {
    return skipped(reason("total_line", "This is a line of totals.", cells[0]));
  }
  const beyond = cells.slice(header.length).find((cell) => cell.trim() !== "");
  if (beyond === undefined) return undefined;
  return refused("too_many_columns", `The row has ${cells.length} values, the file ${header.length} columns.`, beyond);
}

export interface RowValues {
  /** The first value of a field; empty where the row has none. */
  one(field: ImportField): string;
  all(field: ImportField): readonly string[];
  hadControls: boolean;
  /** Words of other programs for an empty cell, which were read as one. */
  nothings: readonly string[];
}

/** As the forms clean up what is typed, so that they can save what a file brought in. */
const [Line, Prose] = [lineText(), proseText()];

/** The cleaned-up values of each field in a row. */
export function valuesOf(mapping: Sheet["mapping"], cells: readonly string[]): RowValues {
  const values = new Map<ImportField, string[]>();
  const nothings = new Set<string>();
  let hadControls = false;
  for (const [n, field] of mapping.entries()) {
    if (field === null) continue;
    const cell = tidied(cells[n] ?? "");
    hadControls ||= cell.hadControls;
    const text = (field === "note" ? Prose : Line).parse(cell.text);
    if (meansNothing(field, text)) nothings.add(text);
    else if (text !== "") values.set(field, [...(values.get(field) ?? []), text]);
  }
  return {
    one: (field) => values.get(field)?.[0] ?? "",
    all: (field) => values.get(field) ?? [],
    hadControls,
    nothings: [...nothings],
  };
}

/** Says which words of a row were read as empty cells. */
export const nothingNotes = ({ nothings }: RowValues): Reason[] =>
  nothings.length === 0 ? [] : [reason("read_as_empty", `Read as empty: ${nothings.join(", ")}.`, nothings[0])];

/** Normalizes a name for comparison: ignores case and repeated spaces. */
export const folded = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Finds a thing by its normalized name. */
export const named = <Thing extends { name: string }>(things: readonly Thing[], name: string): Thing | undefined =>
  things.find((thing) => folded(thing.name) === folded(name));

/** The rows that are not simply imported; those that need somebody's decision come first. */
export function reportOf(plan: readonly PlannedRow[]): ImportRowReport[] {
  const order: readonly ImportResult[] = ["refused", "question", "imported_with_note", "skipped", "imported"];
  return plan
    .flatMap(({ row, name, result, reasons: [first] }) => {
      if (!first) return [];
      const { code, sentence, value, with_row } = first;
      return [{ row, name, result, reason: code, sentence, value, with_row }];
    })
    .toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result) || a.row - b.row);
}

export const readyRows = <Item>(plan: readonly PlannedRow<Item>[]): PlannedRow<Item>[] =>
  plan.filter(({ result }) => result === "imported" || result === "imported_with_note");
