import { refuseForgedWrite } from "#api/auth/identify.ts";
import { RequestCost } from "#api/http/request-cost.ts";
import type { ApiDeps, PlatformHandler } from "#api/http/call.ts";
import { answerTraced, type Incoming } from "#api/http/dispatch.ts";
import { answerModel } from "#api/http/input.ts";
import { parseInput } from "#api/http/raw-input.ts";
import type { Operation } from "#schema/shared/operation.ts";

/** An operation about no company, and its verb. */
export interface PlatformRoute {
  operationId: string;
  operation: Operation;
  handler: PlatformHandler<Operation>;
}

/** Answers what is about no company: its sender pays, its input is read, then the verb is run, which begins what it writes itself. */
export function dispatchOfNoCompany(deps: ApiDeps, route: PlatformRoute, incoming: Incoming): Promise<Response> {
  const { operationId, operation, handler } = route;
  const { request, origin } = incoming;
  return answerTraced(deps, route, incoming, async () => {
    await new RequestCost(deps.limits.budgets, operation, 0).payAsAddress(origin.address);
    refuseForgedWrite(request, origin, operation);
    const input = await parseInput(operation, incoming);
    const call = { operationId, deps, origin, headers: request.headers, now: deps.clock.now() };
    // The models above produced these values, which the table of operations cannot tell the compiler for all at once.
    const data = await handler(call, input as Parameters<typeof handler>[1]);
    if (deps.validateAnswers) answerModel(operation, request).parse(data);
    return Response.json(data, { status: operation.status ?? 200 });
  });
}
