import { randomUUID } from "node:crypto";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import type { Call } from "./call.ts";

/** The call of a background task: no session, no request. It carries the name of an operation. */
export async function systemCall(
  deps: Call["deps"],
  trx: TenantTransaction,
  tenantId: string,
  work: Pick<Call, "operationId" | "permissionScope">,
): Promise<Call> {
  const tenant = await tenantOf(trx, tenantId);
  return {
    ...work,
    origin: { tenant: tenant.slug, address: "", requestId: randomUUID(), secure: true },
    tenant,
    caller: { kind: "anonymous", visitor: null },
    db: trx,
    now: deps.clock.now(),
    userAgent: null,
    headers: new Headers(),
    deps,
    setCookie: () => undefined,
    chargeFile: () => undefined,
    afterRollback: () => undefined,
  };
}

/** Runs a background task in its own transaction, without any permissions. */
export const inSystemCall = <Result>(
  deps: Call["deps"],
  tenantId: string,
  operationId: string,
  work: (call: Call) => Promise<Result>,
): Promise<Result> =>
  inTenant(deps.db, tenantId, async (trx) =>
    work(await systemCall(deps, trx, tenantId, { operationId, permissionScope: "no" })),
  );
