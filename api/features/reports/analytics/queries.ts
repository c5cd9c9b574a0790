import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { HoursRow } from "#api/features/venue/locations/open-hours.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** The scope of a report; null means all locations, or everybody. */
export interface Scope {
  tenant_id: string;
  location_id: number | null;
  /** Restricts to this coach's lessons. */
  coach_id: number | null;
}

export interface BayRow {
  id: number;
  name: string;
  location_id: number;
  follows_location_hours: boolean;
  archived_at: Temporal.Instant | null;
  hours: HoursRow[];
}

/** Bays in the order of their locations; former ones with the day they were taken out of use. */
export function baysOf(trx: TenantTransaction, { tenant_id, location_id }: Scope): Promise<BayRow[]> {
  return trx
    .selectFrom("resources as r")
    .where("r.tenant_id", "=", tenant_id)
    .$if(location_id !== null, (rows) => rows.where("r.location_id", "=", location_id))
    .select(["r.id", "r.name", "r.location_id", "r.follows_location_hours", "r.archived_at"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("resource_hours as h")
          .whereRef("h.tenant_id", "=", "r.tenant_id")
          .whereRef("h.resource_id", "=", "r.id")
          .select(["h.weekday", "h.opens", "h.closes"]),
      ).as("hours"),
    )
    .orderBy("r.location_id")
    .orderBy("r.position")
    .orderBy("r.id")
    .$castTo<BayRow>()
    .execute();
}

export interface BlockOfBays {
  resource_ids: number[];
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/** Blocks of bays that overlap a range. */
export function blocksOfBays(trx: TenantTransaction, scope: Scope, range: TimeRange): Promise<BlockOfBays[]> {
  return trx
    .selectFrom("blocked_times")
    .where("tenant_id", "=", scope.tenant_id)
    .$if(scope.location_id !== null, (rows) => rows.where("location_id", "=", scope.location_id))
    .where("removed_at", "is", null)
    .where("start_time", "<", instantAt(range.to))
    .where("end_time", ">", instantAt(range.from))
    .select(["resource_ids", "start_time", "end_time"])
    .execute();
}

/** Whether the company has the location, including deleted ones: their past bookings still count. */
export async function zoneOfLocation(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom("locations")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select("timezone")
    .executeTakeFirst();
  return found?.timezone;
}
