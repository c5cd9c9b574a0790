import { deleteAccount, sendInvitation, updateAccount } from "#api/features/accounts/change-account.ts";
import { createAccount } from "#api/features/accounts/create-account.ts";
import { accountActivities, accounts, loadAccount } from "#api/features/accounts/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { accountOperations } from "#schema/accounts/operations.ts";

export const accountRoutes: Handlers<typeof accountOperations> = {
  accounts: (call, { query }) => accounts(call, query),
  createAccount: (call, { body }) => createAccount(call, body),
  account: (call, { params }) => loadAccount(call, params.id),
  updateAccount: (call, { params, body }) => updateAccount(call, params.id, body),
  deleteAccount: (call, { params, query }) => deleteAccount(call, params.id, query),
  sendInvitation: (call, { params }) => sendInvitation(call, params.id),
  accountActivities: (call, { params, query }) => accountActivities(call, params.id, query),
};
