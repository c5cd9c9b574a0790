import { createHash } from "node:crypto";
import type { Origin } from "#gateway/http/origin.ts";
import type { ApiAnswer, ApiCall, Upstream } from "./api.ts";

const MOST_ENTRIES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

interface Kept {
  etag: string;
  contentType: string | null;
  body: string;
  bytes: number;
}

/**
 * Revalidates cached responses that carried an ETag with the API, and serves them again if unchanged. A cached response is
 * only served to a caller whom the API has just authorized: the key consists of a hash of tenant and credentials, and the
 * path with its query. Bounded in entries and bytes; the least recently used is evicted first.
 */
export class EtagCache {
  readonly #kept = new Map<string, Kept>();
  /** Paths whose responses carried an ETag: for all others, hashing the credentials is not worthwhile. */
  readonly #tagged = new Set<string>();
  readonly #most: { entries: number; bytes: number };
  #bytes = 0;

  constructor(most = { entries: MOST_ENTRIES, bytes: MOST_BYTES }) {
    this.#most = most;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#kept.size, bytes: this.#bytes };
  }

  async call(upstream: Pick<Upstream, "call">, call: ApiCall, origin: Origin, limitMs: number): Promise<ApiAnswer> {
    if (call.method !== "GET") return upstream.call(call, origin, limitMs);
    if (!this.#tagged.has(pathOf(call))) return this.#firstOf(call, await upstream.call(call, origin, limitMs), origin);
    const key = keyOf(call, origin);
    // Read before the API responds: it may be evicted in the meantime.
    const kept = this.#kept.get(key);
    const answer = await upstream.call(kept ? askingAgain(call, kept) : call, origin, limitMs);
    this.#drop(key);
    if (answer.status === 304 && kept) {
      this.#keep(key, kept);
      return toldAgain(kept, answer);
    }
    const etag = answer.status === 200 ? answer.headers.get("etag") : null;
    if (etag !== null) this.#keep(key, keptOf(key, etag, answer));
    return answer;
  }

  #firstOf(call: ApiCall, answer: ApiAnswer, origin: Origin): ApiAnswer {
    const etag = answer.status === 200 ? answer.headers.get("etag") : null;
    if (etag === null) return answer;
    const key = keyOf(call, origin);
    if (this.#tagged.size < MOST_ENTRIES) this.#tagged.add(pathOf(call));
    this.#keep(key, keptOf(key, etag, answer));
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    this.#drop(key);
    if (kept.bytes > this.#most.bytes) return;
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most.entries && this.#bytes <= this.#most.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

/** Without the query, which has unboundedly many values. */
const pathOf = ({ path }: ApiCall): string => path.split("?", 1)[0] ?? path;

/** Identifies the caller and the request. */
function keyOf({ path, headers }: ApiCall, { tenant }: Origin): string {
  const caller = JSON.stringify([tenant, headers["authorization"] ?? null, headers["cookie"] ?? null]);
  return `${createHash("sha256").update(caller).digest("base64url")} ${path}`;
}

function askingAgain(call: ApiCall, { etag }: Kept): ApiCall {
  return { ...call, headers: { ...call.headers, "if-none-match": etag } };
}

function keptOf(key: string, etag: string, { headers, body }: ApiAnswer): Kept {
  // A character takes up to two bytes in memory.
  return { etag, contentType: headers.get("content-type"), body, bytes: 2 * (key.length + body.length) };
}

/** Cookies come from the new response. */
function toldAgain({ contentType, body }: Kept, { headers }: ApiAnswer): ApiAnswer {
  const get = (name: string) => (name === "content-type" ? contentType : headers.get(name));
  return { status: 200, headers: { get, getSetCookie: () => headers.getSetCookie() }, body };
}
