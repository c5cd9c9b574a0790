import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountOf, cash, take } from "#tests/features/payments/payments/support.ts";
import { ledgerOf, paidByCard } from "#tests/features/payments/refunds/support.ts";
import { setTax, taxOwed, VAT } from "#tests/features/payments/taxes/support.ts";
import { runBackfill } from "#tests/support/database/backfill.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Reply } from "#tests/support/venue.ts";

const HALF = { policy: policyWith([[null, 0, 50]], { no_show: { percent: 50, fee: cad(0) } }) };
const TAXED = { tax: VAT };

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

interface Rules {
  policy?: BookingPolicy;
  tax?: typeof VAT;
}

interface Given {
  amount: ReturnType<typeof cad>;
  status: string;
  as: string;
  reason: string;
}

const versionOf = async (ask: Ask, id: number): Promise<number> =>
  (await ask("booking", { params: { id } })).body.version;

const VERBS: Readonly<Record<string, (ask: Ask, id: number, given: Given) => Promise<Reply>>> = {
  pay: (ask, id, { amount }) => take(ask, id, cash(amount.amount)),
  waive: (ask, id, { amount, reason }) => ask("waiveBalance", { params: { id }, body: { amount, reason } }),
  async refund(ask, id, { amount, as, reason }) {
    const { payments } = await accountOf(ask, id);
    return ask("refundPayment", { params: { id: payments[0].id }, body: { amount, as, reason } });
  },
  cancel: (ask, id) => ask("cancelBooking", { params: { id } }),
  restore: async (ask, id) => ask("restoreBooking", { params: { id }, body: { version: await versionOf(ask, id) } }),
  mark: async (ask, id, { status }) =>
    ask("updateBooking", { params: { id }, body: { version: await versionOf(ask, id), status } }),
  async excuse(ask, id, { reason }) {
    const { amounts_due } = (await ask("bookingFees", { params: { id } })).body;
    return ask("waiveAmountDue", { params: { id: amounts_due[0].id }, body: { reason } });
  },
};

