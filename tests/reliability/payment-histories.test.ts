/** @module-tag both */
import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import { cases, isLongProof, seeds } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import {
  atDesk,
  crashAt,
  endOf,
  histories,
  openShop,
  paidBooking,
  pay,
  perform,
  type History,
  type Shop,
} from "./payment-history.ts";
import { balanceAtProvider } from "./provider-balance.ts";

const HISTORIES = cases(10, 40);

let platform: Platform;
let shop: Shop;
let run = 0;
// A fresh one for each seed: the provider's stand-in scans everything that it has stored.
beforeEach(async () => {
  platform = await startPlatform();
  shop = await openShop(platform);
});
afterEach(() => platform.close());

it.each(seeds(20_270_503, 8))(
  "reaches the same result and ledger in any order of the provider's events: seed %i",
  async (seed) => {
    const property = fc.asyncProperty(histories, async (history) => {
      run++;
      const undisturbed = { ...history, crashes: [], diesWhenCharged: false };
      const inOrder = await live(undisturbed, { told: (events) => events, isAllTold: true });
      const disorderly = await live(history, { told: (events) => shuffled(events, history), isAllTold: false });
      expect(disorderly).toEqual(inOrder);
      await expectBalanced();
    });
    await fc.assert(property, { numRuns: HISTORIES, seed, endOnFailure: isLongProof });
  },
);

/** The events out of order, some two or three times. */
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

interface Telling {
  told: (events: SimulatedEvent[]) => SimulatedEvent[];
  /** Whether nothing is held back for later. */
  isAllTold: boolean;
}

/** One life of a payment; returns the end result once every event is delivered and settled. */
async function live(history: History, { told, isAllTold }: Telling) {
  const { venue } = shop;
  platform.clock.set(TEST_NOW);
  const from = platform.payments.events.length;
  const address = `10.${run >> 16}.${(run >> 8) & 255}.${run & 255}`;
  const begun = await pay(shop, history, address);
  const intent = begun.payment_intent_id;
  const revive = crashAt(platform, history.crashes);
  let known = from;
  let late: SimulatedEvent[] = [];
  const tell = async (isEnd: boolean) => {
    const news = platform.payments.events.slice(known).filter(({ account }) => account !== undefined);
    known = platform.payments.events.length;
    const waiting = told([...late, ...news]);
    // The later half is delayed.
    const now = isAllTold || isEnd ? waiting : waiting.slice(0, Math.ceil(waiting.length / 2));
    late = [...waiting.slice(now.length), ...(await deliverAll(now))];
  };
  try {
    for (const { at, isTold } of history.acts) {
      await perform(shop, begun, at);
      // A differing charge is refunded as soon as it is known: after that there is nothing left to do at the provider.
      if (isTold && !history.differs) await tell(false);
    }
    await tell(true);
  } finally {
    revive();
  }
  // Only these are redelivered: any order of the others must do.
  expect(await deliverAll(late)).toEqual([]);
  for (const act of history.desk) await atDesk(shop, act, intent);
  platform.clock.set(platform.clock.now().add({ minutes: 20 }).toString());
  await reconcileCardAttempts(platform.deps, venue.tenantId);
  await reconcileRefunds(platform.deps, venue.tenantId);
  const end = await endOf(shop, intent);
  await expectShown(intent, end?.ledger);
  // Both runs could be wrong in the same way: the balance at the provider is computed without the product.
  const atProvider = balanceAtProvider(platform.payments.events.slice(from), intent);
  const asked = end?.asked ?? [];
  // Nothing is kept of a differing charge; its bank may have withdrawn it as well, or be holding it.
  if (asked.includes("refunded")) expect(atProvider).toBeLessThanOrEqual(0);
  else if (!asked.includes("refunding")) expect(end?.ledger?.["card"] ?? 0).toBe(atProvider);
  // Frees its hour for the next history.
  await platform.admin.deleteFrom("claims").where("tenant_id", "=", venue.tenantId).execute();
  return end;
}

/** Expects the displayed balance to match the ledger to the cent. */
async function expectShown(intent: string, ledger: Record<string, number> | null | undefined): Promise<void> {
  const id = await paidBooking(shop, intent);
  if (id === null) return;
  const { body } = await shop.owner.ask("bookingAccount", { params: { id } });
  expect(body.balance.amount).toBe(ledger?.["receivable"] ?? 0);
  // With nothing charged, nothing was waived and no tax is owed, unless a bank withdrew money that had been refunded.
  if (body.charged.amount > 0 || (ledger?.["card"] ?? 0) < 0) return;
  const rest = ["bookings", "fees", "refunds", "disputed", "taxes"].map((account) => ledger?.[account] ?? 0);
  expect(rest).toEqual([0, 0, 0, 0, 0]);
}

const hasWorked = (event: SimulatedEvent): Promise<boolean> =>
  process(platform, shop.venue, event).then(
    () => true,
    () => false,
  );

/** Returns the events to redeliver: those not accepted, or whose job failed. */
async function deliverAll(events: readonly SimulatedEvent[]): Promise<SimulatedEvent[]> {
  const missed: SimulatedEvent[] = [];
  for (const event of events) {
    const { status } = await deliver(platform, event);
    const isDone = status === 200 && (await hasWorked(event));
    if (!isDone) missed.push(event);
  }
  return missed;
}

async function expectBalanced(): Promise<void> {
  const { rows } = await sql`select transaction_id, currency from ledger_entries
    where tenant_id = ${shop.venue.tenantId}
    group by transaction_id, currency having sum(amount) <> 0`.execute(platform.admin);
  expect(rows).toEqual([]);
}
