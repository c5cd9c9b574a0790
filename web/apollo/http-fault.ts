import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import type { SignInProof } from "#schema/shared/errors.ts";

/**
 * A refusal or failure of a call, however it was transported: inside a 200 response, as an HTTP status, or no response
 * at all.
 */
export interface Fault {
  /** HTTP status; undefined if there was no response (network error, timeout). */
  status: number | undefined;
  /** Error code of the API, for example slot_taken; undefined if there was none. */
  code: string | undefined;
  message: string;
  /** Messages by field. */
  fields: Readonly<Record<string, readonly string[]>>;
  requestId: string | undefined;
  /** The nearest free times if a time was taken. */
  alternatives: readonly unknown[];
  /** How the user must confirm the sign-in if a fresh one is required. */
  proof: SignInProof | undefined;
  /** The current state if the caller's version was stale. */
  current: unknown;
  /** Seconds to wait before retrying after too many requests. */
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

/** Normalizes an error thrown by Apollo. */
export function faultOf(error: unknown): Fault {
  if (CombinedGraphQLErrors.is(error)) return worstFault(error.errors);
  if (ServerError.is(error)) return bodyFault(error.statusCode, error.bodyText, error.message);
  return { ...NOTHING, status: undefined, message: error instanceof Error ? error.message : String(error) };
}

/** Whether a call may have done its work: it got no answer, or one that does not tell. */
export function mayBeDone(error: unknown): boolean {
  const { status, code } = faultOf(error);
  return status === undefined ? code === undefined : status >= 500;
}

interface GraphError {
  message: string;
  extensions?: unknown;
}

/** Picks one of several errors in a response: the first 5xx, otherwise the first. */
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

// Parsed by hand: this file is part of every initial load, and zod would add an eighth to the booking page's bundle.
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

/** A document that was not executed returns 4xx with errors in the body; anything else has only its status. */
function bodyFault(status: number, bodyText: string, message: string): Fault {
  try {
    const { errors } = entriesOf(JSON.parse(bodyText));
    if (Array.isArray(errors) && errors.some(isGraphError)) {
      return { ...worstFault(errors.filter(isGraphError)), status };
    }
  } catch {
    // Not JSON: the response came from a proxy.
  }
  return { ...NOTHING, status, message };
}

function isGraphError(value: unknown): value is GraphError {
  return typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";
}
