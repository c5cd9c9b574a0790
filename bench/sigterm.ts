import { setTimeout as delay } from "node:timers/promises";
import { BAYS, bodyOf, openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import {
  cloneDatabase,
  startTestServer,
  TEST_SECRET_KEY,
  type TestDatabase,
} from "#tests/support/database/database-server.ts";
import {
  bookAgain,
  bookUntilGone,
  type BookingClient,
  type KeyedWrite,
  type Outcome,
} from "#tests/support/kept-client.ts";
import { startProduct, temporaryDataDir, type Product } from "#tests/support/product/product.ts";
import { milliseconds, type Row } from "./row.ts";

export const name = "sigterm";

const ROUNDS = 20;
const CLIENTS = 8;
const UNDER_LOAD_MS = 500;
const GONE_WITHIN_MS = 10_000;

/** The whole product receives SIGTERM while clients book without a pause, each on a keep-alive connection. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  const { dataDir, remove } = temporaryDataDir();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await stopUnderLoad(await startOn(database, dataDir), venue, round));
    }
    const product = await startOn(database, dataDir);
    const doubled = await countDoubled(product, venue, rounds);
    await product.stop();
    return rowsOf(rounds, doubled);
  } finally {
    remove();
    await stop();
  }
}

interface Round {
  outcomes: Outcome[];
  ms: number;
}

function startOn({ ownerUrl, appUrl, platformUrl }: TestDatabase, dataDir: string): Promise<Product> {
  return startProduct(dataDir, {
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    DATABASE_PLATFORM_URL: platformUrl,
    SECRET_KEY: TEST_SECRET_KEY,
  });
}

const clientOf = ({ port }: Product, { staff }: Venue): BookingClient => ({
  port,
  slug: staff.slug,
  token: staff.token ?? "",
});

async function stopUnderLoad(product: Product, venue: Venue, round: number): Promise<Round> {
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    bookUntilGone(clientOf(product, venue), writesOf(venue, round, client)),
  );
  await delay(UNDER_LOAD_MS);
  const asked = performance.now();
  await product.stop();
  return { outcomes: await Promise.all(clients), ms: performance.now() - asked };
}

/** A separate bay for each client, and enough hours for each round. */
function writesOf(venue: Venue, round: number, client: number): () => KeyedWrite {
  let hour = round * 400;
  return () => {
    const key = `round ${round}, client ${client}, hour ${hour}`;
    return { key, body: bodyOf(venue, "Bay time", hour++, client % BAYS) };
  };
}

/** Resends all writes under their idempotency keys; returns how many yield a booking other than the original. */
async function countDoubled(product: Product, venue: Venue, rounds: readonly Round[]): Promise<number> {
  const told = rounds.flatMap(({ outcomes }) => outcomes.flatMap((outcome) => outcome.told));
  const again = await bookAgain(
    clientOf(product, venue),
    told.map(({ write }) => write),
  );
  return again.filter(({ id }, at) => id !== told[at]?.id).length;
}

function rowsOf(rounds: readonly Round[], doubled: number): Row[] {
  const outcomes = rounds.flatMap((round) => round.outcomes);
  const cut = outcomes.flatMap((outcome) => outcome.cut).length;
  const told = outcomes.flatMap((outcome) => outcome.told);
  const failed = told.filter(({ status }) => status !== 201).length;
  const slowest = Math.max(...rounds.map(({ ms }) => ms));
  const row = { yardstick: "-", ratio: "-" };
  return [
    {
      ...row,
      what: `requests cut by SIGTERM under keep-alive load, ${ROUNDS} rounds of ${CLIENTS} clients`,
      value: `${cut + failed} of ${told.length + cut}`,
      target: "0",
      met: cut + failed === 0,
    },
    { ...row, what: "made twice when all are sent again", value: String(doubled), target: "0", met: doubled === 0 },
    {
      ...row,
      what: "from SIGTERM to the process's end, the slowest",
      value: milliseconds(slowest),
      target: `<= ${GONE_WITHIN_MS / 1000} s`,
      met: slowest <= GONE_WITHIN_MS,
    },
  ];
}
