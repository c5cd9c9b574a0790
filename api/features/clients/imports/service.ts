import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { isBefore, utcTextMs } from "#api/time/instants.ts";
import {
  IMPORT_PART_BYTES,
  ImportKind,
  ROLL_BACK_DAYS,
  type CreateImportInput,
  type Import,
  type PreviewImportInput,
} from "#schema/clients/imports/models.ts";
import type { importOperations } from "#schema/clients/imports/operations.ts";
import { KINDS } from "./kind-table.ts";
import {
  arrivedBytes,
  changeImport,
  dropParts,
  findImport,
  insertImport,
  insertPlannedRows,
  listImports,
  lockImport,
  putPart,
  saveMapping,
} from "./queries.ts";
import { planFile, type FileToPlan } from "./reading/file-pool.ts";
import type { PlannedFile } from "./reading/plan-table.ts";

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

export const previewImport: OutsideHandler<typeof importOperations.previewImport, Asked, PlannedFile> = {
  async read(call, { body }) {
    const row = await findImport(call.db, body.import_id);
    if (!row) throw notFound("import");
    return askedOf(call, row, body);
  },
  ask: (_services, asked) => planFile(asked, { withRows: false }),
  write: async (_call, { preview }, { row }) => ({ import_id: row.id, file_name: row.file_name, ...preview }),
};

/** Stores the importable rows; a job adds them, and the file itself is deleted. */
export const submitImport: OutsideHandler<typeof importOperations.submitImport, Asked, PlannedFile> = {
  async read(call, { body }) {
    return askedOf(call, await loadUploading(call, body.import_id), body);
  },
  ask: (_services, asked) => planFile(asked, { withRows: true }),
  async write(call, { preview, mapping, header_key, rows, tags }, { row: { id } }) {
    const row = await loadUploading(call, id);
    const { kind, problem, ready } = preview;
    if (problem) throw invalidField("import_id", problem);
    if (ready === 0) throw new ApiError("invalid_state", "No row of this file is ready: nothing would be added.");
    const { tenant_id } = call.tenant;
    const prepared = await KINDS[kind].prepare?.(call, tags);
    for (const batch of rows) await insertPlannedRows(call.db, id, { rows: batch, tag_ids: prepared?.all ?? [] });
    await saveMapping(call.db, { tenant_id, header_key, fields: JSON.stringify(mapping) });
    const change = { status: "running" as const, total_rows: ready, left_out: 0, new_tag_ids: prepared?.added ?? [] };
    await changeImport(call.db, id, change);
    await dropParts(call.db, id);
    const after = { name: row.file_name, rows: ready };
    await recordChange(call, { action: "submitImport", entity: "import", entity_id: id, after });
    await call.deps.jobs.enqueue(call.db, "run_import", { tenant_id, import_id: id });
    return importStatus(call, id);
  },
};

interface Asked extends FileToPlan {
  row: { id: number; file_name: string };
}

async function askedOf(
  call: Call,
  row: { id: number; file_name: string; size: number; kind: string; status: string },
  input: PreviewImportInput,
): Promise<Asked> {
  if (row.status !== "uploading") throw submitted();
  const arrived = await arrivedBytes(call.db, row.id);
  if (arrived === 0) throw new ApiError("invalid_state", "This file is no longer here. Choose it again.");
  if (arrived !== row.size) {
    throw new ApiError("invalid_state", "The file has not arrived whole yet. Send its other parts.");
  }
  call.chargeFile(row.size);
  return { call, row, kind: ImportKind.parse(row.kind), input };
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

type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The instant from which on a finished import can no longer be rolled back. */
function rollBackEnd(finishedAt: Temporal.Instant | null): Temporal.Instant {
  if (!finishedAt) throw new Error("the import has not finished");
  return finishedAt.add({ hours: 24 * ROLL_BACK_DAYS });
}

function presentImport(found: ImportRow, now: Temporal.Instant): Import {
  const { tenant_id: _tenant, size: _size, created_by: _by, new_tag_ids: _tags, finished_at, ...row } = found;
  const { status } = row;
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
