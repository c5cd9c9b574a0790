import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { systemClock } from "#api/start/system-clock.ts";
import { tidyTenants, tidyUploads, type TidyDeps } from "#api/work/tidy.ts";
import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { memoryStore } from "#tests/features/venue/uploads/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

const DAY_MS = 86_400_000;

/** Begins at `TEST_NOW` and follows this machine's clock, also when a test turns that one. */
const begun = systemClock.now();
const clock = { now: () => Temporal.Instant.from(TEST_NOW).add(begun.until(systemClock.now())) };

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform({ clock });
  venue = await platform.venue();
  staff = await venue.person("staff");
});
afterAll(() => platform.close());
afterEach(() => vi.restoreAllMocks());

/** Shifts this machine's clock by a little more than a day from every other clock. */
function turnMachineClock(direction: 1 | -1): void {
  const turned = systemClock.now().add({ milliseconds: direction * (DAY_MS + 60_000) });
  vi.spyOn(Temporal.Now, "instant").mockReturnValue(turned);
}

async function tidy(): Promise<void> {
  const deps: TidyDeps = { app: platform.db, platform: platform.admin, clock };
  await tidyTenants(deps);
  await tidyUploads(deps, memoryStore());
}

function bookInThirtyDays(key: string, hour: number) {
  const start = Temporal.PlainDate.from(TEST_NOW.slice(0, 10)).add({ days: 30 });
  const times = { start_time: `${start.toString()} ${hour}:00:00`, end_time: `${start.toString()} ${hour}:30:00` };
  return staff.ask("createBooking", { body: bayHour(venue, times), headers: { "idempotency-key": key } });
}

it("deletes no session, link, counter or key that others still need, on a machine a day ahead", async () => {
  const now = clock.now();
  const almostIdle = now.subtract({ hours: 14 * 24 - 1 });
  await inTenant(platform.db, venue.tenantId, (trx) =>
    trx.updateTable("sessions").set({ last_used_at: almostIdle }).where("user_id", "=", staff.id).execute(),
  );
  await venue.mailedToken(staff.id);
  const counter = { key: "login:tried", points: 9, expire: now.epochMilliseconds + 900_000 };
  await platform.admin.insertInto("rate_limits").values(counter).execute();
  await platform.admin
    .insertInto("idempotency_keys")
    .values({
      tenant_id: venue.tenantId,
      scope: "somebody's",
      operation: "createBooking",
      key: "asked by another",
      request_hash: Buffer.alloc(32),
      created_at: now,
    })
    .execute();

  await platform.admin
    .insertInto("uploads")
    .values({ tenant_id: venue.tenantId, purpose: "logo", key: "a form's, not yet saved", idle_since: now })
    .execute();

  turnMachineClock(1);
  await tidy();

  for (const table of ["sessions", "account_tokens", "idempotency_keys", "rate_limits", "uploads"] as const) {
    expect(await platform.admin.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
  }
});

it.each([
  ["ahead", 1, 19],
  ["behind", -1, 21],
] as const)("does a repeated write once, even with a process a day %s", async (_, direction, hour) => {
  const key = `asked of a process ${direction}`;
  const first = await bookInThirtyDays(key, hour);
  expect(first.status).toBe(201);
  turnMachineClock(direction);
  const repeated = await bookInThirtyDays(key, hour);
  expect([repeated.status, repeated.body]).toEqual([201, first.body]);

  const there = await bookInThirtyDays(`${key}, first`, hour + 1);
  expect(there.status).toBe(201);
  vi.restoreAllMocks();
  await tidy();
  const here = await bookInThirtyDays(`${key}, first`, hour + 1);
  expect([here.status, here.body]).toEqual([201, there.body]);
});
