import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startJobs, type Jobs } from "#api/jobs/jobs.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

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

it("runs minutely jobs right at the start of the process if their results are needed soon", async () => {
  const done: string[] = [];
  await jobs.everyMinute("soon", async () => void done.push("soon"), { isSoon: true });
  await expect.poll(() => done).toContain("soon");
});
