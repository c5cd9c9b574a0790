/** @module-tag both */
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad, policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { GST, QST, setTaxes } from "#tests/features/payments/taxes/support.ts";
import { cases, isLongProof, seeds } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Fixed fees and parts of the price, so that every act moves money. */
const POLICY = policyWith(
  [
    [null, 24, 100],
    [24, 0, 30, { fee: cad(333) }],
  ],
  { no_show: { percent: 50, fee: cad(101) } },
);

beforeEach(async () => {
  venue = await platform.venue();
  admin = await venue.person("facility_admin");
  owner = await venue.person("owner");
  await setPolicy(admin.ask, venue, POLICY);
});

const START = "2027-05-04T19:00:00Z";
const acts = fc.oneof(
  fc.record({ act: fc.constant("take" as const), share: fc.integer({ min: 1, max: 7000 }) }),
  fc.record({ act: fc.constant("take_credit" as const), share: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({
    act: fc.constant("refund" as const),
    share: fc.integer({ min: 1, max: 7000 }),
    as: fc.constantFrom("payment", "credit"),
    nth: fc.nat(4),
  }),
  fc.record({
    act: fc.constant("take_tip" as const),
    share: fc.integer({ min: 1, max: 7000 }),
    tip: fc.integer({ min: 1, max: 3000 }),
  }),
  fc.record({
    act: fc.constant("refund_tip" as const),
    share: fc.constantFrom(0, 0, 100, 1999),
    tip: fc.integer({ min: 1, max: 3000 }),
    as: fc.constantFrom("payment", "credit"),
    nth: fc.nat(4),
  }),
  fc.record({ act: fc.constant("void" as const), nth: fc.nat(4) }),
  fc.record({ act: fc.constant("waive" as const), share: fc.integer({ min: 1, max: 3000 }) }),
  fc.constant({ act: "waive_fee" as const }),
  fc.constantFrom(
    { act: "status" as const, status: "checked_in" },
    { act: "status" as const, status: "completed" },
    { act: "status" as const, status: "no_show" },
    { act: "status" as const, status: "confirmed" },
  ),
  fc.constant({ act: "cancel" as const }),
  fc.constant({ act: "restore" as const }),
  fc.record({ act: fc.constant("lengthen" as const), hours: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ act: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
);
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

/** What the test itself counts, from what was answered to each press alone. */
interface Count {
  taken: number;
  refunded: number;
  waived: number;
  credit: number;
  /** Tips that were taken and neither refunded nor voided. */
  tips: number;
  /** What was refunded of each payment without and of its tip, and how much of both as credit. */
  back: Map<number, Back>;
  voided: Set<number>;
}

interface Back {
  refunded: number;
  tip: number;
  credit: number;
}

const NOTHING_BACK: Back = { refunded: 0, tip: 0, credit: 0 };

const WAYS = [
  ["without a tax", []],
  ["with a tax of a seventh in each price", [{ ...QST, rate: 14_975, is_inclusive: true }]],
  ["with two taxes on top of each price", [GST, QST]],
] as const;

const WAYS_AND_SEEDS = WAYS.flatMap(([way, taxes]) => seeds(20_270_504, 4).map((seed) => [way, seed, taxes] as const));

it.each(WAYS_AND_SEEDS)(
  "balances after any sequence of actions, and equals an independent count, %s: seed %i",
  async (_, seed, taxes) => {
    await setTaxes(owner.ask, venue, taxes);
    const histories = fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 14 }), async (history) => {
        const client = await venue.person("client");
        platform.clock.set(TEST_NOW);
        const { id } = await book(admin.ask, bayHour(venue, { guest: undefined, client_id: client.id }));
        const count: Count = {
          taken: 0,
          refunded: 0,
          waived: 0,
          credit: 0,
          tips: 0,
          back: new Map(),
          voided: new Set(),
        };
        for (const act of history) await perform(id, act, count);
        await expectCounted(id, client.id, count);
        // The bay is free for the next history.
        await admin.ask("updateBooking", {
          params: { id },
          body: { version: await versionOf(id), status: "confirmed" },
        });
        await admin.ask("cancelBooking", { params: { id } });
        await platform.admin.deleteFrom("claims").where("booking_id", "=", id).execute();
      }),
      { numRuns: cases(6, 40), seed, endOnFailure: isLongProof },
    );
    await expect(histories).resolves.toBeUndefined();
  },
);

