import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { giftDesk, giftMails } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const accounts = (tenantId: string) => accountsOf(platform, tenantId);

describe("a gift card", () => {
  it("is paid at the desk and owed until its code becomes credit, which can pay for a booking", async () => {
    const { venue, staff, client, sell, codeOf, creditOf, redeem } = await giftDesk(platform);
    const sold = await sell();
    expect([sold.status, sold.body]).toMatchObject([
      201,
      { amount: cad(10_000), state: "active", buyer_name: "Otto Lang", expires_on: "2028-05-03", redeemed_at: null },
    ]);
    expect(await accounts(venue.tenantId)).toEqual({ cash: 10_000, gift_cards: -10_000 });
    const code = await codeOf(sold.body.id);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const redeemed = await redeem(client, code);
    expect([redeemed.status, redeemed.body]).toEqual([200, { client_id: client.id, left: [cad(10_000)] }]);
    expect(await accounts(venue.tenantId)).toEqual({ cash: 10_000, credit: -10_000 });
    const booking = await book(staff.ask, bayHour(venue, { client_id: client.id, guest: undefined }));
    const share = { amount: cad(6000), method: "credit" };
    const paid = await staff.ask("takePayment", { body: { booking_id: booking.id, shares: [share] } });
    expect(paid.body).toMatchObject({ payment_status: "paid", credit: cad(4000) });
    expect(await creditOf(client.id)).toEqual([cad(4000)]);
    expect(await accounts(venue.tenantId)).toEqual({ cash: 10_000, credit: -4000, bookings: -6000 });
  });

  it("has a receipt, and counts as revenue on the day of its sale, not when its credit is spent", async () => {
    const { owner, venue, staff, client, soldCode, redeem } = await giftDesk(platform);
    const { code } = await soldCode();
    const { body: payments } = await staff.ask("payments");
    expect(payments.data).toMatchObject([
      { description: "Gift card", payer_name: "Otto Lang", amount: cad(10_000), method: "cash", tax: null },
    ]);
    await redeem(client, code);
    const booking = await book(staff.ask, bayHour(venue, { client_id: client.id, guest: undefined }));
    const share = { amount: cad(6000), method: "credit" };
    await staff.ask("takePayment", { body: { booking_id: booking.id, shares: [share] } });
    const revenue = async (operation: "membershipsRevenue" | "bookingsRevenue", basis: string) => {
      const query = { periodType: "year", period: "2027", basis };
      const { body } = await owner.ask(operation, { query });
      return body.totals.map((total: { revenue: unknown }) => total.revenue);
    };
    expect(await revenue("membershipsRevenue", "cash")).toEqual([cad(10_000)]);
    expect(await revenue("membershipsRevenue", "accrual")).toEqual([]);
    expect(await revenue("bookingsRevenue", "cash")).toEqual([]);
    expect(await revenue("bookingsRevenue", "accrual")).toEqual([cad(6000)]);
  });

  it("is sold at the desk for an amount that the buyer chooses, if the plan allows it", async () => {
    const own_amount = { least: cad(2000), most: cad(50_000) };
    const { venue, client, sell, codeOf, redeem } = await giftDesk(platform, { own_amount });
    const sold = await sell({ amount: cad(7550) });
    expect([sold.status, sold.body.amount]).toEqual([201, cad(7550)]);
    expect(await accounts(venue.tenantId)).toEqual({ cash: 7550, gift_cards: -7550 });
    const redeemed = await redeem(client, await codeOf(sold.body.id));
    expect(redeemed.body.left).toEqual([cad(7550)]);
    for (const amount of [1999, 50_001]) {
      const refused = await sell({ amount: cad(amount) });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { amount: ["Choose an amount from $20.00 to $500.00."] },
      ]);
    }
    const refused = await sell({ amount: { amount: 7550, currency: "USD" } });
    expect(refused.body.errors).toEqual({ "amount.currency": ["Gift cards here are in CAD."] });
    expect(await accounts(venue.tenantId)).toEqual({ cash: 7550, credit: -7550 });
  });

  it("has the plan's price at the desk if no other amount is allowed", async () => {
    const { venue, sell } = await giftDesk(platform);
    const refused = await sell({ amount: cad(7550) });
    expect([refused.status, refused.body.errors]).toEqual([422, { amount: ["This gift card costs $100.00."] }]);
    expect(await accounts(venue.tenantId)).toEqual({});
    expect((await sell({ amount: cad(10_000) })).status).toBe(201);
  });

  it("accepts its code in any spelling", async () => {
    const { client, soldCode, redeem } = await giftDesk(platform);
    const { code } = await soldCode();
    const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    expect((await redeem(client, typed)).status).toBe(200);
  });

  it("can be redeemed at the desk for a client", async () => {
    const { staff, client, soldCode, redeem, creditOf } = await giftDesk(platform);
    const { code } = await soldCode();
    expect((await redeem(staff, code, { client_id: client.id })).status).toBe(200);
    expect(await creditOf(client.id)).toEqual([cad(10_000)]);
  });

  it("mails the code to its recipient, unless it was voided first", async () => {
    const { venue, owner, sell, codeOf } = await giftDesk(platform);
    const sold = await sell({ recipient_email: "mia@example.test", message: "Enjoy" });
    const code = await codeOf(sold.body.id);
    const other = await sell({ recipient_email: "eva@example.test" });
    await owner.ask("voidGiftCard", { params: { id: other.body.id }, body: { reason: "Bought by mistake" } });
    const [mail, ...rest] = await giftMails(platform, venue.tenantId);
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: { address: "mia@example.test" } });
    expect(mail?.subject).toMatch(/^A gift card for (CA)?\$100\.00 from Otto Lang$/);
    for (const text of [code, "Enjoy", "Mia Lang", "/member/profile"]) expect(mail?.text).toContain(text);
  });

  it("is voided with a refund from the drawer", async () => {
    const { venue, owner, staff, client, soldCode, redeem } = await giftDesk(platform);
    const { id, code } = await soldCode();
    const taken = await owner.ask("voidGiftCard", { params: { id }, body: { reason: "Bought by mistake" } });
    expect([taken.status, taken.body.state]).toEqual([200, "void"]);
    expect(await accounts(venue.tenantId)).toEqual({});
    const { body } = await staff.ask("payments");
    expect(body.data).toMatchObject([{ refunded: cad(10_000) }]);
    const late = await redeem(client, code);
    expect([late.status, late.body.message]).toEqual([409, "This gift card was taken back and can no longer be used."]);
    expect((await staff.ask("giftCardCode", { params: { id } })).status).toBe(409);
    const twice = await owner.ask("voidGiftCard", { params: { id }, body: { reason: "Once more" } });
    expect(twice.status).toBe(409);
  });

  it("is listed with the person who redeemed it", async () => {
    const { staff, client, plan, soldCode, sell, redeem } = await giftDesk(platform);
    const { code } = await soldCode();
    await redeem(client, code);
    await sell({ recipient_name: "Eva Roth" });
    const { body } = await staff.ask("giftCards", { query: { plan_id: plan.id } });
    expect(body.data).toMatchObject([
      { recipient_name: "Eva Roth", state: "active", redeemed_by_name: null },
      { recipient_name: "Mia Lang", state: "redeemed", redeemed_by_name: expect.any(String) },
    ]);
    expect(JSON.stringify(body)).not.toContain(code);
  });
});

