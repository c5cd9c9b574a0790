import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendDueCampaigns } from "#api/features/messages/campaigns/send-mails.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, type Platform, type Reply } from "#tests/support/venue.ts";
import { addressesOf, deliverCampaigns, deliverWaiting, mailDesk, NEWS, unsubscribeToken } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe("a recipient of marketing email", () => {
  it("unsubscribes by the link with one press, as often as an email program repeats it", async () => {
    const { venue, staff, addReader, draft, send, analytics } = await mailDesk(platform);
    const ada = await addReader("Ada");
    await addReader("Bea");
    const one = await draft();
    await send(one);
    const [mail] = await deliverCampaigns(platform, venue);
    const token = unsubscribeToken(mail ?? { html: "" });
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<http://${venue.slug}.localhost:4000/api/v1/public/communications/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mail?.text).toContain(`Unsubscribe: http://${venue.slug}.localhost:4000/unsubscribe#token=${token}`);
    const company = `Venue ${venue.slug}`;
    const seen = await venue.anonymous("mailSubscription", { params: { token } });
    expect([seen.status, seen.body]).toEqual([200, { company, is_subscribed: true }]);
    platform.clock.set("2027-05-04T17:00:00Z");
    const oneClick = {
      params: { token },
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    const pressed = [await venue.anonymous("unsubscribe", oneClick), await venue.anonymous("unsubscribe", oneClick)];
    expect(pressed.map(({ status, body }) => [status, body])).toEqual([
      [200, { company, is_subscribed: false }],
      [200, { company, is_subscribed: false }],
    ]);
    const consent = await staff.ask("marketingConsent", { params: { id: ada } });
    expect(consent.body).toEqual({
      client_id: ada,
      state: "unsubscribed",
      source: "link",
      changed_at: "2027-05-04T17:00:00.000Z",
    });
    expect(await analytics(one.id)).toMatchObject({ sent_count: 2, unsubscribed_count: 1 });
    const history = (await staff.ask("clientActivities", { params: { id: ada } })).body.data;
    expect(history.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      "Unsubscribed from marketing mail as Ada Lang",
    );
    await send(await draft());
    expect(addressesOf(await deliverCampaigns(platform, venue))).toEqual(["bea@mail.test"]);
  });

  it("learns nothing by another company's link or an invented one", async () => {
    const { venue, addReader, draft, send } = await mailDesk(platform);
    await addReader("Ada");
    await send(await draft());
    const [mail] = await deliverCampaigns(platform, venue);
    const token = unsubscribeToken(mail ?? { html: "" });
    const other = await platform.venue();
    const made = await venue.anonymous("unsubscribe", { params: { token: "A".repeat(43) } });
    const foreign = await other.anonymous("unsubscribe", { params: { token } });
    expect([made.status, foreign.status]).toEqual([404, 404]);
    expect(made.body.message).toBe(foreign.body.message);
  });

  it("can unsubscribe while the company is locked", async () => {
    const { venue, addReader, draft, send } = await mailDesk(platform);
    await addReader("Ada");
    await send(await draft());
    const [mail] = await deliverCampaigns(platform, venue);
    await platform.admin
      .updateTable("tenants")
      .set({ cancelled_at: platform.clock.now() })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    const params = { token: unsubscribeToken(mail ?? { html: "" }) };
    expect((await venue.anonymous("unsubscribe", { params })).status).toBe(200);
  });

  it("unsubscribes the address for all clients who have it", async () => {
    const { venue, staff, addReader, draft, send, analytics } = await mailDesk(platform);
    await addReader("Ada", { email: "family@mail.test" });
    await addReader("Bea", { email: null, contact_email: "Family@mail.test" });
    await addReader("Cem");
    const other = await mailDesk(platform);
    await other.addReader("Dev", { email: "family@mail.test" });
    const [first, second] = [await draft(), await draft()];
    await send(first);
    await send(second);
    const [mail] = await deliverCampaigns(platform, venue, undefined, 1);
    expect(mail?.to.address).toBe("family@mail.test");
    const params = { token: unsubscribeToken(mail ?? { html: "" }) };
    expect((await venue.anonymous("unsubscribe", { params })).status).toBe(200);
    // Covers mails that are already queued too.
    for (let sent = 0; sent < 5; sent++) await deliverCampaigns(platform, venue);
    const shared = { reason: "same_address", count: 1 };
    expect(await analytics(first.id)).toMatchObject({ sent_count: 2, skipped: [shared] });
    expect(await analytics(second.id)).toMatchObject({
      sent_count: 1,
      skipped: [shared, { reason: "unsubscribed", count: 1 }],
    });
    const audience = await staff.ask("campaignAudience", { body: NEWS });
    expect(audience.body).toEqual({
      chosen_count: 3,
      recipient_count: 1,
      skipped: [{ reason: "unsubscribed", count: 2 }],
    });
    const notice = await staff.ask("campaignAudience", { body: { ...NEWS, marketing: false } });
    expect(notice.body.recipient_count).toBe(2);
    const foreign = await other.staff.ask("campaignAudience", { body: NEWS });
    expect(foreign.body.recipient_count).toBe(1);
  });

  it("can also unsubscribe in their profile, and stays unsubscribed when clients are merged", async () => {
    const { venue, owner, addReader } = await mailDesk(platform);
    const client = await venue.person("client");
    expect((await client.ask("ownMarketingConsent")).body.state).toBe("not_asked");
    const agreed = await client.ask("updateOwnMarketingConsent", { body: { state: "agreed" } });
    expect(agreed.body).toMatchObject({ client_id: client.id, state: "agreed", source: "self" });
    await client.ask("updateOwnMarketingConsent", { body: { state: "unsubscribed" } });
    const kept = await addReader("Pat", { email: "pat@mail.test" });
    const pair = { keep_id: kept, merge_id: client.id };
    const { token } = (await owner.ask("previewClientMerge", { body: pair })).body;
    const merged = await owner.ask("mergeClients", { body: { ...pair, take: [], token } });
    expect(merged.status).toBe(200);
    expect((await owner.ask("marketingConsent", { params: { id: kept } })).body.state).toBe("unsubscribed");
  });
});

describe("a client who is merged while a campaign is being sent", () => {
  it("gets it once, as the remaining client", async () => {
    const { venue, owner, addReader, draft, send, analytics } = await mailDesk(platform);
    const keep_id = await addReader("Ada");
    const merge_id = await addReader("Adah", { email: "second@mail.test" });
    const alone = await addReader("Bea", { email: null, contact_email: "bea@mail.test" });
    const one = await draft();
    await send(one);
    await sendDueCampaigns(platform.deps, venue.tenantId);
    const stays = await owner.ask("createClient", { body: { first_name: "Beatrix", last_name: "Lang" } });
    for (const pair of [
      { keep_id, merge_id },
      { keep_id: stays.body.id, merge_id: alone },
    ]) {
      const { token } = (await owner.ask("previewClientMerge", { body: pair })).body;
      const take = pair.merge_id === alone ? ["contact_email"] : [];
      const merged = await owner.ask("mergeClients", { body: { ...pair, take, token } });
      expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    }
    expect(addressesOf(await deliverWaiting(platform, venue))).toEqual(["ada@mail.test", "bea@mail.test"]);
    expect(await analytics(one.id)).toMatchObject({ status: "sent", sent_count: 2, waiting_count: 0 });
  });
});

describe("a client's messages", () => {
  it("are all emails sent to them, latest first and without links", async () => {
    const { venue, staff, addReader, draft, send } = await mailDesk(platform);
    const ada = await addReader("Ada");
    const one = await draft();
    await send(one);
    await deliverCampaigns(platform, venue);
    const { body } = await staff.ask("clientMessages", { params: { id: ada } });
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        kind: "campaign",
        subject: "Winter league, Ada",
        state: "sent",
        sent_to: "ada@mail.test",
        queued_at: expect.any(String),
        sent_at: expect.any(String),
        failure: null,
        campaign_id: one.id,
        resend_to: null,
        resend_refusal: null,
      },
    ]);
    expect(body.meta.total).toBe(1);
  });

  it("include those about bookings, without the manage link", async () => {
    const { venue, staff, addReader } = await mailDesk(platform);
    const ada = await addReader("Ada", { email: null, contact_email: "family@mail.test" });
    const bea = await addReader("Bea", { email: null, contact_email: "family@mail.test" });
    await book(staff.ask, bayHour(venue, { guest: null, client_id: ada }));
    const [mail] = await deliverWaiting(platform, venue);
    expect(mail?.to.address).toBe("family@mail.test");
    const { body } = await staff.ask("clientMessages", { params: { id: ada } });
    expect(body.data).toMatchObject([{ kind: "booking_confirmed", subject: mail?.subject, campaign_id: null }]);
    const token = /book\/manage#([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(JSON.stringify(body)).not.toContain(token);
    // The log of a shared address does not reveal which family member was mailed.
    expect((await staff.ask("clientMessages", { params: { id: bea } })).body.data).toEqual([]);
  });

  it("exclude those to a colleague with the same address", async () => {
    const { venue, staff, addClient } = await mailDesk(platform);
    const ada = await addClient("Ada", { email: null });
    const me = await platform.admin.selectFrom("users").where("id", "=", staff.id).select("email").executeTakeFirst();
    const { version } = (await staff.ask("client", { params: { id: ada } })).body;
    const body = { version, contact_email: me?.email };
    expect((await staff.ask("updateClient", { params: { id: ada }, body })).status).toBe(200);
    await staff.ask("sendTestCampaign", { body: { subject: "Winter", body: "Soon.", marketing: false } });
    await venue.anonymous("forgotPassword", { body: { email: me?.email } });
    expect(await deliverWaiting(platform, venue)).toHaveLength(2);
    expect((await staff.ask("clientMessages", { params: { id: ada } })).body.data).toEqual([]);
  });

  it("are listed page by page, and deleted with an erased client", async () => {
    const { venue, owner, addReader, draft, send } = await mailDesk(platform);
    const ada = await addReader("Ada");
    for (const subject of ["One", "Two", "Three"]) await send(await draft({ subject }));
    await deliverCampaigns(platform, venue);
    const page = (number: number) =>
      owner.ask("clientMessages", { params: { id: ada }, query: { page: number, perPage: 2 } });
    const subjects = ({ body }: Reply) => body.data.map(({ subject }: { subject: string }) => subject);
    const pages = [await page(1), await page(2)];
    expect(pages.map(subjects)).toEqual([["Three", "Two"], ["One"]]);
    expect(pages[0]?.body.meta).toMatchObject({ total: 3, last_page: 2 });
    const { version } = (await owner.ask("client", { params: { id: ada } })).body;
    const erased = await owner.ask("anonymizeClient", {
      params: { id: ada },
      body: { version, confirm_name: "Ada Lang" },
    });
    expect(erased.status).toBe(200);
    expect((await page(1)).body.data).toEqual([]);
  });
});
