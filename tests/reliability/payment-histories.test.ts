import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { reconcileCardCharges } from "#api/features/card-charges/settle-later.ts";
import { reconcileRefunds } from "#api/features/refunds/settle-refunds.ts";
import { reconcileServicePayments } from "#api/features/service-payments/settle-later.ts";
import type { ChargeProvider } from "#api/payments/charge-provider.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { deliver, process } from "#tests/billing/support.ts";
import { beginLink, link } from "#tests/card-charges/support.ts";
import { balanceAtProvider } from "#tests/reliability/provider-balance.ts";
import { DECLINED_CARD, GOOD_CARD, holdTime, payingVenue, payWith, start } from "#tests/service-payments/support.ts";
import { setTax } from "#tests/taxes/support.ts";
import {
  type Ask,
  type Person,
  type Platform,
  type Reply,
  startPlatform,
  TEST_NOW,
  type Venue,
} from "#tests/support/venue.ts";

/** `HISTORIES=10000` is the long form. */
const HISTORIES = Number(globalThis.process.env["HISTORIES"] ?? 100);
/** The stand-in for the provider looks through all that it keeps: a fresh one now and then. */
const HISTORIES_A_PLATFORM = 250;
const A_HISTORY_TAKES_MS = 2_000;
const PRICE = 6000;
const AFTER_START = "2027-05-04T17:20:00Z";
const SEED = Number(globalThis.process.env["SEED"] ?? 20_270_503);

/** What happens at the provider to one payment, past the product: the payer, the dashboard, the card's bank. */
const acts = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ act: "decline" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant("refund" as const), amount: fc.integer({ min: 1, max: 4000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("refund_fails" as const), nth: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("dispute" as const),
      status: fc.constantFrom(
        "needs_response",
        "under_review",
        "won",
        "lost",
        "warning_needs_response",
        "warning_closed",
      ),
    }),
  },
);
const histories = fc.record({
  kind: fc.constantFrom("deposit", "full", "link"),
  acts: fc.array(acts, { maxLength: 6 }),
  /** What the desk does with the booking once all of it is known. */
  desk: fc.array(fc.constantFrom("cancel", "restore", "no_show"), { maxLength: 3 }),
  /** In which order, how often and past which crashes the messages come. */
  order: fc.array(fc.record({ at: fc.nat(1_000), copies: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 40,
    maxLength: 40,
  }),
  crashes: fc.array(fc.record({ call: fc.nat(30), when: fc.constantFrom("before", "after") }), { maxLength: 4 }),
});
type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
type Act = History["acts"][number];

let platform: Platform;
let venue: Venue;
let owner: Person;
let run = 0;
beforeAll(open, 60_000);
afterAll(() => platform.close());

async function open(): Promise<void> {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  // Of a third of all prices, so that no part of one is a round figure.
  await setTax(owner.ask, venue, { name: "Tax", rate: 33_333, is_inclusive: true, number: null });
}

it(
  `comes to the same end and ledger in whatever order the provider's messages come, ${HISTORIES} histories`,
  async () => {
    const property = fc.asyncProperty(histories, async (history) => {
      if (++run % HISTORIES_A_PLATFORM === 0) {
        await platform.close();
        await open();
      }
      const inOrder = await live({ ...history, crashes: [] }, (events) => events);
      const disorderly = await live(history, (events) => shuffled(events, history));
      expect(disorderly).toEqual(inOrder);
      await expectBalanced();
    });
    await fc.assert(property, { numRuns: HISTORIES, seed: SEED, endOnFailure: HISTORIES > 200 });
  },
  60_000 + HISTORIES * A_HISTORY_TAKES_MS,
);

/** Some twice or three times, none in its order. */
const shuffled = (events: readonly SimulatedEvent[], { order }: History): SimulatedEvent[] =>
  events
    .flatMap((event, at) => {
      const { copies = 1 } = order[at % order.length] ?? {};
      return Array.from({ length: copies }, (_, copy) => ({
        event,
        at: order[(at * 3 + copy * 7) % order.length]?.at ?? 0,
      }));
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ event }) => event);

