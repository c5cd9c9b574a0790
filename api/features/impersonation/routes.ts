import { signedIn } from "#api/auth/caller.ts";
import {
  endImpersonation,
  giveImpersonationReason,
  redeemImpersonation,
  startImpersonation,
} from "#api/features/impersonation/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { impersonationOperations } from "#schema/impersonation/operations.ts";

export const impersonationRoutes: Handlers<typeof impersonationOperations> = {
  startImpersonation: (call, { body }) => startImpersonation(call, signedIn(call.caller), body),
  redeemImpersonation: (call, { body }) => redeemImpersonation(call, body),
  giveImpersonationReason: (call, { body }) => giveImpersonationReason(call, signedIn(call.caller), body),
  endImpersonation: (call) => endImpersonation(call, signedIn(call.caller)),
};
