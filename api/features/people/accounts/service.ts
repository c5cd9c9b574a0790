import { can, type Person } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { forbidden, notFound, staleVersion } from "#api/errors/errors.ts";
import { activities } from "#api/features/platform/audit-log/activities.ts";
import type { Account } from "#schema/people/accounts/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { presentAccount } from "./present.ts";
import { findAccount, listAccounts, lockAccount, type AccountListQuery } from "./queries.ts";
import { refuseAbove } from "./refusals.ts";

/** Lists staff; clients only for callers who may see clients. */
export async function accounts(call: Call, query: AccountListQuery) {
  if (query.type === "client" && can(call.caller, "clients.read") !== "yes")
    throw forbidden(refusalWithout("clients.read"));
  const { rows, total } = await listAccounts(call.db, call.now, query);
  return { data: rows.map((row) => presentAccount(call, row)), meta: metaOf(query, total) };
}

export async function loadAccount(call: Call, id: number): Promise<Account> {
  const row = await findAccount(call.db, call.now, id);
  if (!row) throw notFound("account");
  return presentAccount(call, row);
}

/** What a person did and what was done to the account, as sentences. */
export async function accountActivities(call: Call, id: number, query: PageQuery) {
  await loadAccount(call, id);
  return activities(call, { account_id: id }, query);
}

/** Locks and returns the account, after checking that the caller may change it and has seen the current version. */
export async function loadForChange(
  call: Call,
  caller: Person,
  { id, version }: { id: number; version?: number | undefined },
): Promise<Account> {
  await lockAccount(call.db, id);
  const account = await loadAccount(call, id);
  refuseAbove(caller, account);
  if (version !== undefined && version !== account.version) throw staleVersion(account);
  return account;
}
