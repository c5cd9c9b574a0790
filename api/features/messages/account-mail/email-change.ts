import { voidMailedTokens } from "#api/auth/mailed-tokens.ts";
import type { Call } from "#api/call/call.ts";
import { sendAccountMail } from "./account-mail.ts";

/** Nothing changes until the owner of the new address follows the link; the old address is notified. */
export async function beginEmailChange(call: Call, userId: number, email: string): Promise<void> {
  await voidMailedTokens(call.db, userId, call.now, ["email"]);
  await sendAccountMail(call, "email_change_link", { user_id: userId, email }, { requestedFor: email });
  await sendAccountMail(call, "email_change_requested", {
    user_id: userId,
    at: call.now.toString(),
    facts: [["New address", email]],
  });
}