/** One life of a payment; answers what became of it once everything was told and settled. */
async function live(history: History, ordered: (events: SimulatedEvent[]) => SimulatedEvent[]) {
  platform.clock.set(TEST_NOW);
  const { admin } = platform;
  const from = platform.payments.events.length;
  const begun = await begin(history.kind);
  await payWith(platform, begun, GOOD_CARD);
  for (const act of history.acts) await perform(begun, act);
  const events = platform.payments.events.slice(from).filter(({ account }) => account !== undefined);
  const revive = crashAt(history.crashes);
  const missed = await deliverAll(ordered(events)).finally(revive);
  // These alone come again: whatever order the others came in has to do.
  expect(await deliverAll(missed)).toEqual([]);
  for (const act of history.desk) await atDesk(act, begun.payment_intent_id);
  platform.clock.set(platform.clock.now().add({ minutes: 20 }).toString());
  await reconcileServicePayments(platform.deps, venue.tenantId);
  await reconcileCardCharges(platform.deps, venue.tenantId);
  await reconcileRefunds(platform.deps, venue.tenantId);
  const end = await endOf(begun.payment_intent_id);
  await expectShown(begun.payment_intent_id, end?.ledger);
  // Both runs could be wrong alike: what lies at the provider is counted without the product.
  expect(end?.ledger?.card ?? 0).toBe(balanceAtProvider(platform.payments.events.slice(from), begun.payment_intent_id));
  // Its hour is free for the next one.
  await admin.deleteFrom("claims").where("tenant_id", "=", venue.tenantId).execute();
  return end;
}

interface Begun {
  payment_intent_id: string;
  client_secret: string;
  connect_account: string;
}

/** From an address of their own: one address holds few times. */
function visitorElsewhere(): Ask {
  const ask = venue.visitor();
  const address = `10.${run >> 16}.${(run >> 8) & 255}.${run & 255}`;
  return (operation, question) => ask(operation, { ...question, address });
}

async function begin(kind: History["kind"]): Promise<Begun> {
  if (kind !== "link") {
    const visitor = visitorElsewhere();
    const token = await holdTime(venue, "2027-05-04 17:00:00", visitor);
    return begunOf(await start(visitor, token, { kind }));
  }
  const body = {
    service_id: venue.catalogue.services[0]?.id ?? 0,
    location_id: venue.locationId,
    start_time: "2027-05-04 17:00:00",
    end_time: "2027-05-04 18:00:00",
    guest: { first_name: "Gil", last_name: "Guest", email: "gil@example.test" },
  };
  const { body: booking } = await owner.ask("createBooking", { body });
  const { body: made } = await link(owner.ask, booking.id, PRICE);
  return beginLink(venue, made.url);
}

function begunOf({ status, body }: Reply): Begun {
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** What the provider refuses does not happen. */
async function perform({ payment_intent_id: payment_intent, connect_account, client_secret }: Begun, act: Act) {
  const { payments } = platform;
  switch (act.act) {
    case "decline":
      return payWith(platform, { payment_intent_id: payment_intent, connect_account, client_secret }, DECLINED_CARD);
    case "refund":
      return payments.ask("POST", "/v1/refunds", {
        payment_intent,
        amount: String(act.amount),
        _stripe_account: connect_account,
      });
    case "refund_fails": {
      const made = payments.events.filter(
        ({ type, data }) => type === "refund.created" && JSON.stringify(data).includes(payment_intent),
      );
      const { id, status } = (made[act.nth % Math.max(1, made.length)]?.data.object ?? {}) as {
        id?: string;
        status?: string;
      };
      const hasFailed = payments.events.some(
        ({ type, data }) => type === "refund.failed" && JSON.stringify(data).includes(String(id)),
      );
      if (id === undefined || status === "failed" || hasFailed) return undefined;
      return payments.turn("refund", { id, status: "failed" });
    }
    case "dispute":
      return payments.turn("dispute", { payment_intent, status: act.status });
  }
}

const paidBooking = (intent: string) =>
  platform.admin
    .selectFrom("payments as p")
    .innerJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "p.tenant_id").onRef("b.id", "=", "p.booking_id"),
    )
    .where("p.tenant_id", "=", venue.tenantId)
    .where("p.provider_payment_id", "=", intent)
    .select(["b.id", "b.version"])
    .executeTakeFirst();

/** What the state of the booking does not allow does not happen. */
async function atDesk(act: History["desk"][number], intent: string): Promise<void> {
  const booking = await paidBooking(intent);
  if (!booking) return;
  const [params, { version }] = [{ id: booking.id }, booking];
  if (act === "cancel") await owner.ask("cancelBooking", { params });
  if (act === "restore") await owner.ask("restoreBooking", { params, body: { version } });
  if (act === "no_show" && platform.clock.now().toString() < AFTER_START) platform.clock.set(AFTER_START);
  if (act === "no_show") await owner.ask("updateBooking", { params, body: { version, status: "no_show" } });
}

