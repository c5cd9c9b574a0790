import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { givenBack, paidByCard } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

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
  await setPolicy(owner.ask, venue, policyWith([[null, 0, 100]], DEPOSIT));
});
afterAll(() => platform.close());

const nextDay = () => `2027-05-${String(++day).padStart(2, "0")}`;
const dueOf = async (ask: Ask = owner.ask, query = {}) => (await ask("refundsDue", { query })).body.data;
const rowOf = async (id: number) => (await dueOf()).find((row: { id: number }) => row.id === id);

/** A client's booking at $60.00, paid in cash and cancelled. */
async function cancelledCash() {
  const date = nextDay();
  const { id } = await book(
    owner.ask,
    bayHour(venue, {
      start_time: `${date} 17:00:00`,
      end_time: `${date} 18:00:00`,
      client_id: client.id,
      guest: undefined,
    }),
  );
  await take(owner.ask, id, cash(6000));
  await owner.ask("cancelBooking", { params: { id } });
  return id;
}

/** A guest's booking whose deposit of $18.00 was paid by card and the rest in cash; cancelled. */
async function cancelledMixed() {
  const paid = await paidByCard(platform, venue, { start: `${nextDay()} 17:00:00`, kind: "deposit" });
  await take(owner.ask, paid.bookingId, cash(4200));
  await owner.ask("cancelBooking", { params: { id: paid.bookingId } });
  return paid;
}

const refund = (bookings: readonly [id: number, amount: number][], changes = {}, ask: Ask = owner.ask) =>
  ask("refundBookings", {
    body: {
      bookings: bookings.map(([booking_id, amount]) => ({ booking_id, amount: cad(amount) })),
      as: "payment",
      reason: "Cancelled by the venue",
      ...changes,
    },
  });

describe("the refunds due", () => {
  it("list who is owed how much, since when, and how it was paid", async () => {
    platform.clock.set("2027-05-02T16:00:00Z");
    const id = await cancelledCash();
    platform.clock.set(TEST_NOW);
    expect(await rowOf(id)).toMatchObject({
      client_name: "Pat client",
      location_name: "Main Street",
      amount: cad(6000),
      due_since: "2027-05-02T09:00:00-07:00",
      payments: [{ method: "cash", refundable: cad(6000) }],
    });
  });

  it("leave out refunds that are already under way to a card", async () => {
    const { bookingId } = await cancelledMixed();
    expect(await rowOf(bookingId)).toMatchObject({ amount: cad(4200) });
  });

  it("are sorted by age, and found by name and location", async () => {
    platform.clock.set("2027-05-01T16:00:00Z");
    const first = await cancelledCash();
    platform.clock.set(TEST_NOW);
    expect((await dueOf())[0].id).toBe(first);
    expect(await dueOf(owner.ask, { search: "nobody" })).toEqual([]);
    expect((await dueOf(owner.ask, { search: "pat cl", location_id: venue.locationId })).length).toBeGreaterThan(0);
    expect(await dueOf(owner.ask, { location_id: 999_999 })).toEqual([]);
  });

  it("are hidden without the permission to refund, and from other companies", async () => {
    expect((await (await venue.person("staff")).ask("refundsDue")).status).toBe(403);
    expect(await dueOf((await (await platform.venue()).person("owner")).ask)).toEqual([]);
  });
});

