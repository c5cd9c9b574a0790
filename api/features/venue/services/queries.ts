import { sql, type Kysely, type RawBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { containing, type PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { BookableBy, ServiceKind } from "#schema/venue/services/models.ts";

export interface ServiceListQuery extends PageQuery {
  kind?: ServiceKind | undefined;
  location_id?: number | undefined;
  search?: string | undefined;
}

/** @param bookableBy returns only services bookable by these; all if omitted */
export function listServices(trx: TenantTransaction, query: ServiceListQuery, bookableBy?: BookableBy[]) {
  const { kind, location_id, search } = query;
  const matching = servicesWithParts(trx)
    .where("services.archived_at", "is", null)
    .$if(kind !== undefined, (rows) => rows.where("services.kind", "=", kind ?? null))
    .$if(bookableBy !== undefined, (rows) => rows.where("services.bookable_by", "in", bookableBy ?? []))
    .$if(Boolean(search), (rows) => rows.where("services.name", "ilike", containing(search ?? "")))
    .$if(location_id !== undefined, (rows) => rows.where(canBeHadAt(location_id ?? 0)));
  return readPage(matching.orderBy("services.position").orderBy("services.id"), query);
}

export function servicesWithIds(trx: TenantTransaction, ids: number[]) {
  // Includes archived services: past bookings still refer to them.
  return servicesWithParts(trx).where("services.id", "in", ids).execute();
}

export const serviceWithId = (db: Kysely<DB>, id: RawBuilder<number>) =>
  servicesWithParts(db).where("services.id", "=", id);

/** Whether the location has a bay of the service's type (if any) and, except for bay time, one of its coaches. */
const canBeHadAt = (locationId: number) => sql<boolean>`(
  exists (select 1 from resources r where r.tenant_id = ${TENANT_ID} and r.resource_type_id = services.resource_type_id
    and r.location_id = ${locationId} and r.archived_at is null)
  or services.resource_type_id is null) and (services.kind = 'resource' or
  exists (select 1 from service_coaches s join coach_locations l on l.tenant_id = ${TENANT_ID} and l.coach_id = s.coach_id
    where s.tenant_id = ${TENANT_ID} and s.service_id = services.id and l.location_id = ${locationId}))`;

export function servicesWithParts(trx: TenantTransaction) {
  return trx
    .selectFrom("services")
    .select([
      "services.id",
      "services.name",
      "services.description",
      "services.picture",
      "services.kind",
      "services.category_id",
      "services.resource_type_id",
      "services.is_type_default",
      "services.max_party_size",
      "services.notice_minutes",
      "services.horizon_days",
      "services.buffer_before_minutes",
      "services.buffer_after_minutes",
      "services.grid_minutes",
      "services.bookable_by",
      "services.waitlist_offers",
      "services.position",
      "services.archived_at",
      "services.version",
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("service_durations as d")
          .whereRef("d.tenant_id", "=", "services.tenant_id")
          .whereRef("d.service_id", "=", "services.id")
          .orderBy("d.duration_minutes")
          .select(["d.duration_minutes", "d.price_amount", "d.peak_price_amount"]),
      ).as("durations"),
      jsonArrayFrom(
        eb
          .selectFrom("service_peak_hours as p")
          .whereRef("p.tenant_id", "=", "services.tenant_id")
          .whereRef("p.service_id", "=", "services.id")
          .orderBy("p.position")
          .select(["p.weekdays", "p.from_time as from", "p.to_time as to"]),
      ).as("peak_hours"),
      eb
        .selectFrom("service_coaches as c")
        .whereRef("c.tenant_id", "=", "services.tenant_id")
        .whereRef("c.service_id", "=", "services.id")
        .select(sql<number[]>`coalesce(array_agg(c.coach_id order by c.coach_id), '{}')`.as("ids"))
        .$asScalar()
        .as("coach_ids"),
      eb
        .selectFrom("policies")
        .whereRef("policies.tenant_id", "=", "services.tenant_id")
        .whereRef("policies.id", "=", "services.policy_id")
        .select("policies.rules")
        .as("policy"),
    ]);
}
