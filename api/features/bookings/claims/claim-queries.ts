import { sql } from "kysely";
import { tstzrange } from "#api/db/column-types.ts";
import { clockShift, statementTime } from "#api/db/database-clock.ts";
import { insertRows } from "#api/db/insert-rows.ts";
import { anyOf, insertion, statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import {
  claimHolderKey,
  compareHolders,
  inClaimOrder,
  type ClaimHolder,
  type ClaimHolderKind,
} from "./claim-holders.ts";

/** The bound of the constraint claims_last_two_days. */
export const LONGEST_CLAIM_MS = 2 * DAY_MS;

/** A claim to insert; the range in epoch milliseconds. */
export interface NewClaim {
  holder: ClaimHolder;
  range: TimeRange;
  /** The booking that holds it, if that is another one of the same party. */
  booking_id?: number;
}

export interface LiveClaim {
  holder: string;
  booking_id: number;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
}

/**
 * Locks the rows of all holders in the canonical order; a later transaction waits here, holding nothing that others need.
 * Statements run in the order in which they are sent, so anything sent after this call runs under the locks.
 */
export async function lockClaimHolders(
  trx: TenantTransaction,
  tenantId: string,
  holders: readonly ClaimHolder[],
): Promise<void> {
  const ordered = inClaimOrder(holders);
  const locks = (["client", "coach", "resource"] as const).flatMap((kind) => {
    const ids = idsOf(kind, ordered);
    return ids.length > 0 ? [LOCKS[kind](trx, { tenant_id: tenantId, ids })] : [];
  });
  await Promise.all(locks);
}

const idsOf = (kind: ClaimHolderKind, holders: readonly ClaimHolder[]) =>
  holders.filter((holder) => holder.kind === kind).map((holder) => holder.id);

type Ids = Placeholders<{ tenant_id: string; ids: number[] }>;

const LOCKS = {
  client: statement(
    (_, { tenant_id, ids }: Ids) => sql`select 1 from users where tenant_id = ${tenant_id}
      and id = ${anyOf(ids)} order by id for no key update`,
  ),
  coach: statement(
    (_, { tenant_id, ids }: Ids) => sql`select 1 from coaches where tenant_id = ${tenant_id}
      and user_id = ${anyOf(ids)} order by user_id for no key update`,
  ),
  resource: statement(
    (_, { tenant_id, ids }: Ids) => sql`select 1 from resources where tenant_id = ${tenant_id}
      and id = ${anyOf(ids)} order by id for no key update`,
  ),
};

export interface ClaimQuestion {
  holders: readonly ClaimHolder[];
  range: TimeRange;
  clock: { now(): Temporal.Instant };
}

/**
 * The holders' claims that overlap the range (`is_over` for an expired hold, which a constraint cannot see), and which of the
 * bays and coaches exist and are active, since one may have been deactivated before it was locked.
 */
export async function touchingClaims(
  trx: TenantTransaction,
  tenantId: string,
  question: ClaimQuestion,
): Promise<{ claims: (LiveClaim & { is_over: boolean })[]; inUse: Set<string> }> {
  const { holders } = question;
  const ids = { resources: idsOf("resource", holders), coaches: idsOf("coach", holders) };
  const { rows } = await readTouching(trx, { ...touched(tenantId, question), ...ids });
  return {
    claims: rows.filter(({ is_holder }) => !is_holder),
    inUse: new Set(rows.filter(({ is_holder }) => is_holder).map(({ holder }) => holder)),
  };
}

/** A claim that overlaps one of many dates; `class_session_id` where a class holds it. */
export type DatedClaim = LiveClaim & { is_over: boolean; class_session_id: number | null };

/** The same for any number of ranges in one statement. */
export async function claimsTouching(
  trx: TenantTransaction,
  tenantId: string,
  { holders, ranges, clock }: Omit<ClaimQuestion, "range"> & { ranges: readonly TimeRange[] },
): Promise<{ claims: DatedClaim[]; inUse: Set<string> }> {
  const { rows } = await readOnDates(trx, {
    tenant_id: tenantId,
    holders: holders.map(claimHolderKey),
    starts: ranges.map(({ from }) => instantAt(from).toString()),
    ends: ranges.map(({ to }) => instantAt(to).toString()),
    clock_shift: clockShift(clock),
    resources: idsOf("resource", holders),
    coaches: idsOf("coach", holders),
  });
  return {
    claims: rows.filter(({ is_holder }) => !is_holder),
    inUse: new Set(rows.filter(({ is_holder }) => is_holder).map(({ holder }) => holder)),
  };
}

/** Deletes the claims of expired holds. Call it only under the holders' locks. */
export async function dropEndedClaims(
  trx: TenantTransaction,
  tenantId: string,
  question: ClaimQuestion,
): Promise<void> {
  await dropTouching(trx, touched(tenantId, question));
}

function touched(tenant_id: string, { holders, range, clock }: ClaimQuestion) {
  return {
    tenant_id,
    holders: holders.map(claimHolderKey),
    from: instantAt(range.from),
    to: instantAt(range.to),
    latest_end: instantAt(range.to + LONGEST_CLAIM_MS),
    clock_shift: clockShift(clock),
  };
}

type Touched = Placeholders<ReturnType<typeof touched>>;

/** Plain instants instead of &&, which row-level security keeps from using the index; no claim lasts longer than two days. */
const touching = ({ tenant_id, holders, from, to, latest_end }: Touched) => sql`
  tenant_id = ${tenant_id} and owner = any((select ${holders}::text[])::text[])
    and ends_at > ${from} and starts_at < ${to} and ends_at < ${latest_end}`;

const isOver = ({ clock_shift }: Touched) => sql`expires_at <= ${statementTime(clock_shift)}`;

type TouchedBy = Touched & Placeholders<{ resources: number[]; coaches: number[] }>;

const readTouching = statement(
  (_, value: TouchedBy) => sql<DatedClaim & { is_holder: boolean }>`
    select owner as holder, booking_id, class_session_id, starts_at, ends_at,
      coalesce(${isOver(value)}, false) as is_over, false as is_holder
    from claims where ${touching(value)}
    union all ${holdersInUse(value)}`,
);

type OnDates = Placeholders<{
  tenant_id: string;
  holders: string[];
  starts: string[];
  ends: string[];
  clock_shift: number;
  resources: number[];
  coaches: number[];
}>;

const readOnDates = statement(
  (_, value: OnDates) => sql<DatedClaim & { is_holder: boolean }>`
    select distinct k.owner as holder, k.booking_id, k.class_session_id, k.starts_at, k.ends_at,
      coalesce(k.expires_at <= ${statementTime(value.clock_shift)}, false) as is_over, false as is_holder
    from unnest(${value.starts}::timestamptz[], ${value.ends}::timestamptz[]) as o(starts, ends)
    join claims k on k.tenant_id = ${value.tenant_id} and k.owner = any((select ${value.holders}::text[])::text[])
      and k.ends_at > o.starts and k.starts_at < o.ends and k.ends_at < o.ends + interval '2 days'
    union all ${holdersInUse(value)}`,
);

const holdersInUse = ({ tenant_id, resources, coaches }: Pick<OnDates, "tenant_id" | "resources" | "coaches">) => sql`
    select 'resource:' || id, null, null, null, null, null, true from resources
    where tenant_id = ${tenant_id} and id = ${anyOf(resources)} and archived_at is null
    union all
    select 'coach:' || user_id, null, null, null, null, null, true from coaches
    where tenant_id = ${tenant_id} and user_id = ${anyOf(coaches)} and archived_at is null`;

const dropTouching = statement(
  (_, value: Touched) => sql`delete from claims where ${touching(value)} and ${isOver(value)}`,
);

export async function dropClaims(trx: TenantTransaction, tenantId: string, bookingId: number): Promise<void> {
  await trx.deleteFrom("claims").where("tenant_id", "=", tenantId).where("booking_id", "=", bookingId).execute();
}

interface Claimant {
  id: number;
  expires_at: Temporal.Instant | null;
}

/** Inserts a booking's claims in the canonical order; returns whether all were free. */
export async function insertClaims(
  trx: TenantTransaction,
  tenantId: string,
  booking: Claimant,
  claims: readonly NewClaim[],
): Promise<boolean> {
  const inserted = await Promise.all(claimRows(tenantId, booking, claims).map((row) => insertFreeClaim(trx, row)));
  return inserted.every(({ numAffectedRows }) => numAffectedRows === 1n);
}

/** The same, but lets the constraint throw where others are in the way. */
export async function insertClaimsOrFail(
  trx: TenantTransaction,
  tenantId: string,
  booking: Claimant,
  claims: readonly NewClaim[],
): Promise<void> {
  await Promise.all(claimRows(tenantId, booking, claims).map((row) => insertClaim(trx, row)));
}

/** The same for the bookings of a series, in one statement. */
export function insertClaimsOfMany(
  trx: TenantTransaction,
  tenantId: string,
  all: readonly { booking: Claimant; claims: readonly NewClaim[] }[],
): Promise<void> {
  const inOrder = all.flatMap(({ booking, claims }) => claims.map((claim) => ({ booking, claim })));
  inOrder.sort((one, other) => compareHolders(one.claim.holder, other.claim.holder));
  const rows = inOrder.flatMap(({ booking, claim }) => claimRows(tenantId, booking, [claim]));
  return insertRows(trx, "claims", rows);
}

const insertFreeClaim = insertion("claims", (insert) => insert.onConflict((conflict) => conflict.doNothing()));
const insertClaim = insertion("claims", (insert) => insert);

function claimRows(tenantId: string, booking: Claimant, claims: readonly NewClaim[]) {
  const ordered = claims.toSorted((a, b) => compareHolders(a.holder, b.holder));
  return ordered.map(({ holder, range, booking_id = booking.id }) => {
    const idFor = (kind: ClaimHolderKind) => (holder.kind === kind ? holder.id : null);
    return {
      tenant_id: tenantId,
      booking_id,
      client_id: idFor("client"),
      coach_id: idFor("coach"),
      resource_id: idFor("resource"),
      during: tstzrange(range),
      expires_at: booking.expires_at,
    };
  });
}

/** Removes the expiry of a confirmed hold's claims; returns their number. */
export async function keepClaims(trx: TenantTransaction, tenantId: string, bookingId: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("claims")
    .set({ expires_at: null })
    .where("tenant_id", "=", tenantId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface Freed {
  tenant_id: string;
  from: Temporal.Instant;
  to: Temporal.Instant;
  now: Temporal.Instant;
}

/** Whether anybody waits for an upcoming time that overlaps this one; buffers extend it by at most two hours. */
export async function isWaitedFor(trx: TenantTransaction, freed: Freed): Promise<boolean> {
  const { rows } = await readWaiting(trx, freed);
  return rows[0]?.is_waited_for ?? false;
}

const readWaiting = statement(
  (_, value: Placeholders<Freed>) => sql<{ is_waited_for: boolean }>`
    select exists (select 1 from waitlist_entries where tenant_id = ${value.tenant_id} and status = 'waiting'
      and start_time > ${value.now} and start_time < ${value.to}::timestamptz + interval '2 hours'
      and end_time > ${value.from}::timestamptz - interval '2 hours') as is_waited_for`,
);

/** A service or a location. */
export type WaitsOf = { service_id: number } | { location_id: number };

/** Closes the entries of those who wait for a time, or were offered one, whose hold ends with it; returns their ids. */
export async function endWaits(trx: TenantTransaction, tenantId: string, of: WaitsOf): Promise<number[]> {
  const isOf = "service_id" in of ? sql`service_id = ${of.service_id}` : sql`location_id = ${of.location_id}`;
  const { rows } = await sql<{ id: number }>`
    with ended as (
      update waitlist_entries set status = 'closed', version = version + 1
      where tenant_id = ${tenantId} and ${isOf} and class_session_id is null and status in ('waiting', 'offered')
      returning id, booking_id
    ), held as (
      update bookings set expires_at = created_at
      where tenant_id = ${tenantId} and id in (select booking_id from ended) and status = 'held' returning id, expires_at
    ), freed as (
      update claims k set expires_at = held.expires_at from held where k.tenant_id = ${tenantId} and k.booking_id = held.id
    )
    select id from ended order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
