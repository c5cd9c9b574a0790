import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Storage of uploaded files, under generated names: no user input is part of a name. */
export interface FileStore {
  write(name: string, content: Uint8Array, type: string): Promise<void>;
  /** Null if it does not exist. */
  read(name: string): Promise<Bytes | null>;
  /** Removes those that exist. */
  remove(names: readonly string[]): Promise<void>;
  /** Why files cannot be stored at the moment; null if they can. */
  fault(): Promise<string | null>;
}

export const UPLOADS_FOLDER = "uploads";

/** Stores files in a local folder. */
export function folderStore(root: string): FileStore {
  return {
    async write(name, content) {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written whole or not at all.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, path);
    },
    async read(name) {
      const handle = await open(join(root, name)).catch(nothingThere);
      if (!handle) return null;
      // node's own stream type and the web's are the same object
      return Readable.toWeb(createReadStream("", { fd: handle })) as Bytes;
    },
    async remove(names) {
      for (const name of names) await rm(join(root, name), { force: true });
      // A folder that is not empty is kept.
      for (const folder of new Set(names.map(dirname))) await rmdir(join(root, folder)).catch(() => undefined);
    },
    fault: async () => null,
  };
}

export function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
