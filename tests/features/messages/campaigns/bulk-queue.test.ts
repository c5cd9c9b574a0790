import { randomUUID } from "node:crypto";
import pino from "pino";
import { expect, test } from "vitest";
import { connect } from "#api/db/connect.ts";
import { inTransaction } from "#api/db/transaction.ts";
import { startJobs } from "#api/jobs/jobs.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

test("sends a confirmation before the waiting emails of a campaign", async () => {
  const fresh = await createTestDatabase();
  const app = connect(fresh.appUrl, { maxConnections: 1 });
  const jobs = await startJobs(fresh.ownerUrl, pino({ level: "silent" }));
  const tenant_id = randomUUID();
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
  try {
    await inTransaction(app, async (trx) => {
      for (let outbox_id = 1; outbox_id <= 40; outbox_id++) {
        await jobs.enqueue(trx, "deliver_bulk_mail", { tenant_id, outbox_id });
      }
      await jobs.enqueue(trx, "deliver_mail", { tenant_id, outbox_id: 99 });
    });
    let bulk = 0;
    const confirmations: number[] = [];
    // The campaign's mails are blocked until the confirmation has been delivered.
    await jobs.work("deliver_bulk_mail", async () => {
      await goOn;
      bulk += 1;
    });
    await jobs.work("deliver_mail", async ({ outbox_id }) => void confirmations.push(outbox_id));
    await expect.poll(() => confirmations).toEqual([99]);
    expect(bulk).toBe(0);
    letGo();
    await expect.poll(() => bulk).toBeGreaterThan(0);
  } finally {
    letGo();
    await jobs.stop();
    await app.destroy();
    await fresh.drop();
  }
});
