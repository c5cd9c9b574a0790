import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EnqueueOptions } from "#api/jobs/jobs.ts";
import { beginOnboarding } from "#tests/features/venue/onboarding/support.ts";
import { startPlatform, type Platform, type Reply } from "#tests/support/venue.ts";
import { deliverCampaigns, deliverWaiting, mailDesk, NEWS, NOTICE } from "./support.ts";

let platform: Platform;
const enqueued: (EnqueueOptions | undefined)[] = [];
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, _name, _data, options) => void enqueued.push(options) },
  });
});
afterAll(() => platform.close());

const refusal = ({ status, body }: Reply) => [status, body.error];
const FIELDS =
  "{{first_name}}, {{last_name}}, {{company_name}}, {{membership_plan}}, {{renewal_date}}, {{booking_page}}";

describe("a campaign's text", () => {
  it.each([
    ["no subject", { subject: "  " }, "subject", "Enter a subject."],
    ["no message", { body: "\n" }, "body", "Write the message."],
    ["a subject that is too long", { subject: "a".repeat(151) }, "subject", "Use at most 150 characters."],
    ["a message that is too long", { body: "a".repeat(10_001) }, "body", "Use at most 10,000 characters."],
    [
      "an unknown field",
      { body: "Hello\n{{nickname}}!" },
      "body",
      `{{nickname}} in line 2 is not a field. Use ${FIELDS}.`,
    ],
    ["an empty field", { subject: "For {{ }}" }, "subject", `An empty {{}} in line 1 is not a field. Use ${FIELDS}.`],
    [
      "an unclosed field",
      { body: "Hello\n\nDear {{first_name,\nwelcome" },
      "body",
      "The field that begins with {{first_name, in line 3 has no }} after its name.",
    ],
    ["closing braces without a field", { body: "first_name}}" }, "body", "The }} in line 1 has no {{ before it."],
  ])("is refused with %s, by field", async (_, change, field, sentence) => {
    const { staff, draft } = await mailDesk(platform);
    const { id, version } = await draft();
    const body = { ...NEWS, ...change };
    const answers = [
      await staff.ask("createCampaign", { body }),
      await staff.ask("sendCampaignNow", { body }),
      await staff.ask("previewCampaign", { body }),
      await staff.ask("sendTestCampaign", { body }),
      await staff.ask("updateCampaign", { params: { id }, body: { version, ...change } }),
    ];
    for (const { status, body: told } of answers) expect([status, told.errors]).toEqual([422, { [field]: [sentence] }]);
  });

  it("is refused with reversed dates of the audience, or an unknown status", async () => {
    const { staff } = await mailDesk(platform);
    const audience = { last_booking_start: "2027-05-02", last_booking_end: "2027-05-01" };
    const counted = await staff.ask("campaignAudience", { body: { audience, marketing: false } });
    expect(counted.status).toBe(400);
    expect((await staff.ask("campaigns", { query: { status: "lost" } })).status).toBe(400);
    expect((await staff.ask("campaigns", { query: { per_page: 101 } })).status).toBe(400);
  });
});

