import { createHash } from "node:crypto";
import { beginningOf, tidied } from "#api/features/imports/values/person-values.ts";
import type { TableRow } from "#api/features/imports/read-table.ts";
import type { DateOrder, ImportField, ImportResult, ImportRowReport } from "#schema/imports/models.ts";

/** A file's rows with what each column holds. */
export interface Sheet {
  header: readonly string[];
  mapping: readonly (ImportField | null)[];
  rows: readonly TableRow[];
  /** How its dates are written, where that matters. */
  order: DateOrder | "mixed" | null;
}

/** Why something becomes of a row that is not simply imported. */
export interface Reason {
  code: string;
  sentence: string;
  value: string;
  with_row: number | null;
}

export interface PlannedRow<Item = unknown> {
  row: number;
  /** What makes the row the same one when it comes again. */
  key: string;
  name: string;
  result: ImportResult;
  /** What stands in the report; the first is the row's own reason. */
  reasons: Reason[];
  /** What is to be added, as JSON keeps it. */
  item: Item | null;
  /** Rows that need others go second, wherever they stand. */
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

/** A row by what it consists of, however often it comes. */
export const rowKey = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

const NAME_MAX = 80;

/** A row that is not to be added as it stands. */
export function outside({ row, cells }: TableRow, { result, refusal }: Refusal, name = ""): PlannedRow<never> {
  const label = name || (cells.find((cell) => cell.trim()) ?? "");
  return { row, key: `row ${row}`, name: beginningOf(label, NAME_MAX), result, reasons: [refusal], item: null };
}

/** A row of which nothing can be read, by its shape alone. */
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
}

/** What a row says of each field, tidied. */
export function valuesOf(mapping: Sheet["mapping"], cells: readonly string[]): RowValues {
  const values = new Map<ImportField, string[]>();
  let hadControls = false;
  for (const [n, field] of mapping.entries()) {
    if (field === null) continue;
    const cell = tidied(cells[n] ?? "");
    hadControls ||= cell.hadControls;
    const text = field === "note" ? cell.text : cell.text.replaceAll(/\s+/g, " ");
    if (text !== "") values.set(field, [...(values.get(field) ?? []), text]);
  }
  return { one: (field) => values.get(field)?.[0] ?? "", all: (field) => values.get(field) ?? [], hadControls };
}

/** As two people would take two names for one: without case and doubled spaces. */
export const folded = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** The one of this name. */
export const named = <Thing extends { name: string }>(things: readonly Thing[], name: string): Thing | undefined =>
  things.find((thing) => folded(thing.name) === folded(name));

/** The rows that are not simply imported; what waits for somebody comes first. */
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
