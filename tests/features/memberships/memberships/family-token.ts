import { derivedToken } from "#api/auth/tokens.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";

/** The token of the link by which an address was last invited to a family. */
export async function familyTokenOf(trx: TenantTransaction, tenantId: string, email: string): Promise<string> {
  const { nonce } = await trx
    .selectFrom("family_invitations")
    .where("email", "=", email)
    .orderBy("id", "desc")
    .select("nonce")
    .executeTakeFirstOrThrow();
  return derivedToken([TEST_SECRET_KEY], { tenantId, kind: "family", nonce });
}
