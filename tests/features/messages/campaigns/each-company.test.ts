import { expect, test } from "vitest";
import type { Jobs } from "#api/jobs/jobs.ts";
import { startSendingCampaigns } from "#api/work/each-company.ts";
import { startPlatform } from "#tests/support/venue.ts";
import { deliverWaiting, mailDesk } from "./support.ts";

test("sends other companies' campaigns if one company's cannot continue", async () => {
  let broken: string | undefined;
  const enqueue: Jobs["enqueue"] = async (_trx, name, data) => {
    if (name !== "deliver_bulk_mail") return;
    // The first company that comes up.
    broken ??= data.tenant_id;
    if (data.tenant_id === broken) throw new Error("its mails cannot be queued");
  };
  const platform = await startPlatform({ jobs: { enqueue } });
  try {
    let runAMinute = async (): Promise<void> => undefined;
    const jobs = {
      work: async () => undefined,
      everyMinute: async (_name: string, handle: () => Promise<void>) => void (runAMinute = handle),
    };
    await startSendingCampaigns({ jobs: jobs as unknown as Jobs, deps: platform.deps, platform: platform.admin });
    const desks = [await mailDesk(platform), await mailDesk(platform)];
    for (const { addReader, draft, send } of desks) {
      await addReader("Ada");
      await send(await draft());
    }
    await runAMinute();
    for (const { venue } of desks) {
      expect(await deliverWaiting(platform, venue)).toHaveLength(venue.tenantId === broken ? 0 : 1);
    }
  } finally {
    await platform.close();
  }
});
