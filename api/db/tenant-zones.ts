import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";

/** Every zone in which some company keeps its wall clock. `platform` lists the companies, `app` looks into each. */
export async function tenantZones(platform: Database, app: Database): Promise<string[]> {
  const zones = new Set<string>();
  for (const { tenant_id, timezone } of await platform
    .selectFrom("tenants")
    .select(["tenant_id", "timezone"])
    .execute()) {
    if (timezone) zones.add(timezone);
    const locations = await inTenant(app, tenant_id, (trx) =>
      trx.selectFrom("locations").select("timezone").distinct().where("tenant_id", "=", tenant_id).execute(),
    );
    for (const location of locations) zones.add(location.timezone);
  }
  return [...zones].toSorted();
}
