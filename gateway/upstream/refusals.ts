import { GraphQLError } from "graphql";
import type { ApiAnswer } from "./api.ts";

/** A refusal's details besides its sentence, as carried by REST's body and the graph's `extensions`. */
export interface RefusalDetail {
  errors?: unknown;
  alternatives?: unknown;
  proof?: unknown;
  current?: unknown;
  retry_after?: unknown;
}

export type RefusalExtensions = RefusalDetail & {
  code: string;
  status: number;
  request_id: string;
};

/** Converts a refusal of the REST platform to a GraphQL error. */
export function refusalError(answer: ApiAnswer, requestId: string): GraphQLError {
  const body = jsonObject(answer.body);
  const { message, error: code, errors, alternatives, proof, current, retry_after } = body ?? {};
  if (typeof message !== "string" || typeof code !== "string") return unavailable(requestId);
  const extensions: RefusalExtensions = { code, status: answer.status, request_id: requestId };
  if (errors !== undefined) extensions.errors = errors;
  if (alternatives !== undefined) extensions.alternatives = alternatives;
  if (proof !== undefined) extensions.proof = proof;
  if (current !== undefined) extensions.current = current;
  if (retry_after !== undefined) extensions.retry_after = retry_after;
  return new GraphQLError(message, { extensions: { ...extensions } });
}

/** The platform did not respond, responded too late, or the response was not its own. */
export function unavailable(requestId: string): GraphQLError {
  return new GraphQLError("The service is not responding. Try again shortly.", {
    extensions: { code: "unavailable", status: 503, request_id: requestId },
  });
}

export function badArgument(requestId: string): GraphQLError {
  return new GraphQLError("An argument has characters that an id or token cannot have.", {
    extensions: { code: "bad_argument", status: 400, request_id: requestId },
  });
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    // Typed with unknown values, because any key may be looked up.
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
