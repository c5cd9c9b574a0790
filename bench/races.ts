import { randomBytes } from "node:crypto";
import { bodyOf, openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import type { Reply } from "#tests/support/venue.ts";
import type { Row } from "./row.ts";

export const name = "races";

const RACERS = 24;
const ROUNDS = 300;
const EVEN_SHARE = 0.5;
const BAY = 0;
const MANY_HOLDS = { HOLDS_LIVE_PER_ADDRESS: "1000", HOLDS_PER_10_MINUTES: "10000" };

/** The front desk and visitors want the same time: half of the racers each, alternating, over two API processes. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const apis = [await startApiChild(database, MANY_HOLDS), await startApiChild(database, MANY_HOLDS)];
    try {
      return [await fairRow(venue, apis)];
    } finally {
      await Promise.all(apis.map((api) => api.stop()));
    }
  } finally {
    await stop();
  }
}

async function fairRow(venue: Venue, apis: readonly ApiChild[]): Promise<Row> {
  let held = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (await isWonByVisitor(venue, apis, round)) held += 1;
  }
  const share = held / ROUNDS;
  return {
    what: `one time wanted by ${RACERS / 2} at the desk and ${RACERS / 2} visitors x ${ROUNDS} rounds: won by a visitor`,
    value: `${Math.round(share * 100)} %`,
    yardstick: `${EVEN_SHARE * 100} % (the even share)`,
    ratio: (share / EVEN_SHARE).toFixed(2),
    target: ">= half of it, one winner each",
    met: share >= EVEN_SHARE / 2,
  };
}

/** The first racer alternates each round; a visitor has looked at the times before, as on the booking page. */
async function isWonByVisitor(venue: Venue, apis: readonly ApiChild[], round: number): Promise<boolean> {
  const { guest: _guest, ...wanted } = bodyOf(venue, "Bay time", round, BAY);
  const racers = Array.from({ length: RACERS }, (_, index) => {
    const isVisitor = (index + round) % 2 === 0;
    const api = apis[(index >> 1) % apis.length];
    if (!api) throw new Error("no API process runs");
    const visitor = randomBytes(24).toString("base64url");
    const address = `198.51.100.${index}`;
    return {
      isVisitor,
      look: async () => void (isVisitor && (await api.ask({ slug: "bench", visitor }, "publicLocations", { address }))),
      book: () =>
        isVisitor
          ? api.ask({ slug: "bench", visitor }, "createHold", { body: wanted, address })
          : api.ask(venue.staff, "createBooking", { body: bodyOf(venue, "Bay time", round, BAY) }),
    };
  });
  await Promise.all(racers.map((racer) => racer.look()));
  const replies = await Promise.all(racers.map((racer) => racer.book()));
  refuseOtherThanOneWinner(replies, round);
  return racers[replies.findIndex(({ status }) => status === 201)]?.isVisitor === true;
}

function refuseOtherThanOneWinner(replies: readonly Reply[], round: number): void {
  const statuses = replies.map(({ status }) => status);
  const winners = statuses.filter((status) => status === 201).length;
  const losers = statuses.filter((status) => status === 409).length;
  if (winners !== 1 || winners + losers !== RACERS) throw new Error(`round ${round} answered ${statuses.join(" ")}`);
}
