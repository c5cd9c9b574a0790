import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPostmaster } from "#api/db/embedded/postmaster.ts";
import { isAlive, isPostgres } from "#api/db/embedded/process-state.ts";

/** What lies here is kept in memory by Linux. */
const MEMORY = "/dev/shm";
/** More than the databases of a run need at once, with their logs. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** Set for all that a run starts, which keeps its temporary files beside it. */
const IS_CHOSEN = "TEST_RUN_FOLDER";

/**
 * Lets this run, and all that it starts, keep temporary files in memory where there is room: making a database of a test file's
 * own there and dropping it again costs a fifth, and nothing waits for a disk that others use. Answers what removes them.
 */
export async function keepInMemory(): Promise<() => void> {
  if (process.env[IS_CHOSEN] !== undefined) return () => undefined;
  const folder = await makeRunFolder(hasRoom() ? MEMORY : tmpdir());
  process.env[IS_CHOSEN] = folder;
  process.env["TMPDIR"] = folder;
  // The product starts a hundred times in a run: what the first start compiles the others read.
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES && availableMemory() > 1.5 * ROOM_BYTES;
  } catch {
    return false; // as on macOS
  }
}

/** A folder of this process, after those of runs that were killed have been removed, and their servers ended. */
export async function makeRunFolder(base = tmpdir()): Promise<string> {
  const folders = join(base, `fairway-tests-${process.getuid?.() ?? 0}`);
  const own = join(folders, String(process.pid));
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folders)) if (!isAlive(Number(name))) await removeAbandoned(join(folders, name));
  return own;
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const file of globSync("**/postmaster.pid", { cwd: folder })) {
    const pid = Number(readFileSync(join(folder, file), "utf8").split("\n")[0]);
    if (isPostgres(pid)) await stopPostmaster({ pid });
  }
  rmSync(folder, { recursive: true, force: true });
}
