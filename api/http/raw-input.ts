import { badArgument } from "#api/errors/errors.ts";
import { IncomingFile } from "#api/files/incoming-file.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { parseArguments, parseBody, queryReader } from "./input.ts";

/** The input, parsed by the operation's models. */
export type RawInput = { params: unknown; query: unknown; body: unknown };

interface Sent {
  request: Request;
  params: Record<string, string>;
}

export async function parseInput(operation: Operation, { request, params }: Sent): Promise<RawInput> {
  const body = operation.takesFile ? () => new IncomingFile(request) : await settle(parseBody(operation.body, request));
  return {
    params: parseArguments(operation.params, (name) => [params[name] ?? ""]),
    query: parseQuery(operation, request),
    body: body(),
  };
}

/** Refuses parameters that the operation does not have: a misspelled one would be answered as if it had not been sent. */
function parseQuery({ query }: Operation, request: Request): unknown {
  const known = Object.keys(query?.shape ?? {});
  const unknown = new URL(request.url).searchParams.keys().find((name) => !known.includes(name));
  if (unknown === undefined) return parseArguments(query, queryReader(request));
  const takes = known.length > 0 ? `This call has ${known.join(", ")}.` : "This call has none.";
  throw badArgument(unknown, `There is no such parameter. ${takes}`);
}

/** Defers a failure until the value is needed: callers without permission must get that refusal first. */
export async function settle<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Whether the input failed validation. */
export function isRefused(input: () => RawInput): boolean {
  try {
    input();
    return false;
  } catch {
    return true;
  }
}
