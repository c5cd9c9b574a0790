import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

export const findFeed = (trx: TenantTransaction, tenantId: string, userId: number) =>
  trx
    .selectFrom("calendar_feeds")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .select(["nonce", "created_at"])
    .executeTakeFirst();

interface NewFeed {
  tenant_id: string;
  user_id: number;
  nonce: Buffer;
  token_hash: Buffer;
  created_at: Temporal.Instant;
}

/** Sets the person's feed address, replacing the previous one. */
export async function putFeed(trx: TenantTransaction, feed: NewFeed): Promise<void> {
  const { nonce, token_hash, created_at } = feed;
  await trx
    .insertInto("calendar_feeds")
    .values(feed)
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet({ nonce, token_hash, created_at }))
    .execute();
}

export async function deleteFeed(trx: TenantTransaction, tenantId: string, userId: number): Promise<void> {
  await trx.deleteFrom("calendar_feeds").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
}

/** The person a feed address belongs to; undefined where the account was closed. */
export const findFeedOwner = (trx: TenantTransaction, tenantId: string, tokenHash: Buffer) =>
  trx
    .selectFrom("calendar_feeds as f")
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "f.tenant_id").onRef("u.id", "=", "f.user_id"))
    .where("f.tenant_id", "=", tenantId)
    .where("f.token_hash", "=", tokenHash)
    .where("u.deactivated_at", "is", null)
    .where("u.anonymized_at", "is", null)
    .select(["u.id", "u.first_name", "u.last_name"])
    .executeTakeFirst();

export interface CalendarRow {
  kind: "booking" | "class";
  id: number;
  version: number;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  is_cancelled: boolean;
  service_name: string;
  location_name: string;
  resource_name: string | null;
  /** The client's name for a coach, the coach's name for a client. */
  with_name: string | null;
}

/** What the person booked, teaches, or has a seat in, by start; holds are excluded. */
export async function calendarRows(
  trx: TenantTransaction,
  tenantId: string,
  { userId, range }: { userId: number; range: TimeRange },
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select 'booking' as kind, b.id, b.version, b.start_time, b.end_time, b.status = 'cancelled' as is_cancelled,
      s.name as service_name, l.name as location_name, r.name as resource_name,
      case when b.client_id = ${userId} then nullif(concat_ws(' ', coach.first_name, coach.last_name), '')
        else nullif(concat_ws(' ', coalesce(c.first_name, b.guest->>'first_name'),
          coalesce(c.last_name, b.guest->>'last_name')), '') end as with_name
    from bookings b
    join services s on s.tenant_id = ${tenantId} and s.id = b.service_id
    join locations l on l.tenant_id = ${tenantId} and l.id = b.location_id
    left join class_sessions e on e.tenant_id = ${tenantId} and e.id = b.class_session_id
    left join resources r on r.tenant_id = ${tenantId} and r.id = coalesce(b.resource_id, e.resource_id)
    left join users coach on coach.tenant_id = ${tenantId} and coach.id = coalesce(b.coach_id, e.coach_id)
    left join users c on c.tenant_id = ${tenantId} and c.id = b.client_id
    where b.tenant_id = ${tenantId} and (b.client_id = ${userId} or b.coach_id = ${userId}) and b.status <> 'held'
      and b.start_time >= ${instantAt(range.from)} and b.start_time < ${instantAt(range.to)}
    union all
    select 'class', e.id, e.version, e.start_time, e.end_time, e.status = 'cancelled', s.name, l.name, r.name, null
    from class_sessions e
    join services s on s.tenant_id = ${tenantId} and s.id = e.service_id
    join locations l on l.tenant_id = ${tenantId} and l.id = e.location_id
    left join resources r on r.tenant_id = ${tenantId} and r.id = e.resource_id
    where e.tenant_id = ${tenantId} and e.coach_id = ${userId}
      and e.start_time >= ${instantAt(range.from)} and e.start_time < ${instantAt(range.to)}
    order by 4, 1, 2`.execute(trx);
  return rows;
}
