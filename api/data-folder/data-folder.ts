import { randomUUID } from "node:crypto";
import { access, constants, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#api/config.ts";
import { StartError } from "#api/errors/start-error.ts";
import { settleRestore } from "./restored-folder.ts";

type Kept = Pick<Config, "databaseUrl" | "secretKeys" | "stripe" | "smtpUrl" | "uploadsBucket">;

/** Whether anything is saved in the data folder, rather than with other services. */
const savesFiles = ({ databaseUrl, secretKeys, stripe, smtpUrl, uploadsBucket }: Kept): boolean =>
  !(databaseUrl && secretKeys && stripe && smtpUrl && uploadsBucket);

/**
 * Creates the data folder if there is none, and settles a restore that was cut; throws a StartError if files cannot be saved in it.
 */
export async function openDataFolder(config: Kept & Pick<Config, "dataDir">): Promise<void> {
  if (!savesFiles(config)) return;
  await makeWritable(config.dataDir);
  await settleRestore(config.dataDir);
}

/** Creates the data folder if there is none; throws a StartError if files cannot be saved in it. */
export async function makeWritable(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, "writable");
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} ${await reasonOf(error, folder)}`, { cause: error });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

const REASONS: Record<string, string> = {
  EROFS: "is on a file system that is mounted read-only: mount it for writing, or name another folder.",
  EEXIST: "is a file: name a folder.",
  ENOTDIR: "lies below a file: name a folder.",
  EACCES: "may not be written by this account: give the folder to it, or name another one.",
  EPERM: "may not be written by this account: give the folder to it, or name another one.",
  ENOSPC: "has no room left: free some space, or name a folder on another disk.",
  EDQUOT: "has no room left for this account: free some space, or name a folder on another disk.",
};

/** Why a file cannot be saved in this folder, and what to do. */
export async function reasonOf(error: unknown, folder: string): Promise<string> {
  const code = codeOf(error);
  // A folder cannot be made on a read-only file system, and node calls that ENOENT.
  const known = code === "ENOENT" ? codeOf(await refusalAbove(folder)) : code;
  return REASONS[known] ?? `cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Why nothing may be written to the nearest folder that exists. */
async function refusalAbove(folder: string): Promise<unknown> {
  const above = dirname(folder);
  const refusal: unknown = await access(above, constants.W_OK).catch((error: unknown) => error);
  return codeOf(refusal) === "ENOENT" && above !== folder ? refusalAbove(above) : refusal;
}
