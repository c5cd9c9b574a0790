import { planOnce } from "#api/db/prepared.ts";
import type { Call } from "#api/http/call.ts";

export interface Change {
  /** Verb of the operation, for example cancelBooking. */
  action: string;
  entity: string;
  entity_id: number | string;
  before?: unknown;
  after?: unknown;
}

/** Writes who did what, in the transaction of the change itself. */
export async function recordChange(call: Call, change: Change): Promise<void> {
  const { caller } = call;
  await call.db
    .insertInto("audit_log")
    .values({
      tenant_id: call.tenant.tenant_id,
      at: new Date(call.now.epochMilliseconds),
      actor_kind: caller.kind === "person" ? "person" : "visitor",
      actor_id: caller.kind === "person" ? caller.id : null,
      action: change.action,
      entity: change.entity,
      entity_id: String(change.entity_id),
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
      request_id: call.origin.requestId,
    })
    .modifyEnd(planOnce)
    .execute();
}
