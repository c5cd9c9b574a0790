import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendDueCampaigns } from "#api/features/messages/campaigns/send-mails.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { addressesOf, deliverCampaigns, deliverWaiting, mailDesk, NEWS, setLocked } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("while the company is locked", () => {
  it("a campaign waits, also its queued emails, and continues afterwards", async () => {
    const { venue, addReader, draft, send, analytics } = await mailDesk(platform);
    for (const name of ["Ada", "Bea", "Cem"]) await addReader(name);
    const one = await draft();
    await send(one);
    await sendDueCampaigns(platform.deps, venue.tenantId, 2);
    await setLocked(platform, venue, true);
    expect(await deliverWaiting(platform, venue)).toEqual([]);
    expect(await deliverCampaigns(platform, venue)).toEqual([]);
    const queued = await platform.admin
      .selectFrom("outbox")
      .where("tenant_id", "=", venue.tenantId)
      .where("sent_at", "is", null)
      .select("id")
      .execute();
    expect(queued).toEqual([]);
    await setLocked(platform, venue, false);
    expect(await analytics(one.id)).toMatchObject({ status: "sending", sent_count: 0, waiting_count: 3 });
    const mails = await deliverCampaigns(platform, venue);
    expect(addressesOf(mails)).toEqual(["ada@mail.test", "bea@mail.test", "cem@mail.test"]);
    expect(await analytics(one.id)).toMatchObject({ status: "sent", sent_count: 3, waiting_count: 0 });
  });

  it("a failed email is not tried again until the lock ends, also of a finished campaign", async () => {
    const { venue, addReader, draft, send, analytics } = await mailDesk(platform);
    await addReader("Ada");
    const one = await draft();
    await send(one);
    await deliverCampaigns(platform, venue, () => Promise.reject(new Error("450 try later")));
    await sendDueCampaigns(platform.deps, venue.tenantId);
    expect(await analytics(one.id)).toMatchObject({ status: "sent", failed_count: 1 });
    await setLocked(platform, venue, true);
    expect(await deliverWaiting(platform, venue)).toEqual([]);
    await setLocked(platform, venue, false);
    expect(await analytics(one.id)).toMatchObject({ status: "sending", failed_count: 0, waiting_count: 1 });
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["ada@mail.test"]);
  });

  it("a requested test email is not sent", async () => {
    const { venue, staff } = await mailDesk(platform);
    const { subject, body, marketing } = NEWS;
    expect((await staff.ask("sendTestCampaign", { body: { subject, body, marketing } })).status).toBe(200);
    await setLocked(platform, venue, true);
    expect(await deliverWaiting(platform, venue)).toEqual([]);
  });
});
