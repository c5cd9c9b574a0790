import type {
  ImportColumnField,
  ImportField,
  ImportKind,
  ImportPreview,
  PreviewImportInput,
} from "#schema/clients/imports/models.ts";
import { doubledColumn, guessColumns, headerKey, IS_MANY, isKnownColumn } from "../guess-columns.ts";
import { readyRows, reportOf, type PlannedRow, type Sheet } from "../planned-row.ts";
import { dateOrderOf } from "../values/date-values.ts";
import { beginningOf } from "../values/person-values.ts";
import type { LookUp } from "./look-ups.ts";
import { PLANS, type Company } from "./plans.ts";
import { readFile, type Table } from "./read-table.ts";

const REPORTED_ROWS = 300;
const SAMPLE_LENGTH = 60;
const ROWS_A_BATCH = 500;

/** Everything that the thread is told at its start. */
export interface PlanRequest {
  kind: ImportKind;
  input: Pick<PreviewImportInput, "mapping" | "encoding" | "date_order">;
  company: Company;
  withRows: boolean;
}

/** What becomes of a file. */
export interface PlannedFile {
  preview: Omit<ImportPreview, "import_id" | "file_name">;
  mapping: (ImportField | null)[];
  header_key: string;
  /** The rows that are ready as JSON in batches, which the main thread passes on without reading them. */
  rows: string[];
  /** The tags that they name. */
  tags: string[];
}

/** Reads a file and plans each of its rows. Runs in a thread of its own. */
export async function planTable(
  bytes: Uint8Array,
  { kind, input, company, withRows }: PlanRequest,
  lookUp: LookUp,
): Promise<PlannedFile> {
  const table = await readFile(bytes, input.encoding, isKnownColumn(kind));
  const { header } = table;
  const mapping = await mappingOf({ kind, header, chosen: input.mapping }, lookUp);
  const problem = table.problem ?? problemOf(kind, table, mapping, input);
  const sheet = { ...table, mapping, order: input.date_order ?? orderOf(table, mapping) };
  const plan = problem ? [] : await PLANS[kind].plan(sheet, company, lookUp);
  const ready = readyRows(plan);
  const skipped = plan.filter(({ result }) => result === "skipped").length;
  const preview = {
    encoding: table.encoding,
    delimiter: table.delimiter,
    kind,
    has_dates: mapping.some(holdsDates),
    date_order: sheet.order === "mixed" ? null : sheet.order,
    columns: header.map((name, n) => ({
      name,
      sample: beginningOf((table.rows.find(({ cells }) => cells[n]?.trim())?.cells[n] ?? "").trim(), SAMPLE_LENGTH),
      field: mapping[n] ?? ("leave_out" as const),
    })),
    problem: problem?.sentence ?? null,
    problem_code: problem?.code ?? null,
    notes: notesOf(table, mapping),
    records: table.rows.length,
    ready: ready.length,
    skipped,
    waiting: plan.length - ready.length - skipped,
    rows: reportOf(plan).slice(0, REPORTED_ROWS),
  };
  const written = withRows ? writtenRows(ready) : { rows: [], tags: [] };
  return { preview, mapping, header_key: headerKey(kind, header), ...written };
}

function writtenRows(ready: readonly PlannedRow[]): Pick<PlannedFile, "rows" | "tags"> {
  const names = new Map(ready.flatMap(({ item }) => tagsOf(item)).map((tag) => [tag.toLowerCase(), tag]));
  const numbers = new Map([...names.keys()].map((tag, n) => [tag, n]));
  const lines = ready.map(({ row: row_number, turn = 0, key, name, item: record }) => {
    const tags = tagsOf(record).map((tag) => numbers.get(tag.toLowerCase()));
    return JSON.stringify({ row_number, turn, key, name, record, tags });
  });
  const batches = Array.from({ length: Math.ceil(lines.length / ROWS_A_BATCH) }, (_, n) =>
    lines.slice(n * ROWS_A_BATCH, (n + 1) * ROWS_A_BATCH),
  );
  return { rows: batches.map((batch) => `[${batch.join(",")}]`), tags: [...names.values()] };
}

/** Of all kinds of rows, only new clients bring tags. */
const tagsOf = (item: unknown): string[] => (isTagged(item) ? item.tags : []);

const isTagged = (item: unknown): item is { tags: string[] } =>
  typeof item === "object" && item !== null && "tags" in item;

const DATES: ReadonlySet<ImportField> = new Set<ImportField>([
  "date",
  "start",
  "end",
  "next_bill",
  "pause_from",
  "pause_until",
  "cancel_on",
]);

const holdsDates = (field: ImportField | null): boolean => field !== null && DATES.has(field);

function orderOf({ rows }: Table, mapping: readonly (ImportField | null)[]): Sheet["order"] {
  const columns = mapping.flatMap((field, n) => (holdsDates(field) ? [n] : []));
  return dateOrderOf(rows.flatMap(({ cells }) => columns.map((n) => cells[n] ?? "")));
}

/** The mapping as chosen, else as last used for these columns, else as guessed. */
async function mappingOf({ kind, header, chosen }: Mapped, lookUp: LookUp): Promise<(ImportField | null)[]> {
  if (chosen) return header.map((_, n) => fieldOf(chosen[n]));
  return (await lookUp("savedMapping", headerKey(kind, header))) ?? guessColumns(kind, header);
}

interface Mapped {
  kind: ImportKind;
  header: readonly string[];
  chosen: PreviewImportInput["mapping"];
}

const fieldOf = (chosen: ImportColumnField | undefined): ImportField | null =>
  chosen === undefined || chosen === "leave_out" ? null : chosen;

function problemOf(
  kind: ImportKind,
  { header }: Table,
  mapping: readonly (ImportField | null)[],
  { mapping: chosen }: Pick<PreviewImportInput, "mapping">,
) {
  const doubled = doubledColumn(kind, header);
  if (doubled !== undefined && chosen === undefined) {
    return { code: "header_twice", sentence: `Two columns are named ${doubled}. Choose what each of them contains.` };
  }
  const twice = mapping.find((field, n) => field !== null && !IS_MANY.has(field) && mapping.indexOf(field) !== n);
  if (twice) return { code: "field_twice", sentence: "Two columns hold the same. Leave one of them out." };
  return PLANS[kind].problemOf({ mapping });
}

function notesOf({ above, header, sheets }: Table, mapping: readonly (ImportField | null)[]): string[] {
  const out = header.filter((name, n) => name !== "" && (mapping[n] ?? null) === null);
  return [
    ...(sheets > 1 ? [`The workbook has ${sheets} sheets. The first one is read.`] : []),
    ...(above > 0 ? [`${above} ${above === 1 ? "line" : "lines"} above the names of the columns are left out.`] : []),
    ...(out.length > 0 ? [`Left out: ${out.join(", ")}.`] : []),
  ];
}
