import { afterAll, beforeAll, expect, it } from "vitest";
import { createLimits } from "#api/auth/rate-limits.ts";
import { openPool } from "#api/db/connect.ts";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, type Ask, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

const HOLDS = cases(200, 2_000);
/** Fewer than the platform has connections: nobody waits for one, however slow the machine is. */
const AT_ONCE = 15;
const LIVE_OF_A_NETWORK = 10;
const HOURS_A_DAY = 8;
const BAYS = 3;

let platform: Platform;
let closePool: () => Promise<void>;

/** With the product's own limits for holds and points. */
beforeAll(async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.appUrl, { name: "test holds", maxConnections: 20 });
  closePool = () => pool.end();
  const limits = createLimits(pool, { secretKey: TEST_SECRET_KEY, holdsPer10Minutes: 60, pointsPerMinute: 3_000 });
  platform = await startPlatform({ limits }, database);
});
afterAll(async () => {
  await closePool();
  await platform.close();
});

/** Consecutive hours, bay by bay, beginning on a Tuesday at ten. */
function hourOf(venue: Venue, at: number): Record<string, unknown> {
  const { guest: _guest, ...wanted } = bayHour(venue);
  const day = Temporal.PlainDate.from("2027-05-04").add({ days: Math.floor(at / (HOURS_A_DAY * BAYS)) });
  const hour = 17 + (Math.floor(at / BAYS) % HOURS_A_DAY);
  const start = day.toZonedDateTime("UTC").add({ hours: hour }).toInstant();
  const times = { start_time: start.toString(), end_time: start.add({ hours: 1 }).toString() };
  return { ...wanted, ...times, resource_id: bayId(venue, at % BAYS) };
}

type Attempt = (at: number) => Promise<Reply>;

/** Sends all `HOLDS` attempts, `AT_ONCE` of them concurrently. */
async function attack(attempt: Attempt): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  const sendOn = async () => {
    for (let at = next++; at < HOLDS; at = next++) replies[at] = await attempt(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return replies;
}

/** Collects the statuses others get in the meantime: the desk, a visitor from elsewhere, another company. */
async function beside<T>(work: Promise<T>, others: (() => Promise<Reply>)[]): Promise<{ done: T; statuses: number[] }> {
  let hasEnded = false;
  const ended = work.finally(() => (hasEnded = true));
  const statuses: number[] = [];
  while (!hasEnded) for (const ask of others) statuses.push((await ask()).status);
  return { done: await ended, statuses };
}

const heldAt = async ({ tenantId }: Venue): Promise<number> => {
  const { held } = await platform.admin
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("status", "=", "held")
    .select((eb) => eb.fn.countAll<number>().as("held"))
    .executeTakeFirstOrThrow();
  return Number(held);
};

const answers = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const answer = status === 201 ? "201" : `${status} ${body.error}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
};

const lookAt =
  (ask: Ask, address: string): (() => Promise<Reply>) =>
  () =>
    ask("publicCompany", { address });

it("gives one IPv6 network at most ten holds, and serves all others", { tags: ["both"] }, async () => {
  const [venue, other] = [await platform.venue(), await platform.venue()];
  const desk = await venue.person("staff");

  const { done, statuses } = await beside(
    attack((at) =>
      venue.visitor()("createHold", { body: hourOf(venue, at), address: `2001:db8:5:5::${(at + 1).toString(16)}` }),
    ),
    [
      () => desk.ask("bookings", { query: { perPage: 5 } }),
      lookAt(venue.anonymous, "198.51.100.8"),
      lookAt(other.anonymous, "2001:db8:5:6::1"),
    ],
  );

  const { "201": made, ...refused } = answers(done);
  expect(made).toBe(LIVE_OF_A_NETWORK);
  // Those that wait too long for their turn are told that the service is busy.
  const { "429 rate_limited": tooMany, "503 unavailable": _busy, ...odd } = refused;
  expect([tooMany, odd]).toEqual([expect.any(Number), {}]);
  expect(done.filter(({ status }) => status === 429).every(({ body }) => body.retry_after > 0)).toBe(true);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await heldAt(venue)).toBe(LIVE_OF_A_NETWORK);
  const elsewhere = await venue.visitor()("createHold", { body: hourOf(venue, 500), address: "198.51.100.9" });
  expect(elsewhere.status).toBe(201);
});

it(
  "lets a flood of holds from many addresses take each time once, serves the desk, and frees all times again",
  { tags: ["both"] },
  async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const desk = await venue.person("staff");
    const TIMES = 100;

    const { done, statuses } = await beside(
      attack((at) =>
        venue.visitor()("createHold", {
          body: hourOf(venue, at % TIMES),
          address: `10.${at >> 8}.${at & 255}.1`,
        }),
      ),
      [() => desk.ask("bookings", { query: { perPage: 5 } }), lookAt(other.anonymous, "198.51.100.8")],
    );

    const counts = answers(done);
    expect(counts["201"]).toBe(TIMES);
    expect(
      Object.keys(counts).filter((answer) => !["201", "409 slot_taken", "429 rate_limited"].includes(answer)),
    ).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await heldAt(venue)).toBe(TIMES);
    // A refusal reveals nothing about other visitors.
    const told = JSON.stringify(done.filter(({ status }) => status === 409).map(({ body }) => body));
    expect(told).not.toMatch(/10\.\d+\.\d+\.1|visitor|hold_token|client_id/);
    // The desk can book what is left, and once the holds expire everything is free again.
    await book(desk.ask, { ...bayHour(venue), ...hourOf(venue, TIMES + 1) });
    platform.clock.set("2027-05-03T17:06:00Z");
    for (const at of [0, 1, TIMES - 1]) await book(desk.ask, { ...bayHour(venue), ...hourOf(venue, at) });
  },
);
