/** @module-tag long */
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#api/db/connect.ts";
import { bodyOf, openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { bookAgain, bookUntilGone, type BookingClient, type KeyedWrite } from "#tests/support/kept-client.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { until } from "#tests/support/proof/until.ts";

const CLIENTS = 8;

let database: TestDatabase;
let venue: Venue;
beforeAll(async () => {
  database = await createTestDatabase();
  venue = await openVenue(database);
});
afterAll(() => database.drop());

/** Consecutive free hours, each under its own key. */
function writesOf(client: number): () => KeyedWrite {
  let hour = 0;
  return () => {
    const key = `client ${client}, hour ${hour}`;
    return { key, body: bodyOf(venue, "Bay time", hour++, client) };
  };
}

const portOf = ({ url }: { url: string }): number => Number(new URL(url).port);

async function bookingsMade(): Promise<number> {
  const admin = connect(database.adminUrl, { name: "test count", maxConnections: 1 });
  const { made } = await admin
    .selectFrom("bookings")
    .where("tenant_id", "=", venue.tenantId)
    .select((eb) => eb.fn.countAll<number>().as("made"))
    .executeTakeFirstOrThrow();
  await admin.destroy();
  return Number(made);
}

test("answers each running create when it is told to stop, and creates nothing twice when all are repeated", async () => {
  const first = await startApiChild(database);
  const client: BookingClient = { port: portOf(first), slug: venue.staff.slug, token: venue.staff.token ?? "" };
  const booking = Array.from({ length: CLIENTS }, (_, index) => bookUntilGone(client, writesOf(index)));
  await until("a few bookings of each client", "page", async () => (await bookingsMade()) > 3 * CLIENTS);
  await first.stop();
  const outcomes = await Promise.all(booking);

  expect(outcomes.flatMap(({ cut }) => cut)).toEqual([]);
  const told = outcomes.flatMap((outcome) => outcome.told);
  expect(told.length).toBeGreaterThan(CLIENTS);
  expect(told.filter(({ status }) => status !== 201)).toEqual([]);

  const second = await startApiChild(database);
  const sentAgain = [...told.map(({ write }) => write), ...outcomes.flatMap(({ turnedAway }) => turnedAway)];
  const again = await bookAgain({ ...client, port: portOf(second) }, sentAgain);
  await second.stop();
  expect(again.slice(0, told.length).map(({ id }) => id)).toEqual(told.map(({ id }) => id));
  expect(again.filter(({ status }) => status !== 201)).toEqual([]);
  expect(await bookingsMade()).toBe(sentAgain.length);
});
