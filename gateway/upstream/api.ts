import type { Origin } from "#gateway/http/origin.ts";

/** One question to the REST platform. */
export interface ApiCall {
  method: string;
  /** Path with query, from `/api/`. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Its answer, read whole. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** The REST platform as the gateway reaches it: in its own process, or over HTTP. */
export interface Upstream {
  call(call: ApiCall, origin: Origin, signal: AbortSignal): Promise<ApiAnswer>;
  /** Answers whether it could answer now. */
  isReady(): Promise<boolean>;
  close(): void;
}

/** What the composition root hands over when the API lives in the gateway's process. */
export interface LocalApi {
  fetch(request: Request, origin: Origin): Promise<Response>;
  isReady?(): Promise<boolean>;
}

/** Calls the API's handler directly: the origin is a function argument, so that no header can claim another. */
export function localUpstream(api: LocalApi): Upstream {
  return {
    async call({ path, ...init }, origin) {
      const response = await api.fetch(new Request(`http://api${path}`, init), origin);
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    isReady: async () => (await api.isReady?.()) ?? true,
    close: () => {},
  };
}
