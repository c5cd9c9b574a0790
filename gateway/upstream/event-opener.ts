import type { Logger } from "pino";
import type { Events, GraphContext, OpenEvents } from "#gateway/graph/context.ts";
import { subscriptionPaths } from "#gateway/graph/openapi-documents.ts";
import type { OpenAnswer, Upstream } from "./api.ts";
import { refusalError, unavailable } from "./refusals.ts";

interface Settings {
  timeoutMs: number;
  log: Logger;
  /** Ends open streams, so that listeners reconnect to another process. */
  stopping?: AbortSignal | undefined;
}

/** Opens a stream of the REST platform on behalf of the caller; throws a refusal as the final GraphQL error. */
export function eventOpener(upstream: Upstream, { timeoutMs, log, stopping }: Settings): OpenEvents {
  const paths = subscriptionPaths();
  const open = new Set<Events>();
  stopping?.addEventListener("abort", () => {
    for (const events of open) void events.return?.();
  });

  return async (operationId, given, context) => {
    const { origin, forwarded } = context;
    const path = `${paths.get(operationId) ?? ""}${queryOf(given)}`;
    const answer = await upstream
      .open({ method: "GET", path, headers: forwarded }, origin, timeoutMs)
      .catch((error) => {
        log.error({ err: error, operation: operationId, request_id: origin.requestId }, "the API did not answer");
        throw unavailable(origin.requestId);
      });
    if (answer.status !== 200 || !answer.body) throw await refused(answer, context);
    const events = eventsOf(operationId, answer.body, () => open.delete(events));
    open.add(events);
    return events;
  };
}

/** Stream arguments are scalars: text, numbers and booleans. */
function queryOf(given: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

async function refused({ status, headers, body }: OpenAnswer, context: GraphContext) {
  context.setCookies.push(...headers.getSetCookie());
  context.told.retryAfter ??= headers.get("retry-after");
  return refusalError({ status, headers, body: await new Response(body).text() }, context.origin.requestId);
}

/** Not a generator: one awaiting the next event could not be ended before it arrives. */
function eventsOf(name: string, body: ReadableStream<Uint8Array<ArrayBuffer>>, onEnd: () => void): Events {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: unknown[] = [];
  let text = "";
  const end = () => {
    onEnd();
    return { done: true, value: undefined } as const;
  };
  return {
    async next() {
      while (waiting.length === 0) {
        // A broken stream ends normally: the listener reconnects with its cursor.
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
        if (done) return end();
        const parts = `${text}${value}`.split("\n\n");
        text = parts.pop() ?? "";
        for (const part of parts) if (part.startsWith("data: ")) waiting.push(JSON.parse(part.slice("data: ".length)));
      }
      return { done: false, value: { [name]: waiting.shift() } };
    },
    async return() {
      await reader.cancel().catch(() => undefined);
      return end();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
