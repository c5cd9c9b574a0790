import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { startJobs, type Jobs } from "#api/jobs/jobs.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

const MESSAGES = 60;

let platform: Platform;
let jobs: Jobs;
beforeAll(async () => {
  platform = await startPlatform();
  jobs = await startJobs(platform.database.ownerUrl, pino({ level: "silent" }));
});
afterAll(async () => {
  await jobs.stop();
  await platform.close();
});

it("processes a burst of the provider's events without the pauses of emails", async () => {
  const { tenantId: tenant_id } = await platform.venue();
  const worked = new Set<string>();
  const mailed = new Set<number>();
  await inTenant(platform.db, tenant_id, async (trx) => {
    for (let at = 0; at < MESSAGES; at++) {
      await jobs.enqueue(trx, "process_payment_event", { tenant_id, event_id: `evt_${at}` });
      await jobs.enqueue(trx, "deliver_mail", { tenant_id, outbox_id: at });
    }
  });
  await jobs.work("deliver_mail", async ({ outbox_id }) => void mailed.add(outbox_id));
  await jobs.work("process_payment_event", async ({ event_id }) => void worked.add(event_id));
  await expect.poll(() => worked.size).toBe(MESSAGES);
  expect(mailed.size).toBeLessThan(MESSAGES);
});
