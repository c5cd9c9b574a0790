import type { SignInProof } from "#schema/shared/errors.ts";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client";

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
  /** By what the person confirms the sign-in, where it must be fresh. */
  proof: SignInProof | undefined;
  /** What stands now, where the caller's view was stale. */
  current: unknown;
  /** Seconds until another try makes sense, where there were too many. */
  retryAfter: number | undefined;
}

const PROOFS: readonly SignInProof[] = ["password", "code", "google"];

const NOTHING: Omit<Fault, "message" | "status"> = {
  code: undefined,
  fields: {},
  requestId: undefined,
  alternatives: [],
  proof: undefined,
  current: undefined,
  retryAfter: undefined,
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
  const { code, status, errors, request_id, alternatives, proof, current, retry_after } = entriesOf(error.extensions);
  return {
    status: typeof status === "number" ? status : undefined,
    code: typeof code === "string" ? code : undefined,
    message: error.message,
    fields: sentencesByField(errors),
    requestId: typeof request_id === "string" ? request_id : undefined,
    alternatives: Array.isArray(alternatives) ? alternatives : [],
    proof: PROOFS.find((known) => known === proof),
    current,
    retryAfter: typeof retry_after === "number" ? retry_after : undefined,
  };
}

// Read by hand: this file is part of every first load, and zod would be an eighth of the booking page's.
function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function sentencesByField(value: unknown): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(entriesOf(value)).flatMap(([field, sentences]) =>
      Array.isArray(sentences) ? [[field, sentences.filter((sentence) => typeof sentence === "string")]] : [],
    ),
  );
}

/** A document that was not executed answers 4xx with errors inside; anything else has only its status. */
function bodyFault(status: number, bodyText: string, message: string): Fault {
  try {
    const { errors } = entriesOf(JSON.parse(bodyText));
    if (Array.isArray(errors) && errors.some(isGraphError)) {
      return { ...worstFault(errors.filter(isGraphError)), status };
    }
  } catch {
    // No JSON: a proxy in between answered.
  }
  return { ...NOTHING, status, message };
}

function isGraphError(value: unknown): value is GraphError {
  return typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";
}
