import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { deleteExpiredCodeExchanges, insertCodeExchange, takeSignUpCode } from "./queries.ts";

const CODE_MS = 60_000;
/** The issuer of the identity: this platform, for a new sign-up. */
const ISSUER = "sign-up";

/** Issues a code that signs the owner in on the company's own host: single-use, valid for a minute. */
export async function issueSignUpCode(
  { db, tenant, now }: Pick<Call, "db" | "tenant" | "now">,
  { userId, email }: { userId: number; email: string },
): Promise<string> {
  const code = newToken();
  await deleteExpiredCodeExchanges(db, now);
  await insertCodeExchange(db, {
    tenant_id: tenant.tenant_id,
    token_hash: hashToken(code),
    kind: "sign_up",
    issuer: ISSUER,
    subject: String(userId),
    email,
    expires_at: now.add({ milliseconds: CODE_MS }),
  });
  return code;
}

/** The person who signed up with this code; undefined for another kind of code, or a used or expired one. */
export async function redeemSignUpCode(
  { db, now }: Pick<Call, "db" | "now">,
  code: string,
): Promise<{ userId: number; email: string } | undefined> {
  const taken = await takeSignUpCode(db, hashToken(code), now);
  return taken && { userId: Number(taken.subject), email: taken.email };
}
