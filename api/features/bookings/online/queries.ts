import { sql, type RawBuilder } from "kysely";
import { databaseTime } from "#api/db/database-clock.ts";
import type { PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { namedBookingsAndSeats } from "#api/features/bookings/booked-times/named-bookings.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import type { AmountDueKind, BookingPolicy } from "#schema/bookings/policies/models.ts";
import type { BookableBy, ServiceKind } from "#schema/venue/services/models.ts";

/** A booking with the fields of service, bay, coach and location that its own person may see. */
export type PublicBookingRow = BookingRow & {
  service_name: string;
  service_kind: ServiceKind;
  service_bookable_by: BookableBy;
  resource_name: string | null;
  class_resource_id: number | null;
  coach_name: string | null;
  class_coach_id: number | null;
  client_email: string | null;
  location_name: string;
  location_address: string | null;
  location_phone: string | null;
  timezone: string;
  timeformat: string;
  other_bays: OtherBay[];
  policy: BookingPolicy | null;
  amounts_due: DueRow[];
  /** What has come for it and not gone back. */
  paid_amount: number;
};

/** Times are text, as JSON encodes instants. */
interface DueRow {
  id: number;
  kind: AmountDueKind;
  amount: number;
  currency: string;
  created_at: string;
  is_waived: boolean;
}

/** Times are text, as JSON encodes instants. */
interface OtherBay {
  id: number;
  name: string;
  start_time: string;
  end_time: string;
}

/** Includes holds: only their own person asks for one by id. */
export function findPublicBooking(trx: TenantTransaction, tenantId: string, id: number) {
  return publicRows(trx, tenantId).where("b.id", "=", id).$castTo<PublicBookingRow>().executeTakeFirst();
}

export function findManagedBooking(trx: TenantTransaction, tenantId: string, tokenHash: Buffer) {
  return publicRows(trx, tenantId)
    .where("b.manage_token_hash", "=", tokenHash)
    .where("b.status", "<>", "held")
    .$castTo<PublicBookingRow>()
    .executeTakeFirst();
}

export function findHold(trx: TenantTransaction, tenantId: string, tokenHash: Buffer) {
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("hold_token_hash", "=", tokenHash)
    .selectAll()
    .$castTo<BookingRow>()
    .executeTakeFirst();
}

export interface OwnBookingsQuery extends PageQuery {
  when: "upcoming" | "past";
}

/** A client's bookings: upcoming ones, soonest first; or past and cancelled ones, latest first. */
export function listOwnBookings(
  trx: TenantTransaction,
  tenantId: string,
  clientId: number,
  query: OwnBookingsQuery & { now: Temporal.Instant },
) {
  const now = query.now;
  const direction = query.when === "upcoming" ? "asc" : "desc";
  const matching = publicRows(trx, tenantId)
    .where("b.client_id", "=", clientId)
    .where("b.status", "<>", "held")
    .where((eb) => {
      const isUpcoming = eb.and([eb("b.end_time", ">", now), eb("b.status", "<>", "cancelled")]);
      return query.when === "upcoming" ? isUpcoming : eb.not(isUpcoming);
    });
  return readPage(
    matching.orderBy("b.start_time", direction).orderBy("b.id", direction).$castTo<PublicBookingRow>(),
    query,
  );
}

interface Coming {
  client_id: number;
  except_id: number;
  now: Temporal.Instant;
}

/** Counts a client's confirmed bookings that have not ended; a party counts once. Exact under the lock of the client. */
export async function countComing(trx: TenantTransaction, { client_id, except_id, now }: Coming): Promise<number> {
  const { count } = await trx
    .selectFrom("bookings")
    .where("client_id", "=", client_id)
    .where("id", "<>", except_id)
    .where("status", "=", "confirmed")
    .where("end_time", ">", now)
    .select(sql<number>`count(distinct coalesce(group_id, id))::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Serializes holds from one address, so that their count is exact. */
export const lockAddress = statement(
  (_, { tenant_id, address }: Placeholders<{ tenant_id: string; address: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended('hold:' || ${tenant_id}::text || ':' || ${address}::text, 0))`,
);

export interface Holder {
  client_id: number | null;
  visitor_hash: Buffer | null;
  ip_address: string;
}

export type LiveHold = Pick<
  BookingRow,
  "id" | "client_id" | "coach_id" | "resource_id" | "visitor_hash" | "start_time" | "end_time"
> & { is_own: boolean; seconds_left: number };

interface HoldsQuestion extends Holder {
  tenant_id: string;
  clock_shift: number;
}

/** Returns live holds of the person or visitor and of the address, oldest first. */
export async function liveHolds(trx: TenantTransaction, question: HoldsQuestion): Promise<LiveHold[]> {
  const { rows } = await readLiveHolds(trx, question);
  return rows;
}

const readLiveHolds = statement((_, value: Placeholders<HoldsQuestion>) => {
  const now = databaseTime(value.clock_shift);
  const isOwn = sql`coalesce(client_id = ${value.client_id}::int or visitor_hash = ${value.visitor_hash}::bytea, false)`;
  return sql<LiveHold>`
    select id, client_id, coach_id, resource_id, visitor_hash, start_time, end_time, ${isOwn} as is_own,
      ceil(extract(epoch from expires_at - ${now}))::int as seconds_left
    from bookings
    where tenant_id = ${value.tenant_id} and status = 'held' and expires_at > ${now}
      -- What is offered to somebody who waits is no choice of theirs that another one replaces.
      and not exists (select 1 from waitlist_entries w where w.tenant_id = ${TENANT_ID} and w.booking_id = bookings.id)
      and (${isOwn} or ip_address = ${value.ip_address})
    order by created_at, id`;
});

/** Locks holds by id; returns them with whether they have expired. */
export async function lockHolds(
  trx: TenantTransaction,
  tenantId: string,
  ids: readonly number[],
  now: RawBuilder<Temporal.Instant>,
): Promise<(BookingRow & { is_over: boolean })[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .selectAll()
    .select(sql<boolean>`coalesce(expires_at <= ${now}, false)`.as("is_over"))
    .orderBy("id")
    .forUpdate()
    .$castTo<BookingRow & { is_over: boolean }>()
    .execute();
}

/** Deletes locked holds and their claims. */
export async function deleteHolds(trx: TenantTransaction, tenantId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable("waitlist_entries").set({ booking_id: null }).where("booking_id", "in", ids).execute();
  await trx
    .deleteFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .where("status", "=", "held")
    .execute();
}

export function expiredHolds(trx: TenantTransaction, tenantId: string, now: RawBuilder<Temporal.Instant>) {
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("status", "=", "held")
    .where("expires_at", "<=", now)
    .select(["id", "client_id", "coach_id", "resource_id"])
    .orderBy("id")
    .execute();
}

/** Locks one expired hold unless it is locked already. */
export async function lockExpiredHold(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  now: RawBuilder<Temporal.Instant>,
): Promise<boolean> {
  const row = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("status", "=", "held")
    .where("expires_at", "<=", now)
    .select("id")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

function publicRows(trx: TenantTransaction, tenantId: string) {
  return namedBookingsAndSeats(trx)
    .where("b.tenant_id", "=", tenantId)
    .selectAll("b")
    .select([
      "s.name as service_name",
      "s.kind as service_kind",
      "s.bookable_by as service_bookable_by",
      sql<string | null>`coalesce(r.name, class_room.name)`.as("resource_name"),
      "class.resource_id as class_resource_id",
      sql<string | null>`coalesce(
        ${fullNameSql("coach")}, ${fullNameSql("class_coach")})`.as("coach_name"),
      "class.coach_id as class_coach_id",
      sql<string | null>`coalesce(client.email, client.contact_email)`.as("client_email"),
      "l.name as location_name",
      sql<string | null>`nullif(concat_ws(', ', l.address_line, l.city, l.province_state, l.postal_code), '')`.as(
        "location_address",
      ),
      "l.phone as location_phone",
      "l.timezone",
      "l.timeformat",
      otherBays.as("other_bays"),
      sql<BookingPolicy | null>`(select p.rules from policies p where p.tenant_id = ${TENANT_ID} and p.id = b.policy_id)`.as(
        "policy",
      ),
      amountsDue.as("amounts_due"),
      paidAmount.as("paid_amount"),
    ]);
}

const paidAmount = sql<number>`coalesce((
  select sum(case t.kind when 'payment' then case e.account when 'receivable' then -e.amount else 0 end
    else case when e.account in ('receivable', 'refunds', 'taxes') then -e.amount else 0 end end)
  from ledger_transactions t join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
  where t.tenant_id = ${TENANT_ID} and t.booking_id = b.id and t.kind in ('payment', 'refund') and e.currency = b.price_currency), 0)::bigint`;

/** Other bays of the same party and person. */
const otherBays = sql<OtherBay[]>`coalesce((
  select json_agg(
    json_build_object('id', o.id, 'name', bay.name, 'start_time', o.start_time, 'end_time', o.end_time) order by o.id)
  from bookings o join resources bay on bay.tenant_id = ${TENANT_ID} and bay.id = o.resource_id
  where o.tenant_id = ${TENANT_ID} and o.group_id = b.group_id and o.id <> b.id
    and o.client_id is not distinct from b.client_id and o.status in ('confirmed', 'checked_in')), '[]')`;

const amountsDue = sql<DueRow[]>`coalesce((
  select json_agg(
    json_build_object('id', a.id, 'kind', a.kind, 'amount', a.amount, 'currency', a.currency, 'created_at', a.created_at,
      'is_waived', a.waived_at is not null) order by a.id)
  from amounts_due a where a.tenant_id = ${TENANT_ID} and a.booking_id = b.id), '[]')`;
