import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/**
 * Whether an owner has shown that their address is theirs; a company that did not sign up by itself is known. A person who never
 * chose a password was only written down by somebody.
 */
export const HAS_PROVEN_OWNER = sql<boolean>`(
  not exists (select from onboardings signed_up where signed_up.tenant_id = ${TENANT_ID})
  or exists (select from users proven where proven.tenant_id = ${TENANT_ID} and 'owner' = any(proven.roles)
    and proven.is_email_confirmed and proven.password_hash is not null and proven.deactivated_at is null))`;

export async function hasProvenOwner(trx: TenantTransaction): Promise<boolean> {
  const { rows } = await sql<{ proven: boolean }>`select ${HAS_PROVEN_OWNER} as proven`.execute(trx);
  return rows[0]?.proven ?? false;
}
