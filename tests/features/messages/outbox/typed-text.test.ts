import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendDueCampaigns } from "#api/features/messages/campaigns/send-mails.ts";
import type { MailKind } from "#api/mail/mail-kinds.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { fullHour, joinAsGuest } from "#tests/features/bookings/waitlist/support.ts";
import { confirmGift, giftShop } from "#tests/features/memberships/gift-cards/support.ts";
import { familyDesk } from "#tests/features/memberships/memberships/family-desk.ts";
import { deliverWaiting, mailDesk } from "#tests/features/messages/campaigns/support.ts";
import { begin, confirmPlan, planShop } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { startPlatform, type OperationId, type Platform, type Question, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** What a stranger types for a name, and where it would go. */
const TYPED = { first_name: "Refund: http://evil.example/x", last_name: "Call Evil now" };
const VICTIM = "victim@bank.example";
const guest = { ...TYPED, email: VICTIM };

/** From 10 on Tuesday 4 May 2027 in Vancouver. */
const wantedHour = ({ catalogue, locationId }: Venue) => ({
  service_id: catalogue.services[0]?.id,
  location_id: locationId,
  start_time: "2027-05-04 17:00:00",
  end_time: "2027-05-04 18:00:00",
  party_size: 1,
});

const DRIVEN = "driven here";
const AS_MOVED = "It is composed as booking_moved is.";
const AS_REMOVED = "It is composed as waitlist_removed is.";
const PAID_BILL = "It greets by the name that plan_bought greets by: only once the address is proven.";
const SIGNED_IN = "It names only whoever has proven the address, and repeats nothing that others typed.";
const STAFF = "It goes to people who work there or own the company, and repeats what they typed.";

/** A kind without an entry is a compile error: somebody has to judge whether a stranger's words are near it. */
const JUDGED: Record<MailKind, string> = {
  booking_confirmed: DRIVEN,
  booking_moved: DRIVEN,
  booking_cancelled: DRIVEN,
  booking_restored: DRIVEN,
  booking_wall_time_kept: AS_MOVED,
  booking_reads_anew: AS_MOVED,
  waitlist_joined: DRIVEN,
  waitlist_offered: AS_REMOVED,
  waitlist_told: AS_REMOVED,
  waitlist_cancelled: AS_REMOVED,
  waitlist_moved: AS_REMOVED,
  waitlist_ended: AS_REMOVED,
  waitlist_removed: DRIVEN,
  payment_link: DRIVEN,
  receipt: DRIVEN,
  receipt_withdrawn: DRIVEN,
  gift_card: DRIVEN,
  gift_bought: DRIVEN,
  gift_card_voided: DRIVEN,
  gift_credit_changed: PAID_BILL,
  renewal_refused: PAID_BILL,
  renewal_paid: PAID_BILL,
  plan_bought: DRIVEN,
  plan_refunded: PAID_BILL,
  family_added: DRIVEN,
  family_removed: DRIVEN,
  family_invited: DRIVEN,
  campaign: DRIVEN,
  campaign_test: STAFF,
  saved_query: STAFF,
  account_invited: STAFF,
  registration_link: DRIVEN,
  password_forgotten: DRIVEN,
  sign_up_confirmation:
    "It comes from the platform and names nobody: tests/features/messages/outbox/mail-limits.test.ts.",
  email_change_link: DRIVEN,
  email_change_requested: SIGNED_IN,
  email_changed: SIGNED_IN,
  password_changed: SIGNED_IN,
  two_factor_on: SIGNED_IN,
  two_factor_off: SIGNED_IN,
  recovery_code_used: SIGNED_IN,
  new_device: SIGNED_IN,
  access_token_made: SIGNED_IN,
  payment_account: STAFF,
  roles_changed: STAFF,
  google_linked: SIGNED_IN,
  google_unlinked: SIGNED_IN,
  trial_ending: STAFF,
};

const driven = new Set<string>();

/** The kind of a delivered mail, by the number in its id. */
async function kindOf({ messageId }: Mail): Promise<string> {
  const id = Number(/\.(\d+)@/.exec(messageId)?.[1]);
  const { kind } = await platform.admin
    .selectFrom("outbox")
    .where("id", "=", id)
    .select("kind")
    .executeTakeFirstOrThrow();
  driven.add(kind);
  return kind;
}

/** The mails that wait for the stranger's victim, none of which may repeat what was typed. */
async function mailsWithoutTypedText(venue: Venue, typed = /evil/i): Promise<Mail[]> {
  const mails = (await deliverWaiting(platform, venue)).filter(({ to }) => to.address === VICTIM);
  for (const mail of mails) expect(readable(mail)).not.toMatch(typed);
  return mails;
}

async function kindsWithoutTypedText(venue: Venue, typed?: RegExp): Promise<string[]> {
  const kinds: string[] = [];
  for (const mail of await mailsWithoutTypedText(venue, typed)) kinds.push(await kindOf(mail));
  return kinds;
}

/** As a purchase names somebody who has proven no address. */
const nameAsTyped = (...ids: number[]) =>
  platform.admin
    .updateTable("users")
    .set({ ...TYPED, is_email_confirmed: false })
    .where("id", "in", ids)
    .execute();

const readable = ({ from, to, subject, text, html, calendar }: Mail) =>
  [from.name, to.name, subject, text, html, calendar?.content].join("\n");

describe("text that a stranger typed", () => {
  it("is in no email about a booking, a waiting list or an account to an unconfirmed address", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const visitor = venue.visitor();
    const { body: hold } = await visitor("createHold", { body: wantedHour(venue) });
    const booked = await visitor("createPublicBooking", { body: { hold_token: hold.token, guest } });
    expect([booked.status, booked.body]).toEqual([201, expect.anything()]);
    await visitor("cancelManagedBooking", { params: { token: booked.body.manage_token }, body: {} });
    const { wanted } = await fullHour(venue, staff.ask, {
      start_time: "2027-05-05 19:00:00",
      end_time: "2027-05-05 20:00:00",
    });
    await joinAsGuest(venue, { ...wanted, guest }, visitor);
    await visitor("registerClient", { body: { ...guest, agrees: true } });
    const client = await venue.person("client");
    await client.ask("requestEmailChange", { body: { email: VICTIM } });
    expect(await kindsWithoutTypedText(venue)).toEqual([
      "booking_confirmed",
      "booking_cancelled",
      "waitlist_joined",
      "registration_link",
      "email_change_link",
    ]);
  });

  it("is in no email that the desk causes about a stranger's booking or wait", async () => {
    const venue = await platform.venue();
    const [owner, visitor] = [await venue.person("owner"), venue.visitor()];
    await connect(platform, venue, owner);
    const { body: hold } = await visitor("createHold", { body: wantedHour(venue) });
    const { body: made } = await visitor("createPublicBooking", { body: { hold_token: hold.token, guest } });
    const params = { id: made.booking.id };
    const mailed = [...(await kindsWithoutTypedText(venue))];
    const act = async (operation: OperationId, question: Question) => {
      const { status, body } = await owner.ask(operation, question);
      expect([200, 201], JSON.stringify(body)).toContain(status);
      mailed.push(...(await kindsWithoutTypedText(venue)));
      return body;
    };
    const version = async () => (await owner.ask("booking", { params })).body.version;
    const times = { start_time: "2027-05-04 18:00:00", end_time: "2027-05-04 19:00:00" };
    await act("updateBooking", { params, body: { version: await version(), ...times } });
    await act("createPaymentLink", { params, body: { amount: cad(1000), email: VICTIM } });
    const share = { amount: cad(1000), method: "cash" };
    const { payments } = await act("takePayment", { body: { booking_id: params.id, shares: [share] } });
    const payment = { params: { id: payments[0].id } };
    await act("mailReceipt", { ...payment, body: { email: VICTIM } });
    await act("voidPayment", { ...payment, body: { reason: "Typed twice", refunded: 0 } });
    await act("cancelBooking", { params });
    await act("restoreBooking", { params, body: { version: await version() } });
    const { wanted } = await fullHour(venue, owner.ask, {
      start_time: "2027-05-05 19:00:00",
      end_time: "2027-05-05 20:00:00",
    });
    const { id } = await joinAsGuest(venue, { ...wanted, guest }, visitor);
    await act("removeFromWaitlist", { params: { id }, query: { notify: true } });
    expect(mailed).toEqual([
      "booking_confirmed",
      "booking_moved",
      "payment_link",
      "receipt",
      "receipt_withdrawn",
      "booking_cancelled",
      "booking_restored",
      "waitlist_removed",
    ]);
  });

  it("is in no email about a family's plan, of the payer or of an added member", async () => {
    const { venue, payer, staff, add, remove, id } = await familyDesk(platform);
    const { body: member } = await staff.ask("createClient", { body: guest });
    await nameAsTyped(payer.id, member.id);
    await add(member);
    const added = await kindsWithoutTypedText(venue);
    const { body } = await remove(member, { dry_run: true });
    await remove(member, { dry_run_id: body.dry_run_id });
    await payer.ask("addFamilyMember", { params: { id }, body: { ...guest } });
    expect([...added, ...(await kindsWithoutTypedText(venue))]).toEqual([
      "family_added",
      "family_removed",
      "family_invited",
    ]);
  });

  it("is in news to an unconfirmed client's address only if it looks like a name", async () => {
    const { venue, addClient, draft, send } = await mailDesk(platform);
    await nameAsTyped(await addClient("Kim", { email: VICTIM }));
    await send(await draft({ marketing: false }));
    await sendDueCampaigns(platform.deps, venue.tenantId);
    expect(await kindsWithoutTypedText(venue, /evil\./i)).toEqual(["campaign"]);
  });

  it("is used in the greeting if the desk typed it", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await fullHour(venue, staff.ask);
    const [mail] = await deliverWaiting(platform, venue);
    expect(mail?.text).toMatch(/^Hello \p{L}+,/u);
  });

  it("is in no email about a bought plan, nor in a later one to the same client", async () => {
    const { venue, owner, plan, clientWith } = await planShop(platform);
    const sold = await plan();
    const visitor = venue.visitor();
    const { body } = await begin(visitor, sold.id, { buyer: guest });
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmPlan(visitor, body.payment);
    const { id } = await clientWith(VICTIM);
    const time = { ...wantedHour(venue), party_size: 1 };
    expect((await owner.ask("createBooking", { body: { ...time, client_id: id } })).status).toBe(201);
    await visitor("forgotPassword", { body: { email: VICTIM } });
    expect(await kindsWithoutTypedText(venue)).toEqual(["plan_bought", "booking_confirmed", "password_forgotten"]);
  });

  it("is in a gift card's email only if it looks like a name and a message without links", async () => {
    const { venue, owner, cards, begin: buy } = await giftShop(platform);
    const visitor = venue.visitor();
    const typed = { recipient_name: "You won at evil.example", recipient_email: VICTIM, buyer: { ...guest } };
    const message = "Happy birthday. Look at http://bad.example/x";
    const { body } = await buy(visitor, { ...typed, message });
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmGift(visitor, body.payment);
    const typedText = /evil|bad\.example|:\/\/bad/i;
    const mails = await mailsWithoutTypedText(venue, typedText);
    expect(await Promise.all(mails.map(kindOf))).toEqual(["gift_card", "gift_bought"]);
    expect(mails.some(({ text }) => text.includes("Happy birthday."))).toBe(true);
    const [card] = await cards();
    await owner.ask("voidGiftCard", { params: { id: card.id }, body: { reason: "Fraud" } });
    expect(await kindsWithoutTypedText(venue, typedText)).toEqual(["gift_card_voided", "gift_card_voided"]);
  });

  it("is tested in every kind of email to which this applies", () => {
    const judged = Object.entries(JUDGED).flatMap(([kind, how]) => (how === DRIVEN ? [kind] : []));
    expect([...driven].toSorted()).toEqual(judged.toSorted());
  });
});
