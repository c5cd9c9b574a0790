import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export interface ComparedRow {
  kind: "resource" | "coach" | "client";
  owners: number;
  claims: number;
  overlaps: number;
  oldest_start: Temporal.Instant | null;
  newest_end: Temporal.Instant | null;
}

/**
 * Compares every claim with the latest end among its owner's earlier claims. Reads the range itself rather than the columns
 * derived from it, and uses neither the constraint nor its index.
 */
export async function compareClaims(trx: TenantTransaction, tenantId: string): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    with compared as (
      select owner, lower(during) as starts, upper(during) as ends,
        case when resource_id is not null then 'resource' when coach_id is not null then 'coach' else 'client' end as kind,
        max(upper(during)) over (
          partition by owner order by lower(during), id rows between unbounded preceding and 1 preceding) as busy_until
      from claims where tenant_id = ${tenantId}::uuid)
    select kind, count(distinct owner) as owners, count(*) as claims,
      count(*) filter (where busy_until > starts) as overlaps, min(starts) as oldest_start, max(ends) as newest_end
    from compared group by kind`.execute(trx);
  return rows;
}

/** Returns the exclusion constraint as currently defined in the database, whatever its name. */
export async function overlapConstraint(trx: TenantTransaction): Promise<{ name: string; text: string } | undefined> {
  const { rows } = await sql<{ name: string; text: string }>`
    select conname as name, pg_get_constraintdef(oid, true) as text
    from pg_constraint where conrelid = 'claims'::regclass and contype = 'x'`.execute(trx);
  return rows[0];
}

/** Returns bookings that staff deliberately made over another of the same client, with their reasons, latest first. */
export function meantOverlaps(trx: TenantTransaction, tenantId: string, limit: number) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .leftJoin("users as c", (join) => join.onRef("c.tenant_id", "=", "b.tenant_id").onRef("c.id", "=", "b.client_id"))
    .leftJoin("users as a", (join) => join.onRef("a.tenant_id", "=", "b.tenant_id").onRef("a.id", "=", "b.created_by"))
    .where("b.tenant_id", "=", tenantId)
    .where("b.overlap_reason", "is not", null)
    .where("b.status", "<>", "cancelled")
    .select(["b.id as booking_id", "b.start_time", "b.overlap_reason", "l.timezone"])
    .select(sql<string | null>`${fullNameSql("c")}`.as("client_name"))
    .select(sql<string | null>`${fullNameSql("a")}`.as("author_name"))
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("b.start_time", "desc")
    .orderBy("b.id", "desc")
    .limit(limit)
    .execute();
}
