import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { listActivities } from "#api/features/accounts/activity-queries.ts";
import { tellAll } from "#api/features/audit-log/service.ts";
import { loadAccount } from "#api/features/accounts/service.ts";
import type { Call } from "#api/http/call.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { AccountActivity } from "#schema/accounts/models.ts";

/** What a person did and what was done to the account, in words. */
export async function accountActivities(call: Call, id: number, query: PageQuery) {
  await loadAccount(call, id);
  const { rows, total } = await listActivities(call.db, id, query);
  const sentences = await tellAll(call.db, rows);
  const data = rows.map(({ before: _before, after: _after, at, actor_name, ...row }, n): AccountActivity => {
    return { ...row, at: utcTextMs(at), actor_name: actor_name ?? "The system", sentence: sentences[n] ?? "" };
  });
  return { data, meta: metaOf(query, total) };
}
