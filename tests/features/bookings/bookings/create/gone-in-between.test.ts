import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { until } from "#tests/support/proof/until.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, coachId, lessonHour, serviceId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const LATER = { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };

/** Runs `change` in a second transaction that commits only once `asking` waits for one of its locks. */
async function meanwhile(
  venue: Venue,
  change: (trx: TenantTransaction) => Promise<unknown>,
  asking: () => Promise<Reply>,
): Promise<Reply> {
  let asked: Promise<Reply> | undefined;
  await inTenant(platform.db, venue.tenantId, async (trx) => {
    await change(trx);
    asked = asking();
    await until("a wait for the lock", "test", isSomebodyWaiting);
  });
  if (!asked) throw new Error("the change was not made");
  return asked;
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(platform.admin);
  return rows.length > 0;
}

const archiveBay = (venue: Venue, index: number) => (trx: TenantTransaction) =>
  trx
    .updateTable("resources")
    .set({ archived_at: Temporal.Instant.from(TEST_NOW) })
    .where("id", "=", bayId(venue, index))
    .execute();
const deleteBay = (venue: Venue, index: number) => (trx: TenantTransaction) =>
  trx.deleteFrom("resources").where("id", "=", bayId(venue, index)).execute();
const archiveCoach = (venue: Venue) => (trx: TenantTransaction) =>
  trx
    .updateTable("coaches")
    .set({ archived_at: Temporal.Instant.from(TEST_NOW) })
    .where("user_id", "=", coachId(venue))
    .execute();
const deleteService = (venue: Venue) => (trx: TenantTransaction) =>
  trx.deleteFrom("services").where("id", "=", serviceId(venue)).execute();

const create = (body: (venue: Venue) => object) => (venue: Venue, ask: Ask) => () =>
  ask("createBooking", { body: body(venue) });

test.each([
  ["a bay is archived", (venue: Venue) => archiveBay(venue, 0), create(bayHour), "resource_id"],
  ["a bay is deleted", (venue: Venue) => deleteBay(venue, 0), create(bayHour), "resource_id"],
  ["a coach is archived", archiveCoach, create(lessonHour), "coach_id"],
  ["a service is deleted", deleteService, create(bayHour), "service_id"],
])("names the field when %s while the request waits for its lock", async (_what, change, asking, field) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const reply = await meanwhile(venue, change(venue), asking(venue, ask));
  expect(reply).toMatchObject({ status: 422, body: { error: "validation_failed" } });
  expect(Object.keys(reply.body.errors)).toEqual([field]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("takes another bay if the first is archived while the request waits for its lock", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const body = bayHour(venue, { resource_id: null });
  const reply = await meanwhile(venue, archiveBay(venue, 0), () => ask("createBooking", { body }));
  expect(reply).toMatchObject({ status: 201, body: { resource_id: bayId(venue, 1) } });
});

test("refuses a move, a hold and a restore into a bay that is archived while the request waits for its lock", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const { id } = await book(ask, bayHour(venue));
  const moved = await meanwhile(venue, archiveBay(venue, 1), () =>
    ask("updateBooking", { params: { id }, body: { version: 1, ...LATER, resource_id: bayId(venue, 1) } }),
  );
  expect(moved).toMatchObject({ status: 422, body: { errors: { resource_id: [expect.any(String)] } } });
  await ask("cancelBooking", { params: { id } });
  const { guest: _guest, ...wanted } = bayHour(venue, LATER);
  const held = await meanwhile(venue, archiveBay(venue, 0), () => venue.visitor()("createHold", { body: wanted }));
  expect(held).toMatchObject({ status: 422, body: { errors: { resource_id: [expect.any(String)] } } });
  expect(await ask("restoreBooking", { params: { id }, body: { version: 2 } })).toMatchObject({
    status: 409,
    body: { error: "invalid_state" },
  });
});

test("refuses a party if one of its bays is archived while the request waits for its lock", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("owner");
  const { resource_id: _bay, ...party } = bayHour(venue, { resource_ids: [bayId(venue, 0), bayId(venue, 1)] });
  const reply = await meanwhile(venue, archiveBay(venue, 1), () => ask("createBookingGroup", { body: party }));
  expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});
