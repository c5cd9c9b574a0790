import type { Database } from "#api/db/connect.ts";
import { reconcileServicePayments, settleServicePayment } from "#api/features/service-payments/settle-later.ts";
import type { ApiDeps } from "#api/http/call.ts";
import type { Jobs } from "#api/jobs/jobs.ts";

/** Settles card payments behind the answers: those that something was heard of, and each minute what was missed. */
export async function startSettling({
  jobs,
  deps,
  platform,
}: {
  jobs: Jobs;
  deps: ApiDeps;
  platform: Database;
}): Promise<void> {
  await jobs.work("settle_service_payment", (data) => settleServicePayment(deps, data));
  await jobs.everyMinute("reconcile-payments", async () => {
    const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
    for (const { tenant_id } of tenants) await reconcileServicePayments(deps, tenant_id);
  });
}