async function expectCounted(id: number, clientId: number, count: Count): Promise<void> {
  const { taken, refunded, waived, credit } = count;
  const { rows: unbalanced } = await sql`select transaction_id, currency from ledger_entries
    group by tenant_id, transaction_id, currency having sum(amount) <> 0`.execute(platform.admin);
  expect(unbalanced).toEqual([]);
  const row = await platform.admin
    .selectFrom("bookings")
    .where("id", "=", id)
    .select(["status", "price_amount", "payment_status"])
    .executeTakeFirstOrThrow();
  const { fees } = await platform.admin
    .selectFrom("amounts_due")
    .where("booking_id", "=", id)
    .where("waived_at", "is", null)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("fees"))
    .executeTakeFirstOrThrow();
  const price = row.status === "cancelled" || row.status === "no_show" ? 0 : row.price_amount;
  const { body } = await owner.ask("bookingAccount", { params: { id } });
  // What was refunded beyond what the venue owed is a price that it forwent.
  const refunds = body.transactions.filter(({ kind }: { kind: string }) => kind === "refund");
  const forgone = sumOf(refunds, "refunds") + sumOf(refunds, "taxes");
  const owed = price + fees - waived - taken + refunded - forgone;
  // Nobody is owed back what is not here any more: it was forgone of a price that is not charged now.
  const left = Math.max(owed, Math.min(0, refunded - taken));
  const notForgone = left - owed;
  const notWaived = Math.max(0, notForgone - forgone);
  expect(body).toMatchObject({
    charged: cad(price + fees - waived + notWaived),
    paid: cad(taken),
    refunded: cad(refunded),
    credit: cad(credit),
    payment_status: row.payment_status,
  });
  expect(body.balance.amount).toBe(left);
  expect(sumOf(body.transactions, "receivable")).toBe(left);
  const whole = (account: string) => sumOf(body.transactions, account);
  const reversals = body.transactions.filter(({ kind }: { kind: string }) => kind === "reversal");
  expect(sumOf(reversals, "receivable")).toBe(notForgone);
  // Where nothing is charged, nothing was forgone, and no tax is owed.
  if (price === 0 && whole("fees") === 0) {
    expect([whole("refunds"), whole("waived"), whole("taxes")]).toEqual([0, 0, 0]);
  }
  expect(body.payments.reduce((sum: number, one: Payment) => sum + one.refunded.amount, 0)).toBe(refunded);
  // A tip is nobody's but the staff's: it pays for nothing, and neither a price nor a cancellation moves it.
  expect(whole("tips")).toBe(0 - count.tips);
  for (const one of body.payments as Payment[]) {
    const { tip } = count.back.get(one.id) ?? NOTHING_BACK;
    const left = count.voided.has(one.id) ? 0 : one.tip.amount - tip;
    expect([one.refunded_tip.amount, one.refundable_tip.amount]).toEqual([tip, left]);
  }
  for (const { amount, refunded: back, tax, taxes } of body.payments as Payment[]) {
    for (const { tax: inIt, refunded: inRefunds } of taxes) {
      const share = Math.floor((2 * inIt.amount * back.amount + amount.amount) / (2 * amount.amount));
      expect(inRefunds.amount).toBe(share);
    }
    const all = (of: "tax" | "refunded") => taxes.reduce((sum, line) => sum + line[of].amount, 0);
    expect([tax?.tax.amount ?? 0, tax?.refunded.amount ?? 0]).toEqual([all("tax"), all("refunded")]);
  }
  const held = await platform.admin
    .selectFrom("ledger_entries")
    .where("client_id", "=", clientId)
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as("credit"))
    .executeTakeFirstOrThrow();
  expect(held.credit).toBe(credit);
}

type TaxedLine = Record<"tax" | "refunded", { amount: number }>;

interface Payment {
  id: number;
  method: string;
  amount: { amount: number };
  refunded: { amount: number };
  tip: { amount: number };
  refunded_tip: { amount: number };
  refundable_tip: { amount: number };
  tax: TaxedLine | null;
  taxes: TaxedLine[];
}

const sumOf = (transactions: { entries: { account: string; amount: { amount: number } }[] }[], account: string) =>
  transactions
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, { amount }) => sum + amount.amount, 0);

