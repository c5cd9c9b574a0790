import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { hashPassword } from "#api/auth/password.ts";
import { permissionScopesOf } from "#schema/people/sign-in/permissions.ts";
import { createBookings, gatherStatistics, openVenue } from "#tests/support/bookable-venue.ts";
import { cloneDatabase, startTestServer, type TestDatabase } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, type Ask } from "#tests/support/venue.ts";
import { medianOf, milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "sign-in";

const CHECKS = 1_000;
const CHECK_TARGET_US = 50;
const LOOKUP_TARGET = 1;
const LOGINS_A_MINUTE = 200;
const SLOWER_TARGET = 1.2;
const CREATED = 400;
/** Alternating, so that other load on the machine affects both alike. */
const ROUNDS = 8;
/** This many people sign in by turns, each from a separate address. */
const PEOPLE = 100;
const PASSWORD = "a password for measuring";

/** What sign-in costs people who are already signed in. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    return [checkRow(), await lookupRow(await cloneDatabase(server)), await loginsRow(await cloneDatabase(server))];
  } finally {
    await stop();
  }
}

/** All permissions of a person with two roles, some of them customized by the company. */
function checkRow(): Row {
  const changes = (["clients.merge", "fees.waive", "payments.refund"] as const).map((permission) => ({
    role: "staff" as const,
    permission,
    reach: "yes" as const,
  }));
  const work = () => {
    for (let check = 0; check < CHECKS; check++) permissionScopesOf(["coach", "staff"], changes);
  };
  const us = (medianOf(5, work) * 1_000) / CHECKS;
  return {
    what: "all permissions of one person, read with the session",
    value: `${us.toFixed(1)} us, no query of its own`,
    yardstick: "-",
    ratio: "-",
    target: `<= ${CHECK_TARGET_US} us`,
    met: us <= CHECK_TARGET_US,
  };
}

/** How many more statements a request needs when the caller is signed in. */
async function lookupRow(database: TestDatabase): Promise<Row> {
  const platform = await startPlatform({ validateAnswers: false }, database);
  try {
    const venue = await platform.venue();
    const { ask } = await venue.person("staff");
    const [signedIn, anonymous] = [await countOf(ask), await countOf(venue.anonymous)];
    return {
      what: "session look-up with its person and permissions",
      value: `${signedIn - anonymous} statement`,
      yardstick: `${anonymous} statements of the same question without a session`,
      ratio: "-",
      target: `<= ${LOOKUP_TARGET}`,
      met: signedIn - anonymous <= LOOKUP_TARGET,
    };
  } finally {
    await platform.close();
  }
}

/** Statements of the second request, as the first one also looks up the company. */
async function countOf(ask: Ask): Promise<number> {
  await ask("publicCompany");
  return (await statementsOf(() => ask("publicCompany"))).sent.length;
}

/** Bookings over four connections, alternately alone and while people sign in. */
async function loginsRow(database: TestDatabase): Promise<Row> {
  const venue = await openVenue(database);
  await addPeople(database, venue.tenantId);
  const api = await startApiChild(database);
  try {
    let next = 0;
    const book = async () => createBookings(api, venue, { from: next, to: (next += CREATED) });
    const logins = () =>
      signInSteadily((person) =>
        api.ask({ slug: venue.staff.slug }, "login", {
          body: { email: `person-${person}@bench.test`, password: PASSWORD },
          address: `10.0.0.${person}`,
        }),
      );
    await book();
    await gatherStatistics(database);
    await book();
    let refused = 0;
    const timings: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
    for (let round = 0; round < ROUNDS; round++) {
      timings.alone.push(...(await book()));
      const under = logins();
      timings.beside.push(...(await book()));
      refused += await under.stop();
    }
    const [alone, beside] = [percentile(timings.alone, 0.5), percentile(timings.beside, 0.5)];
    return {
      what: `create booking, 4 connections, beside ${LOGINS_A_MINUTE} sign-ins a minute`,
      value: `p50 ${milliseconds(beside)}${refused > 0 ? `, ${refused} sign-ins refused` : ""}`,
      yardstick: `p50 ${milliseconds(alone)} without them`,
      ratio: times(beside / alone),
      target: `<= ${SLOWER_TARGET} x`,
      met: beside / alone <= SLOWER_TARGET && refused === 0,
    };
  } finally {
    await api.stop();
  }
}

async function addPeople({ adminUrl }: TestDatabase, tenantId: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(
    `insert into users (tenant_id, first_name, last_name, email, roles, password_hash)
     select $1, 'Person', n::text, 'person-' || n || '@bench.test', array['staff'], $2 from generate_series(1, $3::int) n`,
    [tenantId, await hashPassword(PASSWORD), PEOPLE],
  );
  await client.end();
}

/** Starts a sign-in every 300 ms, whether or not the previous one has finished. */
function signInSteadily(signIn: (person: number) => Promise<{ status: number }>) {
  let isOver = false;
  const under = new Set<Promise<void>>();
  let [asked, refused] = [0, 0];
  const signInOnce = async () => {
    const reply = await signIn((asked++ % PEOPLE) + 1).catch(() => null);
    if (reply?.status !== 200) refused += 1;
  };
  const ticking = (async () => {
    while (!isOver) {
      under.add(signInOnce());
      await delay(60_000 / LOGINS_A_MINUTE);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await ticking;
      await Promise.all(under);
      return refused;
    },
  };
}
