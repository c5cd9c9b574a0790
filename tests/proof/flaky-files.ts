import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";

/** A file's failures are put down to chance if it passes alone, and then only in so many files of a run. */
const MOST_FILES = 2;
/** A file that was flaky in another of these runs is red until it is mended. */
const REMEMBERED_RUNS = 10;

/** The flaky files of the last runs on this machine, the newest last. */
const Runs = z.array(z.array(z.string()));
export const RUNS_FILE = join(
  process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"),
  "fairway",
  "flaky-files.json",
);

/** Of files that failed and then passed alone: those that this run may pass with. Remembers this run. */
export function tolerated(flaky: readonly string[], file = RUNS_FILE): string[] {
  const before = readRuns(file).slice(1 - REMEMBERED_RUNS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...before, flaky]));
  if (flaky.length > MOST_FILES) return [];
  return flaky.filter((name) => !before.some((run) => run.includes(name)));
}

function readRuns(file: string): string[][] {
  try {
    return Runs.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return []; // the first run on this machine
  }
}