/** A client's hour at $60.00, what its ledger holds by account, and what is done with it at the desk. */
async function deskWith({ policy, tax }: Rules = {}) {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const { ask } = owner;
  if (policy) await setPolicy(ask, venue, policy);
  if (tax) await setTax(ask, venue, tax);
  const client = await venue.person("client");
  const { id } = await book(ask, bayHour(venue, { guest: undefined, client_id: client.id }));
  const done = async (asked: Promise<Reply> | undefined): Promise<void> => {
    const { status, body } = (await asked) ?? { status: 0, body: "no such act" };
    if (status !== 200 && status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  };
  const perform = (act: string): Promise<void> => {
    const [verb = "", given = "", as = "payment"] = act.split(" ");
    return done(VERBS[verb]?.(ask, id, { amount: cad(Number(given)), status: given, as, reason: "By the test" }));
  };
  /** "pay 6000, refund 2000, cancel" */
  const live = async (acts: string) => {
    for (const act of acts.split(", ")) await perform(act);
    return ledgerOf(platform, venue, id);
  };
  return { venue, owner, id, live };
}

/** The ledger, the balance that is shown, what the report says was earned, and whether its tax is what is owed. */
async function outcomeOf(desk: Awaited<ReturnType<typeof deskWith>>, acts: string) {
  if (acts.includes("no_show")) platform.clock.set("2027-05-04T19:20:00Z");
  const ledger: Record<string, number> = await desk.live(acts);
  const { balance } = await accountOf(desk.owner.ask, desk.id);
  const { revenue, tax } = await earned(desk.owner);
  return { ledger, balance, revenue, isTaxOwed: tax === (await taxOwed(platform, desk.venue, desk.id)) };
}

const settled = (ledger: Record<string, number>, revenue: number) => ({
  ledger,
  balance: cad(ledger["receivable"] ?? 0),
  revenue,
  isTaxOwed: true,
});

/** What bookings came to in the year, as they were earned. */
async function earned({ ask }: { ask: Ask }) {
  const { body } = await ask("bookingsRevenue", {
    query: { periodType: "year", period: "2027", basis: "accrual", include_rows: false },
  });
  const [total] = body.totals;
  return { revenue: total?.revenue.amount ?? 0, tax: total?.tax.amount ?? 0 };
}

describe("a partial refund of a price", () => {
  it.each<[what: string, acts: string, ledger: Record<string, number>, revenue: number, rules?: Rules]>([
    ["is written off", "refund 2000", { cash: 4000, bookings: -6000, refunds: 2000 }, 4000],
    ["is not, after a cancellation", "refund 2000, cancel", { cash: 4000, receivable: -4000 }, 0],
    ["leaves nothing if all is refunded", "refund 2000, cancel, refund 4000", {}, 0],
    ["is written off again", "refund 2000, cancel, restore", { cash: 4000, bookings: -6000, refunds: 2000 }, 4000],
    ["can be the whole price", "refund 6000, cancel", {}, 0],
    ["can be all of a restored booking", "refund 6000, cancel, restore", { bookings: -6000, refunds: 6000 }, 0],
    ["can be several parts", "refund 1000, refund 500, refund 250, cancel", { cash: 4250, receivable: -4250 }, 0],
    ["can be credit", "refund 2000 credit, cancel", { cash: 6000, credit: -2000, receivable: -4000 }, 0],
    ["is not written off later", "cancel, refund 2000", { cash: 4000, receivable: -4000 }, 0],
    ["is then owed again", "cancel, refund 2000, restore", { cash: 4000, receivable: 2000, bookings: -6000 }, 6000],
    [
      "can be made before and after",
      "refund 2000, cancel, refund 4000, restore",
      { receivable: 4000, bookings: -6000, refunds: 2000 },
      4000,
    ],
    [
      "is written off below the fee",
      "refund 2000, cancel",
      { cash: 4000, fees: -3000, refunds: 2000, receivable: -3000 },
      1000,
      HALF,
    ],
    [
      "is written off up to the fee",
      "refund 4000, cancel",
      { cash: 2000, fees: -3000, refunds: 3000, receivable: -2000 },
      0,
      HALF,
    ],
    [
      "is written off up to the fee, with its tax to the nearest cent",
      "refund 4000, cancel",
      { cash: 2000, fees: -2500, refunds: 2500, receivable: -2000 },
      0,
      { ...HALF, ...TAXED },
    ],
    [
      "goes with a waived fee",
      "refund 4000, cancel, excuse",
      { cash: 2000, fees: -3000, waived: 3000, receivable: -2000 },
      0,
      HALF,
    ],
    [
      "is written off again when a booking with a waived fee is restored",
      "refund 4000, cancel, excuse, restore",
      { cash: 2000, bookings: -6000, refunds: 4000 },
      2000,
      HALF,
    ],
    [
      "is written off up to a no-show's fee",
      "refund 4000, mark no_show",
      { cash: 2000, fees: -3000, refunds: 3000, receivable: -2000 },
      0,
      HALF,
    ],
    [
      "is written off in full if a no-show arrives late",
      "refund 4000, mark no_show, mark confirmed",
      { cash: 2000, bookings: -6000, refunds: 4000 },
      2000,
      HALF,
    ],
    ["includes its tax", "refund 1000, refund 1000, cancel", { cash: 4000, receivable: -4000 }, 0, TAXED],
    ["includes the last cent of tax", "refund 1111, cancel, refund 4889", {}, 0, TAXED],
    [
      "is written off again with its tax when the booking is restored",
      "refund 1000, refund 1001, cancel, restore",
      { cash: 3999, bookings: -5000, refunds: 1667, taxes: -666 },
      3333,
      TAXED,
    ],
  ])("%s", async (_, acts, ledger, revenue, rules) => {
    expect(await outcomeOf(await deskWith(rules), `pay 6000, ${acts}`)).toEqual(settled(ledger, revenue));
  });

  it.each<[what: string, acts: string, ledger: Record<string, number>, revenue: number, rules?: Rules]>([
    ["can be a waiver", "waive 2000, pay 4000, cancel", { cash: 4000, receivable: -4000 }, 0],
    ["is waived again", "waive 2000, pay 4000, cancel, restore", { cash: 4000, bookings: -6000, waived: 2000 }, 4000],
    ["can be both", "waive 2000, pay 4000, refund 1000, cancel, refund 3000", {}, 0],
    ["can be both, with tax", "waive 1000, pay 5000, refund 1111, cancel, refund 3889", {}, 0, TAXED],
  ])("%s", async (_, acts, ledger, revenue, rules) => {
    expect(await outcomeOf(await deskWith(rules), acts)).toEqual(settled(ledger, revenue));
  });

  it("of one bay of a party affects only that bay", async () => {
    const { venue, owner } = await deskWith();
    const { resource_id: _, ...hour } = bayHour(venue, {
      bays: 2,
      start_time: "2027-05-04 21:00:00",
      end_time: "2027-05-04 22:00:00",
    });
    const party = (await owner.ask("createBookingGroup", { body: hour })).body;
    const [one, other]: number[] = party.data.map(({ id }: { id: number }) => id);
    if (one === undefined || other === undefined) throw new Error("a party of two bays");
    for (const id of [one, other]) expect((await take(owner.ask, id, cash(6000))).status).toBe(201);
    const { payments } = await accountOf(owner.ask, one);
    const body = { amount: cad(2000), as: "payment", reason: "Projector was down" };
    await owner.ask("refundPayment", { params: { id: payments[0].id }, body });
    const versions = async () => {
      const ids = [one, other];
      return { bookings: await Promise.all(ids.map(async (id) => ({ id, version: await versionOf(owner.ask, id) }))) };
    };
    const params = { id: party.group_id };
    expect((await owner.ask("cancelBookingGroup", { params, body: await versions() })).status).toBe(200);
    expect(await ledgerOf(platform, venue, one)).toEqual({ cash: 4000, receivable: -4000 });
    expect(await ledgerOf(platform, venue, other)).toEqual({ cash: 6000, receivable: -6000 });
    expect((await owner.ask("restoreBookingGroup", { params, body: await versions() })).status).toBe(200);
    expect(await ledgerOf(platform, venue, one)).toEqual({ cash: 4000, bookings: -6000, refunds: 2000 });
    expect(await ledgerOf(platform, venue, other)).toEqual({ cash: 6000, bookings: -6000 });
  });

  it("is shown in the booking's account as its own transaction", async () => {
    const desk = await deskWith();
    await desk.live("pay 6000, refund 2000, cancel");
    const { transactions, charged } = await accountOf(desk.owner.ask, desk.id);
    expect(charged).toEqual(cad(0));
    expect(transactions.at(-1)).toMatchObject({
      kind: "reversal",
      reason: "What the booking costs has changed",
      entries: [
        { account: "receivable", amount: cad(2000) },
        { account: "refunds", amount: cad(-2000) },
      ],
    });
  });
});

describe("an amount that a card's bank has withdrawn", () => {
  const disputed = async () => {
    const { venue, owner } = await payingVenue(platform);
    const paid = await paidByCard(platform, venue, { start: "2027-05-04 17:00:00" });
    const say = async (status: string) => {
      await platform.payments.turn("dispute", { payment_intent: paid.intent, status });
      await settleDisputes(platform.deps, venue.tenantId, { account: paid.account, payment: paid.intent });
      return ledgerOf(platform, venue, paid.bookingId);
    };
    const cancel = async () => {
      expect((await owner.ask("cancelBooking", { params: { id: paid.bookingId } })).status).toBe(200);
      return ledgerOf(platform, venue, paid.bookingId);
    };
    return { venue, owner, say, cancel, ...paid };
  };

  it("was not revenue if the booking is cancelled, and is owed once the dispute is won", async () => {
    const { owner, say, cancel, bookingId } = await disputed();
    expect(await say("needs_response")).toEqual({ bookings: -6000, disputed: 6000 });
    expect(await cancel()).toEqual({});
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(0) });
    expect(await earned(owner)).toEqual({ revenue: 0, tax: 0 });
    expect(await say("won")).toEqual({ card: 6000, receivable: -6000 });
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(-6000) });
  });

  it("is not owed if it was withdrawn and lost after the cancellation", async () => {
    const { owner, say, cancel, bookingId } = await disputed();
    expect(await cancel()).toEqual({ card: 6000, receivable: -6000 });
    expect(await say("needs_response")).toEqual({});
    expect(await say("lost")).toEqual({});
    expect(await accountOf(owner.ask, bookingId)).toMatchObject({ balance: cad(0) });
    expect(await earned(owner)).toEqual({ revenue: 0, tax: 0 });
  });
});

