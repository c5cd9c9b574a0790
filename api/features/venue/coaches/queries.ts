import { sql, type Kysely, type RawBuilder, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { sortName } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { personPattern, shownSearchText } from "#api/db/search-text.ts";
import { anyOf, statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Coaches, DB, Users } from "#api/db/types.generated.ts";

export interface CoachListQuery extends PageQuery {
  location_id?: number | undefined;
  service_id?: number | undefined;
  search?: string | undefined;
}

const NAME_SEARCH_TEXT = shownSearchText({ first_name: sql`users.first_name`, last_name: sql`users.last_name` });

export function listCoaches(trx: TenantTransaction, query: CoachListQuery) {
  const { location_id, service_id, search } = query;
  const matching = coachesWithParts(trx)
    .where("coaches.archived_at", "is", null)
    .$if(Boolean(search), (rows) => rows.where(NAME_SEARCH_TEXT, "like", personPattern(search ?? "")))
    .$if(location_id !== undefined, (rows) => rows.where(teachesAt(location_id ?? 0)))
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
  return readPage(matching.orderBy("users.first_name").orderBy("users.last_name").orderBy("users.id"), query);
}

/** The current coaches at a location, by name. */
export function coachesAt(trx: TenantTransaction, locationId: number) {
  return coachesWithParts(trx)
    .where("coaches.archived_at", "is", null)
    .where(teachesAt(locationId))
    .orderBy("users.first_name")
    .orderBy(sortName("users"))
    .orderBy("users.id")
    .execute();
}

/** Includes former coaches: a past lesson still names its coach. */
export async function coachesWithIds(trx: TenantTransaction, ids: number[]) {
  return (await readWithIds(trx, { ids })).rows;
}

export const coachWithId = (db: Kysely<DB>, id: RawBuilder<number>) =>
  coachesWithParts(db).where("coaches.user_id", "=", id);

const readWithIds = statement((db, { ids }: Placeholders<{ ids: number[] }>) =>
  coachesWithParts(db).where("coaches.user_id", "=", anyOf(ids)),
);

/** An active coach. */
export function findCoach(trx: TenantTransaction, id: number) {
  return coachesWithParts(trx)
    .where("coaches.user_id", "=", id)
    .where("coaches.archived_at", "is", null)
    .executeTakeFirst();
}

/** Locks the coach against concurrent bookings and changes. */
export async function lockCoach(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx
    .selectFrom("coaches")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", id)
    .select("user_id")
    .forNoKeyUpdate()
    .execute();
}

/** Creates or reinstates a coach; one without locations gets the company's only location, if there is just one. */
export async function putCoach(trx: TenantTransaction, tenantId: string, userId: number): Promise<void> {
  await trx
    .insertInto("coaches")
    .values({ tenant_id: tenantId, user_id: userId })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet({ archived_at: null }))
    .execute();
  await sql`
    insert into coach_locations (tenant_id, coach_id, location_id)
    select tenant_id, ${userId}, min(id) from locations
    where tenant_id = ${tenantId} and archived_at is null
      and not exists (select 1 from coach_locations where tenant_id = ${tenantId} and coach_id = ${userId})
    group by tenant_id having count(*) = 1`.execute(trx);
}

/** Ends teaching; past lessons still name the coach. */
export async function archiveCoach(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("coaches")
    .set({ archived_at: at })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", id)
    .execute();
}

interface CoachChange {
  person: Updateable<Users>;
  coach: Updateable<Coaches>;
  /** The complete list; undefined leaves it unchanged. */
  location_ids?: readonly number[] | undefined;
}

/** Writes the changes of a coach and increments the version, even where only the hours changed. */
export async function changeCoach(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  { person, coach, location_ids }: CoachChange = { person: {}, coach: {} },
): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({ ...person, version: eb("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
  if (Object.keys(coach).length > 0) {
    await trx.updateTable("coaches").set(coach).where("tenant_id", "=", tenantId).where("user_id", "=", id).execute();
  }
  if (location_ids) await replaceLocations(trx, tenantId, id, location_ids);
}

async function replaceLocations(
  trx: TenantTransaction,
  tenantId: string,
  coachId: number,
  locationIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom("coach_locations").where("tenant_id", "=", tenantId).where("coach_id", "=", coachId).execute();
  if (locationIds.length === 0) return;
  const rows = locationIds.map((location_id) => ({ tenant_id: tenantId, coach_id: coachId, location_id }));
  await trx.insertInto("coach_locations").values(rows).execute();
}

function coachesWithParts(trx: TenantTransaction) {
  return trx
    .selectFrom("coaches")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "coaches.tenant_id").onRef("users.id", "=", "coaches.user_id"),
    )
    .select(["users.id", "users.first_name", "users.last_name", "users.email", "users.phone", "users.version"])
    .select(["coaches.details", "coaches.availability_mode", "coaches.picture"])
    .select([
      idsOf("coach_locations", "location_id").as("location_ids"),
      idsOf("service_coaches", "service_id").as("service_ids"),
      sql<number>`(select count(*) from coach_availabilities a
        where a.tenant_id = ${TENANT_ID} and a.coach_id = coaches.user_id)`.as("availability_count"),
    ]);
}

const teachesAt = (locationId: number) => sql<boolean>`exists (select from coach_locations at
  where at.tenant_id = ${TENANT_ID} and at.coach_id = coaches.user_id and at.location_id = ${locationId})`;

const idsOf = (table: "coach_locations" | "service_coaches", column: "location_id" | "service_id") =>
  sql<number[]>`(select coalesce(array_agg(x.${sql.ref(column)} order by x.${sql.ref(column)}), '{}')
    from ${sql.table(table)} x where x.tenant_id = ${TENANT_ID} and x.coach_id = coaches.user_id)`;
