import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { concurrencyLimit } from "#api/limits/concurrency-limit.ts";
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from "#schema/venue/uploads/models.ts";
import type { FileStore } from "./file-store.ts";
import type { IncomingFile } from "./incoming-file.ts";

/** Longest side in pixels. */
export const SIZES = { small: 320, medium: 800, large: 1600 } as const;
export type SizeName = keyof typeof SIZES;
const SIZE_NAMES: readonly SizeName[] = ["small", "medium", "large"];

/** Mail clients support PNG, which logos need; everything else is smaller as WebP. */
export type PictureFormat = "png" | "webp";

/** The resulting dimensions of each size. */
export type Measures = Record<SizeName, { width: number; height: number }>;

/** A phone camera produces 50 million; a small file can declare far more. */
const MOST_PIXELS = 52_000_000;
const DECODED_WITHIN_S = 20;

const FIRST_BYTES = {
  jpeg: (head: Buffer) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head: Buffer) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  webp: (head: Buffer) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP",
};
const HEAD_BYTES = 12;

const NO_PICTURE = "This is not a JPEG, PNG or WebP picture.";

export const fileName = (folder: string, size: SizeName, format: PictureFormat): string =>
  `${folder}/${size}.${format}`;

/** A process decodes one at a time: each takes a core and the memory of its pixels. */
const decoding = concurrencyLimit(1, 20, "Many pictures are arriving. Try again in a moment.");

/**
 * Stores a picture: its type is detected from its bytes, not its name; it is decoded and re-encoded in three sizes,
 * so that neither hidden content nor the place it was taken survives. On failure it leaves nothing behind, or
 * throws FilesLeft.
 */
export async function takePicture(
  store: FileStore,
  file: IncomingFile,
  { folder, format }: { folder: string; format: PictureFormat },
): Promise<Measures> {
  const draft = join(tmpdir(), `fairway-upload-${randomUUID()}`);
  try {
    await file.save(draft, checked);
    const made = await decoding(() => encode(draft, format));
    await writeSizes(store, made, { folder, format });
    return made;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Some sizes of a failed picture may remain in the store. */
export class FilesLeft extends Error {}

async function writeSizes(
  store: FileStore,
  made: Made,
  { folder, format }: { folder: string; format: PictureFormat },
): Promise<void> {
  try {
    for (const size of SIZE_NAMES) {
      await store.write(fileName(folder, size, format), made[size].content, `image/${format}`);
    }
  } catch (cause) {
    await removePicture(store, { folder, format }).catch(() => {
      throw new FilesLeft("A picture was written in part", { cause });
    });
    throw cause;
  }
}

export function removePicture(
  store: FileStore,
  { folder, format }: { folder: string; format: PictureFormat },
): Promise<void> {
  return store.remove(SIZE_NAMES.map((size) => fileName(folder, size, format)));
}

/** Passes on a stream that begins like a picture, up to the size limit; otherwise throws before the rest has arrived. */
async function* checked(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > UPLOAD_MAX_BYTES) throw new ApiError("too_large", UPLOAD_TOO_LARGE);
    if (head === undefined) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < HEAD_BYTES) continue;
    const beginning: Buffer = head;
    if (!Object.values(FIRST_BYTES).some((fits) => fits(beginning))) throw invalidField("file", NO_PICTURE);
    yield beginning;
    head = undefined;
  }
  if (head !== undefined) throw invalidField("file", bytes === 0 ? "The file is empty." : NO_PICTURE);
}

type Made = Record<SizeName, { content: Buffer; width: number; height: number }>;

async function encode(path: string, format: PictureFormat): Promise<Made> {
  const sharp = await pictureLibrary();
  const source = sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: "error" });
  const upright = source.timeout({ seconds: DECODED_WITHIN_S }).autoOrient().toColourspace("srgb");
  const { data, info } = await within(upright, SIZES.large)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw invalidField("file", refusalOf(error));
    });
  const { width, height, channels } = info;
  return madeOf(() => sharp(data, { raw: { width, height, channels } }), format);
}

/** Encodes all sizes of one picture. */
export async function madeOf(pixels: () => Sharp, format: PictureFormat): Promise<Made> {
  const one = async (size: SizeName) => {
    const picture = within(pixels(), SIZES[size]);
    const coded =
      format === "png" ? picture.png({ compressionLevel: 9, palette: true }) : picture.webp({ quality: 80 });
    const { data: content, info } = await coded.toBuffer({ resolveWithObject: true });
    return { content, width: info.width, height: info.height };
  };
  return { small: await one("small"), medium: await one("medium"), large: await one("large") };
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });

function refusalOf(error: unknown): string {
  const said = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(said)) return "This picture has too many pixels: at most 50 million.";
  if (/timeout/i.test(said)) return "This picture takes too long to read. Save it in another program first.";
  return "This picture is damaged. Save it in another program first.";
}

const LOADERS = ["Jpeg", "Png", "Webp"].flatMap((kind) =>
  ["File", "Buffer"].map((from) => `VipsForeignLoad${kind}${from}`),
);

/** Loaded with the first picture; it decodes no other formats, whatever a file pretends to be. */
export async function pictureLibrary() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
