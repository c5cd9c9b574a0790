import { GraphQLError, type ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Logger } from "pino";
import type { Failure } from "#telemetry/channels.ts";
import type { GraphContext } from "./context.ts";

/** Error extensions that may reach the caller; whatever else a library adds is dropped. */
const TOLD = ["code", "status", "errors", "alternatives", "proof", "current", "retry_after", "limit", "cost"] as const;

/**
 * Gives every error of the graph one shape: a sentence and `extensions {code, status, request_id, …}`. An executed
 * document always gets HTTP 200, whatever the platform refused; one that was not executed gets the status that
 * GraphQL over HTTP prescribes.
 */
export function shapeErrors(log: Logger): Plugin<GraphContext, GraphContext> {
  return {
    onParams({ params, context }) {
      context.event.document = documentName(params);
    },
    onResultProcess({ result, serverContext, setResult }) {
      // Batching and streaming are disabled: a response is one result.
      const { errors, ...rest } = result as ExecutionResult;
      if (!errors?.length) return;
      const { requestId } = serverContext.origin;
      const isExecuted = "data" in rest;
      const shapedErrors = errors.map((error) => shaped(error, isExecuted, requestId, log));
      serverContext.event.failures.push(...shapedErrors.map(failureOf));
      setResult({ ...rest, errors: shapedErrors });
    },
  };
}

const DOCUMENT_NAME = /^\s*(?:query|mutation)\s+(\w+)/;

/** Accepts only a valid GraphQL name: anything else that a caller sends in its place stays out of the log. */
function documentName({ operationName, query }: { operationName?: unknown; query?: unknown }): string | null {
  const name: unknown = operationName ?? DOCUMENT_NAME.exec(typeof query === "string" ? query : "")?.[1];
  return typeof name === "string" && /^[_a-z]\w{0,59}$/i.test(name) ? name : null;
}

/** Reads the extensions set by `shaped`. */
function failureOf({ extensions: { code, status, http } }: GraphQLError): Failure {
  return { code: String(code), status: Number(status ?? (http as HttpHint | undefined)?.status ?? 400) };
}

function shaped(error: GraphQLError, isExecuted: boolean, requestId: string, log: Logger): GraphQLError {
  const { path, nodes, source, positions } = error;
  const build = (message: string, extensions: object): GraphQLError =>
    new GraphQLError(message, { path, nodes, source, positions, extensions: { ...extensions, request_id: requestId } });
  if (isRefusal(error)) return build(error.message, { ...pickTold(error), ...(isExecuted ? {} : httpOf(error)) });
  if (!isExecuted && isOfDocument(error)) {
    return build(withoutSuggestion(error.message), requestFault(error));
  }
  log.error({ err: error.originalError ?? error, path, request_id: requestId }, "defect in the graph");
  const http = isExecuted ? {} : { http: { status: 500 } };
  return build("Something went wrong on our side.", { code: "internal", status: 500, ...http });
}

/** The platform's own refusals have a status; the codes of libraries do not. (JIT's errors lack extensions altogether.) */
function isRefusal({ extensions }: Partial<GraphQLError>): boolean {
  return typeof extensions?.code === "string" && typeof extensions.status === "number";
}

/** How graphql-js messages begin when a scalar could not parse its value, whatever the scalar threw. */
const UNREADABLE_VALUE = /^(Variable "\$|Expected value of type )/;

/** Whether graphql-js or yoga rejected the document or request itself, as opposed to an internal error. */
function isOfDocument({ originalError, message }: GraphQLError): boolean {
  return !originalError || originalError instanceof GraphQLError || UNREADABLE_VALUE.test(message);
}

function pickTold({ extensions }: GraphQLError): object {
  return Object.fromEntries(TOLD.filter((key) => extensions[key] !== undefined).map((key) => [key, extensions[key]]));
}

interface HttpHint {
  status?: number;
  spec?: boolean;
  headers?: Record<string, string>;
}

/** The extension that sets yoga's HTTP status, removed before sending. `spec`: 200 if the caller accepts only JSON. */
function httpOf({ extensions }: Partial<GraphQLError>): { http: HttpHint } {
  // yoga's own convention for communication between plugins.
  const hint = (extensions?.http ?? {}) as HttpHint;
  return { http: hint.status === undefined ? { status: 400, spec: true } : hint };
}

/** Invalid JSON is always 400: there is no document to blame. */
function requestFault(error: GraphQLError): object {
  if (/invalid JSON/i.test(error.message)) return { code: "bad_json", status: 400, http: { status: 400 } };
  const { http } = httpOf(error);
  return { code: "bad_document", status: http.status, http };
}

/** "Did you mean …" would disclose the schema to people who may not introspect it. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .+$/s, "");
}
