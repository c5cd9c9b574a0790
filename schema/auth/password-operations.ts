import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import {
  ChangePasswordInput,
  ForgotPasswordInput,
  PasswordLink,
  PasswordLinkParams,
  ResetPasswordInput,
} from "./password-models.ts";

export const passwordOperations = defineOperations({
  forgotPassword: {
    method: "post",
    path: "/api/v1/auth/forgot-password",
    retry: "runs_again",
    audit: null,
    audience: "anyone",
    lockExempt: true,
    ignoresSession: true,
    summary: "Mails a link to set a new password; the answer is the same whether the address is known or not.",
    body: ForgotPasswordInput,
    answer: Acknowledgement,
  },
  passwordLink: {
    method: "get",
    path: "/api/v1/auth/password-links/{token}",
    audience: "holder",
    lockExempt: true,
    summary: "What a mailed link is good for, before it is used.",
    params: PasswordLinkParams,
    answer: PasswordLink,
  },
  resetPassword: {
    method: "post",
    path: "/api/v1/auth/reset-password",
    retry: "runs_again",
    audit: "Set a new password by a mailed link",
    audience: "holder",
    hashesPassword: true,
    lockExempt: true,
    summary: "Sets the password of the account that a mailed link is for; all of its sessions end.",
    body: ResetPasswordInput,
    answer: Acknowledgement,
  },
  changePassword: {
    method: "post",
    path: "/api/v1/auth/change-password",
    retry: "runs_again",
    audit: "Changed the password",
    audience: "signed_in",
    hashesPassword: true,
    inPersonOnly: true,
    summary: "Sets the caller's own password; all of their other sessions end.",
    body: ChangePasswordInput,
    answer: Acknowledgement,
  },
});
