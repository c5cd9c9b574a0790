import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { leasedBudget, type SharedCounter } from "#api/limits/leased-budget.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { startProduct, temporaryDataDir, type Product } from "#tests/support/product/product.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "strangers";

const HOST = "demo.localhost";
const PAGES = 150;
const WARM_UP = 40;
const AT_ONCE = 6;
const SLOWER = 3;
const MORE_MB = 100;
const CHECKS = 100_000;
const CHECK_US = 60;

/**
 * A visitor's page times while six of the most expensive documents allowed to anonymous callers are always in flight.
 */
export async function run(): Promise<Row[]> {
  const { dataDir, remove } = temporaryDataDir();
  const settings = { DEMO: "1", TRUST_PROXY: "127.0.0.1", POINTS_PER_MINUTE: "10000000" };
  const product = await startProduct(dataDir, settings);
  try {
    const document = await dearestDocument(product);
    await visit(product, WARM_UP);
    await dearly(product, document, "198.51.100.1");
    const quiet = await visit(product, PAGES);
    const memoryBefore = megabytesOf(product);
    const most = await mostMemoryBeside(product, document);
    const attack = new AbortController();
    const attackers = Array.from({ length: AT_ONCE }, (_, at) => attackUntil(attack.signal, product, document, at));
    await delay(500);
    const beside = await visit(product, PAGES);
    const memory = megabytesOf(product) - memoryBefore;
    attack.abort();
    const answers = (await Promise.all(attackers)).reduce((sum, count) => sum + count, 0);
    return [
      await budgetRow(),
      waitRow("a page beside six of them, the middle one", beside, quiet, 0.5),
      waitRow("a page beside six of them, 95 in 100", beside, quiet, 0.95),
      memoryRow("the most memory while six of them are answered beside pages", most - memoryBefore),
      memoryRow(`memory after ${answers} more of them`, memory),
    ];
  } finally {
    await product.stop();
    remove();
  }
}

/** The budget check of a read within its lease; there is a single lease, so none of the checks queries the database. */
async function budgetRow(): Promise<Row> {
  const plenty = { msBeforeNext: 60_000, consumedPoints: 1, remainingPoints: 100 * CHECKS };
  const counter = { points: 100 * CHECKS, consume: () => Promise.resolve(plenty) } as unknown as SharedCounter;
  const budget = leasedBudget(counter, () => performance.now());
  await budget.take("address", 1);
  const begun = performance.now();
  for (let check = 0; check < CHECKS; check++) void budget.take("address", 1);
  const microseconds = ((performance.now() - begun) / CHECKS) * 1000;
  return {
    what: "the budget's check of a read within it",
    value: `${microseconds.toFixed(2)} us`,
    yardstick: "-",
    ratio: "-",
    target: `<= ${CHECK_US} us`,
    met: microseconds <= CHECK_US,
  };
}

function waitRow(what: string, beside: number[], quiet: number[], share: number): Row {
  const [value, yardstick] = [percentile(beside, share), percentile(quiet, share)];
  return {
    what,
    value: milliseconds(value),
    yardstick: milliseconds(yardstick),
    ratio: times(value / yardstick),
    target: `<= ${SLOWER} x`,
    met: value <= SLOWER * yardstick,
  };
}

function memoryRow(what: string, megabytes: number): Row {
  return {
    what,
    value: `${Math.round(megabytes)} MB`,
    yardstick: "-",
    ratio: "-",
    target: `<= +${MORE_MB} MB`,
    met: megabytes <= MORE_MB,
  };
}

/**
 * Peak memory of the process while each of six anonymous callers gets one response, beside a visitor who reads pages.
 */
async function mostMemoryBeside(product: Product, document: string): Promise<number> {
  let isUnderWay = true;
  const six = Array.from({ length: AT_ONCE }, (_, at) => dearly(product, document, `198.51.100.${at}`));
  const answered = Promise.all(six).finally(() => (isUnderWay = false));
  let most = megabytesOf(product);
  while (isUnderWay) {
    await visit(product, 1);
    most = Math.max(most, megabytesOf(product));
  }
  await answered;
  return most;
}

/** Milliseconds each of `count` pages took, requested one after the other. */
async function visit({ port }: Product, count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < count; at++) {
    const begun = performance.now();
    const response = await hostFetch(port, HOST, "/book", { headers: { "x-forwarded-for": "203.0.113.5" } });
    await response.text();
    waits.push(performance.now() - begun);
    if (!response.ok) throw new Error(`A page answered ${response.status}`);
    await delay(5);
  }
  return waits;
}

const Choices = z.object({
  data: z.object({
    publicLocations: z.object({ data: z.array(z.object({ id: z.int() })) }),
    publicServices: z.object({ data: z.array(z.object({ id: z.int(), kind: z.string() })) }),
  }),
});

/** A month of times with every field of each: the most that the limits allow an anonymous caller in one document. */
async function dearestDocument(product: Product): Promise<string> {
  const asked = await ask(
    product,
    "{ publicLocations { data { id } } publicServices { data { id kind } } }",
    "192.0.2.1",
  );
  const { data } = Choices.parse(await asked.json());
  const service = data.publicServices.data.find(({ kind }) => kind !== "class")?.id;
  const location = data.publicLocations.data[0]?.id;
  const from = Temporal.Now.plainDateISO("UTC").add({ days: 1 });
  const to = from.add({ days: 30 });
  return `{ publicAvailability(service_id: ${service}, location_id: ${location}, date_from: "${from.toString()}",
    date_to: "${to.toString()}") { timezone days { date free_count is_closed } data { start_time end_time local_start
    local_end location_id resource_ids coach_ids price { amount currency } } } }`;
}

function ask({ port }: Product, query: string, address: string): Promise<Response> {
  return hostFetch(port, HOST, "/graphql", {
    method: "POST",
    body: { query },
    headers: { "x-forwarded-for": address },
  });
}

/** Sends the document and throws unless it succeeded: a refusal costs nothing. */
async function dearly(product: Product, document: string, address: string): Promise<void> {
  const response = await ask(product, document, address);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`The document was answered ${text.slice(0, 400)}`);
}

async function attackUntil(end: AbortSignal, product: Product, document: string, at: number): Promise<number> {
  let count = 0;
  while (!end.aborted) {
    await dearly(product, document, `198.51.100.${at}`);
    count += 1;
  }
  return count;
}

/** The process's resident memory, in MB. */
function megabytesOf({ process: { pid } }: Product): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}