describe("bookings that were cancelled before this rule existed", () => {
  it.each<[what: string, acts: string, ledger: Record<string, number>, rules?: Rules]>([
    ["a partial refund", "pay 6000, refund 2000", { cash: 4000, receivable: -4000 }],
    ["a partial refund with tax", "pay 6000, refund 1999", { cash: 4001, receivable: -4001 }, TAXED],
    ["a waived part with tax", "waive 1999, pay 4001", { cash: 4001, receivable: -4001 }, TAXED],
    ["no refund", "pay 6000", { cash: 6000, receivable: -6000 }],
  ])("are corrected by the upgrade: %s", async (_, acts, ledger, rules) => {
    const desk = await deskWith(rules);
    await desk.live(acts);
    await cancelAsBefore(desk.venue.tenantId, desk.id, rules?.tax ? 1000 : 0);
    for (const _run of [1, 2]) {
      await runBackfill(platform.database, "0079_reversals");
      expect(await ledgerOf(platform, desk.venue, desk.id)).toEqual(ledger);
    }
    expect((await accountOf(desk.owner.ask, desk.id)).balance).toEqual(cad(ledger["receivable"] ?? 0));
  });
});

/** The price is not charged any more, and nothing else is posted. */
async function cancelAsBefore(tenant_id: string, booking_id: number, tax: number): Promise<void> {
  const { admin } = platform;
  await admin
    .updateTable("bookings")
    .set({ status: "cancelled", cancelled_at: platform.clock.now() })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", booking_id)
    .execute();
  const { id: transaction_id } = await admin
    .insertInto("ledger_transactions")
    .values({ tenant_id, kind: "charge", booking_id, created_at: platform.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const entries = (
    [
      { account: "receivable", amount: -6000 },
      { account: "bookings", amount: 6000 - tax },
      { account: "taxes", amount: tax },
    ] as const
  ).filter(({ amount }) => amount !== 0);
  const of = { tenant_id, transaction_id, currency: "CAD" };
  await admin
    .insertInto("ledger_entries")
    .values(entries.map((entry) => ({ ...of, ...entry })))
    .execute();
}
