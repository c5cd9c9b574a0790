import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { acceptedEncoding, compress, isCompressible, type Encoding } from "#gateway/http/compression.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Compressed once and cached: worth the time. */
const THOROUGH = { br: 9, gzip: 9 } as const;

/** The bundler puts a content hash into these names. */
const HASHED_FOLDER = "/assets/";

export interface WebFile {
  body: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  isHashed: boolean;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/** Reads the built web app into memory, by URL path; only files present at startup are served. */
export function readWebFiles(root: string): Map<string, WebFile> {
  const names = existsSync(root)
    ? globSync("**/*", { cwd: root }).filter((name) => statSync(join(root, name)).isFile())
    : [];
  return new Map(names.map((name) => [`/${name}`, readWebFile(join(root, name), `/${name}`)]));
}

function readWebFile(file: string, path: string): WebFile {
  const body = readFileSync(file);
  return {
    body,
    type: TYPES[extname(file)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    isHashed: path.startsWith(HASHED_FOLDER),
    compressed: new Map(),
  };
}

/** Serves one file: cached permanently if its name has a hash, otherwise revalidated each time. */
export async function serveFile(request: Request, file: WebFile): Promise<Response> {
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": file.isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    etag: file.etag,
  });
  if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  if (!isCompressible(file.type)) return new Response(file.body, { headers });
  headers.set("vary", "accept-encoding");
  if (!encoding) return new Response(file.body, { headers });
  headers.set("content-encoding", encoding);
  const kept = file.compressed.get(encoding) ?? compress(file.body, encoding, THOROUGH[encoding]);
  file.compressed.set(encoding, kept);
  return new Response(new Uint8Array(await kept), { headers });
}
