import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import { ExploreToken, LoginAnswer, LoginInput, UpdateUserProfileInput, User } from "./models.ts";

export const authOperations = defineOperations({
  login: {
    method: "post",
    path: "/api/v1/auth/login",
    retry: "runs_again",
    audit: "Signed in",
    audience: "anyone",
    hashesPassword: true,
    lockExempt: true,
    ignoresSession: true,
    summary: "Signs a person in: answers a new session, or the question for a second step.",
    body: LoginInput,
    answer: LoginAnswer,
  },
  logout: {
    method: "post",
    path: "/api/v1/auth/logout",
    retry: "runs_again",
    audit: null,
    audience: "signed_in",
    lockExempt: true,
    beforeTwoFactor: true,
    beforeReason: true,
    summary: "Ends the session that the call is made with.",
    answer: Acknowledgement,
  },
  createExploreToken: {
    method: "post",
    path: "/api/v1/auth/explore-token",
    retry: "runs_again",
    audit: "Opened the explorer",
    audience: "staff",
    permission: "graph.explore",
    inPersonOnly: true,
    status: 201,
    summary:
      "A token for 15 minutes that reads as the caller does and changes nothing; it ends with the caller's session.",
    answer: ExploreToken,
  },
  userProfile: {
    method: "get",
    path: "/api/v1/auth/user-profile",
    audience: "signed_in",
    lockExempt: true,
    beforeTwoFactor: true,
    summary: "The person who is signed in, with roles, permissions and preferences.",
    answer: User,
  },
  updateUserProfile: {
    method: "post",
    path: "/api/v1/auth/user-profile",
    retry: "same_answer",
    audit: "Changed the own profile",
    audience: "signed_in",
    summary: "Changes the own name, telephone number and preferences.",
    body: UpdateUserProfileInput,
    answer: User,
  },
});
