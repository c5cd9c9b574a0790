import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Below this size the overhead exceeds the savings. */
const LEAST_BYTES = 1_024;
/** Levels for responses compressed once; files take longer and are cached. */
const QUICK = { br: 4, gzip: 5 } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that the caller accepts; null for none. */
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
  // Exported rows and events are streamed, and compressing here would buffer them whole.
  if (/^text\/(?:csv|event-stream)/.test(contentType ?? "")) return false;
  return /^(?:text\/|application\/(?:[\w.-]+\+)?json|application\/javascript|image\/svg)/.test(contentType ?? "");
}

export function compress(body: Uint8Array, encoding: Encoding, level: number = QUICK[encoding]): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** Compresses the response if the caller accepts it and it is worthwhile. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  if (headers.has("content-encoding") || !isCompressible(headers.get("content-type"))) return response;
  headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  // Checked last: accessing the body is the most expensive step here.
  if (!encoding || !response.body) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < LEAST_BYTES) return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(new Uint8Array(await compress(body, encoding)), { status, headers });
}
