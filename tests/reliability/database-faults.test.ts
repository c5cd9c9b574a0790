import { renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { missingInDatabase } from "#api/db/migrate.ts";
import { refusalOf } from "#api/http/respond.ts";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { within } from "#tests/support/proof/limits.ts";
import { startPlatform, type Person, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

const isReady = async (db: Database): Promise<boolean> => (await missingInDatabase(db, [])).length === 0;

/** The product's statement timeout is 15 s; a test need not wait that long. */
const STATEMENT_MS = within("page") / 60;
const OTHER_DAY = { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" };

let server: Awaited<ReturnType<typeof startTestServer>>;
let db: Database;
let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  // Its own server: the run's server is shared.
  server = await startTestServer();
  const database = await cloneDatabase(server.server);
  db = connect(database.appUrl, { name: "test faults", maxConnections: 5, statementTimeoutMs: STATEMENT_MS });
  platform = await startPlatform({ db }, database);
  venue = await platform.venue();
  staff = await venue.person("staff");
});
afterAll(async () => {
  await db.destroy();
  await platform.close();
  await server.stop();
});

const UNAVAILABLE = { status: 503, body: { error: "unavailable", request_id: expect.any(String) } };
const booked = async (id: number): Promise<number> => (await staff.ask("booking", { params: { id } })).status;
const bookBay = (bay: number, headers: Record<string, string> = {}): Promise<Reply> =>
  staff.ask("createBooking", { body: bayHour(venue, { resource_id: bayId(venue, bay) }), headers });

async function postmaster(): Promise<number> {
  const { rows } = await sql<{ file: string }>`select pg_read_file('postmaster.pid') as file`.execute(platform.admin);
  return Number(rows[0]?.file.split("\n")[0]);
}

/** Terminates every connection except the calling one, as a server shutdown would. */
async function endConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(platform.admin);
}

/** Suspends every process of the server; returns a function that resumes them. */
async function pause(): Promise<() => void> {
  const pid = await postmaster();
  process.kill(pid, "SIGSTOP");
  const { rows } = await sql<{ pid: number; own: number }>`
    select pid, pg_backend_pid() as own from pg_stat_activity order by pid = pg_backend_pid()`.execute(platform.admin);
  const all = [...rows.map((row) => row.pid), pid];
  for (const one of all) process.kill(one, "SIGSTOP");
  return () => all.forEach((one) => process.kill(one, "SIGCONT"));
}

test("answers unavailable while the database is down, and recovers with all acknowledged writes", async () => {
  const { id } = await book(staff.ask, bayHour(venue));
  process.kill(await postmaster(), "SIGKILL");

  // Its backends outlive it for a moment and may still respond.
  let refused: Reply;
  do refused = await staff.ask("booking", { params: { id } });
  while (refused.status === 200);
  expect(refused).toMatchObject(UNAVAILABLE);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  await expect.poll(() => booked(id)).toBe(200);
  expect((await bookBay(1)).status).toBe(201);
});

test("keeps the API's process and its jobs running while the database is down", { tags: ["long"] }, async () => {
  const child = await startApiChild(platform.database);
  const company = () => child.ask({ slug: venue.slug }, "publicCompany").then(({ status }) => status);
  expect(await company()).toBe(200);
  const asked = Array.from({ length: 20 }, company);
  process.kill(await postmaster(), "SIGKILL");
  expect((await Promise.all(asked)).filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(company).toBe(200);
  expect(child.process.exitCode).toBeNull();
  await child.stop();
});

test("stops waiting for a paused database, and does a repeated write once when it continues", async () => {
  const key = { "idempotency-key": "asked in a pause" };
  const goOn = await pause();
  const asked = await Promise.all([bookBay(2, key), staff.ask("bookings"), isReady(db)]).finally(goOn);
  expect(asked).toMatchObject([UNAVAILABLE, UNAVAILABLE, false]);

  await expect.poll(() => isReady(db)).toBe(true);
  const repeated = await bookBay(2, key);
  expect(repeated.status).toBe(201);
  expect((await bookBay(2, key)).body).toEqual(repeated.body);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("closes a connection that did not respond in time, rather than queue behind it", async () => {
  const single = connect(platform.database.appUrl, { maxConnections: 1, statementTimeoutMs: STATEMENT_MS });
  const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single)).rows[0]?.pid;
  const before = await backend();
  let goOn = (): void => undefined;
  const work = single.transaction().execute(async (trx) => {
    goOn = await pause();
    await sql`select 1`.execute(trx);
  });
  const error: unknown = await work.catch((thrown: unknown) => thrown).finally(() => goOn());
  expect(refusalOf(error)?.code).toBe("unavailable");
  expect(await backend()).not.toBe(before);
  await single.destroy();
});

test("cancels a statement that takes too long, reports it, and keeps its connections usable", async () => {
  await platform.admin.transaction().execute(async (trx) => {
    await sql`lock table bookings in access exclusive mode`.execute(trx);
    const refused = await Promise.all(Array.from({ length: 12 }, () => staff.ask("bookings")));
    for (const reply of refused) expect(reply).toMatchObject(UNAVAILABLE);
    // requests that do not touch the slow table still succeed
    expect((await staff.ask("userProfile")).status).toBe(200);
  });
  const replies = await Promise.all(Array.from({ length: 12 }, () => staff.ask("bookings")));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test("answers unavailable to every request while the database's socket is gone", async () => {
  const { id } = await book(staff.ask, bayHour(venue, OTHER_DAY));
  const { port, searchParams } = new URL(platform.database.appUrl);
  const socket = join(searchParams.get("host") ?? "", `.s.PGSQL.${port}`);
  renameSync(socket, `${socket}.away`);
  try {
    await endConnections();
    const login = { body: { email: "nobody@venue.test", password: "whatever it is" } };
    const asked = [
      await staff.ask("booking", { params: { id } }),
      await bookBay(2, { "idempotency-key": "asked without a socket" }),
      await venue.anonymous("login", login),
      await venue.anonymous("forgotPassword", { body: { email: "nobody@venue.test" } }),
      await venue.anonymous("publicCompany"),
    ];
    expect(asked).toMatchObject(asked.map(() => UNAVAILABLE));
  } finally {
    renameSync(`${socket}.away`, socket);
  }
  await expect.poll(() => booked(id)).toBe(200);
});
