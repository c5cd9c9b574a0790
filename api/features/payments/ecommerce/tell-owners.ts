import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ownersToMail, sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { fullName } from "#schema/shared/person-name.ts";

interface AccountAct {
  /** As the mail has it: "Connected". */
  done: string;
  account_id: string;
  change: { before?: object; after?: object };
}

/** Records what was done with the account that takes the company's money, and mails it to all owners. */
export async function tellOwners(call: Call, { done, account_id, change }: AccountAct): Promise<void> {
  const { first_name, last_name } = signedIn(call.caller);
  await recordChange(call, { entity: "company", entity_id: call.tenant.slug, ...change });
  const facts: [string, string][] = [
    ["What", done],
    ["Account", account_id],
    ["By", fullName({ first_name, last_name })],
  ];
  for (const user_id of await ownersToMail(call)) {
    await sendAccountMail(call, "payment_account", { user_id, at: call.now.toString(), facts });
  }
}
