import { z } from "zod";
import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams, pagingQuery } from "../shared/paging.ts";
import { SessionList, SignInPage } from "./session-models.ts";

export const sessionOperations = defineOperations({
  sessions: {
    method: "get",
    path: "/api/v1/auth/sessions",
    audience: "signed_in",
    inPersonOnly: true,
    summary: "Where the caller is signed in: device, address and last use.",
    answer: SessionList,
  },
  signIns: {
    method: "get",
    path: "/api/v1/auth/sign-ins",
    audience: "signed_in",
    inPersonOnly: true,
    summary: "When somebody signed in as the caller or was refused, the latest first.",
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
    summary: "Ends one of the caller's own sessions, and what was made from it; its next request is refused.",
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
    summary: "Ends all of the caller's sessions but the one that the call is made with.",
    answer: Acknowledgement,
  },
});