describe("mail to clients", () => {
  it("is refused without a session, to clients, and to coaches without the permission", async () => {
    const { venue } = await mailDesk(platform);
    expect(refusal(await venue.anonymous("campaigns"))).toEqual([401, "unauthenticated"]);
    for (const role of ["client", "coach"] as const) {
      const person = await venue.person(role);
      expect(refusal(await person.ask("campaigns"))).toEqual([403, "forbidden"]);
      expect(refusal(await person.ask("createCampaign", { body: NEWS }))).toEqual([403, "forbidden"]);
      expect(refusal(await person.ask("sendCampaignNow", { body: NEWS }))).toEqual([403, "forbidden"]);
    }
  });

  it("of another company is not found", async () => {
    const { draft } = await mailDesk(platform);
    const { id, version } = await draft();
    const other = await mailDesk(platform);
    const client = await other.addReader("Zoe");
    const answers = [
      await other.staff.ask("campaign", { params: { id } }),
      await other.staff.ask("updateCampaign", { params: { id }, body: { version, subject: "Mine" } }),
      await other.staff.ask("deleteCampaign", { params: { id } }),
      await other.send({ id, version }),
      await other.staff.ask("campaignAnalytics", { params: { id } }),
    ];
    expect(answers.map(refusal)).toEqual(Array(5).fill([404, "not_found"]));
    const mine = await mailDesk(platform);
    expect((await mine.staff.ask("clientMessages", { params: { id: client } })).status).toBe(404);
    expect((await mine.say(client, "unsubscribed")).status).toBe(404);
  });

  it("is not sent while the company is locked", async () => {
    const { venue, addReader, draft, send } = await mailDesk(platform);
    await addReader("Ada");
    const one = await draft();
    await platform.admin
      .updateTable("tenants")
      .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(refusal(await send(one))).toEqual([423, "account_locked_soft"]);
  });

  it("is not sent by a new company before an owner has confirmed the address", async () => {
    const { venue, staff, addClient, draft, send } = await mailDesk(platform);
    await addClient("Ada");
    const written = await draft(NOTICE);
    await beginOnboarding(platform, venue);
    const setConfirmed = (is_email_confirmed: boolean) =>
      platform.admin
        .updateTable("users")
        .set({ is_email_confirmed, password_hash: "chosen" })
        .where("tenant_id", "=", venue.tenantId)
        .execute();
    await setConfirmed(false);
    const { audience: _audience, ...text } = NOTICE;
    const test = () => staff.ask("sendTestCampaign", { body: text });
    const now = () => staff.ask("sendCampaignNow", { body: NOTICE });
    for (const answer of [await send(written), await now(), await test()]) {
      expect([answer.status, answer.body.error]).toEqual([409, "invalid_state"]);
      expect(answer.body.message).toContain("Confirm your email address first");
    }
    await setConfirmed(true);
    expect([(await send(written)).status, (await test()).status]).toEqual([200, 200]);
  });

  it("leaves out recipients without a value for a field, and fills it in for the others", async () => {
    const { venue, staff, owner, addClient } = await mailDesk(platform);
    const ada = await addClient("Ada");
    await addClient("Bea");
    const price = { amount: 5000, currency: "CAD" };
    const plan = await owner.ask("createMembershipPlan", {
      body: { name: "Club 12", billing_period: "monthly", price },
    });
    const membership = { client_id: ada, plan_id: plan.body.id, method: "cash" };
    expect((await owner.ask("startMembershipSubscription", { body: membership })).status).toBe(201);
    const text = { ...NOTICE, body: "Your {{membership_plan}} renews on {{renewal_date}}." };
    const audience = await staff.ask("campaignAudience", { body: text });
    expect(audience.body).toEqual({
      chosen_count: 2,
      recipient_count: 1,
      skipped: [{ reason: "no_membership", count: 1 }],
    });
    await staff.ask("sendCampaignNow", { body: text });
    const mails = await deliverCampaigns(platform, venue);
    const mail = mails.find(({ to }) => to.address === "ada@mail.test");
    expect(mail?.text).toMatch(/^Your Club 12 renews on (3 June 2027|June 3, 2027)\./);
    expect(mails.filter(({ to }) => to.address === "bea@mail.test")).toEqual([]);
  });
});

describe("a test email", () => {
  it("goes only to its author", async () => {
    const { venue, staff, addReader } = await mailDesk(platform);
    await addReader("Ada");
    const { subject, body, marketing } = NEWS;
    const answer = await staff.ask("sendTestCampaign", { body: { subject, body, marketing } });
    expect([answer.status, answer.body.message]).toEqual([200, `A test is on its way to ${staff.email}.`]);
    const mails = await deliverWaiting(platform, venue);
    expect(mails.map(({ to, subject: over, headers }) => [to.address, over, headers])).toEqual([
      [staff.email, "Test: Winter league, Pat", undefined],
    ]);
  });

  it("is sent at most ten times an hour for a person, after all other emails", async () => {
    const { venue, owner, staff } = await mailDesk(platform);
    const { subject, body, marketing } = NEWS;
    const test = (who = staff) => who.ask("sendTestCampaign", { body: { subject, body, marketing } });
    const before = enqueued.length;
    for (let sent = 0; sent < 10; sent++) expect((await test()).status).toBe(200);
    const { status, body: told, headers } = await test();
    expect([status, told.error]).toEqual([429, "rate_limited"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await test(owner)).status).toBe(200);
    expect(await deliverWaiting(platform, venue)).toHaveLength(11);
    expect(enqueued.slice(before).map((options) => options?.isUrgent)).toEqual(Array(11).fill(false));
  });
});