async function versionOf(id: number): Promise<number> {
  return (await admin.ask("booking", { params: { id } })).body.version;
}

async function nthPayment(id: number, nth: number): Promise<Payment | undefined> {
  const { body } = await admin.ask("bookingAccount", { params: { id } });
  return body.payments[nth % Math.max(1, body.payments.length)];
}

interface Taken {
  share: number;
  tip?: number;
}

async function take(id: number, method: "cash" | "credit", { share, tip }: Taken, count: Count): Promise<void> {
  const shares = [{ amount: cad(share), method, ...(tip !== undefined && { tip: cad(tip) }) }];
  const { status } = await admin.ask("takePayment", { body: { booking_id: id, shares } });
  if (status !== 201) return;
  count.taken += share;
  count.tips += tip ?? 0;
  if (method === "credit") count.credit -= share;
}

async function refund(id: number, { share, tip, as, nth }: Taken & { as: string; nth: number }, count: Count) {
  const payment = await nthPayment(id, nth);
  if (!payment) return;
  const refunded = await admin.ask("refundPayment", {
    params: { id: payment.id },
    body: { amount: cad(share), ...(tip !== undefined && { tip: cad(tip) }), as, reason: "By the property" },
  });
  if (refunded.status !== 200) return;
  count.refunded += share;
  count.tips -= tip ?? 0;
  const isCredit = as === "credit" || refunded.body.payment.method === "credit";
  const credit = isCredit ? share + (tip ?? 0) : 0;
  count.credit += credit;
  const before = count.back.get(payment.id) ?? NOTHING_BACK;
  count.back.set(payment.id, {
    refunded: before.refunded + share,
    tip: before.tip + (tip ?? 0),
    credit: before.credit + credit,
  });
}

async function perform(id: number, act: Act, count: Count): Promise<void> {
  const { ask } = admin;
  switch (act.act) {
    case "take":
    case "take_credit":
      return take(id, act.act === "take" ? "cash" : "credit", { share: act.share }, count);
    case "take_tip":
      return take(id, "cash", act, count);
    case "refund":
    case "refund_tip":
      return refund(id, act, count);
    case "void": {
      const payment = await nthPayment(id, act.nth);
      if (!payment) return;
      const { refunded, tip, credit } = count.back.get(payment.id) ?? NOTHING_BACK;
      const asked = { reason: "By the property", refunded: refunded + tip };
      const preview = await ask("voidPayment", { params: { id: payment.id }, body: { ...asked, dry_run: true } });
      const voided = await ask("voidPayment", { params: { id: payment.id }, body: asked });
      expect(voided.status).toBe(preview.status);
      if (voided.status !== 200) return;
      expect([voided.body.entries, voided.body.balance]).toEqual([preview.body.entries, preview.body.balance]);
      expect((await ask("bookingAccount", { params: { id } })).body.balance).toEqual(preview.body.balance);
      count.taken -= payment.amount.amount;
      count.refunded -= refunded;
      count.tips -= payment.tip.amount - tip;
      count.credit += (payment.method === "credit" ? payment.amount.amount : 0) - credit;
      count.back.delete(payment.id);
      count.voided.add(payment.id);
      return;
    }
    case "waive": {
      const body = { amount: cad(act.share), reason: "By the property" };
      if ((await ask("waiveBalance", { params: { id }, body })).status === 200) count.waived += act.share;
      return;
    }
    case "waive_fee": {
      const { body } = await ask("bookingFees", { params: { id } });
      const [due] = body.amounts_due;
      if (due) await ask("waiveAmountDue", { params: { id: due.id }, body: { reason: "By the property" } });
      return;
    }
    case "status":
      await ask("updateBooking", { params: { id }, body: { version: await versionOf(id), status: act.status } });
      return;
    case "cancel":
      await ask("cancelBooking", { params: { id } });
      return;
    case "restore":
      await ask("restoreBooking", { params: { id }, body: { version: await versionOf(id) } });
      return;
    case "lengthen": {
      const end_time = Temporal.Instant.from(START).add({ hours: act.hours }).toString();
      await ask("updateBooking", { params: { id }, body: { version: await versionOf(id), end_time } });
      return;
    }
    case "wait":
      platform.clock.set(platform.clock.now().add({ hours: act.hours }).toString());
  }
}
