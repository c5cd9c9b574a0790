import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync } from "node:fs";

/** Whether a process with this id runs, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether this process is a PostgreSQL server: after a reboot the id can belong to any program. */
export function isPostgres(pid: number): boolean {
  return isAlive(pid) && /postgres/.test(commandOf(pid));
}

/** The data folder of a PostgreSQL server; undefined if this account may not know. */
export function dataFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // The arguments of a process are separated by NUL, those printed by ps by spaces.
    return / -D (\S+)/.exec(` ${commandOf(pid).replaceAll("\0", " ")}`)?.[1];
  }
}

/** The command line of a process; empty if this account may not know. */
export function commandOf(pid: number): string {
  if (existsSync("/proc/self/cmdline")) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    } catch {
      return "";
    }
  }
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}
