import { setTimeout as delay } from "node:timers/promises";
import { PAYMENT_EVENTS_PATH } from "#api/stripe/paths.ts";
import { signatureOf } from "#simulator/events.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { GATEWAY_KEY, type ApiChild } from "#tests/support/product/api-child.ts";
import { WEBHOOK_SECRET } from "#tests/support/test-payments.ts";
import { createBesidePaymentRow } from "./create-beside-payment.ts";
import { residentMb } from "./exports.ts";
import { closeCardVenue, openCardVenue, payHolds, startPaidApi, type CardVenue } from "./paid-holds.ts";
import { milliseconds, type Row } from "./row.ts";

export const name = "payments";

const EVENTS = 1_000;
/** Each payment sends three events; the remaining events are duplicates. */
const TOLD_PAYMENTS = 250;
const TOLD_WITHIN_MS = 20_000;
const TOLD_GROWTH_MB = 100;
const SENDERS = 4;
const PAYMENTS = 10_000;
/** One in ten: a day on which most events were lost. */
const MISSED = 1_000;
const MISSED_WITHIN_MS = 60_000;
const MISSED_GROWTH_MB = 200;
/** The job that looks for missed events starts within this. */
const BEGINS_WITHIN_MS = 180_000;

/** Payments whose events arrive, and payments whose events are lost, until each is a booking with its receipt. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openCardVenue(database);
    const api = await startPaidApi(venue, database);
    try {
      const creating = await createBesidePaymentRow(venue, api, database);
      // Nobody finishes the payments begun there, and the rows below wait until no payment is open.
      await settledBefore(venue);
      return [creating, ...(await toldRows(venue, api)), ...(await missedRows(venue, api))];
    } finally {
      await api.stop();
      await closeCardVenue(venue);
    }
  } finally {
    await stop();
  }
}

async function toldRows(venue: CardVenue, api: ApiChild): Promise<Row[]> {
  const messages = inDisorder(await payHolds(venue, TOLD_PAYMENTS));
  const { took, before, growth } = await watching(api, async () => {
    const left = [...messages];
    const send = async () => {
      for (let event = left.pop(); event; event = left.pop()) await deliver(api, event);
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
    await until(async () => (await openPayments(venue)) + (await waitingEvents(venue)) === 0);
  });
  const count = EVENTS.toLocaleString("en");
  return [
    within(`${count} messages of the provider, a quarter twice, in disorder, worked on`, took, TOLD_WITHIN_MS),
    memory("memory of the process meanwhile", { before, growth, target: TOLD_GROWTH_MB }),
  ];
}

async function missedRows(venue: CardVenue, api: ApiChild): Promise<Row[]> {
  await payHolds(venue, PAYMENTS - MISSED);
  await settledBefore(venue);
  await payHolds(venue, MISSED);
  await until(async () => (await openPayments(venue)) < MISSED, BEGINS_WITHIN_MS);
  const { took, before, growth } = await watching(api, () => until(async () => (await openPayments(venue)) === 0));
  return [
    within(
      `${PAYMENTS.toLocaleString("en")} payments, of which ${MISSED.toLocaleString("en")} nobody told of: found and booked`,
      took,
      MISSED_WITHIN_MS,
    ),
    memory("memory of the process meanwhile", { before, growth, target: MISSED_GROWTH_MB }),
  ];
}

/** Marks them settled, as they would be long after their events. */
async function settledBefore({ admin }: CardVenue): Promise<void> {
  await admin.query("update service_payments set state = 'booked', settled_at = now() where state <> 'booked'");
  await admin.query("vacuum analyze");
}

/** All events, some twice, shuffled in the same order in each run. */
function inDisorder(events: readonly SimulatedEvent[]): SimulatedEvent[] {
  const again = events.slice(0, EVENTS - events.length);
  const all = [...events, ...again].slice(0, EVENTS);
  if (all.length !== EVENTS) throw new Error(`${all.length} messages`);
  const places = all.map((event, at) => ({ event, place: (at * 7919) % EVENTS }));
  return places.toSorted((one, other) => one.place - other.place).map(({ event }) => event);
}

async function deliver({ url }: ApiChild, event: SimulatedEvent): Promise<void> {
  const body = JSON.stringify(event);
  const headers = {
    "content-type": "application/json",
    "stripe-signature": signatureOf(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000)),
    "x-gateway-key": GATEWAY_KEY,
  };
  const response = await fetch(`${url}${PAYMENT_EVENTS_PATH}`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`a message was answered ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

const openPayments = (venue: CardVenue): Promise<number> => count(venue, "service_payments where state <> 'booked'");

const waitingEvents = (venue: CardVenue): Promise<number> => count(venue, "payment_events where processed_at is null");

async function count({ admin }: CardVenue, rows: string): Promise<number> {
  const answer = await admin.query<{ count: number }>(`select count(*)::int as count from ${rows}`);
  return answer.rows[0]?.count ?? 0;
}

async function until(isSo: () => Promise<boolean>, withinMs = 300_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isSo()); await delay(100)) {
    if (Date.now() > deadline) throw new Error("it did not come to an end");
  }
}

async function watching({ process: { pid } }: ApiChild, work: () => Promise<void>) {
  const before = residentMb(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMb(pid))), 50);
  const begun = performance.now();
  await work().finally(() => clearInterval(watch));
  return { took: performance.now() - begun, before, growth: most - before };
}

const within = (what: string, took: number, target: number): Row => ({
  what,
  value: milliseconds(took),
  yardstick: "-",
  ratio: "-",
  target: `<= ${milliseconds(target)}`,
  met: took <= target,
});

const memory = (what: string, { before, growth, target }: { before: number; growth: number; target: number }): Row => ({
  what,
  value: `RSS grows ${Math.round(growth)} MB`,
  yardstick: `${Math.round(before)} MB before`,
  ratio: "-",
  target: `<= ${target} MB`,
  met: growth <= target,
});
