import { metaOf } from "#api/db/paging.ts";
import { can } from "#api/auth/caller.ts";
import { presentAccount } from "#api/features/accounts/present.ts";
import { type AccountListQuery, listAccounts } from "#api/features/accounts/queries.ts";
import type { Call } from "#api/http/call.ts";
import { forbidden } from "#api/http/errors.ts";
import { refusalWithout } from "#schema/auth/permission-labels.ts";

/** Who works here. Clients are listed for who may see clients. */
export async function accounts(call: Call, query: AccountListQuery) {
  if (query.type === "client" && can(call.caller, "clients.read") !== "yes")
    throw forbidden(refusalWithout("clients.read"));
  const { rows, total } = await listAccounts(call.db, call.now, query);
  return { data: rows.map((row) => presentAccount(call, row)), meta: metaOf(query, total) };
}
