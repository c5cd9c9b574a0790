import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Below this the header costs more than is won. */
const LEAST_BYTES = 1_024;
/** For answers that are made once; files take longer and are kept. */
const QUICK = { br: 4, gzip: 5 } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The better encoding that the caller takes; null for none. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | null {
  if (!acceptEncoding) return null;
  const taken = acceptEncoding
    .split(",")
    .map((part) => part.trim().split(";"))
    .filter(([, weight]) => !/^\s*q=0(?:\.0+)?\s*$/.test(weight ?? ""))
    .map(([name]) => name);
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : null;
}

export function isCompressible(contentType: string | null): boolean {
  // A file of rows is sent as it is read, events as they happen, and compressing here would read them whole.
  if (/^text\/(?:csv|event-stream)/.test(contentType ?? "")) return false;
  return /^(?:text\/|application\/(?:[\w.-]+\+)?json|application\/javascript|image\/svg)/.test(contentType ?? "");
}

export function compress(body: Uint8Array, encoding: Encoding, level: number = QUICK[encoding]): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** The answer, compressed where the caller takes it and it is worth it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  if (headers.has("content-encoding") || !isCompressible(headers.get("content-type"))) return response;
  headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  // Asked last: to look at the body costs more than all else here.
  if (!encoding || !response.body) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < LEAST_BYTES) return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(new Uint8Array(await compress(body, encoding)), { status, headers });
}
