import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

export interface DatabaseUser {
  uid: number;
  gid: number;
}

/** initdb requires a named account: `nobody` exists on every system. */
const ACCOUNTS = ["postgres", "nobody"];

/** The account PostgreSQL runs under when this process is root, which it refuses; undefined otherwise. */
export function databaseUser(cluster: string): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? namedAccount() ?? { uid: 65534, gid: 65534 };
}

/** Whether the account can enter and write to a folder, including every folder above it. */
export function canUse(folder: string, user: DatabaseUser): boolean {
  const script = 'cd "$1" && test -w .';
  return spawnSync("/bin/sh", ["-c", script, "sh", folder], { ...user, cwd: "/" }).status === 0;
}

/** A cluster created by an ordinary user and now started by root keeps that user. */
function ownerOf(cluster: string): DatabaseUser | undefined {
  const marker = join(cluster, "PG_VERSION");
  if (!existsSync(marker)) return undefined;
  const { uid, gid } = statSync(marker);
  return uid === 0 ? undefined : { uid, gid };
}

function namedAccount(): DatabaseUser | undefined {
  for (const name of ACCOUNTS) {
    const uid = accountNumber("-u", name);
    const gid = accountNumber("-g", name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
}

function accountNumber(flag: "-u" | "-g", name: string): number | undefined {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  // macOS prints nobody's -2 as 4294967294, but spawn() only accepts the signed number
  return answer.status === 0 ? Number(answer.stdout) | 0 : undefined;
}
