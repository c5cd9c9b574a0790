import { afterAll, beforeAll, expect, it } from "vitest";
import { cad } from "#tests/catalogue/support.ts";
import { run, send } from "#tests/imports/support.ts";
import { newcomer } from "#tests/onboarding/newcomer.ts";
import { askCentral, confirmOwner, signUp, waitingMails } from "#tests/onboarding/support.ts";
import { type Platform, startPlatform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const NEWS = { subject: "Hello", body: "Click here", audience: {}, marketing: false };

it("takes nobody for a confirmed owner who was only written down", async () => {
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

it("mails no gift card with a message to a stranger before an owner has confirmed the address", async () => {
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

it("is not sent by another site's page", async () => {
  const body = newcomer("forged-by-a-page");
  const forged = await askCentral(platform, "createTenant", { body, headers: { "sec-fetch-site": "cross-site" } });
  expect([forged.status, forged.body.error]).toEqual([403, "csrf_required"]);
  const sibling = await askCentral(platform, "createTenant", { body, headers: { origin: "http://other.localhost" } });
  expect([sibling.status, sibling.body.error]).toEqual([403, "csrf_required"]);
  expect((await askCentral(platform, "createTenant", { body })).status).toBe(201);
});
