import { sql } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { countRows } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** What the person did, what was done in their name, and what was done to their account: the latest first. */
export async function listActivities(trx: TenantTransaction, userId: number, query: PageQuery) {
  const about = trx
    .selectFrom("audit_log as a")
    .where((eb) =>
      eb.or([
        eb("a.actor_id", "=", userId),
        eb("a.on_behalf_of_id", "=", userId),
        eb.and([eb("a.entity", "in", ["account", "user"]), eb("a.entity_id", "=", String(userId))]),
      ]),
    );
  const page = about
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "a.tenant_id").onRef("actor.id", "=", "a.actor_id"),
    )
    .leftJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "a.tenant_id").onRef("person.id", "=", "a.on_behalf_of_id"),
    )
    .select(["a.id", "a.at", "a.action", "a.entity", "a.entity_id", "a.before", "a.after"])
    .select(sql<string | null>`trim(actor.first_name || ' ' || actor.last_name)`.as("actor_name"))
    .select(sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as("on_behalf_of_name"))
    .orderBy("a.id", "desc")
    .limit(query.perPage)
    .offset(offsetOf(query));
  // The joins find nothing more: they are not counted.
  const [rows, total] = await Promise.all([page.execute(), countRows(about, query)]);
  return { rows, total };
}
