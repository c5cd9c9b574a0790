import { availableParallelism } from "node:os";
import { Worker, type ResourceLimits } from "node:worker_threads";
import type { Call } from "#api/call/call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { fairTurns } from "#api/limits/fair-turns.ts";
import type { ImportKind, PreviewImportInput } from "#schema/clients/imports/models.ts";
import { MEMORY, READ_WITHIN_MS, TOO_LARGE } from "./limits.ts";
import { LOOK_UPS, type LookUpName } from "./look-ups.ts";
import type { PlannedFile, PlanRequest } from "./plan-table.ts";

/** A thread takes a core and up to 288 MB; half the cores stay free for bookings. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** Of one file. */
interface FileLimits {
  withinMs: number;
  memory: ResourceLimits;
}

export interface FileToPlan {
  call: Call;
  row: { id: number };
  kind: ImportKind;
  input: PreviewImportInput;
}

/** A look-up, or the result. */
export type FromWorker = { name: LookUpName; argument: unknown } | { planned: PlannedFile };
export interface Answer {
  answer: unknown;
}

/**
 * Reads a file and plans its rows in a thread of its own, while no transaction is open: few at once for all companies
 * together, one of each company. A file that takes too long or too much memory ends its thread and is refused.
 */
export function filePool({ atOnce, ...limits }: FileLimits & { atOnce: number }) {
  const turns = fairTurns({
    atOnce,
    waitingEach: 3,
    waitMs: 8_000,
    refusal: "Several files are being read right now. Try again in a moment.",
  });
  return function planFile(file: FileToPlan, { withRows }: { withRows: boolean }): Promise<PlannedFile> {
    const { call, row, kind, input } = file;
    const { tenant_id, currency, locale, timezone } = call.tenant;
    const company = { nowMs: call.now.epochMilliseconds, currency, locale, timezone };
    return turns(tenant_id, async () => {
      const bytes = await inTenant(call.deps.db, tenant_id, (db) => LOOK_UPS.fileOf({ ...call, db }, row.id));
      return runWorker(call, bytes, { request: { kind, input, company, withRows }, limits });
    });
  };
}

export const planFile = filePool({ atOnce: AT_ONCE, withinMs: READ_WITHIN_MS, memory: MEMORY });

interface Reading {
  request: PlanRequest;
  limits: FileLimits;
}

function runWorker(call: Call, bytes: Buffer, { request, limits }: Reading): Promise<PlannedFile> {
  const workerData = { bytes, request };
  const worker = new Worker(new URL("file-worker.ts", import.meta.url), { workerData, resourceLimits: limits.memory });
  const { promise, resolve, reject } = Promise.withResolvers<PlannedFile>();
  const timer = setTimeout(() => resolve(tooLarge(request.kind)), limits.withinMs);
  worker.on("message", (message: FromWorker) => {
    if ("planned" in message) return resolve(message.planned);
    answered(call, message).then((answer) => worker.postMessage({ answer } satisfies Answer), reject);
  });
  worker.on("error", (error: Error & { code?: string }) => {
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve(tooLarge(request.kind));
    else reject(error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/** In a short transaction of its own. */
function answered(call: Call, { name, argument }: { name: LookUpName; argument: unknown }): Promise<unknown> {
  const look = LOOK_UPS[name] as (call: Call, argument: unknown) => Promise<unknown>; // asked through the type LookUp
  return inTenant(call.deps.db, call.tenant.tenant_id, (db) => look({ ...call, db }, argument));
}

const tooLarge = (kind: ImportKind): PlannedFile => ({
  preview: {
    encoding: null,
    delimiter: "",
    kind,
    has_dates: false,
    date_order: null,
    columns: [],
    problem: TOO_LARGE.sentence,
    problem_code: TOO_LARGE.code,
    notes: [],
    records: 0,
    ready: 0,
    skipped: 0,
    waiting: 0,
    rows: [],
  },
  mapping: [],
  header_key: "",
  rows: [],
  tags: [],
});
