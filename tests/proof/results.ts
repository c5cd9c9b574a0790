import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const Failure = z.object({ name: z.string(), error: z.string() });
const FileResult = z.object({
  layer: z.enum(["node", "web", "journeys"]),
  /** Of vitest, for running the file again alone. */
  project: z.string().optional(),
  /** "tests/features/bookings/bookings/series.test.ts", or `NO_FILE` */
  file: z.string(),
  /** What its run was told, for running it again alike: which proof's tests, and the day. */
  env: z.record(z.string(), z.string()).optional(),
  passed: z.int(),
  failures: z.array(Failure),
});
/** What a test file's tests came to; a file's journeys may be written as several. */
export type FileResult = z.infer<typeof FileResult>;

/** Of a failure that belongs to no test file, and so cannot be tried again. */
export const NO_FILE = "the run";

/** Set for what a run starts: the file to which results are appended as they happen, so that a run that is cut has them. */
export const RESULTS_FILE = "TEST_RESULTS_FILE";
const PROGRESS_EVERY_MS = 30_000;

let lastProgress = performance.now();
const soFar = { files: 0, passed: 0, failed: 0 };

/** Prints failures at once, and now and then how far the run is. */
export function recordResult(result: FileResult): void {
  const target = process.env[RESULTS_FILE];
  if (target !== undefined) appendFileSync(target, `${JSON.stringify(result)}\n`);
  for (const { name, error } of result.failures) console.info(`\nFAILED  ${result.file} > ${name}\n${error}`);
  soFar.files += 1;
  soFar.passed += result.passed;
  soFar.failed += result.failures.length;
  if (performance.now() - lastProgress < PROGRESS_EVERY_MS) return;
  lastProgress = performance.now();
  console.info(`... ${result.layer}: ${soFar.passed} passed, ${soFar.failed} failed so far`);
}

export function readResults(file: string): FileResult[] {
  return linesOf(file).map((line) => FileResult.parse(JSON.parse(line)));
}

/** The lines of a file that may not have been written. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
