import pino from "pino";
import { startJobs } from "#api/jobs/jobs.ts";

/** Takes a mail in hand and never lets it go: the process that runs this is killed meanwhile. */
const [ownerUrl = ""] = process.argv.slice(2);
const jobs = await startJobs(ownerUrl, pino({ level: "silent" }));
await jobs.work("deliver_mail", () => {
  console.info("in hand");
  return new Promise<void>(() => {});
});
