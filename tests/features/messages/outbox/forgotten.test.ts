import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { tidyTenants } from "#api/work/tidy.ts";
import { book, bookGuest, messages, resend } from "#tests/features/messages/campaigns/resend-support.ts";
import { deliverCampaigns, deliverWaiting, giveUpMail, mailDesk } from "#tests/features/messages/campaigns/support.ts";
import { cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";

const ALMOST_NINETY_DAYS = 90 * 24 - 1;
const NINETY_DAYS = 90 * 24;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.set(TEST_NOW));

const tidy = () => tidyTenants({ app: platform.db, platform: platform.admin, clock: platform.clock });

/** Makes all mails of a company so many hours old. */
async function age({ tenantId }: Venue, hours: number): Promise<void> {
  const at = platform.clock.now().subtract({ hours });
  await sql`update outbox set created_at = ${at}, sent_at = case when sent_at is not null then ${at}::timestamptz end
    where tenant_id = ${tenantId}`.execute(platform.admin);
}

async function mailsOf({ tenantId }: Venue) {
  const mails = platform.admin.selectFrom("outbox").where("tenant_id", "=", tenantId).orderBy("id");
  return mails.select(["id", "kind", "payload", "sent_to", "subject"]).execute();
}

const payloadsOf = async (venue: Venue) =>
  Object.fromEntries((await mailsOf(venue)).map(({ kind, payload }) => [kind, payload]));

/** A visitor only types who she is. */
const register = (venue: Venue) =>
  venue.anonymous("registerClient", {
    body: { first_name: "Ada", last_name: "Byron", email: "ada@visitor.test", phone: "+1 604 555 0101", agrees: true },
  });

/** A company that has mailed a client, the guest of a booking, and a visitor who registered. */
async function deskThatMailed() {
  const desk = await mailDesk(platform);
  const { venue, staff } = desk;
  const client = await desk.addReader("Kim");
  await desk.send(await desk.draft());
  const { body: booking } = await book(desk, client);
  const message = "Your glove is at the desk, Kim.";
  await deliverCampaigns(platform, venue);
  await staff.ask("cancelBooking", { params: { id: booking.id }, query: { version: booking.version, message } });
  await bookGuest(desk);
  await register(venue);
  await deliverWaiting(platform, venue);
  return { ...desk, client };
}

describe("an email that was sent ninety days ago", () => {
  it("is kept for the client's messages, without the data of its text", async () => {
    const [desk, theirs] = [await deskThatMailed(), await deskThatMailed()];
    const { venue, staff, owner, client } = desk;
    await age(theirs.venue, ALMOST_NINETY_DAYS);
    await age(venue, NINETY_DAYS);
    const [before, ofOthers] = [await mailsOf(venue), await mailsOf(theirs.venue)];
    const shown = async () => [
      await messages(staff, client),
      (await owner.ask("clientData", { params: { id: client } })).body.messages,
    ];
    const shownBefore = await shown();
    expect(JSON.stringify(before)).toMatch(/glove.*ada@visitor\.test/);
    await age(venue, ALMOST_NINETY_DAYS);
    await tidy();
    expect(await mailsOf(venue)).toEqual(before);

    await age(venue, NINETY_DAYS);
    await tidy();
    const after = await mailsOf(venue);
    expect(after).toEqual(before.map((mail) => (mail.kind === "campaign" ? mail : { ...mail, payload: {} })));
    expect(JSON.stringify(after)).not.toMatch(/glove|visitor|Byron/);
    expect(await shown()).toEqual(shownBefore);
    expect(shownBefore[0]).toContainEqual(
      expect.objectContaining({ kind: "campaign", campaign_id: expect.any(Number) }),
    );
    expect(await mailsOf(theirs.venue)).toEqual(ofOthers);

    const [{ id }] = shownBefore[0];
    expect((await resend(staff, id)).body).toMatchObject({
      error: "invalid_state",
      message: "This mail has been delivered already.",
    });
  });

  it("keeps a receipt's address, so that a voided payment can be reported there", async () => {
    const { venue, id, staff, admin } = await deskWithBooking(platform);
    const { body } = await take(staff.ask, id, cash(6000));
    const payment: number = body.payments[0].id;
    await staff.ask("mailReceipt", { params: { id: payment }, body: { email: "gil@example.test" } });
    await deliverWaiting(platform, venue);
    await age(venue, NINETY_DAYS);
    await tidy();
    expect(await payloadsOf(venue)).toMatchObject({ booking_confirmed: {}, receipt: { email: "gil@example.test" } });
    const mistake = { reason: "Typed twice", refunded: 0, dry_run: true };
    expect((await admin.ask("voidPayment", { params: { id: payment }, body: mistake })).body).toMatchObject({
      receipts_mailed: 1,
    });
  });
});

describe("an email that has not been sent for ninety days", () => {
  it("is deleted unless the desk can see it and send it again", async () => {
    const desk = await mailDesk(platform);
    const { venue, staff } = desk;
    const client = await desk.addClient("Kim");
    await book(desk, client);
    const toClient = await giveUpMail(platform, venue, "booking_confirmed");
    await register(venue);
    await giveUpMail(platform, venue, "registration_link");
    const [of, another] = [await mailDesk(platform), await mailDesk(platform)];
    await bookGuest(of);
    await giveUpMail(platform, of.venue, "booking_confirmed");
    await register(another.venue);
    const all = async () => Promise.all([venue, of.venue, another.venue].map(mailsOf));
    const before = await all();
    for (const each of [venue, of.venue, another.venue]) await age(each, ALMOST_NINETY_DAYS);
    await tidy();
    expect(await all()).toEqual(before);

    for (const each of [venue, of.venue]) await age(each, NINETY_DAYS);
    await tidy();
    const [mails, ofGuest, ofAnother] = await all();
    expect(mails?.map(({ kind, payload }) => [kind, payload])).toEqual([
      ["booking_confirmed", expect.objectContaining({ booking_id: expect.any(Number) })],
    ]);
    expect([ofGuest, ofAnother]).toEqual(before.slice(1));
    expect((await resend(staff, toClient)).status).toBe(200);
  });
});

it("deletes only sent emails, of its own company", async () => {
  const [desk, theirs] = [await deskThatMailed(), await deskThatMailed()];
  await book(desk, desk.client);
  const ofOthers = await mailsOf(theirs.venue);
  await inTenant(platform.db, desk.venue.tenantId, (trx) =>
    sql`select forget_sent_mails('infinity', 1000)`.execute(trx),
  );
  const mails = await mailsOf(desk.venue);
  expect(
    mails.filter(({ sent_to, payload }) => sent_to === null && Object.keys(payload ?? {}).length > 0),
  ).toMatchObject([{ kind: "booking_confirmed", payload: { booking_id: expect.any(Number) } }]);
  expect(await mailsOf(theirs.venue)).toEqual(ofOthers);
});
