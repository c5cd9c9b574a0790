import { z } from "zod";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery } from "#schema/shared/paging.ts";
import { SessionList, SignInPage } from "./session-models.ts";

export const sessionOperations = defineOperations({
  sessions: {
    method: "get",
    path: "/api/v1/auth/sessions",
    audience: "signed_in",
    inPersonOnly: true,
    summary: "Lists where the caller is signed in: device, address and last use.",
    answer: SessionList,
  },
  signIns: {
    method: "get",
    path: "/api/v1/auth/sign-ins",
    audience: "signed_in",
    inPersonOnly: true,
    summary: "Lists the sign-ins and refused attempts to sign in as the caller, newest first.",
    query: z.object(pagingQuery),
    answer: SignInPage,
  },
  revokeSession: {
    method: "delete",
    path: "/api/v1/auth/sessions/{id}",
    retry: "same_answer",
    refreshes: ["sessions"],
    audit: "Signed out a device",
    audience: "signed_in",
    inPersonOnly: true,
    summary: "Ends one of the caller's own sessions and any created from it; its next request is refused.",
    params: idParams,
    answer: Acknowledgement,
  },
  revokeOtherSessions: {
    method: "delete",
    path: "/api/v1/auth/sessions",
    retry: "same_answer",
    refreshes: ["sessions", "accessTokens"],
    audit: "Signed out all other devices",
    audience: "signed_in",
    inPersonOnly: true,
    summary: "Ends all the caller's sessions except the one that the call is made with.",
    answer: Acknowledgement,
  },
});
