import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { AccountActivity } from "#schema/people/accounts/models.ts";
import { describeChanges } from "./describe-changes.ts";
import { listAuditLog, MOST_COUNTED, type AuditCondition } from "./queries.ts";

/** A page of the history as sentences, without the changed values: those take the permission for the audit log. */
export async function activities(call: Call, condition: AuditCondition, query: PageQuery) {
  const { rows, total } = await listAuditLog(call.db, condition, query);
  const sentences = await describeChanges(call.db, rows);
  const data = rows.map((row, n): AccountActivity => ({
    id: Number(row.id),
    at: utcTextMs(row.at),
    sentence: sentences[n] ?? "",
    actor_name: actorNameOf(row),
    on_behalf_of_name: row.on_behalf_of_name,
    action: row.action,
    entity: row.entity,
    entity_id: row.entity_id,
  }));
  return { data, meta: metaOf(query, total, MOST_COUNTED) };
}

/** Name of the actor; visitors and the system have fixed names. */
export function actorNameOf({ actor_kind, actor_name }: { actor_kind: string; actor_name: string | null }): string {
  return actor_name ?? (actor_kind === "visitor" ? "A visitor" : "The system");
}
