import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "#api/mail/mailer.ts";
import { nameInMail, withoutLinks } from "#api/mail/typed-text.ts";
import { CreateTenantInput } from "#schema/onboarding/models.ts";
import { UpdateCompanyInput } from "#schema/company/models.ts";
import { deliverWaiting } from "#tests/communications/support.ts";
import { confirmGift, giftShop } from "#tests/gift-cards/support.ts";
import { newcomer } from "#tests/onboarding/newcomer.ts";
import { begin, confirmPlan, planShop } from "#tests/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/service-payments/support.ts";
import { type Platform, startPlatform, type Venue } from "#tests/support/venue.ts";
import { fullHour, joinAsGuest } from "#tests/waitlist/support.ts";

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

/** The mails that wait, after which nothing of what was typed is in any of those to strangers. */
async function mailsWithoutTypedText(venue: Venue): Promise<string[]> {
  const mails = await deliverWaiting(platform, venue);
  for (const mail of mails) expect(readable(mail)).not.toMatch(/evil/i);
  return mails.filter(({ to }) => to.address === VICTIM).map(({ subject }) => subject.replace(/[:,] .*/, ""));
}

const readable = ({ from, to, subject, text, html, calendar }: Mail) =>
  [from.name, to.name, subject, text, html, calendar?.content].join("\n");

describe("what a stranger typed", () => {
  it("is in no mail about a booking, a waiting list or an account to an address that nobody has proven", async () => {
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
    expect(await mailsWithoutTypedText(venue)).toEqual([
      "Your booking is confirmed",
      "Your booking is cancelled",
      "You are on the waiting list",
      "Confirm your address",
      "Confirm your new email address",
    ]);
  });

  it("is greeted with by the desk that typed it itself", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await fullHour(venue, staff.ask);
    const [mail] = await deliverWaiting(platform, venue);
    expect(mail?.text).toMatch(/^Hello \p{L}+,/u);
  });

  it("is in no mail about a plan that was bought, nor in a later one to the same client", async () => {
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
    expect(await mailsWithoutTypedText(venue)).toEqual([
      expect.stringContaining("has begun"),
      "Your booking is confirmed",
      "Set a new password",
    ]);
  });

  it("is in the mail with a gift card only as far as it looks like a name and a message without links", async () => {
    const { venue, begin: buy } = await giftShop(platform);
    const visitor = venue.visitor();
    const typed = { recipient_name: "You won at evil.example", recipient_email: VICTIM, buyer: { ...guest } };
    const message = "Happy birthday. Look at http://bad.example/x";
    const { body } = await buy(visitor, { ...typed, message });
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmGift(visitor, body.payment);
    const mails = (await deliverWaiting(platform, venue)).filter(({ to }) => to.address === VICTIM);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(readable(mail)).not.toMatch(/evil|bad\.example|:\/\/bad/i);
    expect(mails.some(({ text }) => text.includes("Happy birthday."))).toBe(true);
  });
});

describe("a name in a mail", () => {
  it.each(["Ada", "Zoë O'Neill", "Jean-Luc de la Tour", "Ada & Bo", "St. Clair", "李小龙"])(
    "is left as it is: %s",
    (name) => {
      expect(nameInMail(name)).toBe(name);
    },
  );

  it.each([
    "http://evil.example",
    "evil.example",
    "t.co/x",
    "Call 555 0100",
    "a@b.example",
    "You have won a very big prize",
  ])("is left out where it may be a message or a link: %s", (name) => {
    expect(nameInMail(name)).toBe("");
  });

  it("is followed by a message of which no mail program makes a link", () => {
    expect(withoutLinks("Hi. See http://a.example/b or ask@c.example!")).toBe(
      "Hi. See http: a. example/b or ask at c. example!",
    );
  });
});

describe("the name of a company", () => {
  const isTaken = (name: string) =>
    CreateTenantInput.safeParse({ ...newcomer("harbour"), name }).success &&
    UpdateCompanyInput.safeParse({ version: 1, name }).success;

  it.each([
    "Golf.com Lounge",
    "St. Andrews Indoor",
    "Swing/Lab",
    "Golf@Home",
    "A.M./P.M. Golf",
    "X-Golf 2.0",
    "Birdie & Co.",
  ])("may be %s", (name) => expect(isTaken(name)).toBe(true));

  it.each([
    "PayPal Security http://evil.example/x",
    "HTTPS:evil.example",
    "Look at www.evil.example",
    "evil.example/login",
    "Write to help@evil.example",
  ])("is refused with an address in it: %s", (name) => expect(isTaken(name)).toBe(false));
});
