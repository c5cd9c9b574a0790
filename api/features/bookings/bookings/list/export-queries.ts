import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { matchingBookings, type BookingCondition } from "./list-queries.ts";

/** Cursor: the last booking of a batch. */
export interface ExportedUntil {
  start_time: Temporal.Instant;
  id: number;
}

/** The next bookings by start, with the names of everything they reference, without duplicates. */
export function bookingsAfter(
  trx: TenantTransaction,
  tenantId: string,
  filter: BookingCondition,
  { after, limit }: { after: ExportedUntil | undefined; limit: number },
) {
  return trx
    .with(
      (cte) => cte("batch").materialized(),
      () =>
        matchingBookings(trx, tenantId, filter)
          .$if(after !== undefined, (rows) =>
            rows.where(sql<boolean>`(b.start_time, b.id) > (${after?.start_time}::timestamptz, ${after?.id}::integer)`),
          )
          .selectAll("b")
          .orderBy("b.start_time")
          .orderBy("b.id")
          .limit(limit),
    )
    .selectFrom("batch as b")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
    )
    .leftJoin("users as coach", (join) =>
      join.onRef("coach.tenant_id", "=", "b.tenant_id").onRef("coach.id", "=", "b.coach_id"),
    )
    .leftJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "b.tenant_id").onRef("client.id", "=", "b.client_id"),
    )
    .select(["b.id", "b.start_time", "b.end_time", "b.status", "b.payment_status", "b.party_size"])
    .select(["b.price_amount", "b.price_currency", "b.client_note", "b.guest_names", "b.client_id", "l.timezone"])
    .select(["l.name as location", "s.name as service", "r.name as resource"])
    .select([
      sql<string | null>`${fullNameSql("coach")}`.as("coach"),
      sql<string>`trim(coalesce(${fullNameSql("client")},
        concat_ws(' ', b.guest->>'first_name', b.guest->>'last_name')))`.as("name"),
      sql<string | null>`case when b.client_id is null then b.guest->>'email'
        else coalesce(client.contact_email, client.email) end`.as("email"),
      sql<string | null>`case when b.client_id is null then b.guest->>'phone' else client.phone end`.as("phone"),
    ])
    .orderBy("b.start_time")
    .orderBy("b.id")
    .execute();
}
