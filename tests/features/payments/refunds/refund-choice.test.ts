import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { givenBack, paidByCard } from "./support.ts";

const DEPOSIT = { deposit: { percent: 30, fee: cad(0) } };

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
let day = 4;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  client = await venue.person("client");
  // A cancellation is free; a part of the price is kept within a day of the start.
  await setPolicy(
    owner.ask,
    venue,
    policyWith(
      [
        [null, 24, 100],
        [24, 0, 60],
      ],
      DEPOSIT,
    ),
  );
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const nextDay = () => `2027-05-${String(++day).padStart(2, "0")}`;

/** A client's booking at $60.00, paid in cash. */
async function paidInCash(changes: Record<string, unknown> = {}) {
  const date = nextDay();
  const { id } = await book(
    owner.ask,
    bayHour(venue, {
      start_time: `${date} 17:00:00`,
      end_time: `${date} 18:00:00`,
      client_id: client.id,
      guest: undefined,
      ...changes,
    }),
  );
  await take(owner.ask, id, cash(6000));
  return { id: id as number, date };
}
const paidOnline = () => paidByCard(platform, venue, { start: `${nextDay()} 17:00:00` });
const cancel = (id: number, refund?: string, ask: Ask = owner.ask) =>
  ask("cancelBooking", { params: { id }, query: { ...(refund && { refund }) } });
const feesOf = async (id: number) => (await owner.ask("bookingFees", { params: { id } })).body;
const later = (minutes: number) => {
  platform.clock.set(platform.clock.now().add({ minutes }).toString());
  return reconcileRefunds(platform.deps, venue.tenantId);
};

describe("the refund of a cancellation", () => {
  it("is previewed: the paid amount less the policy's fee", async () => {
    const { id, date } = await paidInCash();
    expect(await feesOf(id)).toMatchObject({ cancel_refund: cad(6000), cancel_refund_as: "payment" });
    platform.clock.set(`${date}T15:00:00Z`);
    expect((await feesOf(id)).cancel_refund).toEqual(cad(3600));
    await cancel(id);
    expect(await accountOf(owner.ask, id)).toMatchObject({ balance: cad(-3600), payment_status: "refund_due" });
    expect((await feesOf(id)).cancel_refund).toEqual(cad(3600));
  });

  it("is zero without a payment, and only the paid part of a deposit", async () => {
    const date = nextDay();
    const unpaid = await book(
      owner.ask,
      bayHour(venue, { start_time: `${date} 17:00:00`, end_time: `${date} 18:00:00` }),
    );
    expect((await feesOf(unpaid.id)).cancel_refund).toEqual(cad(0));
    const { bookingId } = await paidByCard(platform, venue, { start: `${nextDay()} 17:00:00`, kind: "deposit" });
    expect((await feesOf(bookingId)).cancel_refund).toEqual(cad(1800));
  });
});

describe("a person who cancels a paid booking", () => {
  it("refunds it at once: a desk payment now, a card once the cancellation can no longer be undone", async () => {
    const [{ id }, { bookingId, intent }] = [await paidInCash(), await paidOnline()];
    const drawer = async () =>
      (await owner.ask("cashUpSheet", { query: { location_id: venue.locationId } })).body.expected.amount;
    const before = await drawer();
    expect((await cancel(id, "payment")).body.payment_status).toBe("refunded");
    expect(await drawer()).toBe(before - 6000);
    expect((await cancel(bookingId, "payment")).body.payment_status).toBe("refunding");
    await later(2);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "refunded", refunded: cad(6000) });
    expect(givenBack(platform, intent)).toEqual([]);
    await later(11);
    expect(givenBack(platform, intent)).toEqual([6000]);
  });

  it("turns it into the client's credit, however it was paid", async () => {
    const { id } = await paidInCash();
    const before = (await accountOf(owner.ask, id)).credit.amount;
    expect((await cancel(id, "credit")).body.payment_status).toBe("refunding");
    await later(13);
    const after = await accountOf(owner.ask, id);
    expect(after).toMatchObject({ payment_status: "refunded", credit: cad(before + 6000) });
    expect(after.transactions.at(-1)).toMatchObject({
      kind: "refund",
      entries: [
        { account: "receivable", amount: cad(6000) },
        { account: "credit", amount: cad(-6000) },
      ],
    });
  });

  it("decides later: no money moves, not even to a card, and a refund is due", async () => {
    const { bookingId, intent } = await paidOnline();
    expect((await cancel(bookingId, "later")).body.payment_status).toBe("refund_due");
    await later(13);
    expect(givenBack(platform, intent)).toEqual([]);
    const { data } = (await owner.ask("refundsDue")).body;
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ id: bookingId, amount: cad(6000) })]));
  });

  it("reverses pending refunds when the cancellation is undone", async () => {
    const { id } = await paidInCash();
    const { version } = (await cancel(id, "credit")).body;
    const restored = await owner.ask("restoreBooking", { params: { id }, body: { version } });
    expect(restored.body.payment_status).toBe("paid");
    await later(13);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "paid", refunded: cad(0) });
  });

  it("needs the permission to refund, and a client for credit", async () => {
    const { id } = await paidInCash();
    const staff = await venue.person("staff");
    expect((await cancel(id, "payment", staff.ask)).status).toBe(403);
    const guest = await paidInCash({ client_id: undefined, guest: { first_name: "Gil", last_name: "Guest" } });
    expect(await cancel(guest.id, "credit")).toMatchObject({
      status: 422,
      body: { errors: { refund: ["A guest has no account to keep credit on. Refund it the way it was paid."] } },
    });
    for (const one of [id, guest.id]) {
      expect((await owner.ask("booking", { params: { id: one } })).body.status).toBe("confirmed");
    }
  });
});
