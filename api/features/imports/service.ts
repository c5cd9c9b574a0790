import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import { doubledColumn, guessColumns, headerKey, isKnownColumn, IS_MANY } from "#api/features/imports/guess-columns.ts";
import { KINDS } from "#api/features/imports/kind-table.ts";
import { readyRows, reportOf, type Sheet } from "#api/features/imports/planned-row.ts";
import { dateOrderOf } from "#api/features/imports/values/date-values.ts";
import { beginningOf } from "#api/features/imports/values/person-values.ts";
import {
  changeImport,
  dropParts,
  fileOf,
  findImport,
  insertImport,
  insertPlannedRows,
  listImports,
  lockImport,
  putPart,
  savedMapping,
  saveMapping,
} from "#api/features/imports/queries.ts";
import { readFile, type Table } from "#api/features/imports/read-table.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, invalidField, notFound } from "#api/http/errors.ts";
import { isBefore, utcTextMs } from "#api/time/instants.ts";
import {
  type CreateImportInput,
  type Import,
  IMPORT_PART_BYTES,
  type ImportColumnField,
  type ImportField,
  ImportKind,
  type ImportPreview,
  type PreviewImportInput,
  ROLL_BACK_DAYS,
} from "#schema/imports/models.ts";

const REPORTED_ROWS = 300;
const SAMPLE_LENGTH = 60;

export async function imports(call: Call): Promise<Import[]> {
  return (await listImports(call.db)).map((row) => presentImport(row, call.now));
}

export async function importStatus(call: Call, id: number): Promise<Import> {
  const row = await findImport(call.db, id);
  if (!row) throw notFound("import");
  return presentImport(row, call.now);
}

export async function createImport(
  call: Call,
  { kind = "clients", file_name, size }: z.infer<typeof CreateImportInput>,
): Promise<Import> {
  const { id } = await insertImport(call.db, {
    tenant_id: call.tenant.tenant_id,
    kind,
    file_name,
    size,
    created_by: signedIn(call.caller).id,
    created_at: call.now,
  });
  return importStatus(call, id);
}

/** A part that is sent again replaces itself. */
export async function addImportPart(call: Call, id: number, part: number, content: string) {
  const row = await loadUploading(call, id);
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > IMPORT_PART_BYTES || (part - 1) * IMPORT_PART_BYTES + bytes.length > row.size) {
    throw new ApiError("too_large", "This part lies beyond the end of the file.");
  }
  await putPart(call.db, { tenant_id: call.tenant.tenant_id, import_id: id, part, content: bytes });
  return { message: "This part of the file has arrived." };
}

export async function previewImport(call: Call, input: PreviewImportInput): Promise<ImportPreview> {
  const row = await findImport(call.db, input.import_id);
  if (!row) throw notFound("import");
  if (row.status !== "uploading") throw submitted();
  const { kind, table, mapping, plan, problem, sheet, notes } = await planOf(call, row, input);
  const ready = readyRows(plan).length;
  const skipped = plan.filter(({ result }) => result === "skipped").length;
  return {
    import_id: row.id,
    file_name: row.file_name,
    encoding: table.encoding,
    delimiter: table.delimiter,
    kind,
    has_dates: mapping.some(holdsDates),
    date_order: sheet.order === "mixed" ? null : sheet.order,
    columns: table.header.map((name, n) => ({
      name,
      sample: beginningOf((table.rows.find(({ cells }) => cells[n]?.trim())?.cells[n] ?? "").trim(), SAMPLE_LENGTH),
      field: mapping[n] ?? "leave_out",
    })),
    problem: problem?.sentence ?? null,
    problem_code: problem?.code ?? null,
    notes,
    records: table.rows.length,
    ready,
    skipped,
    waiting: plan.length - ready - skipped,
    rows: reportOf(plan).slice(0, REPORTED_ROWS),
  };
}

/** Stores the importable rows; a job adds them, and the file itself is deleted. */
export async function submitImport(call: Call, input: PreviewImportInput): Promise<Import> {
  const row = await loadUploading(call, input.import_id);
  const { kind, table, mapping, plan, problem } = await planOf(call, row, input);
  if (problem) throw invalidField("import_id", problem.sentence);
  const ready = readyRows(plan);
  if (ready.length === 0) throw new ApiError("invalid_state", "No row of this file is ready: nothing would be added.");
  const { tenant_id } = call.tenant;
  const prepared = await KINDS[kind].prepare?.(call, ready);
  await insertPlannedRows(
    call.db,
    ready.map(({ row: row_number, key, name, item, turn = 0 }) => ({
      tenant_id,
      import_id: row.id,
      row_number,
      turn,
      key,
      name,
      state: "planned",
      record: item as never, // JSON as is: insertRows writes it directly
      tag_ids: prepared?.tagIdsOf(item) ?? [],
    })),
  );
  await saveMapping(call.db, { tenant_id, header_key: headerKey(kind, table.header), fields: JSON.stringify(mapping) });
  await changeImport(call.db, row.id, {
    status: "running",
    total_rows: ready.length,
    left_out: 0,
    new_tag_ids: prepared?.tag_ids ?? [],
  });
  await dropParts(call.db, row.id);
  const after = { name: row.file_name, rows: ready.length };
  await recordChange(call, { action: "submitImport", entity: "import", entity_id: row.id, after });
  await call.deps.jobs.enqueue(call.db, "run_import", { tenant_id, import_id: row.id });
  return importStatus(call, row.id);
}

