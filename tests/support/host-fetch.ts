import { request, type IncomingMessage } from "node:http";

export interface HostFetchInit {
  method?: string;
  headers?: Record<string, string>;
  /** Text is sent as it is; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * fetch() to a server on 127.0.0.1 with a Host of the caller's choice: `demo.localhost` does not resolve in Node on
 * Debian, and fetch drops a Host header. Redirects are not followed.
 */
export function hostFetch(port: number, host: string, path: string, init: HostFetchInit = {}): Promise<Response> {
  const body = typeof init.body === "string" || init.body === undefined ? init.body : JSON.stringify(init.body);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: init.method ?? "GET",
        headers: { host, ...type, ...init.headers },
        signal: init.signal,
      },
      (incoming) => collect(incoming).then(resolve, reject),
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const WITHOUT_BODY = new Set([101, 204, 205, 304]);

async function collect(incoming: IncomingMessage): Promise<Response> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = new Headers();
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at] ?? "", incoming.rawHeaders[at + 1] ?? "");
  }
  const status = incoming.statusCode ?? 0;
  const body = WITHOUT_BODY.has(status) ? null : Buffer.concat(chunks);
  return new Response(body, { status, statusText: incoming.statusMessage ?? "", headers });
}
