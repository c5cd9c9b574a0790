import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from "#schema/venue/uploads/models.ts";

/** The largest file including the names and parts of the form around it. */
export const FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 10_000;

/** A form with a file that is still being received. */
export class IncomingFile {
  readonly #request: Request;

  constructor(request: Request) {
    this.#request = request;
  }

  /** Declared length of the whole form; null if not declared. */
  get declaredBytes(): number | null {
    const length = this.#request.headers.get("content-length");
    return length === null ? null : Number(length);
  }

  /** Writes the form's single file to `path` as it arrives, piped through `checked`. */
  async save(path: string, checked: (pieces: AsyncIterable<Buffer>) => AsyncIterable<Buffer>): Promise<void> {
    const { body, headers } = this.#request;
    const parser = parserOf(headers.get("content-type") ?? "");
    const stop = new AbortController();
    let saving: Promise<unknown> | undefined;
    let part: Readable | undefined;
    parser.on("file", (_field, file) => {
      part = file;
      saving = pipeline(file, checked, createWriteStream(path, { flags: "wx", mode: 0o600 })).catch(
        (error: unknown) => {
          stop.abort();
          return error;
        },
      );
    });
    // node's own stream type and the web's are the same object
    const incoming = Readable.fromWeb((body ?? new ReadableStream()) as NodeStream);
    const broken = await pipeline(incoming, counted, parser, { signal: stop.signal }).then(
      () => undefined,
      (error: unknown) => {
        // It will not end by itself.
        part?.destroy();
        if (error instanceof ApiError) return error;
        return new ApiError("bad_json", "The upload broke off. Send the file again.");
      },
    );
    const refused = await saving;
    if (refused instanceof ApiError) throw refused;
    if (broken ?? refused) throw broken ?? refused;
    if (!saving) throw invalidField("file", "Choose a file.");
  }

  /** Identifies a repeated request: not by its bytes, because the boundaries differ. */
  toJSON(): string {
    return "file";
  }
}

/** Limits the total: nobody has to declare a length, and parts that are not files are read only to be discarded. */
async function* counted(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > FORM_MAX_BYTES) throw new ApiError("too_large", UPLOAD_TOO_LARGE);
    yield piece;
  }
}

function parserOf(contentType: string): InstanceType<typeof Busboy> {
  if (!/^multipart\/form-data;/i.test(contentType)) {
    throw new ApiError("bad_json", "Send the file in a form: multipart/form-data.");
  }
  const limits = { files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20, headerSize: 8000 };
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits });
  } catch {
    throw new ApiError("bad_json", "Send the file in a form: multipart/form-data.");
  }
}
