import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The installation's key, made once in the data folder and readable by its owner only. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, "secret-key");
  return (await read(file)) ?? (await make(file));
}

/** Writes aside and links: two first starts at once agree on one key. */
async function make(file: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return readFile(file, "utf8");
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
}
