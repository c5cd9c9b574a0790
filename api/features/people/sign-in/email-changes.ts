import type { z } from "zod";
import { doerByLink, recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { redeemEmailToken } from "#api/auth/email-tokens.ts";
import { linkExpired, voidMailedTokens } from "#api/auth/mailed-tokens.ts";
import { endSessionsOf } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { beginEmailChange } from "#api/features/messages/account-mail/email-change.ts";
import type { ConfirmEmailChangeInput, RequestEmailChangeInput } from "#schema/people/sign-in/email-models.ts";
import { confirmEmail, lockAccount, setEmail } from "./password-queries.ts";
import { addressProven, broughtAlong } from "./proven-address.ts";
import { accountByEmail } from "./queries.ts";
import { keepRefusedToken } from "./refusals.ts";

type Done = { message: string };

/** Whether the address is taken is only revealed to its owner, by the link. */
export async function requestEmailChange(
  call: Call,
  person: Person,
  { email }: z.infer<typeof RequestEmailChangeInput>,
): Promise<Done> {
  const isOwn = email === person.email;
  if (isOwn && !(await isUnconfirmed(call, person.id))) {
    throw invalidField("email", "This is the address that you sign in with now.");
  }
  if (isOwn) {
    await sendAccountMail(call, "sign_up_confirmation", { user_id: person.id, email }, { requestedFor: email });
    return { message: `A link is on its way to ${email}.` };
  }
  await beginEmailChange(call, person.id, email);
  await recordChange(call, { entity: "user", entity_id: person.id, after: { email } });
  return { message: `A link is on its way to ${email}. Until you follow it, you sign in as before.` };
}

/** Signed up, but has not followed the confirmation link yet. */
async function isUnconfirmed({ db }: Call, userId: number): Promise<boolean> {
  return (await lockAccount(db, userId))?.is_email_confirmed === false;
}

/** Sign-in does not change, so existing sessions stay. */
async function confirmOwnAddress(call: Call, user_id: number, email: string): Promise<Done> {
  await confirmEmail(call.db, user_id);
  const doer = doerByLink(call.caller, user_id);
  await recordChange(call, { entity: "user", entity_id: user_id, after: { email } }, doer);
  return { message: `${email} is yours.${broughtAlong(await addressProven(call, user_id, email))}` };
}

/** Ends access through the old address: its links and the sessions it may have opened. */
export async function confirmEmailChange(
  call: Call,
  { token }: z.infer<typeof ConfirmEmailChangeInput>,
): Promise<Done> {
  const { db, now } = call;
  const { user_id, email } = await redeemEmailToken(db, token, now).catch(keepRefusedToken(call, token));
  const account = await lockAccount(db, user_id);
  if (!account) throw linkExpired();
  if (account.email === email) return confirmOwnAddress(call, user_id, email);
  const holder = await accountByEmail(db, email);
  if ((holder && holder.id !== user_id) || !(await setEmail(db, user_id, email))) {
    throw new ApiError("invalid_state", "Somebody else signs in with this address. Choose another one.");
  }
  await voidMailedTokens(db, user_id, now);
  await endSessionsOf(db, user_id);
  const change = { before: { email: account.email }, after: { email } };
  const doer = doerByLink(call.caller, user_id);
  await recordChange(call, { entity: "user", entity_id: user_id, ...change }, doer);
  const happening = { user_id, at: now.toString(), facts: [["New address", email]] as [string, string][] };
  await sendAccountMail(call, "email_changed", happening);
  if (account.email) await sendAccountMail(call, "email_changed", { ...happening, to: account.email });
  const brought = broughtAlong(await addressProven(call, user_id, email));
  return { message: `From now on you sign in as ${email}.${brought}` };
}
