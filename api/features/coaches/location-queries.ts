import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DateSpan, LocationFacts } from "#api/features/locations/open-hours.ts";
import type { Weekday } from "#schema/locations/models.ts";
import { jsonArrayFrom } from "kysely/helpers/postgres";

interface LocationRow {
  id: number;
  timezone: string;
  hours: { weekday: Weekday; opens: string; closes: string }[];
  holidays: { date: string }[];
  closures: DateSpan[];
}

/** When each location of the company that is in use is open, by its id. */
export async function openLocations(trx: TenantTransaction, tenantId: string): Promise<Map<number, LocationFacts>> {
  const locations = await trx
    .selectFrom("locations as l")
    .where("l.tenant_id", "=", tenantId)
    .where("l.archived_at", "is", null)
    .select(["l.id", "l.timezone"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("location_hours as h")
          .whereRef("h.tenant_id", "=", "l.tenant_id")
          .whereRef("h.location_id", "=", "l.id")
          .select(["h.weekday", "h.opens", "h.closes"]),
      ).as("hours"),
      jsonArrayFrom(
        eb
          .selectFrom("location_holidays as d")
          .whereRef("d.tenant_id", "=", "l.tenant_id")
          .whereRef("d.location_id", "=", "l.id")
          .select("d.date"),
      ).as("holidays"),
      jsonArrayFrom(
        eb
          .selectFrom("location_closures as c")
          .whereRef("c.tenant_id", "=", "l.tenant_id")
          .whereRef("c.location_id", "=", "l.id")
          .select(["c.from_date", "c.to_date"]),
      ).as("closures"),
    ])
    .$castTo<LocationRow>()
    .execute();
  return new Map(
    locations.map(({ id, timezone, hours, holidays, closures }) => [
      id,
      { zone: timezone, hours, holidays: holidays.map(({ date }) => date), closures },
    ]),
  );
}