/** What is shown as still to pay is what the ledger holds, to the cent. */
async function expectShown(intent: string, ledger: Record<string, number> | null | undefined): Promise<void> {
  const booking = await paidBooking(intent);
  if (!booking) return;
  const { body } = await owner.ask("bookingAccount", { params: { id: booking.id } });
  expect(body.balance.amount).toBe(ledger?.["receivable"] ?? 0);
  // Where nothing is charged nothing was forgone, and no tax is owed; unless a bank took what had been given back.
  if (body.charged.amount > 0 || (ledger?.["card"] ?? 0) < 0) return;
  const rest = ["bookings", "fees", "refunds", "disputed", "taxes"].map((account) => ledger?.[account] ?? 0);
  expect(rest).toEqual([0, 0, 0, 0, 0]);
}

const hasWorked = (event: SimulatedEvent): Promise<boolean> =>
  process(platform, venue, event).then(
    () => true,
    () => false,
  );

/** Answers those that come again: which were not taken, or whose job failed. */
async function deliverAll(events: readonly SimulatedEvent[]): Promise<SimulatedEvent[]> {
  const missed: SimulatedEvent[] = [];
  for (const event of events) {
    const { status } = await deliver(platform, event);
    const isDone = status === 200 && (await hasWorked(event));
    if (!isDone) missed.push(event);
  }
  return missed;
}

/** The process dies before or after these of its calls to the provider. */
function crashAt(crashes: History["crashes"]): () => void {
  const { charges } = platform.payments.payments;
  let call = 0;
  const steps: (keyof ChargeProvider)[] = ["readPayment", "refundPayment", "refundsOf", "disputesOf", "cancelPayment"];
  for (const step of steps) {
    const real = charges[step].bind(charges) as (...given: unknown[]) => Promise<unknown>;
    const dying = async (...given: unknown[]) => {
      const crash = crashes.find((one) => one.call === call);
      call++;
      if (crash?.when === "before") throw new Error("the process died");
      const answer = await real(...given);
      if (crash) throw new Error("the process died");
      return answer;
    };
    vi.spyOn(charges, step).mockImplementation(dying as never);
  }
  return () => vi.restoreAllMocks();
}

/** To the cent: what is kept of a payment, without ids and times. */
async function endOf(intent: string) {
  const { admin } = platform;
  const { rows } = await sql<{ ended: { ledger: Record<string, number> | null } }>`
    with paid as (select * from payments where tenant_id = ${venue.tenantId} and provider_payment_id = ${intent})
    select jsonb_build_object(
      'begun', (select jsonb_agg(state) from service_payments
        where tenant_id = ${venue.tenantId} and provider_payment_id = ${intent}),
      'asked', (select jsonb_agg(state) from card_charges
        where tenant_id = ${venue.tenantId} and provider_payment_id = ${intent}),
      'receipts', (select jsonb_agg(jsonb_build_array(
        amount, currency, refunded_amount, method, tax_amount, refunded_tax_amount)) from paid),
      'refunds', (select jsonb_agg(jsonb_build_array(r.state, r.amount) order by r.amount, r.state)
        from payment_refunds r join paid on paid.id = r.payment_id where r.tenant_id = ${venue.tenantId}),
      'disputes', (select jsonb_agg(jsonb_build_array(d.provider_status, d.amount, d.withdrawn_amount)
        order by d.provider_status, d.amount, d.withdrawn_amount)
        from payment_disputes d join paid on paid.id = d.payment_id where d.tenant_id = ${venue.tenantId}),
      'booking', (select jsonb_agg(jsonb_build_array(b.status, b.payment_status))
        from bookings b join paid on paid.booking_id = b.id where b.tenant_id = ${venue.tenantId}),
      'waiting', (select count(*) from payment_events e
        where e.tenant_id = ${venue.tenantId} and e.provider_payment_id = ${intent} and e.processed_at is null),
      'ledger', (select jsonb_object_agg(account, sum) from (
        select e.account, sum(e.amount) as sum from ledger_entries e
        join ledger_transactions t on t.tenant_id = e.tenant_id and t.id = e.transaction_id
        join paid on paid.booking_id = t.booking_id
        where e.tenant_id = ${venue.tenantId} group by e.account having sum(e.amount) <> 0) sums)
    ) as ended`.execute(admin);
  return rows[0]?.ended;
}

async function expectBalanced(): Promise<void> {
  const { rows } = await sql`select transaction_id, currency from ledger_entries
    where tenant_id = ${venue.tenantId}
    group by transaction_id, currency having sum(amount) <> 0`.execute(platform.admin);
  expect(rows).toEqual([]);
}
