import { sql } from "kysely";
import { tstzrange } from "#api/db/column-types.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** What holds the claims to move: bookings (including class seats), class dates, blocked times. */
export interface Things {
  bookings: readonly number[];
  class_sessions: readonly number[];
  blocked_times: readonly number[];
}

/** An existing claim. */
export interface HeldClaim {
  id: number;
  owner: string;
  booking_id: number | null;
  class_session_id: number | null;
  blocked_time_id: number | null;
  client_id: number | null;
  coach_id: number | null;
  resource_id: number | null;
  seat_session_id: number | null;
  seat: number | null;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  expires_at: Temporal.Instant | null;
}

const COLUMNS = sql`k.id, k.owner, k.booking_id, k.class_session_id, k.blocked_time_id, k.client_id, k.coach_id,
  k.resource_id, k.seat_session_id, k.seat, k.starts_at, k.ends_at, k.expires_at`;

export async function claimsOf(trx: TenantTransaction, things: Things): Promise<HeldClaim[]> {
  const { rows } = await sql<HeldClaim>`select ${COLUMNS} from claims k where k.tenant_id = ${TENANT_ID} and (
    k.booking_id = any(${[...things.bookings]}::int[]) or k.class_session_id = any(${[...things.class_sessions]}::int[])
    or k.blocked_time_id = any(${[...things.blocked_times]}::int[]))`.execute(trx);
  return rows;
}

/** Returns all claims that overlap the target ranges, regardless of owner. */
export async function claimsMeeting(
  trx: TenantTransaction,
  wanted: readonly { owner: string; range: TimeRange }[],
): Promise<HeldClaim[]> {
  const { rows } = await sql<HeldClaim>`select distinct ${COLUMNS}
    from unnest(${wanted.map(({ owner }) => owner)}::text[],
      ${wanted.map(({ range }) => instantAt(range.from).toString())}::timestamptz[],
      ${wanted.map(({ range }) => instantAt(range.to).toString())}::timestamptz[]) as w (owner, starts, ends)
    join claims k on k.tenant_id = ${TENANT_ID} and k.owner = w.owner and k.ends_at > w.starts and k.starts_at < w.ends
      and k.ends_at < w.ends + interval '2 days'`.execute(trx);
  return rows;
}

/** Replaces claims by the same claims at other times; the constraint aborts the transaction if one is taken after all. */
export async function replaceClaims(
  trx: TenantTransaction,
  tenantId: string,
  moved: readonly { claim: HeldClaim; range: TimeRange }[],
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ claim }) => claim.id);
  await sql`delete from claims where tenant_id = ${TENANT_ID} and id = any(${ids}::int[])`.execute(trx);
  const inOrder = moved.toSorted((one, other) => (one.claim.owner < other.claim.owner ? -1 : 1));
  const rows = inOrder.map(({ claim, range }) => {
    const { id: _id, owner: _owner, starts_at: _starts, ends_at: _ends, ...held } = claim;
    return { tenant_id: tenantId, ...held, during: tstzrange(range) };
  });
  await trx.insertInto("claims").values(rows).execute();
}

/** Bookings of class dates, including holds, by date. */
export function seatsOf(trx: TenantTransaction, sessionIds: readonly number[]) {
  return trx
    .selectFrom("bookings")
    .where("class_session_id", "in", [...sessionIds, 0])
    .where("status", "not in", ["cancelled", "no_show"])
    .orderBy("id")
    .select(["id", "class_session_id"])
    .execute();
}

/** Moves a class date or blocked time if it is still where it was seen; returns whether it was moved. */
export async function moveThing(
  trx: TenantTransaction,
  table: "class_sessions" | "blocked_times",
  { id, from, start_time, end_time }: MovedThing,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ start_time, end_time, version: sql`version + 1` })
    .where("id", "=", id)
    .where("start_time", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface MovedThing {
  id: number;
  /** The start time when it was seen. */
  from: Temporal.Instant;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** The fields of class dates and blocked times that the audit log stores. */
export function lockSessionFacts(trx: TenantTransaction, ids: readonly number[]) {
  return trx
    .selectFrom("class_sessions")
    .where("id", "in", [...ids, 0])
    .orderBy("id")
    .select(["id", "start_time", "end_time", "coach_id", "resource_id", "capacity", "price_amount", "level"])
    .forNoKeyUpdate()
    .execute();
}

export function lockBlockedFacts(trx: TenantTransaction, ids: readonly number[]) {
  return trx
    .selectFrom("blocked_times")
    .where("id", "in", [...ids, 0])
    .orderBy("id")
    .select(["id", "location_id", "scope", "resource_ids", "coach_id", "kind", "reason", "colour"])
    .select(["start_time", "end_time"])
    .forUpdate()
    .execute();
}
