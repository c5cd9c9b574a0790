import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bayHour, bayId } from "#tests/features/bookings/bookings/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startCommitProxy, type CommitProxy } from "#tests/support/database/commit-proxy.ts";
import { startApiChild, type ApiChild, type Asker } from "#tests/support/product/api-child.ts";
import { askHere } from "#tests/support/product/api-here.ts";
import { onTestClock } from "#tests/support/product/on-test-clock.ts";
import { startPlatform, type OperationId, type Platform, type Question, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let proxy: CommitProxy;
/** Asks a process that is not killed: this one. */
let ask: ApiChild["ask"];
beforeAll(async () => {
  platform = await startPlatform();
  ask = askHere(platform);
  proxy = await startCommitProxy(platform.database.appUrl);
});
afterAll(async () => {
  proxy.close();
  await platform.close();
});

/** Sends a write to a process that is killed with -9 between its commit and its response, then repeats it at another. */
async function killAndRepeat(asker: Asker, operationId: Write, question: Question) {
  const victim = await startApiChild(platform.database, { ...onTestClock(), DATABASE_APP_URL: proxy.url });
  const killed = once(victim.process, "exit");
  proxy.swallowCommit('into "idempotency_keys"', () => victim.process.kill("SIGKILL"));
  await expect(victim.ask(asker, operationId, question)).rejects.toThrow("socket hang up");
  expect(await killed).toEqual([null, "SIGKILL"]);
  return ask(asker, operationId, question);
}

type Write = Extract<OperationId, "createBooking" | "createHold" | "createPublicBooking" | "cancelBooking">;

const rowsOf = async (venue: Venue) => {
  const bookings = await platform.admin
    .selectFrom("bookings")
    .where("tenant_id", "=", venue.tenantId)
    .orderBy("id")
    .select(["id", "status", "version"])
    .execute();
  const outbox = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .orderBy("id")
    .select(["kind"])
    .execute();
  return { bookings, mails: outbox.map((mail) => mail.kind) };
};

test("books once although the process died before its response", async () => {
  const venue = await platform.venue();
  const { token } = await venue.person("staff");
  const staff = { slug: venue.slug, token };
  const question = { body: bayHour(venue), headers: { "idempotency-key": "create" } };
  const created = await killAndRepeat(staff, "createBooking", question);
  expect(created).toMatchObject({ status: 201, body: { status: "confirmed", version: 1 } });
  const { id } = created.body;
  expect(await rowsOf(venue)).toEqual({
    bookings: [{ id, status: "confirmed", version: 1 }],
    mails: ["booking_confirmed"],
  });
  expect((await ask(staff, "createBooking", question)).body).toEqual(created.body);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("cancels once although the process died before its response", { tags: ["long"] }, async () => {
  const venue = await platform.venue();
  const { token } = await venue.person("staff");
  const staff = { slug: venue.slug, token };
  const { body } = await ask(staff, "createBooking", { body: bayHour(venue) });
  const { id } = body;
  const cancelled = await killAndRepeat(staff, "cancelBooking", {
    params: { id },
    headers: { "idempotency-key": "cancel" },
  });
  expect(cancelled).toMatchObject({ status: 200, body: { id, status: "cancelled", version: 2 } });
  expect((await rowsOf(venue)).mails).toEqual(["booking_confirmed", "booking_cancelled"]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("holds and confirms once, with the tokens of the lost responses", { tags: ["long"] }, async () => {
  const venue = await platform.venue();
  const visitor = { slug: venue.slug, visitor: randomBytes(24).toString("base64url") };
  const { guest, ...wanted } = bayHour(venue, { resource_id: bayId(venue, 1) });
  const held = await killAndRepeat(visitor, "createHold", { body: wanted, headers: { "idempotency-key": "hold" } });
  expect(held).toMatchObject({ status: 201, body: { booking: { status: "held" } } });
  const confirmed = await killAndRepeat(visitor, "createPublicBooking", {
    body: { hold_token: held.body.token, guest },
    headers: { "idempotency-key": "confirm" },
  });
  expect(confirmed).toMatchObject({ status: 201, body: { booking: { id: held.body.booking.id } } });
  const managed = await ask({ slug: venue.slug }, "managedBooking", {
    params: { token: confirmed.body.manage_token },
  });
  expect(managed).toMatchObject({ status: 200, body: { status: "confirmed" } });
  const { bookings, mails } = await rowsOf(venue);
  expect(bookings).toHaveLength(1);
  expect(mails).toEqual(["booking_confirmed"]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});
