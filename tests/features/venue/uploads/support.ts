import sharp from "sharp";
import type { FileStore } from "#api/files/file-store.ts";

export interface MemoryStore extends FileStore {
  names(): string[];
}

/** A file store in memory. */
export function memoryStore(): MemoryStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    names: () => [...files.keys()],
    write: async (name, content) => void files.set(name, new Uint8Array(content)),
    read: async (name) => {
      const content = files.get(name);
      return content ? new Blob([content]).stream() : null;
    },
    remove: async (names) => {
      for (const name of names) files.delete(name);
    },
    fault: async () => null,
  };
}

/** A form with one file, as a browser sends it. */
export function formWith(
  content: Uint8Array<ArrayBuffer> | string,
  name = "picture.png",
  type = "image/png",
): FormData {
  const form = new FormData();
  form.append("file", new Blob([content], { type }), name);
  return form;
}

/** A single-color picture. */
export async function picture(width = 40, height = 30, kind: "png" | "jpeg" | "webp" = "png") {
  const plain = sharp({ create: { width, height, channels: 3, background: "#0f766e" } });
  return new Uint8Array(await plain.toFormat(kind).toBuffer());
}

/** One pixel, for tests that need no generated picture. */
export const TINY_PNG = new Uint8Array(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=", "base64"),
);
