import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  /** A folder with a file system of its own. */
  folder: string;
  /** Uses up all free space; returns a function that frees it again. */
  fill(): () => void;
  remove(): void;
}

/** An in-memory file system of this many megabytes; undefined on a machine that does not allow mounting one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "fairway-disk-"));
  // The database's user, who is not root, needs to traverse it.
  chmodSync(folder, 0o755);
  try {
    execFileSync("/usr/bin/mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    fill: () => fillUp(join(folder, "ballast")),
    remove: () => {
      execFileSync("/usr/bin/umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Large chunks first, then down to the size of a database page. */
const PIECES = [1024 * 1024, 64 * 1024, 4096].map((size) => Buffer.alloc(size));

function fillUp(file: string): () => void {
  const descriptor = openSync(file, "w");
  for (const piece of PIECES) while (takes(descriptor, piece));
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}

function takes(descriptor: number, piece: Buffer): boolean {
  try {
    return writeSync(descriptor, piece) === piece.length;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return false;
    throw error;
  }
}
