import type { Person } from "#api/auth/caller.ts";
import { voidMailedTokens } from "#api/auth/mailed-tokens.ts";
import type { Call } from "#api/call/call.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { fullName } from "#schema/shared/person-name.ts";

/** The columns that an invitation sets on the person's row. */
export function invitedBy(call: Call, caller: Person) {
  return { invited_at: call.now, invited_by: caller.id };
}

interface Invited {
  id: number;
  email: string;
}

/** Mails the link for a first password; links in earlier mails become void at once, even those sent to another address. */
export async function mailInvitation(call: Call, caller: Person, { id, email }: Invited): Promise<void> {
  await voidMailedTokens(call.db, id, call.now);
  const name = fullName(caller);
  await sendAccountMail(call, "account_invited", { user_id: id, invited_by: name }, { requestedFor: email });
}
