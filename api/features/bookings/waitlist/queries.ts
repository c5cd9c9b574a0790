import { sql, type Insertable, type Updateable } from "kysely";
import type { z } from "zod";
import { clockShift, statementTime } from "#api/db/database-clock.ts";
import type { PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { WaitlistEntries } from "#api/db/types.generated.ts";
import type { Guest } from "#schema/bookings/bookings/guest-models.ts";
import type { WaitlistStatus } from "#schema/bookings/waitlist/models.ts";
import type { BookableBy, ServiceKind, WaitlistOffers } from "#schema/venue/services/models.ts";

/** A waitlist entry with display names. */
export interface EntryRow {
  id: number;
  class_session_id: number | null;
  service_id: number;
  service_name: string;
  service_kind: ServiceKind;
  bookable_by: BookableBy;
  waitlist_offers: WaitlistOffers;
  location_id: number;
  location_name: string;
  location_address: string | null;
  location_phone: string | null;
  timezone: string;
  /** The requested coach. */
  wanted_coach_id: number | null;
  /** The requested coach, or the coach of the class. */
  coach_id: number | null;
  coach_name: string | null;
  level: string | null;
  /** Number of seats in the class. */
  capacity: number | null;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  party_size: number;
  client_id: number | null;
  guest: z.infer<typeof Guest> | null;
  name: string;
  first_name: string;
  email: string | null;
  phone: string | null;
  status: WaitlistStatus;
  place: number | null;
  position: number;
  nonce: Buffer;
  booking_id: number | null;
  offered_at: Temporal.Instant | null;
  offered_until: Temporal.Instant | null;
  told_at: Temporal.Instant | null;
  version: number;
  created_at: Temporal.Instant;
}

const isSameList = sql<boolean>`o.tenant_id = ${TENANT_ID} and o.location_id = w.location_id and o.service_id = w.service_id
  and o.start_time = w.start_time and o.class_session_id is not distinct from w.class_session_id`;

function entries(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("waitlist_entries as w")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "w.tenant_id").onRef("s.id", "=", "w.service_id"),
    )
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "w.tenant_id").onRef("l.id", "=", "w.location_id"),
    )
    .leftJoin("class_sessions as c", (join) =>
      join.onRef("c.tenant_id", "=", "w.tenant_id").onRef("c.id", "=", "w.class_session_id"),
    )
    .leftJoin("users as coach", (join) =>
      join
        .onRef("coach.tenant_id", "=", "w.tenant_id")
        .on((eb) => eb("coach.id", "=", eb.fn.coalesce("c.coach_id", "w.coach_id"))),
    )
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "w.tenant_id").onRef("u.id", "=", "w.client_id"))
    .where("w.tenant_id", "=", tenantId)
    .select(["w.id", "w.class_session_id", "w.service_id", "w.location_id", "w.start_time", "w.end_time"])
    .select(["w.party_size", "w.client_id", "w.guest", "w.status", "w.position", "w.nonce", "w.booking_id"])
    .select(["w.offered_at", "w.offered_until", "w.told_at", "w.version", "w.created_at"])
    .select(["w.coach_id as wanted_coach_id", "s.bookable_by", "s.waitlist_offers", "c.capacity"])
    .select(["s.name as service_name", "s.kind as service_kind", "l.name as location_name", "l.timezone"])
    .select(["l.phone as location_phone", "c.level", "coach.id as coach_id"])
    .select([
      sql<string | null>`nullif(concat_ws(', ', l.address_line, l.city, l.province_state, l.postal_code), '')`.as(
        "location_address",
      ),
      sql<string | null>`${fullNameSql("coach")}`.as("coach_name"),
      sql<string>`trim(concat_ws(' ', coalesce(u.first_name, w.guest->>'first_name'),
        coalesce(u.last_name, w.guest->>'last_name')))`.as("name"),
      sql<string>`coalesce(u.first_name, w.guest->>'first_name')`.as("first_name"),
      sql<string | null>`coalesce(w.guest->>'email', u.email, u.contact_email)`.as("email"),
      sql<string | null>`coalesce(w.guest->>'phone', u.phone)`.as("phone"),
      sql<number | null>`case when w.status = 'waiting' then (select count(*)::int from waitlist_entries o
        where ${isSameList} and o.status = 'waiting' and o.position <= w.position) end`.as("place"),
    ])
    .$castTo<EntryRow>();
}

export interface EntryFilter {
  location_id?: number | undefined;
  service_id?: number | undefined;
  class_session_id?: number | undefined;
  starts?: Temporal.Instant | undefined;
  state: "open" | "ended";
}

const OPEN: WaitlistStatus[] = ["waiting", "offered"];

export function listEntries(trx: TenantTransaction, tenantId: string, query: EntryFilter & PageQuery) {
  const isOpen = query.state === "open";
  let matching = entries(trx, tenantId).where("w.status", isOpen ? "in" : "not in", OPEN);
  for (const column of ["location_id", "service_id", "class_session_id"] as const) {
    const wanted = query[column];
    if (wanted !== undefined) matching = matching.where(`w.${column}`, "=", wanted);
  }
  if (query.starts) matching = matching.where("w.start_time", "=", query.starts);
  return readPage(
    matching
      .orderBy("w.start_time", isOpen ? "asc" : "desc")
      .orderBy("w.class_session_id")
      .orderBy("w.position"),
    query,
  );
}

