import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

const TABLES = { service: "services", resource: "resources" } as const;

/** Whether the company has all of these. */
export async function hasAll(
  trx: TenantTransaction,
  thing: keyof typeof TABLES | "coach",
  ids: readonly number[],
): Promise<boolean> {
  const table = thing === "coach" ? sql`coaches` : sql.table(TABLES[thing]);
  const id = sql.ref(thing === "coach" ? "user_id" : "id");
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from ${table} t where t.tenant_id = ${TENANT_ID} and t.${id} = any(${ids}::int[])`.execute(
    trx,
  );
  return rows[0]?.found === new Set(ids).size;
}

/** All locations with their time zones, including deleted ones: their past bookings still count. */
export function placesWithZones(trx: TenantTransaction) {
  return trx.selectFrom("locations").select(["id", "name", "timezone"]).execute();
}
