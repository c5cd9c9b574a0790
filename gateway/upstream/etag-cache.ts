import { createHash } from "node:crypto";
import type { Origin } from "#gateway/http/origin.ts";
import type { ApiAnswer, ApiCall, Upstream } from "#gateway/upstream/api.ts";

const MOST_ENTRIES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

interface Kept {
  etag: string;
  contentType: string | null;
  body: string;
  bytes: number;
}

/**
 * Asks the API whether an answer that carried an ETag still stands, and tells it again where it does. What a caller is told
 * again, the API has just allowed that very caller: a key holds the company, a hash of what the caller signs with, and the
 * whole URL. Bounded in entries and bytes; what was asked for least lately goes first.
 */
export class EtagCache {
  readonly #kept = new Map<string, Kept>();
  /** Paths whose answers carried an ETag: no other's callers are worth a hash. */
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
    // Held while the API answers: meanwhile others may push it out.
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

/** Without the query, which has as many values as there are questions. */
const pathOf = ({ path }: ApiCall): string => path.split("?", 1)[0] ?? path;

/** Whose answer it is and to what. */
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

/** Cookies are the new answer's own. */
function toldAgain({ contentType, body }: Kept, { headers }: ApiAnswer): ApiAnswer {
  const get = (name: string) => (name === "content-type" ? contentType : headers.get(name));
  return { status: 200, headers: { get, getSetCookie: () => headers.getSetCookie() }, body };
}
