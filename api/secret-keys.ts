import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#api/errors/start-error.ts";

/** The current key first: it creates everything new, while values created with earlier keys can still be read. */
export type SecretKeys = readonly [present: string, ...earlier: string[]];

export const SECRET_KEY_FILE = "secret-key";

/** The installation's keys, one per line: generated once in the data folder, and readable only by its owner. */
export async function keptSecretKeys(dataDir: string): Promise<SecretKeys> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, SECRET_KEY_FILE);
  return keysOf((await read(file)) ?? (await make(file)));
}

export const LEAST_SECRET_BYTES = 32;

/** Parses the keys of the file; throws for one that could be guessed. */
export function keysOf(lines: string): SecretKeys {
  const keys = lines.split("\n").map((line) => line.trim());
  const [present, ...earlier] = keys.filter((key) => key !== "");
  if (present === undefined) throw new StartError(`The file ${SECRET_KEY_FILE} holds no key.`);
  if ([present, ...earlier].some((key) => Buffer.byteLength(key) < LEAST_SECRET_BYTES)) {
    throw new StartError(
      `The file ${SECRET_KEY_FILE} must hold keys of at least ${LEAST_SECRET_BYTES} bytes, one a line.`,
    );
  }
  return [present, ...earlier];
}

/** Writes a temporary file and links it: two simultaneous first starts agree on one key. */
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
