import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run, send } from "#tests/features/clients/imports/support.ts";
import { deliverWaiting } from "#tests/features/messages/campaigns/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { newcomer } from "./newcomer.ts";
import { addLocation, askCentral, bayTime, confirmOwner, open, signUp, waitingMails } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const NEWS = { subject: "Hello", body: "Click here", audience: {}, marketing: false };

it("does not treat a recorded owner as a confirmed one", async () => {
  const { venue, owner } = await signUp(platform);
  const import_id = await send(
    owner,
    "First name,Last name,Email\nBo,Ghost,bo@nowhere.example",
    "coaches.csv",
    "coaches",
  );
  expect((await owner.ask("submitImport", { body: { import_id } })).status).toBe(200);
  await run(platform, venue, import_id);
  const { body } = await owner.ask("accounts");
  const bo = body.data.find(({ email }: { email: string }) => email === "bo@nowhere.example");
  const promoted = await owner.ask("updateAccount", {
    params: { id: bo.id },
    body: { version: bo.version, roles: ["owner"] },
  });
  expect(promoted.status).toBe(200);
  const { status, body: refused } = await owner.ask("sendTestCampaign", {
    body: { subject: NEWS.subject, body: NEWS.body, marketing: false },
  });
  expect([status, refused.error]).toEqual([409, "invalid_state"]);
});

/** A company that has just signed up and takes bookings, with its first one on Monday. */
async function firstBooking() {
  const { venue, owner } = await signUp(platform);
  const locationId = await addLocation(owner);
  await open(owner, locationId);
  const { body: types } = await owner.ask("resourceTypes");
  const resource_type_id: number = types.data[0].id;
  await owner.ask("createResource", { body: { name: "Bay 1", location_id: locationId, resource_type_id } });
  const { body: service } = await owner.ask("createService", { body: bayTime(resource_type_id) });
  const time = { start_time: "2027-05-10 16:00:00", end_time: "2027-05-10 17:00:00" };
  const place = { service_id: service.id, location_id: locationId, ...time, party_size: 1 };
  const guest = { first_name: "Zoë", last_name: "Guest", email: "zoe@guest.example" };
  const booked = await owner.ask("createBooking", { body: { ...place, guest } });
  expect([booked.status, booked.body]).toEqual([201, expect.anything()]);
  return { venue, owner, booking: booked.body, place, guest };
}

