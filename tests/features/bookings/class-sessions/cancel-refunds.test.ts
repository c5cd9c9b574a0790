import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { redeemGift } from "#tests/features/memberships/gift-cards/support.ts";
import { chargeCard, clientWithCard } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { GOOD_CARD, payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { offerClass, schedule, seatIn, tuesdays } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
let service: number;
let hour = 9;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  client = await venue.person("client");
  service = await offerClass(owner.ask);
});
afterAll(() => platform.close());

/** Two dates of a class; on the first a client and a guest have paid $30.00 in cash, on the second the client by transfer. */
async function paidClass() {
  hour += 1;
  const { data } = await schedule(
    owner.ask,
    tuesdays(venue, service, { count: 2, start: `${String(hour).padStart(2, "0")}:00` }),
  );
  const seatOf = async (session: (typeof data)[number], changes: Record<string, unknown>, method: string) => {
    const { body } = await owner.ask("createBooking", { body: seatIn(session, changes) });
    await take(owner.ask, body.id, cash(3000, { method }));
    return body.id as number;
  };
  const ofClient = { client_id: client.id, guest: undefined };
  return {
    first: data[0].id as number,
    second: data[1].id as number,
    seat: await seatOf(data[0], ofClient, "cash"),
    guestSeat: await seatOf(data[0], {}, "cash"),
    laterSeat: await seatOf(data[1], ofClient, "transfer"),
  };
}

const previewOf = async (id: number, following = false) =>
  (await owner.ask("classCancellation", { params: { id }, query: { following } })).body;
const statusOf = async (id: number) => (await accountOf(owner.ask, id)).payment_status;
const settled = async () => {
  platform.clock.set(platform.clock.now().add({ minutes: 13 }).toString());
  await reconcileRefunds(platform.deps, venue.tenantId);
  platform.clock.set(TEST_NOW);
};

/** Three dates of a class, paid by a saved card, in credit and cash, in cash by a guest, and by transfer. */
async function paidSeries() {
  const { client: payer, cardId } = await clientWithCard(platform, venue, owner, GOOD_CARD);
  hour += 1;
  // The plan of a gift card has a name of its own.
  await redeemGift(owner.ask, payer.ask, 2000 + hour);
  const { data } = await schedule(owner.ask, tuesdays(venue, service, { count: 3, start: `${hour}:00` }));
  const seat = async (at: number, changes: Record<string, unknown> = { client_id: payer.id, guest: undefined }) => {
    const { body } = await owner.ask("createBooking", { body: seatIn(data[at], changes) });
    return body.id as number;
  };
  const [byCard, byCredit, guest, byTransfer] = [await seat(0), await seat(1), await seat(1, {}), await seat(2)];
  const charged = await chargeCard(owner.ask, byCard, { amount: 3000, card_id: cardId });
  expect(charged.body.state).toBe("paid");
  await take(owner.ask, byCredit, cash(2000, { method: "credit" }), cash(1000));
  await take(owner.ask, guest, cash(3000));
  await take(owner.ask, byTransfer, cash(3000, { method: "transfer" }));
  return {
    first: data[0].id as number,
    series: data[0].series_id as number,
    payer,
    byCard,
    byCredit,
    guest,
    byTransfer,
  };
}

const cancelSeries = (id: number, body: object) =>
  owner.ask("deleteClassSeriesOccurrences", { params: { id }, body: { from: "2027-05-01", ...body } });
