import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, realpath, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stopServerIn } from "#api/db/embedded/postmaster.ts";
import { commandOf, isAlive } from "#api/db/embedded/process-state.ts";
import { StartError } from "#api/errors/start-error.ts";
import { UPLOADS_FOLDER } from "#api/files/file-store.ts";
import { SECRET_KEY_FILE } from "#api/secret-keys.ts";

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
  // Renamed with its process inside: of two restores that begin at once, the second finds it taken.
  const prepared = `${draft}-${randomUUID()}`;
  await mkdir(prepared);
  await save(join(prepared, PROCESS), String(process.pid));
  try {
    await rename(prepared, draft);
  } catch (error) {
    await rm(prepared, { recursive: true, force: true });
    throw existsSync(draft) ? underWay(dataDir) : error;
  }
  return draft;
}

const underWay = (dataDir: string): StartError =>
  new StartError(`A restore into ${dataDir} is under way: wait until it has ended.`);

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
      throw underWay(dataDir);
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
