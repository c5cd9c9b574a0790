import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { z } from "zod";

/** A refusal or failure of a call, however it travelled: inside a 200 answer, as HTTP, or not at all. */
export interface Fault {
  /** HTTP status of the call; undefined when no answer came (network, time-out). */
  status: number | undefined;
  /** The platform's code, for example slot_taken; undefined when none was given. */
  code: string | undefined;
  message: string;
  /** Sentences by field. */
  fields: Readonly<Record<string, readonly string[]>>;
  requestId: string | undefined;
  /** The nearest free times, where a time was taken. */
  alternatives: readonly unknown[];
  /** What stands now, where the caller's view was stale. */
  current: unknown;
}

const Extensions = z.object({
  code: z.string().optional(),
  status: z.number().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
  alternatives: z.array(z.unknown()).optional(),
  current: z.unknown(),
});

const NOTHING: Omit<Fault, "message" | "status"> = {
  code: undefined,
  fields: {},
  requestId: undefined,
  alternatives: [],
  current: undefined,
};

/** Reads what Apollo threw. */
export function faultOf(error: unknown): Fault {
  if (CombinedGraphQLErrors.is(error)) return worstFault(error.errors);
  if (ServerError.is(error)) return bodyFault(error.statusCode, error.bodyText, error.message);
  return { ...NOTHING, status: undefined, message: error instanceof Error ? error.message : String(error) };
}

interface GraphError {
  message: string;
  extensions?: unknown;
}

/** Of several refusals in one answer the gravest speaks: a 5xx hides nothing, else the first counts. */
function worstFault(errors: readonly GraphError[]): Fault {
  const faults = errors.map(graphFault);
  return (
    faults.find((fault) => (fault.status ?? 0) >= 500) ??
    faults[0] ?? { ...NOTHING, status: undefined, message: "The answer was empty." }
  );
}

function graphFault(error: GraphError): Fault {
  const parsed = Extensions.safeParse(error.extensions ?? {});
  if (!parsed.success) return { ...NOTHING, status: undefined, message: error.message };
  const { code, status, errors = {}, request_id, alternatives = [], current } = parsed.data;
  return { status, code, message: error.message, fields: errors, requestId: request_id, alternatives, current };
}

const RefusedDocument = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.unknown().optional() })).min(1),
});

/** A document that was not executed answers 4xx with errors inside; anything else has only its status. */
function bodyFault(status: number, bodyText: string, message: string): Fault {
  try {
    const { errors } = RefusedDocument.parse(JSON.parse(bodyText));
    return { ...worstFault(errors), status };
  } catch {
    // No JSON of ours: a proxy in between answered.
    return { ...NOTHING, status, message };
  }
}
