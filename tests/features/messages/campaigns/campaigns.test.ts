import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { addressesOf, deliverCampaigns, deliverWaiting, mailDesk, NEWS, NOTICE } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a campaign", () => {
  it("is saved as a draft, changed, listed and deleted", async () => {
    const { staff, draft } = await mailDesk(platform);
    const written = await draft();
    expect(written).toMatchObject({
      subject: NEWS.subject,
      status: "draft",
      marketing: true,
      recipient_count: null,
      started_at: null,
      created_by_name: "Pat staff",
      allowed_actions: ["edit", "send", "delete"],
      version: 1,
    });
    const { id } = written;
    const changed = await staff.ask("updateCampaign", { params: { id }, body: { version: 1, subject: "Spring" } });
    expect(changed.body).toMatchObject({ subject: "Spring", body: NEWS.body, version: 2 });
    const stale = await staff.ask("updateCampaign", { params: { id }, body: { version: 1, subject: "Summer" } });
    expect([stale.status, stale.body.error, stale.body.current.version]).toEqual([409, "stale_version", 2]);
    const drafts = await staff.ask("campaigns", { query: { status: "draft", per_page: 10 } });
    expect(drafts.body.data.map((one: { id: number }) => one.id)).toEqual([id]);
    expect(drafts.body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 1 });
    expect((await staff.ask("campaigns", { query: { status: "sent" } })).body.data).toEqual([]);
    expect((await staff.ask("deleteCampaign", { params: { id }, query: { version: 2 } })).status).toBe(200);
    expect((await staff.ask("campaign", { params: { id } })).status).toBe(404);
  });

  it("goes once to each recipient, and shows who was left out and why", async () => {
    const { venue, addClient, addReader, say, draft, send, analytics, staff } = await mailDesk(platform);
    await addReader("Ada");
    await addReader("Bea", { email: null, contact_email: "family@mail.test" });
    await addReader("Cem", { email: null });
    await addClient("Dev");
    await say(await addClient("Eli"), "unsubscribed");
    const one = await draft();
    const audience = await staff.ask("campaignAudience", { body: { ...NEWS } });
    const skipped = [
      { reason: "no_address", count: 1 },
      { reason: "not_agreed", count: 1 },
      { reason: "unsubscribed", count: 1 },
    ];
    expect(audience.body).toEqual({ chosen_count: 5, recipient_count: 2, skipped });
    const sent = await send(one, { recipient_count: 2 });
    expect(sent.body).toMatchObject({ status: "sending", chosen_count: 5, recipient_count: 2, allowed_actions: [] });
    expect(sent.body.started_by_name).toBe("Pat staff");
    const mails = await deliverCampaigns(platform, venue);
    expect(addressesOf(mails)).toEqual(["ada@mail.test", "family@mail.test"]);
    expect(mails[0]).toMatchObject({ subject: "Winter league, Ada", to: { name: "Ada Lang" } });
    expect(await deliverCampaigns(platform, venue)).toEqual([]);
    expect(await analytics(one.id)).toEqual({
      campaign_id: one.id,
      status: "sent",
      chosen_count: 5,
      recipient_count: 2,
      sent_count: 2,
      waiting_count: 0,
      failed_count: 0,
      skipped,
      unsubscribed_count: 0,
      failures: [],
    });
  });

  it("goes once to an address that several clients share, whichever of them agreed", async () => {
    const { venue, staff, addClient, addReader, say, draft, send, analytics } = await mailDesk(platform);
    const family = { email: null, contact_email: "lang@mail.test" };
    await addClient("Ada", family);
    const bea = await addReader("Bea", family);
    const cem = await addReader("Cem", { email: "Lang@mail.test" });
    await addReader("Dev");
    const skipped = [
      { reason: "not_agreed", count: 1 },
      { reason: "same_address", count: 1 },
    ];
    const audience = await staff.ask("campaignAudience", { body: NEWS });
    expect(audience.body).toEqual({ chosen_count: 4, recipient_count: 2, skipped });
    const one = await draft();
    await send(one, { recipient_count: 2 });
    const mails = await deliverCampaigns(platform, venue);
    expect(mails.map(({ to }) => to)).toEqual([
      { name: "Cem Lang", address: "Lang@mail.test" },
      { name: "Dev Lang", address: "dev@mail.test" },
    ]);
    expect(await analytics(one.id)).toMatchObject({ recipient_count: 2, skipped, unsubscribed_count: 0 });
    // Two unsubscribes through two records that share an address, only one of which was mailed, count once.
    platform.clock.set("2027-05-05T17:00:00Z");
    await say(bea, "unsubscribed");
    await say(cem, "unsubscribed");
    expect(await analytics(one.id)).toMatchObject({ sent_count: 2, unsubscribed_count: 1 });
  });

  it("has each client's own membership, if they share an address", async () => {
    const { staff, owner, addClient } = await mailDesk(platform);
    const family = { email: null, contact_email: "lang@mail.test" };
    const price = { amount: 5000, currency: "CAD" };
    const plan = await owner.ask("createMembershipPlan", { body: { name: "Club", billing_period: "monthly", price } });
    for (const name of ["Ada", "Bea"]) {
      const body = { client_id: await addClient(name, family), plan_id: plan.body.id, method: "cash" };
      expect((await owner.ask("startMembershipSubscription", { body })).status).toBe(201);
    }
    const body = { ...NOTICE, body: "Your plan {{membership_plan}} gets a new bay." };
    expect((await staff.ask("campaignAudience", { body })).body).toMatchObject({ recipient_count: 2, skipped: [] });
  });

  it("goes to all clients with an address if it is not marketing, without a link to unsubscribe", async () => {
    const { venue, addClient, say, draft, send } = await mailDesk(platform);
    await addClient("Ada");
    await say(await addClient("Bea"), "unsubscribed");
    await send(await draft(NOTICE));
    const mails = await deliverCampaigns(platform, venue);
    expect(addressesOf(mails)).toEqual(["ada@mail.test", "bea@mail.test"]);
    expect(mails.map(({ headers, html }) => [headers, html.includes("nsubscribe")])).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });

  it("goes to the clients that the filters of the client list find", async () => {
    const { venue, staff, addReader, draft, send } = await mailDesk(platform);
    const [ada] = [await addReader("Ada"), await addReader("Bea")];
    const tag = (await staff.ask("createTag", { body: { name: "League" } })).body.id;
    await staff.ask("addUserTags", { params: { id: ada }, body: { tag_ids: [tag] } });
    const tagged = await draft({ audience: { tag_ids: [tag], match: "all" } });
    await send(tagged);
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["ada@mail.test"]);
    const found = await send(await draft({ audience: { search: "bea" } }));
    expect(found.body).toMatchObject({ recipient_count: 1 });
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["bea@mail.test"]);
  });

  it("is created and sent by one request, once however often it is repeated with the same key", async () => {
    const { venue, staff, addReader } = await mailDesk(platform);
    await addReader("Ada");
    const ask = () =>
      staff.ask("sendCampaignNow", {
        body: { ...NEWS, recipient_count: 1 },
        headers: { "idempotency-key": "the-same-key-for-both" },
      });
    const answers = [await ask(), await ask()];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [201, answers[0]?.body.id],
      [201, answers[0]?.body.id],
    ]);
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["ada@mail.test"]);
    expect((await staff.ask("campaigns")).body.meta.total).toBe(1);
  });

  it("is sent once if two people send it at the same time, and on a later try", async () => {
    const { venue, owner, addReader, draft, send } = await mailDesk(platform);
    for (const name of ["Ada", "Bea", "Cem"]) await addReader(name);
    const one = await draft();
    const answers = await Promise.all([send(one), send(one, {}, owner), send(one)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => deliverCampaigns(platform, venue)));
    const mails = [first, ...others, await deliverWaiting(platform, venue)].flatMap((some) => some ?? []);
    expect(addressesOf(mails)).toEqual(["ada@mail.test", "bea@mail.test", "cem@mail.test"]);
    const again = await send({ ...one, version: one.version + 1 });
    expect([again.status, again.body.error]).toEqual([409, "invalid_state"]);
    expect(again.body.message).toBe("This campaign has been sent, so it cannot be sent again.");
  });

  it("can be neither changed nor deleted once it is sent", async () => {
    const { staff, addReader, draft, send } = await mailDesk(platform);
    await addReader("Ada");
    const { id, version } = (await send(await draft())).body;
    const changed = await staff.ask("updateCampaign", { params: { id }, body: { version, subject: "Other" } });
    const deleted = await staff.ask("deleteCampaign", { params: { id } });
    expect([changed, deleted].map(({ status, body }) => [status, body.error, body.message])).toEqual([
      [409, "invalid_state", "This campaign is being sent, so it cannot be changed."],
      [409, "invalid_state", "This campaign is being sent, so it cannot be deleted."],
    ]);
  });

  it("is refused if the number of recipients differs from the one shown, or is zero", async () => {
    const { staff, addClient, addReader, draft, send } = await mailDesk(platform);
    await addClient("Ada");
    const one = await draft();
    const nobody = await send(one);
    expect([nobody.status, nobody.body.errors]).toEqual([
      422,
      { audience: ["The one client who fits would not get this mail. Choose others."] },
    ]);
    await addReader("Bea");
    const other = await send(one, { recipient_count: 2 });
    expect([other.status, other.body.error, other.body.current.recipient_count]).toEqual([409, "stale_dry_run", 1]);
    const now = await staff.ask("sendCampaignNow", { body: { ...NEWS, recipient_count: 0 } });
    expect(now.status).toBe(409);
    expect((await staff.ask("campaigns")).body.data.map((row: { status: string }) => row.status)).toEqual(["draft"]);
  });

  it("queues as many emails at a time as the outbox takes, and continues after an interruption", async () => {
    const { venue, addReader, draft, send, analytics, staff } = await mailDesk(platform);
    for (const name of ["Ada", "Bea", "Cem", "Dev", "Eli"]) await addReader(name);
    const one = await draft();
    await send(one);
    expect(await deliverCampaigns(platform, venue, undefined, 2)).toHaveLength(2);
    expect(await analytics(one.id)).toMatchObject({ status: "sending", sent_count: 2, waiting_count: 3 });
    expect((await staff.ask("campaigns", { query: { status: "sending" } })).body.data).toHaveLength(1);
    expect(await deliverCampaigns(platform, venue, undefined, 2)).toHaveLength(2);
    expect(await deliverCampaigns(platform, venue, undefined, 2)).toHaveLength(1);
    expect((await staff.ask("campaigns", { query: { status: "sent" } })).body.data).toHaveLength(1);
    await deliverCampaigns(platform, venue);
    const row = await platform.admin.selectFrom("campaigns").where("id", "=", one.id).selectAll().executeTakeFirst();
    expect(row).toMatchObject({ status: "sent" });
  });

  it("shows the emails that the server refused, which are tried again", async () => {
    const { venue, addReader, draft, send, analytics } = await mailDesk(platform);
    const ada = await addReader("Ada");
    await addReader("Bea");
    const one = await draft();
    await send(one);
    const refuse = async ({ to }: { to: { address: string } }) => {
      if (to.address.startsWith("ada")) throw new Error("550 no such mailbox");
    };
    expect(addressesOf(await deliverCampaigns(platform, venue, refuse))).toEqual(["bea@mail.test"]);
    expect(await analytics(one.id)).toMatchObject({
      status: "sent",
      recipient_count: 2,
      sent_count: 1,
      failed_count: 1,
      failures: [
        {
          client_id: ada,
          name: "Ada Lang",
          reason: "550 no such mailbox",
          tries: 1,
          is_given_up: false,
          resend_to: null,
        },
      ],
    });
    expect(addressesOf(await deliverWaiting(platform, venue))).toEqual(["ada@mail.test"]);
    expect(await analytics(one.id)).toMatchObject({ sent_count: 2, failed_count: 0, failures: [] });
  });

  it("leaves out clients who unsubscribe between sending and delivery", async () => {
    const { venue, addReader, say, draft, send, analytics } = await mailDesk(platform);
    const ada = await addReader("Ada");
    const one = await draft();
    await send(one);
    await say(ada, "unsubscribed");
    expect(await deliverCampaigns(platform, venue)).toEqual([]);
    expect(await analytics(one.id)).toMatchObject({
      sent_count: 0,
      recipient_count: 0,
      skipped: [{ reason: "unsubscribed", count: 1 }],
    });
  });
});
