import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { waitlistToken } from "#api/features/bookings/waitlist/present.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";

/** The token of the link that was mailed to a guest when they began to wait: the answer does not tell it. */
export async function waitTokenOf(trx: TenantTransaction, tenantId: string, email: string): Promise<string> {
  const { nonce } = await trx
    .selectFrom("waitlist_entries")
    .where(sql<string>`lower(guest->>'email')`, "=", email.toLowerCase())
    .orderBy("id", "desc")
    .select("nonce")
    .executeTakeFirstOrThrow();
  return waitlistToken([TEST_SECRET_KEY], tenantId, nonce);
}
