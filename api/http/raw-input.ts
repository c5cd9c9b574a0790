import { IncomingFile } from "#api/files/incoming-file.ts";
import { parseArguments, parseBody, queryReader } from "#api/http/input.ts";
import type { Operation } from "#schema/shared/operation.ts";

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
    query: parseArguments(operation.query, queryReader(request)),
    body: body(),
  };
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
