import { type RawBuilder, sql } from "kysely";
import { compareOwners, inClaimOrder, type Owner, ownerKey, type OwnerKind } from "#api/features/claims/owners.ts";
import { planOnce } from "#api/db/prepared.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** As the constraint claims_last_two_days says. */
export const LONGEST_CLAIM_MS = 2 * DAY_MS;

/** A claim to write; the range in epoch milliseconds. */
export interface NewClaim {
  owner: Owner;
  range: TimeRange;
  /** The booking that holds it, where that is another one of the same party. */
  booking_id?: number;
}

export interface LiveClaim {
  owner: string;
  booking_id: number;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Locks the rows of all owners in the one order; who comes later waits here and holds nothing that others want. Statements
 * run in the order in which they are asked for, so what is asked for after this call already runs under the locks.
 */
export async function lockOwners(trx: TenantTransaction, tenantId: string, owners: readonly Owner[]): Promise<void> {
  const ordered = inClaimOrder(owners);
  const idsOf = (kind: OwnerKind) => ordered.filter((owner) => owner.kind === kind).map((owner) => owner.id);
  const [clients, coaches, resources] = [idsOf("client"), idsOf("coach"), idsOf("resource")];
  const locks: RawBuilder<unknown>[] = [];
  if (clients.length > 0) {
    locks.push(sql`${planOnce} select 1 from users where tenant_id = ${tenantId} and id = any(${listed(clients, "int")})
      order by id for no key update`);
  }
  if (coaches.length > 0) {
    locks.push(sql`${planOnce} select 1 from coaches where tenant_id = ${tenantId} and user_id = any(${listed(coaches, "int")})
      order by user_id for no key update`);
  }
  if (resources.length > 0) {
    locks.push(sql`${planOnce} select 1 from resources where tenant_id = ${tenantId} and id = any(${listed(resources, "int")})
      order by id for no key update`);
  }
  await Promise.all(locks.map((lock) => lock.execute(trx)));
}

export interface ClaimQuestion {
  owners: readonly Owner[];
  range: TimeRange;
  now: RawBuilder<Date>;
}

/** The owners' claims that touch the range; `is_over` where a hold has ended, which a constraint cannot see. */
export async function touchingClaims(
  trx: TenantTransaction,
  tenantId: string,
  question: ClaimQuestion,
): Promise<(LiveClaim & { is_over: boolean })[]> {
  const { rows } = await sql<LiveClaim & { is_over: boolean }>`
    ${planOnce} select owner, booking_id, starts_at, ends_at, coalesce(expires_at <= ${question.now}, false) as is_over
    from claims where ${touching(tenantId, question)}`.execute(trx);
  return rows;
}

/** Deletes the claims of holds that have ended. Call it only under the owners' locks. */
export async function dropEndedClaims(
  trx: TenantTransaction,
  tenantId: string,
  question: ClaimQuestion,
): Promise<void> {
  await sql`delete from claims where ${touching(tenantId, question)} and expires_at <= ${question.now}`.execute(trx);
}

/** Instants instead of &&, which row-level security keeps away from the index; and no claim lasts longer than two days. */
function touching(tenantId: string, { owners, range }: ClaimQuestion): RawBuilder<unknown> {
  return sql`tenant_id = ${tenantId} and owner = any(${listed(owners.map(ownerKey), "text")})
    and ends_at > ${new Date(range.from)} and starts_at < ${new Date(range.to)}
    and ends_at < ${new Date(range.to + LONGEST_CLAIM_MS)}`;
}

/** Those of the bays and coaches that are there and in use, by their keys: one may have gone before it was locked. */
export async function ownersInUse(
  trx: TenantTransaction,
  tenantId: string,
  owners: readonly Owner[],
): Promise<Set<string>> {
  const idsOf = (kind: OwnerKind) => owners.filter((owner) => owner.kind === kind).map((owner) => owner.id);
  const { rows } = await sql<{ key: string }>`${planOnce}
    select 'resource:' || id as key from resources
    where tenant_id = ${tenantId} and id = any(${listed(idsOf("resource"), "int")}) and archived_at is null
    union all
    select 'coach:' || user_id from coaches
    where tenant_id = ${tenantId} and user_id = any(${listed(idsOf("coach"), "int")}) and archived_at is null`.execute(
    trx,
  );
  return new Set(rows.map((row) => row.key));
}

export async function dropClaims(trx: TenantTransaction, tenantId: string, bookingId: number): Promise<void> {
  await trx.deleteFrom("claims").where("tenant_id", "=", tenantId).where("booking_id", "=", bookingId).execute();
}

/** Writes a booking's claims in the one order; answers whether all were free. */
export async function insertClaims(
  trx: TenantTransaction,
  tenantId: string,
  booking: { id: number; expires_at: Date | null },
  claims: readonly NewClaim[],
): Promise<boolean> {
  if (claims.length === 0) return true;
  const ordered = claims.toSorted((a, b) => compareOwners(a.owner, b.owner));
  const rows = ordered.map(({ owner, range, booking_id = booking.id }) => {
    const idFor = (kind: OwnerKind) => (owner.kind === kind ? owner.id : null);
    return {
      tenant_id: tenantId,
      booking_id,
      client_id: idFor("client"),
      coach_id: idFor("coach"),
      resource_id: idFor("resource"),
      during: `[${isoOf(range.from)},${isoOf(range.to)})`,
      expires_at: booking.expires_at,
    };
  });
  const inserted = await trx
    .insertInto("claims")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .modifyEnd(planOnce)
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === BigInt(rows.length);
}

/** A confirmed hold's claims end no more; answers how many there are. */
export async function keepClaims(trx: TenantTransaction, tenantId: string, bookingId: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("claims")
    .set({ expires_at: null })
    .where("tenant_id", "=", tenantId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Behind a sub-select the planner cannot count the list: one plan serves all lengths, where else each call is planned. */
function listed(values: readonly (number | string)[], type: "int" | "text"): RawBuilder<unknown> {
  const list = sql.raw(`${type}[]`);
  return sql`(select ${values}::${list})::${list}`;
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
