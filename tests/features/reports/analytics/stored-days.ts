import { sql } from "kysely";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** All tables in which reports store aggregates. */
const TABLES = [
  "booking_days",
  "booking_hour_days",
  "booked_thing_days",
  "booked_service_days",
  "booking_way_days",
  "bay_days",
  "bay_hour_days",
  "cancellation_days",
  "coach_days",
  "service_revenue_days",
  "revenue_days",
  "booking_months",
  "booking_hour_months",
  "booked_thing_months",
  "booked_service_months",
  "booking_way_months",
  "bay_months",
  "bay_hour_months",
  "cancellation_months",
  "coach_months",
  "service_revenue_months",
  "revenue_months",
  "waiting_days",
  "waiting_months",
  "membership_spans",
  "client_visits",
  "service_revenue_years",
  "visitor_years",
  "bay_span_days",
  "bay_span_months",
  "taught_months",
] as const;

export type StoredTable = (typeof TABLES)[number] | "days_to_recount";

/** A company's rows in a table, as stored. */
export async function storedRows({ admin }: Platform, { tenantId }: Venue, table: StoredTable) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where tenant_id = ${tenantId} order by t::text`.execute(admin);
  return rows.map(({ row }) => row);
}

export const allStored = (platform: Platform, venue: Venue) =>
  Promise.all(TABLES.map((table) => storedRows(platform, venue, table)));
