import pino from "pino";
import { startJobs } from "#api/jobs/jobs.ts";

/** Starts a mail job that never ends: the process running this is killed in the meantime. */
const [ownerUrl = ""] = process.argv.slice(2);
const jobs = await startJobs(ownerUrl, pino({ level: "silent" }));
await jobs.work("deliver_mail", () => {
  console.info("in hand");
  return new Promise<void>(() => {});
});
