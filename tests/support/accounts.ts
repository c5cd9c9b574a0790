import { sql } from "kysely";
import type { Platform } from "./venue.ts";

/** The sums of a company's accounts in its ledger; those that are even are left out. */
export async function accountsOf({ admin }: Platform, tenantId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::int as sum from ledger_entries where tenant_id = ${tenantId}
    group by account having sum(amount) <> 0`.execute(admin);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
