import { setPriority } from "node:os";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import type { Answer, FromWorker } from "./file-pool.ts";
import type { LookUp, LookUpName } from "./look-ups.ts";
import { planTable, type PlanRequest } from "./plan-table.ts";

const BEHIND_REQUESTS = 5;
// On Linux each thread has its own priority, so that requests go first even on a single core.
if (process.platform === "linux") setPriority(BEHIND_REQUESTS);

const port = parentPort as MessagePort; // a worker has one
const { bytes, request } = workerData as { bytes: Uint8Array; request: PlanRequest }; // from file-pool.ts
const tell = (message: FromWorker): void => port.postMessage(message);

/** One at a time: the next message is the answer. */
const lookUp = ((name: LookUpName, argument?: unknown) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  port.once("message", ({ answer }: Answer) => resolve(answer));
  tell({ name, argument });
  return promise;
}) as LookUp; // each answer is that of its name

tell({ planned: await planTable(bytes, request, lookUp) });
port.close();
