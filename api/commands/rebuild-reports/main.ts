import { rebuildDays } from "#api/features/reports/analytics/rollups/recount.ts";
import { runCommand } from "../run-command.ts";

/** `npm run rebuild-reports`: recomputes the report aggregates from the bookings, company by company. */
await runCommand(process.env, async ({ owner }) => {
  const companies = await owner.selectFrom("tenants").select("tenant_id").execute();
  for (const { tenant_id } of companies) await rebuildDays(owner, tenant_id);
  console.info(`Counted the days of ${companies.length} companies again.`);
});
