import type { Database } from "#api/db/connect.ts";
import { offerFreePlaces, type OfferDeps } from "#api/features/waitlist/service.ts";
import type { Jobs } from "#api/jobs/jobs.ts";

/**
 * Offers what becomes free to those who wait: at once what a change gives up, and each minute whatever else is free by
 * then, such as the place of an offer that nobody took.
 */
export async function startOffering(deps: OfferDeps, jobs: Jobs, platform: Database): Promise<void> {
  await jobs.work("offer_freed_places", async ({ tenant_id, from, to }) => {
    await offerFreePlaces(deps, tenant_id, { from, to });
  });
  await jobs.everyMinute("waitlist", async () => {
    const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
    for (const { tenant_id } of tenants) await offerFreePlaces(deps, tenant_id);
  });
}
