import type { Person } from "#api/auth/caller.ts";
import type { ApiDeps, Call } from "#api/call/call.ts";
import { systemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import { ImportKind } from "#schema/clients/imports/models.ts";
import { permissionScopesOf } from "#schema/people/sign-in/permissions.ts";
import { KINDS } from "./kind-table.ts";
import type { ImportOrigin } from "./kinds.ts";
import { addedKeys, lockImport } from "./queries.ts";
import {
  countDone,
  dropUnusedTags,
  finish,
  leaveOut,
  markAdded,
  markTakenBack,
  nextAdded,
  nextPlanned,
  removeRows,
  takeTurn,
  type AddedThing,
} from "./run-queries.ts";

/** A job may take a minute: a long import continues as another job. */
const ROWS_PER_JOB = 10_000;
/** Rows with a transaction each take longer, so a job has fewer. */
const BATCHES_PER_JOB = 1_000;
const ROLLBACK_ROWS = 200;

/** Continues an import, or its rollback, from where it stopped. */
export async function runImport(deps: ApiDeps, job: JobData["run_import"]): Promise<void> {
  const { tenant_id, import_id } = job;
  for (let rows = 0, batches = 0; rows < ROWS_PER_JOB && batches < BATCHES_PER_JOB; batches += 1) {
    const done = await inTenant(deps.db, tenant_id, async (trx) => {
      const call = await systemCall(deps, trx, tenant_id, { operationId: "submitImport", permissionScope: "yes" });
      return step(call, import_id);
    });
    if (done === "finished") return;
    rows += done;
  }
  await inTenant(deps.db, tenant_id, (trx) => deps.jobs.enqueue(trx, "run_import", job));
}

type Step = number | "finished";

async function step(call: Call, importId: number): Promise<Step> {
  await takeTurn(call.db, call.tenant.tenant_id);
  const row = await lockImport(call.db, importId);
  if (!row) return "finished";
  const kind = KINDS[ImportKind.parse(row.kind)];
  const origin = { ...call.origin, requestId: `import-${importId}` };
  const named = { ...call, origin, caller: importer(row.created_by, call.now) };
  if (row.status === "running") return addBatch(named, { importId, kind, authorId: row.created_by });
  if (row.status === "rolling_back") return takeBackBatch(named, { importId, kind, authorId: row.created_by });
  return "finished";
}

/** The audit log attributes everything to the person who submitted the file. */
const importer = (id: number, now: Temporal.Instant): Person => ({
  kind: "person",
  id,
  roles: [],
  permissionScopes: permissionScopesOf([], []),
  first_name: "",
  last_name: "",
  email: null,
  session: { tokenHash: Buffer.alloc(0), expires_at: now, confirmed_at: null, kind: "full" },
  has_two_factor: false,
  actor: null,
  visitor: null,
});

interface Running extends ImportOrigin {
  kind: (typeof KINDS)[ImportKind];
}

async function addBatch(call: Call, { kind, ...origin }: Running): Promise<Step> {
  const { importId } = origin;
  const planned = await nextPlanned(call.db, importId, kind.batchRows);
  const known = await addedKeys(
    call.db,
    planned.map(({ key }) => key),
  );
  const waiting = planned.filter(({ key }) => !known.has(key));
  const results = await kind.addAll(call, waiting, origin);
  const added: AddedThing[] = [];
  const others = planned
    .filter(({ key }) => known.has(key))
    .map(({ row_number }) => ({ row_number, why: "Another import had added this row by then." }));
  for (const [n, { row_number }] of waiting.entries()) {
    const result = results[n];
    if (!result) throw new Error(`row ${row_number} has no result`);
    if ("leftOut" in result) others.push({ row_number, why: result.leftOut });
    else added.push({ row_number, ...result });
  }
  await markAdded(call.db, importId, added);
  await leaveOut(call.db, importId, others);
  await countDone(call.db, importId, { added: added.length, left_out: others.length });
  if (planned.length === kind.batchRows) return planned.length;
  await finish(call.db, importId, "done", call.now);
  return "finished";
}

async function takeBackBatch(call: Call, { importId, kind }: Running): Promise<Step> {
  const rows = await nextAdded(call.db, importId, ROLLBACK_ROWS);
  if (rows.length > 0) {
    const numbers = rows.map(({ row_number }) => row_number);
    const removed = new Set(await removeRows(call.db, importId, numbers));
    const others = rows.filter(({ row_number }) => !removed.has(row_number));
    const gone = [...removed, ...((await kind.takeBackOthers?.(call, others)) ?? [])];
    await markTakenBack(call.db, importId, { rows: numbers, gone });
  }
  if (rows.length === ROLLBACK_ROWS) return rows.length;
  await dropUnusedTags(call.db, importId);
  await finish(call.db, importId, "rolled_back", call.now);
  return "finished";
}
