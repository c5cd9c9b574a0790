import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { expect, test } from "vitest";
import { connect } from "#api/db/connect.ts";
import { inTransaction } from "#api/db/transaction.ts";
import { startJobs } from "#api/jobs/jobs.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { SERVER_FLAGS } from "#tests/support/product/server-flags.ts";

const WORKER = fileURLToPath(new URL("../../../support/product/hanging-worker.ts", import.meta.url));
const log = pino({ level: "silent" });

test("sends an email that was being sent at a crash", async () => {
  const fresh = await createTestDatabase();
  const app = connect(fresh.appUrl, { maxConnections: 1 });
  const jobs = await startJobs(fresh.ownerUrl, log);
  const job = { tenant_id: randomUUID(), outbox_id: 7 };
  try {
    await inTransaction(app, (trx) => jobs.enqueue(trx, "deliver_mail", job));
    const crashing = spawn(process.execPath, [...SERVER_FLAGS, WORKER, fresh.ownerUrl], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(crashing.stdout, "data");
    crashing.kill("SIGKILL");
    await once(crashing, "close");

    const { promise: sent, resolve } = Promise.withResolvers<unknown>();
    await jobs.work("deliver_mail", async (data) => resolve(data));
    expect(await sent).toEqual(job);
  } finally {
    await jobs.stop();
    await app.destroy();
    await fresh.drop();
  }
});

test("sends emails with sign-in links before the others of a busy hour", async () => {
  const fresh = await createTestDatabase();
  const app = connect(fresh.appUrl, { maxConnections: 1 });
  const jobs = await startJobs(fresh.ownerUrl, log);
  const tenant_id = randomUUID();
  try {
    await inTransaction(app, async (trx) => {
      for (let outbox_id = 1; outbox_id <= 12; outbox_id++) {
        await jobs.enqueue(trx, "deliver_mail", { tenant_id, outbox_id });
      }
      await jobs.enqueue(trx, "deliver_mail", { tenant_id, outbox_id: 99 }, { isUrgent: true });
    });
    const sent: number[] = [];
    await jobs.work("deliver_mail", async ({ outbox_id }) => void sent.push(outbox_id));
    await expect.poll(() => sent.length).toBe(13);
    expect(sent.slice(0, 4)).toContain(99);
  } finally {
    await jobs.stop();
    await app.destroy();
    await fresh.drop();
  }
});
