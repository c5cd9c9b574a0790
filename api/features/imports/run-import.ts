import { recordChange } from "#api/audit/record.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { addedKeys, lockImport } from "#api/features/imports/queries.ts";
import {
  addClient,
  countDone,
  dropUnusedTags,
  finish,
  leaveOut,
  markAdded,
  nextAdded,
  nextPlanned,
  noteOnImport,
  takeBack,
  takeTurn,
} from "#api/features/imports/run-queries.ts";
import type { JobData, JobQueue } from "#api/jobs/jobs.ts";

export interface RunDeps {
  db: Database;
  clock: { now(): Temporal.Instant };
  jobs: JobQueue;
}

/** Rows a transaction: what a crash undoes is done again, and nothing else. */
const BATCH_ROWS = 200;
/** A job may take a minute: a long import goes on as another one. */
const BATCHES_PER_JOB = 50;

/** Goes on with an import, or with taking it back, from wherever it stands. */
export async function runImport({ db, clock, jobs }: RunDeps, job: JobData["run_import"]): Promise<void> {
  const { tenant_id, import_id } = job;
  for (let batch = 0; batch < BATCHES_PER_JOB; batch += 1) {
    const goesOn = await inTenant(db, tenant_id, (trx) => step(trx, { tenant_id, import_id, now: clock.now() }));
    if (!goesOn) return;
  }
  await inTenant(db, tenant_id, (trx) => jobs.enqueue(trx, "run_import", job));
}

interface Step {
  tenant_id: string;
  import_id: number;
  now: Temporal.Instant;
}

async function step(trx: TenantTransaction, at: Step): Promise<boolean> {
  await takeTurn(trx, at.tenant_id);
  const row = await lockImport(trx, at.import_id);
  if (row?.status === "running") return addBatch(trx, at, row.created_by);
  if (row?.status === "rolling_back") return takeBackBatch(trx, at);
  return false;
}

async function addBatch(trx: TenantTransaction, at: Step, created_by: number): Promise<boolean> {
  const planned = await nextPlanned(trx, at.import_id, BATCH_ROWS);
  const known = await addedKeys(
    trx,
    planned.map(({ key }) => key),
  );
  let added = 0;
  for (const row of planned) {
    const id = known.has(row.key) ? undefined : await addClient(trx, at.tenant_id, row, at.now);
    if (id === undefined) {
      await leaveOut(trx, at.import_id, row.row_number);
      continue;
    }
    added += 1;
    known.add(row.key);
    await markAdded(trx, at.import_id, row, id);
    await tell(trx, at, { id, created_by, after: { name: row.name, ...row.client } });
    if (row.client.note !== null) {
      await noteOnImport(trx, { id, body: row.client.note, author_id: created_by, now: at.now });
    }
  }
  await countDone(trx, at.import_id, { added, left_out: planned.length - added });
  if (planned.length === BATCH_ROWS) return true;
  await finish(trx, at.import_id, "done", at.now);
  return false;
}

function tell(
  trx: TenantTransaction,
  { tenant_id, now, import_id }: Step,
  { id, created_by, after }: { id: number; created_by: number; after: object },
): Promise<void> {
  const call = {
    operationId: "submitImport",
    caller: { kind: "anonymous" as const, visitor: null },
    db: trx,
    now,
    origin: { tenant: null, address: "", requestId: `import-${import_id}`, secure: true },
    tenant: { tenant_id },
  };
  return recordChange(
    call,
    { entity: "client", entity_id: id, after },
    { actor_id: created_by, on_behalf_of_id: null },
  );
}

async function takeBackBatch(trx: TenantTransaction, at: Step): Promise<boolean> {
  const rows = await nextAdded(trx, at.import_id, BATCH_ROWS);
  if (rows.length > 0) await takeBack(trx, at.import_id, rows);
  if (rows.length === BATCH_ROWS) return true;
  await dropUnusedTags(trx, at.import_id);
  await finish(trx, at.import_id, "rolled_back", at.now);
  return false;
}
