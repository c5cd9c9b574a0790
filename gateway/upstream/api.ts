import type { Origin } from "#gateway/http/origin.ts";
import type { Missing } from "#telemetry/readiness.ts";

/** One question to the REST platform. */
export interface ApiCall {
  method: string;
  /** Path with query, from `/api/`. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Its answer, read whole. */
export interface ApiAnswer {
  status: number;
  headers: Pick<Headers, "get" | "getSetCookie">;
  body: string;
}

/** An answer whose body is passed on as it comes. */
export interface OpenAnswer {
  status: number;
  headers: ApiAnswer["headers"];
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** The REST platform as the gateway reaches it: in its own process, or over HTTP. */
export interface Upstream {
  /** Rejects when there is no answer after `limitMs`. */
  call(call: ApiCall, origin: Origin, limitMs: number): Promise<ApiAnswer>;
  /** The same, with its body still to be read; rejects when it has not begun after `limitMs`. */
  open(call: ApiCall, origin: Origin, limitMs: number): Promise<OpenAnswer>;
  /** Answers what it is without, now. */
  missing(): Promise<readonly Missing[]>;
  close(): void;
}

/** What the composition root hands over when the API lives in the gateway's process. */
export interface LocalApi {
  fetch(request: Request, origin: Origin): Promise<Response>;
  missing?(): Promise<readonly Missing[]>;
}

/** Calls the API's handler directly: the origin is a function argument, so that no header can claim another. */
export function localUpstream(api: LocalApi): Upstream {
  const ask = ({ path, ...init }: ApiCall, origin: Origin) => {
    // What the standard asks of a body that streams, and its types do not know yet.
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

/** What `work` comes to, or a rejection after `limitMs`: work in our own process goes on, but is not waited for. */
function withTimeout<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
    void work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
