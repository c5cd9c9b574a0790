import { sql, type Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CoachAvailabilities } from "#api/db/types.generated.ts";
import type { CoachAvailability } from "#schema/venue/coaches/availability-models.ts";

const COLUMNS = ["id", "coach_id", "location_id", "weekday", "date", "starts", "ends", "note", "version"] as const;

/** Monday to Sunday, then by date. */
const DAY_ORDER = sql`array_position(
  array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], weekday) nulls last`;

/** The rows of these coaches; the table's check constraints allow only the contract's weekdays. */
export function availabilitiesOf(trx: TenantTransaction, tenantId: string, coachIds: number[]) {
  return trx
    .selectFrom("coach_availabilities")
    .where("tenant_id", "=", tenantId)
    .where("coach_id", "in", coachIds)
    .orderBy(DAY_ORDER)
    .orderBy("date")
    .orderBy("starts")
    .orderBy("id")
    .select(COLUMNS)
    .$castTo<CoachAvailability>()
    .execute();
}

export function insertAvailabilities(trx: TenantTransaction, rows: Insertable<CoachAvailabilities>[]) {
  return trx.insertInto("coach_availabilities").values(rows).returning(COLUMNS).$castTo<CoachAvailability>().execute();
}

type ChangedHours = Omit<CoachAvailability, "id" | "coach_id" | "version">;

export function changeAvailability(trx: TenantTransaction, tenantId: string, id: number, change: ChangedHours) {
  return trx
    .updateTable("coach_availabilities")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning(COLUMNS)
    .$castTo<CoachAvailability>()
    .executeTakeFirstOrThrow();
}

export async function removeAvailabilities(trx: TenantTransaction, tenantId: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom("coach_availabilities").where("tenant_id", "=", tenantId).where("id", "in", ids).execute();
}
