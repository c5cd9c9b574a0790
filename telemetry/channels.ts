import { tracingChannel } from "node:diagnostics_channel";

/** What answers a request: a label of the metrics, so there are few. */
export type Door = "graph" | "rest" | "page" | "probe";

/** A request at the gateway; what is known at its end is added while it is answered. */
export interface RequestEvent {
  requestId: string;
  door: Door;
  method: string;
  status: number;
  /** As the document calls itself. */
  document: string | null;
  /** The operations that the document was answered by. */
  operations: string[];
  /** What of the document was refused or failed, whatever the HTTP status. */
  failures: Failure[];
}

export interface Failure {
  code: string;
  status: number;
}

/** An operation of the REST platform. */
export interface OperationEvent {
  operationId: string;
  requestId: string;
  /** The span that asks, where a traced gateway in another process does. */
  traceparent: string | null;
  status: number;
}

/** A statement on its way to the database; its text has placeholders for values. */
export interface StatementEvent {
  text: string;
}

/** Work behind the answers. */
export interface JobEvent {
  job: string;
}

/** A call to a REST platform in another process; its headers may still be added to. */
export interface UpstreamEvent {
  headers: Record<string, string>;
}

// Told to whoever has subscribed: metrics and traces, by setting. Nobody listens by default, and then nothing is done.
export const requests = tracingChannel<RequestEvent, unknown>("fairway:request");
export const operations = tracingChannel<OperationEvent, unknown>("fairway:operation");
export const statements = tracingChannel<StatementEvent, unknown>("fairway:statement");
export const jobs = tracingChannel<JobEvent, unknown>("fairway:job");
export const upstreamCalls = tracingChannel<UpstreamEvent, unknown>("fairway:upstream");

/** Begins the event of a request that nobody has looked into yet. */
export const newRequest = (requestId: string, door: Door, method: string): RequestEvent => ({
  requestId,
  door,
  method,
  status: 0,
  document: null,
  operations: [],
  failures: [],
});

/** Failed: through no fault of the caller. The graph answers 200 with what it has, and says so inside. */
export function hasFailed({ status, failures }: Pick<RequestEvent, "status" | "failures">): boolean {
  return status >= 500 || failures.some((failure) => failure.status >= 500);
}
