import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { startJobs } from "#api/jobs/jobs.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("background jobs", () => {
  it("run in several processes at once", async () => {
    const fresh = await createTestDatabase();
    const log = pino({ level: "silent" });
    try {
      // the first round makes the tables, the others meet at their rights alone
      for (let round = 0; round < 3; round++) {
        const starts = await Promise.allSettled(Array.from({ length: 8 }, () => startJobs(fresh.ownerUrl, log)));
        expect(starts.filter(({ status }) => status === "rejected")).toEqual([]);
        await Promise.all(starts.map(async (start) => start.status === "fulfilled" && (await start.value.stop())));
      }
    } finally {
      await fresh.drop();
    }
  });

  it("run after the change that queued them commits, and never after a rollback", async () => {
    const venue = await platform.venue();
    const jobs = await startJobs(platform.database.ownerUrl, pino({ level: "silent" }));
    try {
      const seen: number[] = [];
      const job = (outbox_id: number) => ({ tenant_id: venue.tenantId, outbox_id });
      await inTenant(platform.db, venue.tenantId, (trx) => jobs.enqueue(trx, "deliver_mail", job(1)));
      const rolledBack = inTenant(platform.db, venue.tenantId, async (trx) => {
        await jobs.enqueue(trx, "deliver_mail", job(2));
        throw new Error("the change failed");
      });
      await expect(rolledBack).rejects.toThrow("the change failed");
      await inTenant(platform.db, venue.tenantId, (trx) => jobs.enqueue(trx, "deliver_mail", job(3)));
      await jobs.work("deliver_mail", async ({ outbox_id }) => void seen.push(outbox_id));
      await expect.poll(() => seen.toSorted((a, b) => a - b)).toEqual([1, 3]);
    } finally {
      await jobs.stop();
    }
  });

  it("notice within seconds that a process was killed, also the minutely ones", async () => {
    const fresh = await createTestDatabase();
    const admin = connect(fresh.adminUrl, { maxConnections: 1 });
    const jobs = await startJobs(fresh.ownerUrl, pino({ level: "silent" }));
    try {
      await jobs.everyMinute("tidy", async () => undefined);
      const { rows } = await sql<{ name: string; seconds: number }>`
        select name, heartbeat_seconds as seconds from pgboss.queue where name not like '\\_\\_%'`.execute(admin);
      expect(rows).toContainEqual({ name: "tidy", seconds: 10 });
      expect(rows.filter(({ seconds }) => seconds !== 10)).toEqual([]);
    } finally {
      await jobs.stop();
      await admin.destroy();
      await fresh.drop();
    }
  });

  it("fail separately: one of many is tried again, and the others are done", async () => {
    const fresh = await createTestDatabase();
    const jobs = await startJobs(fresh.ownerUrl, pino({ level: "silent" }));
    const app = connect(fresh.appUrl, { maxConnections: 1 });
    const admin = connect(fresh.adminUrl, { maxConnections: 1 });
    try {
      await inTransaction(app, async (trx) => {
        for (let outbox_id = 1; outbox_id <= 25; outbox_id++) {
          await jobs.enqueue(trx, "deliver_mail", { tenant_id: randomUUID(), outbox_id });
        }
      });
      await jobs.work("deliver_mail", async ({ outbox_id }) => {
        if (outbox_id === 7) throw new Error("No such mailbox");
      });
      const states = async () => {
        const { rows } = await sql<{
          state: string;
          jobs: string;
        }>`select state::text, string_agg(data->>'outbox_id', ' ')
          filter (where state <> 'completed') as jobs from pgboss.job where name = 'deliver_mail' group by 1`.execute(
          admin,
        );
        return new Map(rows.map(({ state, jobs: ids }) => [state, ids]));
      };
      await expect.poll(states).toEqual(
        new Map([
          ["completed", null],
          ["retry", "7"],
        ]),
      );
    } finally {
      await jobs.stop();
      await Promise.all([app.destroy(), admin.destroy()]);
      await fresh.drop();
    }
  });
});