export async function rollbackImport(call: Call, id: number): Promise<Import> {
  const row = await lockImport(call.db, id);
  if (!row) throw notFound("import");
  if (row.status !== "done") {
    throw new ApiError("invalid_state", "Only a finished import can be rolled back, and only once.");
  }
  if (!isBefore(call.now, rollBackEnd(row.finished_at))) {
    throw new ApiError(
      "invalid_state",
      `An import can be rolled back for ${ROLL_BACK_DAYS} days after it finished. This one can no longer be rolled back.`,
    );
  }
  await changeImport(call.db, id, { status: "rolling_back" });
  const before = { name: row.file_name, rows: row.added };
  await recordChange(call, { action: "rollbackImport", entity: "import", entity_id: id, before });
  await call.deps.jobs.enqueue(call.db, "run_import", { tenant_id: call.tenant.tenant_id, import_id: id });
  return importStatus(call, id);
}

const submitted = () =>
  new ApiError("invalid_state", "This file was submitted already. Choose it again to import more of it.");

async function loadUploading(call: Call, id: number) {
  const row = await lockImport(call.db, id);
  if (!row) throw notFound("import");
  if (row.status !== "uploading") throw submitted();
  return row;
}

async function planOf(call: Call, row: { id: number; size: number; kind: string }, input: PreviewImportInput) {
  const file = await fileOf(call.db, row.id);
  if (file.length === 0) throw new ApiError("invalid_state", "This file is no longer here. Choose it again.");
  if (file.length !== row.size)
    throw new ApiError("invalid_state", "The file has not arrived whole yet. Send its other parts.");
  const kind = ImportKind.parse(row.kind);
  const table = await readFile(file, input.encoding, isKnownColumn(kind));
  const mapping = await mappingOf(call, { kind, header: table.header, chosen: input.mapping });
  const problem = table.problem ?? problemOf(kind, table, mapping, input);
  const sheet = { ...table, mapping, order: input.date_order ?? orderOf(table, mapping) };
  const plan = problem ? [] : await KINDS[kind].plan(call, sheet);
  return { kind, table, mapping, plan, problem, sheet, notes: notesOf(table, mapping) };
}

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
async function mappingOf(call: Call, { kind, header, chosen }: Mapped): Promise<(ImportField | null)[]> {
  if (chosen) return header.map((_, n) => fieldOf(chosen[n]));
  return (await savedMapping(call.db, headerKey(kind, header))) ?? guessColumns(kind, header);
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
  { mapping: chosen }: PreviewImportInput,
) {
  const doubled = doubledColumn(kind, header);
  if (doubled !== undefined && chosen === undefined) {
    return { code: "header_twice", sentence: `Two columns are named ${doubled}. Say what each of them holds.` };
  }
  const twice = mapping.find((field, n) => field !== null && !IS_MANY.has(field) && mapping.indexOf(field) !== n);
  if (twice) return { code: "field_twice", sentence: "Two columns hold the same. Leave one of them out." };
  return KINDS[kind].problemOf({ mapping });
}

function notesOf({ above, header, sheets }: Table, mapping: readonly (ImportField | null)[]): string[] {
  const out = header.filter((name, n) => name !== "" && (mapping[n] ?? null) === null);
  return [
    ...(sheets > 1 ? [`The workbook has ${sheets} sheets. The first one is read.`] : []),
    ...(above > 0 ? [`${above} ${above === 1 ? "line" : "lines"} above the names of the columns are left out.`] : []),
    ...(out.length > 0 ? [`Left out: ${out.join(", ")}.`] : []),
  ];
}

type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The instant from which on a finished import can no longer be rolled back. */
function rollBackEnd(finishedAt: Temporal.Instant | null): Temporal.Instant {
  if (!finishedAt) throw new Error("the import has not finished");
  return finishedAt.add({ hours: 24 * ROLL_BACK_DAYS });
}

function presentImport(found: ImportRow, now: Temporal.Instant): Import {
  const { tenant_id: _tenant, size: _size, created_by: _by, new_tag_ids: _tags, finished_at, ...row } = found;
  const status = row.status as Import["status"]; // the table's check constraint allows only these values
  const end = status === "done" && row.added > 0 ? rollBackEnd(finished_at) : null;
  return {
    ...row,
    kind: ImportKind.parse(row.kind),
    status,
    created_at: utcTextMs(row.created_at),
    can_roll_back: end !== null && isBefore(now, end),
    roll_back_until: end && utcTextMs(end),
  };
}