describe("redeeming or voiding a gift card", () => {
  it("redeems a code once, even for two people at the same moment", async () => {
    const { venue, client, soldCode, redeem, creditOf } = await giftDesk(platform);
    const { code } = await soldCode();
    const other = await venue.person("client");
    const replies = await Promise.all([redeem(client, code), redeem(other, code)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const credits = [...(await creditOf(client.id)), ...(await creditOf(other.id))];
    expect(credits).toEqual([cad(10_000)]);
    const again = await redeem(client, code);
    expect(again.body.message).toBe("This gift card was redeemed already.");
  });

  it("gives a repeated request the same response, and adds the credit once", async () => {
    const { client, soldCode, creditOf } = await giftDesk(platform);
    const { code } = await soldCode();
    const question = { body: { code }, headers: { "idempotency-key": "redeem" } };
    const [first, again] = [await client.ask("redeemGiftCard", question), await client.ask("redeemGiftCard", question)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await creditOf(client.id)).toEqual([cad(10_000)]);
  });

  it("redeems or voids a card, never both", async () => {
    const { venue, owner, client, soldCode, redeem } = await giftDesk(platform);
    const { id, code } = await soldCode();
    const replies = await Promise.all([
      redeem(client, code),
      owner.ask("voidGiftCard", { params: { id }, body: { reason: "Bought by mistake" } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([{ cash: 10_000, credit: -10_000 }, {}]).toContainEqual(await accounts(venue.tenantId));
  });

  it("refuses a wrong code, and any code for a while after ten wrong ones", async () => {
    const { client, soldCode, redeem } = await giftDesk(platform);
    const { code } = await soldCode();
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await redeem(client, "AAAA-BBBB-CCCC-DDDD");
      expect([wrong.status, wrong.body.errors]).toEqual([422, { code: ["There is no gift card with this code."] }]);
    }
    expect((await redeem(client, code)).status).toBe(429);
  });

  it("counts a used code as a wrong one, and resets the count after a valid one", async () => {
    const { client, soldCode, redeem } = await giftDesk(platform);
    const [{ code: spent }, { code: good }] = [await soldCode(), await soldCode()];
    const wrong = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) {
        expect((await redeem(client, "AAAA-BBBB-CCCC-DDDD")).status).toBe(422);
      }
    };
    expect((await redeem(client, spent)).status).toBe(200);
    await wrong(8);
    expect((await redeem(client, spent)).status).toBe(409);
    expect((await redeem(client, good)).status).toBe(200);
    await wrong(8);
    expect((await redeem(client, spent)).status).toBe(409);
    await wrong(1);
    expect((await redeem(client, "AAAA-BBBB-CCCC-DDDD")).status).toBe(429);
  });

  it("refuses a card after its last day, which can still be voided", async () => {
    const { owner, venue, client, soldCode } = await giftDesk(platform, { expires_after_months: 1 });
    const { id, code } = await soldCode();
    platform.clock.set("2027-06-03T20:00:00Z");
    const [late, desk] = [await venue.person("client"), await venue.person("owner")];
    expect(client.id).not.toBe(late.id);
    const refused = await late.ask("redeemGiftCard", { body: { code } });
    expect([refused.status, refused.body.message]).toEqual([409, "This gift card has expired."]);
    expect((await desk.ask("voidGiftCard", { params: { id }, body: { reason: "Nobody came" } })).status).toBe(200);
    expect(owner.id).toBeGreaterThan(0);
  });

  it("finds no code of another company", async () => {
    const { soldCode } = await giftDesk(platform);
    const other = await giftDesk(platform);
    const { id, code } = await soldCode();
    expect((await other.redeem(other.client, code)).status).toBe(422);
    expect((await other.owner.ask("voidGiftCard", { params: { id }, body: { reason: "Not ours" } })).status).toBe(404);
    expect((await other.owner.ask("giftCardCode", { params: { id } })).status).toBe(404);
    expect((await other.owner.ask("giftCards")).body.data).toEqual([]);
  });

  it("lets nobody redeem for others or see their credit without the permission, and no visitor at all", async () => {
    const { venue, client, soldCode, redeem, sell } = await giftDesk(platform);
    const { id, code } = await soldCode();
    const [coach, other] = [await venue.person("coach"), await venue.person("client")];
    expect((await redeem(other, code, { client_id: client.id })).status).toBe(404);
    expect((await redeem(coach, code, { client_id: client.id })).status).toBe(404);
    expect((await redeem(coach, code)).status).toBe(404);
    expect((await other.ask("clientCredit", { params: { id: client.id } })).status).toBe(404);
    expect((await coach.ask("giftCards")).status).toBe(403);
    expect((await coach.ask("giftCardCode", { params: { id } })).status).toBe(403);
    expect((await client.ask("sellGiftCard", { body: {} })).status).toBe(403);
    expect((await venue.anonymous("redeemGiftCard", { body: { code } })).status).toBe(401);
    expect((await sell({ method: "barter" })).status).toBe(422);
    expect((await sell({ recipient_email: "nobody" })).status).toBe(422);
    expect((await sell({ buyer_name: " " })).status).toBe(422);
    expect((await sell({ location_id: 2_000_000_000 })).body.errors).toEqual({
      location_id: ["There is no such location."],
    });
  });

  it("refuses an invalid plan for gift cards, and selling one as a membership", async () => {
    const { owner, staff, client, plan, sell } = await giftDesk(platform);
    const create = async (terms: object) => {
      const body = { name: "Other", billing_period: "custom", is_gift_card: true, price: cad(5000), ...terms };
      return (await owner.ask("createMembershipPlan", { body })).body.errors;
    };
    const benefit = { unit: "credits", quantity: 1, service_id: null, resource_type_id: null, rollover_limit: 0 };
    expect(await create({ billing_period: "monthly" })).toEqual({ billing_period: ["A gift card does not renew."] });
    expect(await create({ price: cad(0) })).toEqual({
      "price.amount": ["A gift card is worth its price: give one above zero."],
    });
    expect(await create({ sign_up_fee: cad(1) })).toEqual({
      "sign_up_fee.amount": ["A gift card has no sign-up fee."],
    });
    expect(await create({ benefits: [benefit] })).toEqual({
      benefits: ["A gift card gives its worth and nothing else."],
    });
    const start = { client_id: client.id, plan_id: plan.id };
    expect((await staff.ask("startMembershipSubscription", { body: start })).body.errors).toEqual({
      plan_id: ["A gift card is no membership: sell it from its plan."],
    });
    await owner.ask("updateMembershipPlan", { params: { id: plan.id }, body: { version: 1, is_archived: true } });
    expect((await sell()).body.errors).toEqual({ plan_id: ["This gift card is not for sale."] });
  });
});
