import type { AnyHandler, ApiDeps, Call, Handler, OutsideHandler, ReplayedHandler } from "#api/call/call.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { answeredBefore, claimKey } from "./idempotency.ts";
import type { RawInput } from "./raw-input.ts";
import { etagOf, matchesEtag } from "./respond.ts";

interface Outcome {
  data?: unknown;
  /** Remaining work to run after the transaction has ended. */
  goOn?(deps: ApiDeps): Promise<unknown>;
  etag?: string;
  /** How stale the data is, if it was read from the replica. */
  lagSeconds?: number;
  /** The caller already has this response. */
  isNotModified?: boolean;
}

/** Runs the operation's handler: claims its key, or answers what an earlier try with it was told. */
export async function runHandler(
  { handler, operation }: { handler: AnyHandler<Operation>; operation: Operation },
  call: Call,
  request: Request,
  input: RawInput,
): Promise<Outcome> {
  const { headers } = request;
  if (typeof handler === "function") {
    return { data: await runOnce(plainHandler(handler), call, operation, { headers, input }) };
  }
  if ("ask" in handler) return beginOutside(handler, call, operation, { headers, input });
  if ("replay" in handler) return { data: await runOnce(handler, call, operation, { headers, input }) };
  // The models above produced these values; the operation table cannot express that to the compiler for all operations at once.
  const parsed = input as Parameters<typeof handler.run>[1];
  const etag = etagOf(await handler.fingerprint(call, parsed));
  if (matchesEtag(request, etag)) return { etag, isNotModified: true };
  return { etag, data: await handler.run(call, parsed) };
}

interface Asked {
  headers: Headers;
  input: RawInput;
}

async function beginOutside(
  handler: OutsideHandler<Operation, unknown, unknown>,
  call: Call,
  operation: Operation,
  asked: Asked,
): Promise<Outcome> {
  const before = await answeredBefore(call, operation, asked);
  if (before) return { data: before.answer };
  // The models above produced these values; the operation table cannot express that to the compiler for all operations at once.
  const facts = await handler.read(call, asked.input as Parameters<typeof handler.read>[1]);
  return { goOn: (deps) => finishOutside(deps, { handler, call, operation, asked, facts }) };
}

interface Begun {
  handler: OutsideHandler<Operation, unknown, unknown>;
  call: Call;
  operation: Operation;
  asked: Asked;
  facts: unknown;
}

/** Calls the outside service while no transaction is open, then stores the result, or what must be kept of a failure. */
async function finishOutside(deps: ApiDeps, { handler, call, operation, asked, facts }: Begun): Promise<unknown> {
  const inOne = <T>(work: (next: Call) => Promise<T>): Promise<T> =>
    inTenant(deps.db, call.tenant.tenant_id, (db) => work({ ...call, db }));
  let found: unknown;
  try {
    found = await handler.ask(deps.outside, facts);
  } catch (error) {
    await inOne(async (next) => handler.fail?.(next, error, facts));
    throw error;
  }
  return inOne((next) => {
    const write = plainHandler(async () => handler.write(next, found, facts));
    return runOnce(write, next, operation, asked);
  });
}

async function runOnce(
  { run, remember, replay }: ReplayedHandler<Operation>,
  call: Call,
  operation: Operation,
  { headers, input }: { headers: Headers; input: RawInput },
): Promise<unknown> {
  const key = await claimKey(call, operation, { headers, input });
  if (key.isRepeat) return replay(call, key.remembered);
  // The models above produced these values; the operation table cannot express that to the compiler for all operations at once.
  const data = await run(call, input as Parameters<typeof run>[1]);
  key.keep(remember(data));
  return data;
}

const plainHandler = (run: Handler<Operation>): ReplayedHandler<Operation> => ({
  run,
  remember: (answer) => answer,
  replay: async (_call, remembered) => remembered,
});
