import { advanceMemberships } from "#api/features/memberships/advance.ts";
import type { TidyDeps } from "#api/work/tidy.ts";

/** Lets what is due happen to the memberships of every company. A day that was missed is caught up with. */
export async function advanceAllMemberships({ app, platform, clock }: TidyDeps): Promise<void> {
  const tenants = await platform.selectFrom("tenants").select(["tenant_id", "timezone"]).execute();
  for (const tenant of tenants) await advanceMemberships(app, tenant, clock.now());
}