/** What lies on its way back or is back of these bookings, in minor units. */
async function refundedOf(ids: readonly number[]): Promise<number> {
  const refunds = await platform.admin
    .selectFrom("payment_refunds")
    .where("tenant_id", "=", venue.tenantId)
    .where("booking_id", "in", ids)
    .select((eb) => eb.fn.sum<string>("amount").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(refunds.sum);
}
/** What is listed to be given back at the desk, in minor units. */
const dueOf = async (ids: readonly number[]): Promise<[id: number, minor: number][]> => {
  const { data } = (await owner.ask("refundsDue", { query: { perPage: 100 } })).body;
  const rows: { id: number; amount: { amount: number } }[] = data;
  const ours = rows.filter(({ id }) => ids.includes(id));
  return ours.map(({ id, amount }): [number, number] => [id, amount.amount]).toSorted(([a], [b]) => a - b);
};
const idsOf = ({
  byCard,
  byCredit,
  guest,
  byTransfer,
}: Record<"byCard" | "byCredit" | "guest" | "byTransfer", number>) => [byCard, byCredit, guest, byTransfer];
const sumOf = (parts: readonly { amount: { amount: number } }[]) =>
  parts.reduce((sum, { amount }) => sum + amount.amount, 0);

describe("cancelling a class", () => {
  it("previews the refunds for this date or all later dates, by method of payment", async () => {
    const { first } = await paidClass();
    expect(await previewOf(first)).toEqual({
      dates: 1,
      people: 2,
      refunds: [{ method: "cash", people: 2, amount: cad(6000) }],
    });
    expect(await previewOf(first, true)).toEqual({
      dates: 2,
      people: 3,
      refunds: [
        { method: "cash", people: 2, amount: cad(6000) },
        { method: "transfer", people: 1, amount: cad(3000) },
      ],
    });
  });

  it("lists payments at the desk under refunds due, and never counts them as paid out", async () => {
    const { first, seat, guestSeat } = await paidClass();
    await owner.ask("deleteClassSession", { params: { id: first } });
    expect([await statusOf(seat), await statusOf(guestSeat)]).toEqual(["refund_due", "refund_due"]);
    expect(await previewOf(first)).toMatchObject({ people: 0, refunds: [] });
  });

  it("refunds clients as credit, and leaves a guest's refund due", async () => {
    const { first, seat, guestSeat, laterSeat } = await paidClass();
    const before = (await accountOf(owner.ask, seat)).credit.amount;
    await owner.ask("deleteClassSession", { params: { id: first }, query: { refund: "credit" } });
    await settled();
    expect(await accountOf(owner.ask, seat)).toMatchObject({ payment_status: "refunded", credit: cad(before + 3000) });
    expect([await statusOf(guestSeat), await statusOf(laterSeat)]).toEqual(["refund_due", "paid"]);
  });

  it("requires the permission to refund for a choice other than the default", async () => {
    const { first, seat } = await paidClass();
    const staff = await venue.person("staff");
    const refused = await staff.ask("deleteClassSession", { params: { id: first }, query: { refund: "later" } });
    expect(refused.status).toBe(403);
    expect(await statusOf(seat)).toBe("paid");
  });
});

describe("cancelling all dates of a class", () => {
  it("has the total of its preview, by payment method, when the desk chooses credit", async () => {
    const { first, series, payer, ...seats } = await paidSeries();
    const ids = idsOf(seats);
    const { people, refunds } = await previewOf(first, true);
    expect([people, refunds]).toEqual([
      4,
      [
        { method: "card", people: 1, amount: cad(3000) },
        { method: "cash", people: 2, amount: cad(4000) },
        { method: "credit", people: 1, amount: cad(2000) },
        { method: "transfer", people: 1, amount: cad(3000) },
      ],
    ]);
    expect((await cancelSeries(series, { refund: "credit" })).body.bookings_cancelled).toBe(4);
    const due = await dueOf(ids);
    expect(due).toEqual([[seats.guest, 3000]]);
    expect(await refundedOf(ids)).toBe(sumOf(refunds) - 3000);
    await settled();
    expect(await Promise.all(ids.map(statusOf))).toEqual(["refunded", "refunded", "refund_due", "refunded"]);
    const { left } = (await owner.ask("clientCredit", { params: { id: payer.id } })).body;
    expect(left).toEqual([cad(hour + 9000)]);
  });

  it("refunds cards and credit automatically, and lists payments at the desk as refunds due", async () => {
    const { first, series, ...seats } = await paidSeries();
    const { refunds } = await previewOf(first, true);
    await cancelSeries(series, {});
    const ids = idsOf(seats);
    const { byCard, byCredit, guest, byTransfer } = seats;
    const due = await dueOf(ids);
    expect(due).toEqual([
      [byCredit, 1000],
      [guest, 3000],
      [byTransfer, 3000],
    ]);
    expect(await refundedOf(ids)).toBe(sumOf(refunds) - 7000);
    await settled();
    expect([await statusOf(byCard), await statusOf(byTransfer)]).toEqual(["refunded", "refund_due"]);
  });

  it("refunds nothing for dates before the first cancelled one", async () => {
    const { series, byCard, byTransfer } = await paidSeries();
    const { body } = await cancelSeries(series, { from: "2027-05-25", refund: "credit" });
    expect([body.data.length, body.bookings_cancelled]).toEqual([1, 1]);
    await settled();
    expect([await statusOf(byCard), await statusOf(byTransfer)]).toEqual(["paid", "refunded"]);
  });
});
