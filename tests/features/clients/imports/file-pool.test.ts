import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { filePool, type FileToPlan } from "#api/features/clients/imports/reading/file-pool.ts";
import { MEMORY, READ_WITHIN_MS, TOO_LARGE } from "#api/features/clients/imports/reading/limits.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { send } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const LIMITS = { withinMs: READ_WITHIN_MS, memory: MEMORY };

const people = (rows: number): string =>
  `Name,Email\n${Array.from({ length: rows }, (_, n) => `n${n},e${n}@x.test\n`).join("")}`;

/** A file that its company has sent, as a preview passes it on. */
async function sent(content: string): Promise<FileToPlan> {
  const venue = await platform.venue();
  const id = await send(await venue.person("owner"), content);
  const { deps } = platform;
  const call = await inTenant(deps.db, venue.tenantId, (trx) =>
    systemCall(deps, trx, venue.tenantId, { operationId: "previewImport", permissionScope: "yes" }),
  );
  return { call, row: { id }, kind: "clients", input: { import_id: id } };
}

/** The outcome of each file, in the order of the files. */
async function outcomes(planFile: ReturnType<typeof filePool>, files: readonly FileToPlan[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(files.map((file) => planFile(file, { withRows: false })));
  return settled.map((each) =>
    each.status === "rejected" ? each.reason.code : (each.value.preview.problem_code ?? each.value.preview.ready),
  );
}

/** The number of those threads that begin from now on and have not ended. */
function livingThreads(): () => number {
  const living = new Set<Worker>();
  process.on("worker", (thread) => {
    living.add(thread);
    thread.once("exit", () => living.delete(thread));
  });
  return () => living.size;
}

describe("reading a file", () => {
  it("leaves the thread that answers requests free", async () => {
    const file = await sent(people(20_000));
    const [ours, everybody] = [process.threadCpuUsage(), process.cpuUsage()];
    expect(await outcomes(filePool({ ...LIMITS, atOnce: 1 }), [file])).toEqual([20_000]);
    const [own, all] = [process.threadCpuUsage(ours), process.cpuUsage(everybody)];
    expect(own.user / all.user).toBeLessThan(0.5);
  });

  it("ends with a refusal and the end of its thread if it takes too long, and the next file is read", async () => {
    const planFile = filePool({ ...LIMITS, withinMs: 500, atOnce: 1 });
    const files = [await sent(people(1)), await sent(people(1))];
    const living = livingThreads();
    await platform.admin.transaction().execute(async (locked) => {
      await sql`lock table import_mappings`.execute(locked); // each file asks for it, and gets no answer
      expect(await outcomes(planFile, files)).toEqual([TOO_LARGE.code, TOO_LARGE.code]);
      await expect.poll(living).toBe(0);
    });
  });

  it("ends with a refusal if it needs too much memory, and the next file is read", async () => {
    const memory = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };
    const planFile = filePool({ ...LIMITS, memory, atOnce: 1 });
    expect(await outcomes(planFile, [await sent(people(60_000))])).toEqual([TOO_LARGE.code]);
    expect(await outcomes(planFile, [await sent(people(1))])).toEqual([1]);
  });

  it("waits for the company's other files, of which only a few may wait", async () => {
    const file = await sent(people(1));
    const files = Array.from({ length: 5 }, () => file);
    expect(await outcomes(filePool({ ...LIMITS, atOnce: 4 }), files)).toEqual([1, 1, 1, 1, "unavailable"]);
  });
});
