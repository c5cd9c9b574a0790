import type { Caller } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { insertion } from "#api/db/statement.ts";
import { deferToCommit } from "#api/db/transaction.ts";
import type { AuditEntity } from "#schema/platform/audit-log/models.ts";
import { UNDO_ACTION } from "#schema/platform/audit-log/undo-rules.ts";
import { isAuditAction, type AuditAction } from "./sentence.ts";

export interface Change {
  /** Defaults to the operation's own. */
  action?: AuditAction;
  entity: AuditEntity;
  entity_id: number | string;
  before?: unknown;
  after?: unknown;
}

/** Who made the change, and on whose behalf if for another person. */
export interface Doer {
  actor_id: number | null;
  on_behalf_of_id: number | null;
  /** Not triggered by anybody's request. */
  isSystem?: true;
}

/** The actor of background work. */
export const THE_SYSTEM: Doer = { actor_id: null, on_behalf_of_id: null, isSystem: true };

/** The part of a call that the history records. */
export type RecordedCall = Pick<Call, "operationId" | "caller" | "db" | "now" | "origin"> & {
  tenant: Pick<Call["tenant"], "tenant_id">;
};

const insertChange = insertion("audit_log", (insert) => insert);

/** Records who did what, in the transaction of the change itself. Sign-in passes the person, because there is no session yet. */
export async function recordChange(
  call: RecordedCall,
  change: Change,
  doer: Doer = doerOf(call.caller),
): Promise<void> {
  deferToCommit(call.db, insertChange(call.db, entryOf(call, change, doer)));
}

/** The same for many entities at once, in one statement. */
export async function recordChanges(call: RecordedCall, changes: readonly Change[]): Promise<void> {
  const doer = doerOf(call.caller);
  if (changes.length === 0) return;
  await call.db
    .insertInto("audit_log")
    .values(changes.map((change) => entryOf(call, change, doer)))
    .execute();
}

function entryOf(call: RecordedCall, change: Change, doer: Doer) {
  // Undoing runs the handler of an ordinary change, but is recorded as an undo.
  const action = call.operationId === UNDO_ACTION ? UNDO_ACTION : (change.action ?? call.operationId);
  if (!isAuditAction(action)) throw new Error(`${action} says no sentence for the history`);
  return {
    tenant_id: call.tenant.tenant_id,
    at: call.now,
    actor_kind: actorKindOf(doer),
    actor_id: doer.actor_id,
    on_behalf_of_id: doer.on_behalf_of_id,
    action,
    entity: change.entity,
    entity_id: String(change.entity_id),
    before: change.before === undefined ? null : JSON.stringify(change.before),
    after: change.after === undefined ? null : JSON.stringify(change.after),
    request_id: call.origin.requestId,
  };
}

function actorKindOf({ actor_id, isSystem }: Doer): "person" | "visitor" | "system" {
  if (actor_id !== null) return "person";
  return isSystem ? "system" : "visitor";
}

/** Who used a mailed link: whoever is signed in, in the name of the person it was mailed to; otherwise that person. */
export function doerByLink(caller: Caller, holderId: number): Doer {
  if (caller.kind === "anonymous" || (caller.id === holderId && !caller.actor)) {
    return { actor_id: holderId, on_behalf_of_id: null };
  }
  return { actor_id: caller.actor?.id ?? caller.id, on_behalf_of_id: holderId };
}

export function doerOf(caller: Caller): Doer {
  if (caller.kind === "anonymous") return { actor_id: null, on_behalf_of_id: null };
  const { id, actor } = caller;
  return actor ? { actor_id: actor.id, on_behalf_of_id: id } : { actor_id: id, on_behalf_of_id: null };
}
