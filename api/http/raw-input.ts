import { IncomingFile } from "#api/files/incoming-file.ts";
import { parseArguments, parseBody, queryReader } from "#api/http/input.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** What was sent, as the operation's models read it. */
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

/** Keeps a failure until its turn: who may not call at all is told that first. */
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

/** Whether what was sent does not fit. */
export function isRefused(input: () => RawInput): boolean {
  try {
    input();
    return false;
  } catch {
    return true;
  }
}
