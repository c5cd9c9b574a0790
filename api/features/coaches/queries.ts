import { sql } from "kysely";
import { containing, offsetOf, type PageQuery } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export interface CoachListQuery extends PageQuery {
  location_id?: number | undefined;
  service_id?: number | undefined;
  search?: string | undefined;
}

export async function listCoaches(trx: TenantTransaction, query: CoachListQuery) {
  const { location_id, service_id, search } = query;
  const matching = coachesWithParts(trx)
    .where("coaches.archived_at", "is", null)
    .$if(Boolean(search), (rows) =>
      rows.where(sql`users.first_name || ' ' || users.last_name`, "ilike", containing(search ?? "")),
    )
    .$if(location_id !== undefined, (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom("coach_locations as at")
            .whereRef("at.tenant_id", "=", "coaches.tenant_id")
            .whereRef("at.coach_id", "=", "coaches.user_id")
            .where("at.location_id", "=", location_id ?? 0)
            .select("at.coach_id"),
        ),
      ),
    )
    .$if(service_id !== undefined, (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom("service_coaches as gives")
            .whereRef("gives.tenant_id", "=", "coaches.tenant_id")
            .whereRef("gives.coach_id", "=", "coaches.user_id")
            .where("gives.service_id", "=", service_id ?? 0)
            .select("gives.coach_id"),
        ),
      ),
    );
  const rows = await matching
    .orderBy("users.first_name")
    .orderBy("users.last_name")
    .orderBy("users.id")
    .limit(query.perPage)
    .offset(offsetOf(query))
    .execute();
  const { total } = await matching
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function coachesWithIds(trx: TenantTransaction, ids: number[]) {
  // Also former ones: a lesson of last year still names its coach.
  return coachesWithParts(trx).where("coaches.user_id", "in", ids).execute();
}

function coachesWithParts(trx: TenantTransaction) {
  return trx
    .selectFrom("coaches")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "coaches.tenant_id").onRef("users.id", "=", "coaches.user_id"),
    )
    .select(["users.id", "users.first_name", "users.last_name", "users.email", "users.phone", "users.version"])
    .select(["coaches.details", "coaches.availability_mode"])
    .select([
      idsOf("coach_locations", "location_id").as("location_ids"),
      idsOf("service_coaches", "service_id").as("service_ids"),
      sql<number>`(select count(*) from coach_availabilities a
        where a.tenant_id = coaches.tenant_id and a.coach_id = coaches.user_id)`.as("availability_count"),
    ]);
}

const idsOf = (table: "coach_locations" | "service_coaches", column: "location_id" | "service_id") =>
  sql<number[]>`(select coalesce(array_agg(x.${sql.ref(column)} order by x.${sql.ref(column)}), '{}')
    from ${sql.table(table)} x where x.tenant_id = coaches.tenant_id and x.coach_id = coaches.user_id)`;
