import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { giftDesk } from "#tests/features/memberships/gift-cards/support.ts";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import { cash, deskWithBooking, take } from "#tests/features/payments/payments/support.ts";
import { setTax, VAT } from "#tests/features/payments/taxes/support.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** The examples in docs/ledger.md, each as its lines. */
const [BOOKING, GIFT_CARD, MEMBERSHIP] = [
  ...readFileSync("docs/ledger.md", "utf8").matchAll(/^```ledger\n(.*?)\n```$/gms),
].map(([, lines = ""]) => lines.split("\n"));

/** Transactions as "kind: account amount, …", in the order in which they were posted. */
async function postedAt({ tenantId }: Venue): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select t.kind || ': ' ||
      string_agg(e.account || ' ' || (e.amount / 100.0)::numeric(10, 2), ', ' order by e.account) as line
    from ledger_transactions t
    join ledger_entries e on e.tenant_id = t.tenant_id and e.transaction_id = t.id
    where t.tenant_id = ${tenantId} group by t.id, t.kind order by t.id`.execute(platform.admin);
  return rows.map(({ line }) => line);
}

describe("docs/ledger.md", () => {
  it("shows what is posted for a booking with two payments, a tip, a refund and a cash-up", async () => {
    const { venue, staff, admin, id } = await deskWithBooking(platform);
    const paid = await take(staff.ask, id, cash(2000, { method: "card_terminal" }), cash(4000, { tip: cad(500) }));
    await admin.ask("refundPayment", {
      params: { id: paid.body.payments[1].id },
      body: { amount: cad(1000), as: "payment", reason: "Projector was down" },
    });
    await staff.ask("closeCashUp", {
      body: { location_id: venue.locationId, expected: 3500, counted: 3400, float: 0, reason: "Miscounted change" },
    });
    expect(await postedAt(venue)).toEqual(BOOKING);
  });

  it("shows what is posted for a gift card that pays for a booking", async () => {
    const { venue, owner, client, soldCode, redeem } = await giftDesk(platform);
    const { code } = await soldCode({ location_id: venue.locationId });
    await redeem(client, code);
    const booking = await book(owner.ask, bayHour(venue, { guest: null, client_id: client.id }));
    await take(owner.ask, booking.id, cash(6000, { method: "credit" }));
    expect(await postedAt(venue)).toEqual(GIFT_CARD);
  });

  it("shows what is posted for a membership with tax and its partial refund", async () => {
    const { venue, owner, client, start } = await deskOf(platform);
    await setTax(owner.ask, venue, VAT);
    const body = { name: "Club", billing_period: "monthly", price: cad(12_000) };
    const plan = (await owner.ask("createMembershipPlan", { body })).body;
    await start({ plan_id: plan.id, method: "card_terminal" });
    const payments = (await owner.ask("payments", { query: { client_id: client.id } })).body.data;
    await owner.ask("refundPayment", {
      params: { id: payments[0].id },
      body: { amount: cad(3000), as: "credit", reason: "Ill for a week" },
    });
    expect(await postedAt(venue)).toEqual(MEMBERSHIP);
  });
});
