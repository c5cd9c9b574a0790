import type { TracingChannel } from "node:diagnostics_channel";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { hasFailed, jobs, operations, requests, statements, type RequestEvent } from "./channels.ts";
import { isReady, type Missing } from "./readiness.ts";

/** The current connections of one pool. */
export interface PoolFigures {
  name: string;
  busy: number;
  idle: number;
  /** Requests waiting for a connection. */
  waiting: number;
}

/** Values read when metrics are requested. */
export interface Watched {
  pools(): PoolFigures[];
  missing(): Promise<readonly Missing[]>;
}

export interface Metrics {
  /** Responds in the Prometheus text format. */
  answer(): Promise<Response>;
  watch(watched: Watched): void;
  close(): void;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Few buckets, because there is a set of them for each operation. */
const OPERATION_SECONDS = [0.01, 0.05, 0.25, 1, 5];
const STATEMENT_SECONDS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5];
/** Codes are the platform's own; more than this many would come from some other server's response. */
const MOST_CODES = 60;

/** Aggregates the channels' events. Labels are operations, doors, codes and classes: never a company, a person or a path. */
export function startMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ends = [countRequests(registry), countOperations(registry), countStatements(registry), countJobs(registry)];
  return {
    async answer() {
      return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType } });
    },
    watch: (watched) => gaugesOf(registry, watched),
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}

function countRequests(registry: Registry): () => void {
  const count = new Counter({
    name: "fairway_requests_total",
    help: "Requests at the gateway. A document of the graph has failed where a part of it did, although its status is 200.",
    labelNames: ["door", "method", "status", "outcome"] as const,
    registers: [registry],
  });
  const duration = new Histogram({
    name: "fairway_request_duration_seconds",
    help: "From a request at the gateway to its answer.",
    labelNames: ["door"] as const,
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: "fairway_graph_failures_total",
    help: "Parts of documents that the graph could not answer, by the code in extensions.",
    labelNames: ["code"] as const,
    registers: [registry],
  });
  const codes = new Set<string>();
  const known = (code: string) => (codes.has(code) || codes.size < MOST_CODES ? (codes.add(code), code) : "other");
  return timed(requests, (event, seconds) => {
    const { door, method } = event;
    count.inc({ door, method, status: statusClass(event.status), outcome: outcomeOf(event) });
    duration.observe({ door }, seconds);
    for (const { code } of event.failures) failures.inc({ code: known(code) });
  });
}

function outcomeOf(event: RequestEvent): "answered" | "refused" | "failed" {
  if (hasFailed(event)) return "failed";
  return event.status >= 400 || event.failures.length > 0 ? "refused" : "answered";
}

function countOperations(registry: Registry): () => void {
  const count = new Counter({
    name: "fairway_operations_total",
    help: "Operations of the REST platform, by the class of their status.",
    labelNames: ["operation", "status"] as const,
    registers: [registry],
  });
  const duration = new Histogram({
    name: "fairway_operation_duration_seconds",
    help: "How long an operation took, its wait for a connection included.",
    labelNames: ["operation"] as const,
    buckets: OPERATION_SECONDS,
    registers: [registry],
  });
  return timed(operations, ({ operationId: operation, status }, seconds) => {
    count.inc({ operation, status: statusClass(status) });
    duration.observe({ operation }, seconds);
  });
}

function countStatements(registry: Registry): () => void {
  const duration = new Histogram({
    name: "fairway_statement_duration_seconds",
    help: "From sending a statement to the database to its answer.",
    labelNames: ["outcome"] as const,
    buckets: STATEMENT_SECONDS,
    registers: [registry],
  });
  return timed(statements, (event, seconds) => duration.observe({ outcome: hasError(event) }, seconds));
}

function countJobs(registry: Registry): () => void {
  const duration = new Histogram({
    name: "fairway_job_duration_seconds",
    help: "Work behind the answers: mail, payment events, sweeping. What failed is tried again.",
    labelNames: ["job", "outcome"] as const,
    buckets: OPERATION_SECONDS,
    registers: [registry],
  });
  return timed(jobs, (event, seconds) => duration.observe({ job: event.job, outcome: hasError(event) }, seconds));
}

/** The channel adds the thrown error to the event. */
const hasError = (event: object): "failed" | "answered" => ("error" in event ? "failed" : "answered");

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Reports each event when it is over, with its duration in seconds; returns a function that stops it. */
function timed<E extends object>(
  channel: TracingChannel<E, unknown>,
  tell: (event: E, seconds: number) => void,
): () => void {
  const startTimes = new WeakMap<E, number>();
  const subscribers = {
    start: (event: E) => void startTimes.set(event, performance.now()),
    end() {},
    asyncStart() {},
    asyncEnd: (event: E) => tell(event, (performance.now() - (startTimes.get(event) ?? performance.now())) / 1000),
    error() {},
  };
  channel.subscribe(subscribers);
  return () => channel.unsubscribe(subscribers);
}

function gaugesOf(registry: Registry, { pools, missing }: Watched): void {
  new Gauge({
    name: "fairway_database_connections",
    help: "Connections of each pool to the database.",
    labelNames: ["pool", "state"] as const,
    registers: [registry],
    collect() {
      for (const { name, busy, idle } of pools()) {
        this.set({ pool: name, state: "busy" }, busy);
        this.set({ pool: name, state: "idle" }, idle);
      }
    },
  });
  new Gauge({
    name: "fairway_database_connections_waited_for",
    help: "Who waits for a connection of each pool.",
    labelNames: ["pool"] as const,
    registers: [registry],
    collect() {
      for (const { name, waiting } of pools()) this.set({ pool: name }, waiting);
    },
  });
  new Gauge({
    name: "fairway_ready",
    help: "Whether /readyz says ready.",
    registers: [registry],
    async collect() {
      this.set(isReady(await missing()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "fairway_missing",
    help: "What /readyz says is missing.",
    labelNames: ["part"] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { part } of await missing()) this.set({ part }, 1);
    },
  });
}
