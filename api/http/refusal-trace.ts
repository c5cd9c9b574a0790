import { recordChange, type RecordedCall } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { deviceLabel } from "#api/auth/device-label.ts";
import type { ApiDeps } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";

type Refused = Omit<RecordedCall, "db"> & { deps: ApiDeps; userAgent: string | null };
type Work = (trx: TenantTransaction) => Promise<void>;

const whereOf = ({ operationId, origin, userAgent }: Refused) => ({
  operation: operationId,
  address: origin.address,
  device: deviceLabel(userAgent),
});

/** Records that a request came with a session that is unknown here, expired, or another tenant's. */
export function traceOfSession(call: Refused): Work {
  return async (db) => {
    if (!(await call.deps.limits.keepsRefusedToken(call.origin.address))) return;
    const change = { action: "sessionRefused", entity: "user", entity_id: "unknown", after: whereOf(call) } as const;
    await recordChange({ ...call, db }, change);
  };
}

/** Records that a person was refused for lack of a permission; null if refused for another reason. */
export function traceOfAccess(call: Refused, person: Person, error: unknown): Work | null {
  if (!(error instanceof ApiError) || error.status !== 403 || error.code === "fresh_sign_in_required") return null;
  return async (db) => {
    if (!(await call.deps.limits.keepsRefusedAccess(`${call.tenant.tenant_id}:${person.id}`))) return;
    const change = { action: "accessRefused", entity: "user", entity_id: person.id, after: whereOf(call) } as const;
    await recordChange({ ...call, db }, change);
  };
}
