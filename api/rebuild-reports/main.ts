import { rebuildDays } from "#api/features/analytics/rollups/recount.ts";
import { runCommand } from "#api/run-command.ts";

/** `npm run rebuild-reports`: recomputes the report aggregates from the bookings, company by company. */
await runCommand(process.env, async ({ owner }) => {
  const companies = await owner.selectFrom("tenants").select(["tenant_id", "timezone"]).execute();
  for (const company of companies) await rebuildDays(owner, company);
  console.info(`Counted the days of ${companies.length} companies again.`);
});
