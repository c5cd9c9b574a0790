import { tracingChannel } from "node:diagnostics_channel";

/** The handler of a request: a metrics label, so there are only a few. */
export type Door = "graph" | "rest" | "page" | "probe";

/** A request at the gateway; fields known only at its end are filled in while it is handled. */
export interface RequestEvent {
  requestId: string;
  door: Door;
  method: string;
  status: number;
  /** The document's own name. */
  document: string | null;
  /** The operations called for the document. */
  operations: string[];
  /** What was refused or failed in the document, whatever the HTTP status. */
  failures: Failure[];
}

export interface Failure {
  code: string;
  status: number;
}

export interface OperationEvent {
  operationId: string;
  requestId: string;
  /** The calling span, when a traced gateway runs in another process. */
  traceparent: string | null;
  status: number;
}

/** A statement sent to the database; its text has placeholders for values. */
export interface StatementEvent {
  text: string;
}

export interface JobEvent {
  job: string;
}

/** A call to a REST platform in another process; headers can still be added. */
export interface UpstreamEvent {
  headers: Record<string, string>;
}

// Received by subscribers: metrics and traces, if configured. By default there are none, and nothing is done.
export const requests = tracingChannel<RequestEvent, unknown>("fairway:request");
export const operations = tracingChannel<OperationEvent, unknown>("fairway:operation");
export const statements = tracingChannel<StatementEvent, unknown>("fairway:statement");
export const jobs = tracingChannel<JobEvent, unknown>("fairway:job");
export const upstreamCalls = tracingChannel<UpstreamEvent, unknown>("fairway:upstream");

/** Creates the event of a request that has not been inspected yet. */
export const newRequest = (requestId: string, door: Door, method: string): RequestEvent => ({
  requestId,
  door,
  method,
  status: 0,
  document: null,
  operations: [],
  failures: [],
});

/** Failed through no fault of the caller. The graph returns 200 with partial data and errors in the body. */
export function hasFailed({ status, failures }: Pick<RequestEvent, "status" | "failures">): boolean {
  return status >= 500 || failures.some((failure) => failure.status >= 500);
}