describe("before an owner has confirmed the address", () => {
  it("a booking is made without its email, which is listed with the reason", async () => {
    const { venue, owner, booking } = await firstBooking();
    const mails = await deliverWaiting(platform, venue);
    expect(mails.map(({ to }) => to.address)).not.toContain("zoe@guest.example");
    const { body } = await owner.ask("bookingMessages", { params: { id: booking.id } });
    expect(body.undelivered).toMatchObject([
      {
        kind: "booking_confirmed",
        state: "outdated",
        sent_to: "zoe@guest.example",
        resend_refusal: "Not sent: no owner of this company had confirmed their email address.",
      },
    ]);
    expect((await venue.anonymous("publicCompany")).body.sends_email).toBe(false);
    await confirmOwner(platform, venue);
    expect((await venue.anonymous("publicCompany")).body.sends_email).toBe(true);
    await owner.ask("cancelBooking", { params: { id: booking.id } });
    expect((await deliverWaiting(platform, venue)).map(({ to }) => to.address)).toEqual(["zoe@guest.example"]);
  });

  it("actions that need their email are refused with advice, and work afterwards", async () => {
    const { venue, owner, booking, place, guest } = await firstBooking();
    const taken = await take(owner.ask, booking.id, cash(5000));
    const [payment] = taken.body.payments;
    const email = "victim@bank.example";
    const invited = { first_name: "Bo", last_name: "Field", email, roles: ["staff"] };
    const acts = {
      mailReceipt: () => owner.ask("mailReceipt", { params: { id: payment.id }, body: { email } }),
      createAccount: () => owner.ask("createAccount", { body: invited }),
      addToWaitlist: () => owner.ask("addToWaitlist", { body: { ...place, guest: { ...guest, email } } }),
      joinWaitlist: () =>
        venue.anonymous("joinWaitlist", { body: { ...place, guest: { ...guest, email: "other@bank.example" } } }),
      registerClient: () => venue.anonymous("registerClient", { body: { ...guest, email, agrees: true } }),
    };
    for (const [name, act] of Object.entries(acts)) {
      const { status, body } = await act();
      const isVisitor = name === "joinWaitlist" || name === "registerClient";
      const way = isVisitor ? "Ask the venue directly." : "Confirm your email address first";
      expect([name, status, body.error, body.message]).toEqual([
        name,
        409,
        "invalid_state",
        expect.stringContaining(way),
      ]);
    }
    expect((await deliverWaiting(platform, venue)).map(({ to }) => to.address)).not.toContain(email);
    await confirmOwner(platform, venue);
    for (const [name, act] of Object.entries(acts)) expect([name, (await act()).status < 300]).toEqual([name, true]);
  });

  it("emails about signing in go only to the person who signed up, and repeat no typed text", async () => {
    const { venue, owner } = await signUp(platform);
    const import_id = await send(
      owner,
      "First name,Last name,Email\nHarbour,Ada,victim@bank.example",
      "c.csv",
      "coaches",
    );
    await owner.ask("submitImport", { body: { import_id } });
    await run(platform, venue, import_id);
    for (const email of ["victim@bank.example", owner.email]) {
      expect((await venue.anonymous("forgotPassword", { body: { email } })).status).toBe(200);
    }
    const token = { name: "Harbour", expires_in_days: 1 };
    expect((await owner.ask("createAccessToken", { body: token })).status).toBe(201);
    await owner.ask("requestEmailChange", { body: { email: "other@bank.example" } });
    const mails = await deliverWaiting(platform, venue);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [owner.email, "Confirm your address: Fairway"],
      [owner.email, "Set a new password: Fairway"],
      [owner.email, "An access token was made: Fairway"],
      ["other@bank.example", "Confirm your new email address: Fairway"],
      [owner.email, "A new sign-in address was asked for: Fairway"],
    ]);
    for (const { from, to, subject, text, html } of mails) {
      expect(`${from.name} ${to.name} ${subject} ${text} ${html}`).not.toMatch(/Harbour|Ada|Field|other@bank/);
    }
  });
});

it("sends no gift card with a message to a stranger before an owner has confirmed the address", async () => {
  const { venue, owner } = await signUp(platform);
  const { body: plan, status } = await owner.ask("createMembershipPlan", {
    body: { name: "Gift card", billing_period: "custom", is_gift_card: true, price: cad(10_000) },
  });
  expect([status, plan]).toEqual([201, expect.anything()]);
  const body = {
    plan_id: plan.id,
    method: "cash",
    buyer_name: "Bo",
    recipient_name: "Al",
    recipient_email: "victim@bank.example",
    message: "Your account is locked: https://evil.example",
  };
  const sold = await owner.ask("sellGiftCard", { body });
  expect([sold.status, sold.body.error]).toEqual([409, "invalid_state"]);
  expect((await waitingMails(platform, venue)).map(({ kind }) => kind)).toEqual(["sign_up_confirmation"]);
  await confirmOwner(platform, venue);
  expect((await owner.ask("sellGiftCard", { body })).status).toBe(201);
});

it("refuses a sign-up sent by another site's page", async () => {
  const body = newcomer("forged-by-a-page");
  const forged = await askCentral(platform, "createTenant", { body, headers: { "sec-fetch-site": "cross-site" } });
  expect([forged.status, forged.body.error]).toEqual([403, "csrf_required"]);
  const sibling = await askCentral(platform, "createTenant", { body, headers: { origin: "http://other.localhost" } });
  expect([sibling.status, sibling.body.error]).toEqual([403, "csrf_required"]);
  expect((await askCentral(platform, "createTenant", { body })).status).toBe(201);
});
