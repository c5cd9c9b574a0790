import { setTimeout as delay } from "node:timers/promises";
import { COLUMNS_MAX, ROWS_MAX } from "#schema/clients/imports/models.ts";
import { openVenue } from "#tests/support/bookable-venue.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { answered, ownerOf, sendFile } from "./import.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "file-reading";

const TURNS = 8;
const PROBES = 50;
const PAUSE_MS = 10;
const SLOWER_AT_MOST = 3;

const people = (rows: number): string =>
  `Name,Email\n${Array.from({ length: rows }, (_, n) => `n${n},e${n}@x.test\n`).join("")}`;

const FILES: [what: string, content: () => string][] = [
  [`${ROWS_MAX.toLocaleString("en")} rows, the most that are read`, () => people(ROWS_MAX)],
  ["300,000 rows", () => people(300_000)],
  ["1,000,000 columns", () => `${"a,".repeat(1_000_000)}\n`],
  [`${COLUMNS_MAX} columns of 25,000 rows`, () => `Name${`,${"a,".repeat(COLUMNS_MAX - 2)}a\n`.repeat(25_000)}`],
];

/** How soon the process and another company's page answer while one company has its dearest files read, one after another. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const [venue, other] = [await openVenue(database), await openVenue(database, "other")];
    const owner = await ownerOf(database, venue);
    const api = await startApiChild(database);
    const visitor = { slug: other.staff.slug };
    try {
      await waitsOf(api, visitor); // warms up
      const rows: Row[] = [];
      for (const [what, content] of FILES) {
        const id = await sendFile(api, owner, Buffer.from(content()));
        const { quiet, beside } = await byTurns(api, { owner, visitor, id });
        rows.push(rowOf(`/healthz beside a file of ${what}`, beside.health, quiet.health));
        rows.push(rowOf(`another company's page beside a file of ${what}`, beside.page, quiet.page));
      }
      return rows;
    } finally {
      await api.stop();
    }
  } finally {
    await stop();
  }
}

interface Reading {
  owner: Asker;
  visitor: Asker;
  id: number;
}

/** Waits without a reading and beside one, alternating, so that other load on the machine affects both alike. */
async function byTurns(api: ApiChild, { owner, visitor, id }: Reading): Promise<{ quiet: Waits; beside: Waits }> {
  const [quiet, beside]: [Waits, Waits] = [
    { health: [], page: [] },
    { health: [], page: [] },
  ];
  for (let turn = 0; turn < TURNS; turn += 1) {
    addTo(quiet, await waitsOf(api, visitor));
    const end = new AbortController();
    const reading = readUntil(end.signal, api, owner, id);
    addTo(beside, await waitsOf(api, visitor).finally(() => end.abort()));
    await reading;
  }
  return { quiet, beside };
}

function addTo(all: Waits, { health, page }: Waits): void {
  all.health.push(...health);
  all.page.push(...page);
}

async function readUntil(end: AbortSignal, api: ApiChild, owner: Asker, id: number): Promise<void> {
  while (!end.aborted) await answered(api, owner, "previewImport", id);
}

interface Waits {
  health: number[];
  page: number[];
}

async function waitsOf(api: ApiChild, visitor: Asker): Promise<Waits> {
  const port = Number(new URL(api.url).port);
  const waits: Waits = { health: [], page: [] };
  for (let at = 0; at < PROBES; at += 1) {
    waits.health.push(await waitOf(() => hostFetch(port, "localhost", "/healthz")));
    waits.page.push(await waitOf(() => api.ask(visitor, "publicCompany")));
    await delay(PAUSE_MS);
  }
  return waits;
}

async function waitOf(ask: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  const { status } = await ask();
  if (status !== 200) throw new Error(`A page answered ${status}`);
  return performance.now() - begun;
}

function rowOf(what: string, beside: number[], quiet: number[]): Row {
  const [value, yardstick] = [percentile(beside, 0.95), percentile(quiet, 0.95)];
  const told = (waits: number[]) =>
    [percentile(waits, 0.5), percentile(waits, 0.95), Math.max(...waits)].map(milliseconds).join(", ");
  return {
    what: `${what}: the middle wait, 95 in 100, the longest`,
    value: told(beside),
    yardstick: told(quiet),
    ratio: times(value / yardstick),
    target: `<= ${SLOWER_AT_MOST} x`,
    met: value <= SLOWER_AT_MOST * yardstick,
  };
}
