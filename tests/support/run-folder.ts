import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { availableMemory } from "node:process";
import { stopPostmaster } from "#api/db/embedded/postmaster.ts";
import { isAlive, isPostgres } from "#api/db/embedded/process-state.ts";

/** Linux keeps files here in memory. */
const MEMORY = "/dev/shm";
/** More than a run's databases and their logs need at once. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** Set for everything a run starts; those processes keep their temporary files next to it. */
const IS_CHOSEN = "TEST_RUN_FOLDER";

/**
 * Keeps the temporary files of this run, and of everything it starts, in memory if there is room: creating and dropping a
 * test file's database there costs a fifth, and nothing waits for a shared disk. Returns a function that removes them.
 */
export async function keepInMemory(): Promise<() => void> {
  if (process.env[IS_CHOSEN] !== undefined) return () => undefined;
  const folder = await makeRunFolder(hasRoom() ? MEMORY : tmpdir());
  process.env[IS_CHOSEN] = folder;
  process.env["TMPDIR"] = folder;
  // The product starts a hundred times in a run: later starts reuse what the first one compiled.
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", () => {
    for (const pid of serversIn(folder)) process.kill(pid, "SIGQUIT"); // of a run that was interrupted
    remove();
  });
  return remove;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES && availableMemory() > 1.5 * ROOM_BYTES;
  } catch {
    return false; // as on macOS
  }
}

/** A folder for this process, created after removing the folders and servers of runs that were killed. */
export async function makeRunFolder(base = tmpdir()): Promise<string> {
  const folders = join(base, `fairway-tests-${process.getuid?.() ?? 0}`);
  const own = join(folders, String(process.pid));
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folders)) if (!isAlive(Number(name))) await removeAbandoned(join(folders, name));
  return own;
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const pid of serversIn(folder)) await stopPostmaster({ pid });
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // a disk that the killed run mounted there (small-disk.ts) is busy; this run has a folder of its own
  }
}

/** The database servers that run on data in this folder. */
function serversIn(folder: string): number[] {
  return globSync("**/postmaster.pid", { cwd: folder })
    .map((file) => Number(readFileSync(join(folder, file), "utf8").split("\n")[0]))
    .filter(isPostgres);
}