describe("making the due refunds", () => {
  it("previews them, then does the same, each to its payment method", async () => {
    const [id, { bookingId, intent }] = [await cancelledCash(), await cancelledMixed()];
    const asked: [number, number][] = [
      [id, 6000],
      [bookingId, 4200],
    ];
    const preview = await refund(asked, { dry_run: true });
    const parts = [
      [{ amount: cad(6000), as: "payment", state: "refunded" }],
      [{ amount: cad(4200), as: "payment", state: "refunded" }],
    ];
    const refunds = [
      { booking_id: id, left: cad(0), parts: parts[0] },
      { booking_id: bookingId, left: cad(0), parts: parts[1] },
    ];
    expect(preview.body).toMatchObject({ is_dry_run: true, refunds });
    expect(await rowOf(id)).toMatchObject({ amount: cad(6000) });
    expect((await refund(asked)).body).toMatchObject({ is_dry_run: false, refunds });
    expect([await rowOf(id), await rowOf(bookingId)]).toEqual([undefined, undefined]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "refunded", balance: cad(0) });
    expect(givenBack(platform, intent)).toEqual([]);
  });

  it("asks the card's provider again if its bank rejected the refund, and shows the reason until then", async () => {
    const { bookingId, intent, paymentId } = await paidByCard(platform, venue, { start: `${nextDay()} 17:00:00` });
    await owner.ask("cancelBooking", { params: { id: bookingId } });
    await platform.admin
      .updateTable("payment_refunds")
      .set({ state: "failed", failure: "The card's bank did not take it.", settled_at: platform.clock.now() })
      .where("tenant_id", "=", venue.tenantId)
      .where("payment_id", "=", paymentId)
      .execute();
    await platform.admin
      .updateTable("bookings")
      .set({ payment_status: "refund_due" })
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", bookingId)
      .execute();
    const { amount, payments } = await rowOf(bookingId);
    expect(payments).toMatchObject([{ method: "card", refund_failure: "The card's bank did not take it." }]);
    const done = await refund([[bookingId, amount.amount]]);
    expect(done.body.refunds[0].parts).toMatchObject([{ state: "pending", amount }]);
    expect(await rowOf(bookingId)).toBeUndefined();
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    await reconcileRefunds(platform.deps, venue.tenantId);
    platform.clock.set(TEST_NOW);
    expect(givenBack(platform, intent)).toEqual([amount.amount]);
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ payment_status: "refunded" });
  });

  it("turns them into credit for clients", async () => {
    const [id, { bookingId }] = [await cancelledCash(), await cancelledMixed()];
    const done = await refund(
      [
        [id, 6000],
        [bookingId, 4200],
      ],
      { as: "credit" },
    );
    expect(done.body.refunds).toMatchObject([
      { left: cad(0), parts: [{ as: "credit", amount: cad(6000) }] },
      { left: cad(4200), parts: [] },
    ]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ payment_status: "refunded", credit: cad(6000) });
    expect(await rowOf(bookingId)).toMatchObject({ amount: cad(4200) });
    const alone = await refund([[bookingId, 4200]], { as: "credit" });
    expect(alone).toMatchObject({
      status: 409,
      body: { message: "A guest has no account to keep credit on. Refund it the way it was paid." },
    });
  });

  it("refunds none if one of them has changed since", async () => {
    const [one, other] = [await cancelledCash(), await cancelledCash()];
    const late = await refund([
      [one, 6000],
      [other, 5900],
    ]);
    expect(late).toMatchObject({
      status: 409,
      body: { message: "What is owed has changed in the meantime: it is $60.00 now." },
    });
    expect(await rowOf(one)).toMatchObject({ amount: cad(6000) });
    await refund([[one, 6000]]);
    expect(await refund([[one, 6000]])).toMatchObject({
      status: 409,
      body: { message: "Somebody has refunded this in the meantime." },
    });
  });

  it("refunds once for two requests at the same time", async () => {
    const id = await cancelledCash();
    const both = await Promise.all([refund([[id, 6000]]), refund([[id, 6000]])]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await accountOf(owner.ask, id)).toMatchObject({ refunded: cad(6000) });
  });

  it("refuses a repeated booking, another company's, and a caller without the permission to refund", async () => {
    const id = await cancelledCash();
    const twice = await refund([
      [id, 6000],
      [id, 6000],
    ]);
    expect(twice).toMatchObject({ status: 422, body: { errors: { bookings: ["Name each booking once."] } } });
    const stranger = await (await platform.venue()).person("owner");
    expect((await refund([[id, 6000]], {}, stranger.ask)).status).toBe(404);
    expect((await refund([[id, 6000]], {}, (await venue.person("staff")).ask)).status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ amount: cad(6000) });
  });
});