export const findEntry = (trx: TenantTransaction, tenantId: string, id: number) =>
  entries(trx, tenantId).where("w.id", "=", id).executeTakeFirst();

export const findEntryByToken = (trx: TenantTransaction, tenantId: string, tokenHash: Buffer) =>
  entries(trx, tenantId).where("w.token_hash", "=", tokenHash).executeTakeFirst();

/** Finds the entry that the place of a booking was last offered to. */
export const findEntryByBooking = (trx: TenantTransaction, tenantId: string, bookingId: number) =>
  entries(trx, tenantId).where("w.booking_id", "=", bookingId).orderBy("w.id", "desc").executeTakeFirst();

/** A client, or a guest by their address. */
type Waiting = Pick<EntryRow, "client_id" | "email">;

const isOf = ({ client_id, email }: Waiting) =>
  client_id === null
    ? sql<boolean>`lower(w.guest->>'email') = ${email?.toLowerCase() ?? ""}`
    : sql<boolean>`w.client_id = ${client_id}`;

export const openEntriesOf = (trx: TenantTransaction, tenantId: string, who: Waiting) =>
  entries(trx, tenantId)
    .where(isOf(who))
    .where("w.status", "in", OPEN)
    .orderBy("w.start_time")
    .orderBy("w.id")
    .execute();

/** Locks these entries; returns them by position. */
export async function lockWaiting(trx: TenantTransaction, tenantId: string, ids: readonly number[]) {
  await trx
    .selectFrom("waitlist_entries")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .orderBy("id")
    .select("id")
    .forUpdate()
    .execute();
  return entries(trx, tenantId).where("w.id", "in", ids).orderBy("w.position").execute();
}

/** Counts the entries waiting for the same as this one. */
export async function countWaiting(trx: TenantTransaction, tenantId: string, id: number): Promise<number> {
  const row = await trx
    .selectFrom("waitlist_entries as w")
    .innerJoin("waitlist_entries as o", (join) => join.on(isSameList))
    .where("w.tenant_id", "=", tenantId)
    .where("w.id", "=", id)
    .where("o.status", "=", "waiting")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countOpenOf(trx: TenantTransaction, tenantId: string, who: Waiting): Promise<number> {
  const row = await trx
    .selectFrom("waitlist_entries as w")
    .where("w.tenant_id", "=", tenantId)
    .where("w.status", "in", OPEN)
    .where(isOf(who))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the id of the new entry; undefined if the person is on this list already. */
export async function insertEntry(
  trx: TenantTransaction,
  entry: Insertable<WaitlistEntries>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto("waitlist_entries")
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Locks an entry. Must be the last lock taken when changing what it holds. */
export function lockEntry(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("waitlist_entries")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select(["status", "version", "booking_id"])
    .forUpdate()
    .$castTo<{ status: WaitlistStatus; version: number; booking_id: number | null }>()
    .executeTakeFirst();
}

export async function changeEntry(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<WaitlistEntries>,
): Promise<void> {
  await trx
    .updateTable("waitlist_entries")
    .set({ ...change, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Ends expired offers and entries for what has begun or was cancelled. */
export async function endPast(trx: TenantTransaction, tenantId: string, clock: { now(): Temporal.Instant }) {
  await sql`
    update waitlist_entries w set version = version + 1,
      status = case when status = 'offered' and offered_until <= ${statementTime(clockShift(clock))} and start_time > ${clock.now()} then 'expired' else 'closed' end
    where tenant_id = ${tenantId} and (
      status = 'offered' and offered_until <= ${statementTime(clockShift(clock))}
      or status = 'waiting' and start_time <= ${clock.now()}
      or status in ('waiting', 'offered') and exists (select 1 from class_sessions c
        where c.tenant_id = ${TENANT_ID} and c.id = w.class_session_id and c.status = 'cancelled'))`.execute(trx);
}

/** Returns the waiting entries for upcoming times near this range, in order. */
export async function waitingIds(
  trx: TenantTransaction,
  tenantId: string,
  { now, within }: { now: Temporal.Instant; within: { from: string; to: string } | null },
): Promise<number[]> {
  const rows = await trx
    .selectFrom("waitlist_entries")
    .where("tenant_id", "=", tenantId)
    .where("status", "=", "waiting")
    .where("start_time", ">", now)
    .$if(within !== null, (rows) =>
      rows.where(
        sql<boolean>`start_time < ${within?.to}::timestamptz + interval '2 hours'
          and end_time > ${within?.from}::timestamptz - interval '2 hours'`,
      ),
    )
    .orderBy("position")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes waiting and offered entries of cancelled classes; returns their ids. */
export async function endEntriesOfClasses(
  trx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .updateTable("waitlist_entries")
    .set({ status: "closed", version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", sessionIds)
    .where("status", "in", OPEN)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the entries of a class to its new time; returns their ids. */
export async function moveEntriesOfClass(
  trx: TenantTransaction,
  tenantId: string,
  sessionId: number,
  times: { start_time: Temporal.Instant; end_time: Temporal.Instant },
): Promise<number[]> {
  const rows = await trx
    .updateTable("waitlist_entries")
    .set({ ...times, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "=", sessionId)
    .where("status", "in", OPEN)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
