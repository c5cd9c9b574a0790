import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { type Jobs, startJobs } from "#api/jobs/jobs.ts";
import { type Platform, startPlatform } from "#tests/support/venue.ts";

const MESSAGES = 60;
/** At only four messages a second, these 60 would take 15 s. */
const WITHIN_MS = 10_000;

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

it("works a burst of the provider's messages through without a pause", { timeout: 60_000 }, async () => {
  const { tenantId: tenant_id } = await platform.venue();
  const worked = new Set<string>();
  await inTenant(platform.db, tenant_id, async (trx) => {
    for (let at = 0; at < MESSAGES; at++) {
      await jobs.enqueue(trx, "process_payment_event", { tenant_id, event_id: `evt_${at}` });
    }
  });
  const begun = performance.now();
  await jobs.work("process_payment_event", async ({ event_id }) => void worked.add(event_id));
  while (worked.size < MESSAGES && performance.now() - begun < 2 * WITHIN_MS) await delay(50);
  expect(worked.size).toBe(MESSAGES);
  expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
});
