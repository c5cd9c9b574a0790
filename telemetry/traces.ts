import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomBytes } from "node:crypto";
import type { TracingChannel } from "node:diagnostics_channel";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from "@opentelemetry/sdk-trace";
import { hasFailed, jobs, operations, requests, statements, upstreamCalls, type RequestEvent } from "./channels.ts";

export interface Traces {
  /** Sends what is still buffered. */
  close(): Promise<void>;
}

interface Begin<E> {
  name(event: E): string;
  kind: SpanKind;
  /** The context to start in; undefined starts no span. */
  parent(event: E): Context | undefined;
  atStart?(span: Span, event: E): void;
  atEnd?(span: Span, event: E): void;
}

const SEND_LAST_MS = 2_000;
const LONGEST_TEXT = 1_000;
/** Values are placeholders; literals that a statement contains anyway (a tenant, a limit) are removed as well. */
const LITERAL = /'(?:[^']|'')*'/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-01$/;

/**
 * Creates spans from the channels' events: a request, its operations and their statements, in one trace that is
 * found by the request's id; exports them by OTLP over HTTP.
 */
export function startTraces(endpoint: string, service: string): Traces {
  const ids = new RequestIds();
  const exporter = new OTLPTraceExporter({ url: tracesUrl(endpoint) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const ends = followAll(provider.getTracer("fairway"), ids);
  return {
    async close() {
      for (const end of ends) end();
      // An unreachable collector must not prevent the process from ending.
      const tooLate = new Promise((resolve) => void setTimeout(resolve, SEND_LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), tooLate]);
    },
  };
}

/** A trace's id is its request's without the dashes, so that the id in an error message finds it. */
class RequestIds extends RandomIdGenerator {
  #next: string | null = null;

  override generateTraceId = (): string => {
    const id = this.#next ?? randomBytes(16).toString("hex");
    this.#next = null;
    return id;
  };

  /** Makes the next trace that of this request; it starts in the returned context. */
  rootOf({ requestId }: { requestId: string }): Context {
    this.#next = UUID.test(requestId) ? requestId.replaceAll("-", "") : hashOf(requestId);
    return ROOT_CONTEXT;
  }
}

function followAll(tracer: Tracer, ids: RequestIds): (() => void)[] {
  // The channels ignore the stored value; only spans started here use it.
  const store = new AsyncLocalStorage<unknown>();
  const current = () => store.getStore() as Context | undefined;
  const following = { tracer, store, current };
  return [
    follow(following, requests, {
      name: ({ door, method }) => `${method} ${door}`,
      kind: SpanKind.SERVER,
      parent: (event) => (event.door === "probe" ? undefined : ids.rootOf(event)),
      atStart: (span, { method, requestId }) =>
        span.setAttributes({ "http.request.method": method, "fairway.request_id": requestId }),
      atEnd: describeRequest,
    }),
    follow(following, operations, {
      name: ({ operationId }) => operationId,
      kind: SpanKind.INTERNAL,
      parent: (event) => current() ?? remoteParent(event.traceparent) ?? ids.rootOf(event),
      atStart: (span, { requestId }) => span.setAttribute("fairway.request_id", requestId),
      atEnd(span, { status }) {
        span.setAttribute("http.response.status_code", status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      },
    }),
    follow(following, jobs, { name: ({ job }) => job, kind: SpanKind.CONSUMER, parent: () => ROOT_CONTEXT }),
    follow(following, statements, {
      name: ({ text }) => firstWord(text),
      kind: SpanKind.CLIENT,
      // Work outside any request, such as leasing points for all, gets no trace of its own.
      parent: current,
      atStart: (span, { text }) =>
        span.setAttributes({
          "db.system.name": "postgresql",
          "db.operation.name": firstWord(text),
          "db.query.text": text.replace(LITERAL, "?").slice(0, LONGEST_TEXT),
        }),
    }),
    follow(following, upstreamCalls, {
      name: () => "REST platform",
      kind: SpanKind.CLIENT,
      parent: current,
      atStart(span, { headers }) {
        const { traceId, spanId } = span.spanContext();
        headers["traceparent"] = `00-${traceId}-${spanId}-01`;
      },
    }),
  ];
}

function describeRequest(span: Span, event: RequestEvent): void {
  span.setAttribute("http.response.status_code", event.status);
  if (event.document !== null) span.setAttribute("graphql.operation.name", event.document);
  const codes = event.failures.map(({ code }) => code);
  if (codes.length > 0) span.setAttribute("fairway.failures", codes);
  if (hasFailed(event)) span.setStatus({ code: SpanStatusCode.ERROR });
}

interface Following {
  tracer: Tracer;
  store: AsyncLocalStorage<unknown>;
  current(): Context | undefined;
}

/** Creates a span for each event of the channel, current while it lasts; returns a function that stops it. */
function follow<E extends object>(
  { tracer, store, current }: Following,
  channel: TracingChannel<E, unknown>,
  begin: Begin<E>,
): () => void {
  const spans = new WeakMap<object, Span>();
  channel.start.bindStore(store, (event) => {
    const parent = begin.parent(event);
    if (!parent) return current();
    const span = tracer.startSpan(begin.name(event), { kind: begin.kind }, parent);
    begin.atStart?.(span, event);
    spans.set(event, span);
    return trace.setSpan(parent, span);
  });
  const subscribers = {
    start() {},
    end() {},
    asyncStart() {},
    asyncEnd(event: E) {
      const span = spans.get(event);
      if (!span) return;
      begin.atEnd?.(span, event);
      if ("error" in event) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    error() {},
  };
  channel.subscribe(subscribers);
  return () => {
    channel.start.unbindStore(store);
    channel.unsubscribe(subscribers);
  };
}

const tracesUrl = (endpoint: string): string => `${endpoint.replace(/\/+$/, "")}/v1/traces`;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

function remoteParent(traceparent: string | null): Context | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

const firstWord = (text: string): string => /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
