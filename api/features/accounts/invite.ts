import { voidMailedTokens } from "#api/auth/mailed-tokens.ts";
import { sendAccountMail } from "#api/features/account-mail/account-mail.ts";
import { requireConfirmedOwner } from "#api/features/onboarding/service.ts";
import type { Call } from "#api/http/call.ts";
import type { Person } from "#api/auth/caller.ts";

/** The columns that an invitation sets on the person's row. */
export function invitedBy(call: Call, caller: Person) {
  return { invited_at: call.now, invited_by: caller.id };
}

/** Mails the link for a first password; links in earlier mails become void at once, even those sent to another address. */
export async function mailInvitation(call: Call, caller: Person, userId: number): Promise<void> {
  await requireConfirmedOwner(call);
  await voidMailedTokens(call.db, userId, call.now);
  const name = `${caller.first_name} ${caller.last_name}`.trim();
  await sendAccountMail(call, "account_invited", { user_id: userId, invited_by: name });
}
