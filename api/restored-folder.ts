import { existsSync } from "node:fs";
import { mkdir, open, readFile, realpath, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stopServerIn } from "#api/db/embedded/postmaster.ts";
import { commandOf, isAlive } from "#api/db/embedded/process-state.ts";
import { UPLOADS_FOLDER } from "#api/files/file-store.ts";
import { SECRET_KEY_FILE } from "#api/secret-keys.ts";
import { StartError } from "#api/start-error.ts";

/** What a restore brings, in the order in which it is moved into place: the database last. */
export const RESTORED = [UPLOADS_FOLDER, SECRET_KEY_FILE, "postgres"] as const;

/** The folder in the data folder where a restore is built. */
const DRAFT = "restoring";
/** Written once everything is there. */
const WHOLE = "whole";
const PROCESS = "process";

/** Makes the folder in which a restore is built; throws a StartError if another one is under way. */
export async function openDraft(dataDir: string): Promise<string> {
  await settleRestore(dataDir);
  const draft = join(dataDir, DRAFT);
  await mkdir(draft);
  await save(join(draft, PROCESS), String(process.pid));
  return draft;
}

/** Moves a whole restore into place. A kill in between is made up for by `settleRestore`. */
export async function finishDraft(dataDir: string): Promise<void> {
  await save(join(dataDir, DRAFT, WHOLE), "");
  await settleRestore(dataDir);
}

/** Finishes a restore that was whole when its process ended, and removes one that was not. */
export async function settleRestore(dataDir: string): Promise<void> {
  const draft = join(dataDir, DRAFT);
  if (!existsSync(draft)) return;
  if (existsSync(join(draft, WHOLE))) {
    for (const name of RESTORED)
      if (existsSync(join(draft, name))) await rename(join(draft, name), join(dataDir, name));
  } else {
    const pid = Number(await readFile(join(draft, PROCESS), "utf8").catch(() => "0"));
    if (pid !== process.pid && isRestoring(pid)) {
      throw new StartError(`A restore into ${dataDir} is under way: wait until it has ended.`);
    }
    await removeDatabase(join(draft, "postgres"));
  }
  await rm(draft, { recursive: true, force: true });
}

/** After a restart of the machine the id may belong to any program. */
const isRestoring = (pid: number): boolean => pid > 0 && isAlive(pid) && /backup\/main/.test(commandOf(pid));

/** The server of a process that was killed goes on, and its folder may be a link to another place. */
async function removeDatabase(folder: string): Promise<void> {
  const home = await realpath(folder).catch(() => folder);
  await stopServerIn(home);
  await rm(home, { recursive: true, force: true });
}

async function save(path: string, text: string): Promise<void> {
  const handle = await open(path, "w", 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
}
