import { accessTokens, createAccessToken, revokeAccessToken } from "#api/features/access-tokens/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { accessTokenOperations } from "#schema/access-tokens/operations.ts";

export const accessTokenRoutes: Handlers<typeof accessTokenOperations> = {
  accessTokens: (call) => accessTokens(call),
  createAccessToken: (call, { body }) => createAccessToken(call, body),
  revokeAccessToken: (call, { params }) => revokeAccessToken(call, params.id),
};
