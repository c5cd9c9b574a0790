import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { AccessToken, AccessTokenList, CreateAccessTokenInput, NewAccessToken } from "./models.ts";

export const accessTokenOperations = defineOperations({
  accessTokens: {
    method: "get",
    path: "/api/v1/access-tokens",
    audience: "staff",
    permission: "graph.explore",
    inPersonOnly: true,
    summary: "Lists the caller's access tokens, including those that ended or were revoked in the last 90 days.",
    answer: AccessTokenList,
  },
  createAccessToken: {
    method: "post",
    path: "/api/v1/access-tokens",
    // The response contains the token.
    retry: "runs_again",
    refreshes: ["accessTokens"],
    audit: "Made an access token",
    audience: "staff",
    permission: "graph.explore",
    inPersonOnly: true,
    asksAgain: "always",
    status: 201,
    summary:
      "Creates a token that reads the graph as the caller does and changes nothing. The secret is shown only once.",
    body: CreateAccessTokenInput,
    answer: NewAccessToken,
  },
  revokeAccessToken: {
    method: "delete",
    path: "/api/v1/access-tokens/{id}",
    retry: "same_answer",
    refreshes: [],
    audit: "Revoked an access token",
    audience: "staff",
    inPersonOnly: true,
    summary: "Revokes one of the caller's access tokens; its next request is refused.",
    params: idParams,
    answer: AccessToken,
  },
});
