import type { PageQuery } from "#api/db/paging.ts";
import { loadAccount } from "#api/features/accounts/service.ts";
import { activities } from "#api/features/audit-log/activities.ts";
import type { Call } from "#api/http/call.ts";

/** What a person did and what was done to the account, in words. */
export async function accountActivities(call: Call, id: number, query: PageQuery) {
  await loadAccount(call, id);
  return activities(call, { account_id: id }, query);
}
