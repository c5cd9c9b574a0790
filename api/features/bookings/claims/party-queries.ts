import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** The span of a party's live bookings, during which its client attends, and the first of them, which holds the claim. */
export interface PartyTime {
  /** Epoch milliseconds. */
  from: number;
  to: number;
  first_id: number;
}

/** The span of a party's bookings that claim its client, excluding one of them; null where none is left. */
export async function partyTime(
  trx: TenantTransaction,
  tenantId: string,
  { group_id, without_id }: { group_id: number; without_id: number },
): Promise<PartyTime | null> {
  const { rows } = await readPartyTime(trx, { tenant_id: tenantId, group_id, without_id });
  const [row] = rows;
  if (!row?.starts || !row.ends || row.first_id === null) return null;
  return { from: row.starts.epochMilliseconds, to: row.ends.epochMilliseconds, first_id: row.first_id };
}

const readPartyTime = statement(
  (_, value: Placeholders<{ tenant_id: string; group_id: number; without_id: number }>) => sql<{
    starts: Temporal.Instant | null;
    ends: Temporal.Instant | null;
    first_id: number | null;
  }>`
    select min(start_time) as starts, max(end_time) as ends, min(id) as first_id from bookings
    where tenant_id = ${value.tenant_id} and group_id = ${value.group_id} and id <> ${value.without_id}
      and status not in ('cancelled', 'no_show') and client_id is not null and overlap_reason is null`,
);

/** Deletes the claim on a party's client, whichever of its bookings holds it. */
export async function dropPartyClaim(trx: TenantTransaction, tenantId: string, groupId: number): Promise<void> {
  const members = trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("group_id", "=", groupId)
    .select("id");
  await trx
    .deleteFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("client_id", "is not", null)
    .where("booking_id", "in", members)
    .execute();
}
