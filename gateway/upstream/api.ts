import type { Origin } from "#gateway/http/origin.ts";
import type { Missing } from "#telemetry/readiness.ts";

export interface ApiCall {
  method: string;
  /** Path with query, starting at `/api/`. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Its response, read whole. */
export interface ApiAnswer {
  status: number;
  headers: Pick<Headers, "get" | "getSetCookie">;
  body: string;
}

/** A response whose body is streamed through. */
export interface OpenAnswer {
  status: number;
  headers: ApiAnswer["headers"];
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** The gateway's connection to the REST platform: in its own process, or over HTTP. */
export interface Upstream {
  /** Rejects if there is no response after `limitMs`. */
  call(call: ApiCall, origin: Origin, limitMs: number): Promise<ApiAnswer>;
  /** The same with the body still unread; rejects if the response has not begun after `limitMs`. */
  open(call: ApiCall, origin: Origin, limitMs: number): Promise<OpenAnswer>;
  /** Returns what currently keeps the platform from serving requests. */
  missing(): Promise<readonly Missing[]>;
  close(): void;
}

/** Supplied by the composition root when the API runs in the gateway's process. */
export interface LocalApi {
  fetch(request: Request, origin: Origin): Promise<Response>;
  missing?(): Promise<readonly Missing[]>;
}

/** Calls the API's handler directly: the origin is a function argument, so that no header can forge it. */
export function localUpstream(api: LocalApi): Upstream {
  const ask = ({ path, ...init }: ApiCall, origin: Origin) => {
    // Required by the standard for streaming bodies, but still missing from its types.
    const streaming: RequestInit & { duplex: "half" } = { ...init, duplex: "half" };
    return api.fetch(new Request(`http://api${path}`, streaming), origin);
  };
  return {
    open: (call, origin, limitMs) => withTimeout(limitMs, () => ask(call, origin)),
    call: (call, origin, limitMs) =>
      withTimeout(limitMs, async () => {
        const response = await ask(call, origin);
        return { status: response.status, headers: response.headers, body: await response.text() };
      }),
    missing: async () => (await api.missing?.()) ?? [],
    close: () => {},
  };
}

/** Resolves with the result of `work`, or rejects after `limitMs`: in-process work continues, but is no longer awaited. */
function withTimeout<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
    void work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
