import { readFileSync } from "node:fs";
import type { z } from "zod";
import { doerByLink, recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { linkExpired, readMailedToken, redeemMailedToken, voidMailedTokens } from "#api/auth/mailed-tokens.ts";
import { passwordProblem } from "#api/auth/password-rules.ts";
import { hashPassword, verifyPassword } from "#api/auth/password.ts";
import { endSessionsOf } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type {
  ChangePasswordInput,
  ForgotPasswordInput,
  PasswordLink,
  ResetPasswordInput,
} from "#schema/people/sign-in/password-models.ts";
import { accountById, confirmEmail, lockAccount, setPassword } from "./password-queries.ts";
import { addressProven, broughtAlong } from "./proven-address.ts";
import { keepRefusedToken } from "./refusals.ts";

/** Leaked passwords in lower case, from the list beside this file; its header names the source. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);

type Done = { message: string };

/**
 * Does the same for a known and an unknown address, so that neither response nor timing reveals it: a job looks up the
 * account.
 */
export async function forgotPassword(call: Call, { email }: z.infer<typeof ForgotPasswordInput>): Promise<Done> {
  await sendAccountMail(call, "password_forgotten", { email }, { requestedFor: email });
  return {
    message: `If ${email} has an account at ${call.tenant.name}, a link to set a new password is on its way. It works for one hour.`,
  };
}

export async function passwordLink(call: Call, token: string): Promise<z.infer<typeof PasswordLink>> {
  const { user_id, purpose, expires_at } = await readMailedToken(call.db, token, call.now);
  const account = await accountById(call.db, user_id);
  if (!account) throw linkExpired();
  return { purpose, first_name: account.first_name, email: account.email, expires_at: utcTextMs(expires_at) };
}

/** For an invited person this sets the first password and activates the account. */
export async function resetPassword(call: Call, input: z.infer<typeof ResetPasswordInput>): Promise<Done> {
  const { db, now, deps, origin } = call;
  const link = await redeemMailedToken(db, input.token, now).catch(keepRefusedToken(call, input.token));
  const { user_id, purpose } = link;
  const account = await lockAccount(db, user_id);
  if (!account) throw linkExpired();
  await refuseWeak(call, account, input.password);
  await replacePassword(call, user_id, input.password);
  await confirmEmail(db, user_id);
  if (account.email) {
    await deps.limits.clearLogin({ account: accountKey(call, account.email), address: origin.address });
  }
  const action = purpose === "invite" ? "acceptInvitation" : "resetPassword";
  await recordChange(call, { action, entity: "user", entity_id: user_id }, doerByLink(call.caller, user_id));
  const brought = broughtAlong(await addressProven(call, user_id, link.email));
  if (purpose === "invite") return { message: `Your password is set. You can sign in now.${brought}` };
  await sendAccountMail(call, "password_changed", { user_id, at: now.toString() });
  return { message: `Password reset successfully!${brought}` };
}

export async function changePassword(
  call: Call,
  person: Person,
  { current_password, password }: z.infer<typeof ChangePasswordInput>,
): Promise<Done> {
  const account = await confirmPassword(call, person, current_password, "current_password");
  await refuseWeak(call, account, password);
  await replacePassword(call, person.id, password, { except: person.session.tokenHash });
  await recordChange(call, { action: "changePassword", entity: "user", entity_id: person.id });
  await sendAccountMail(call, "password_changed", { user_id: person.id, at: call.now.toString() });
  return { message: "Your password has been changed. All other devices were signed out." };
}

/** Asks a signed-in person for their password again before a sensitive operation; failed attempts are counted. */
export async function confirmPassword(call: Call, person: Person, password: string, field: string) {
  const guesses = `${call.tenant.tenant_id}:${person.id}:password`;
  await call.deps.limits.countGuess(guesses);
  const account = await lockAccount(call.db, person.id);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    throw invalidField(field, "This is not your current password.");
  }
  await call.deps.limits.clearGuesses(guesses);
  return account;
}

/** The rate limiter's key of a typed account: per company, case-insensitive. */
export const accountKey = ({ tenant }: Pick<Call, "tenant">, email: string): string =>
  `${tenant.tenant_id}:${email.toLowerCase()}`;

export async function refuseWeak(
  { tenant }: { tenant: Pick<Call["tenant"], "name"> },
  account: { email: string | null; first_name: string; last_name: string },
  password: string,
): Promise<void> {
  const problem = passwordProblem(password, { ...account, company: tenant.name }, COMMON_PASSWORDS);
  if (problem !== null) throw invalidField("password", problem);
}

/** Replacing the password ends the sessions it opened and voids every link mailed before. */
async function replacePassword(
  { db, now }: Call,
  userId: number,
  password: string,
  kept: { except?: Buffer } = {},
): Promise<void> {
  await setPassword(db, userId, { password_hash: await hashPassword(password), password_changed_at: now });
  await voidMailedTokens(db, userId, now);
  await endSessionsOf(db, userId, kept);
}
