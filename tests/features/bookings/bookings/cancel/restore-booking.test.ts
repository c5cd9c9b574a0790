import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId, book, claimsOf, lessonHour, mailsOf } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** Creates and cancels a booking, which is then at version 2; returns its id. */
async function cancelled(ask: Ask, body: unknown): Promise<number> {
  const { id } = await book(ask, body);
  await ask("cancelBooking", { params: { id } });
  return id;
}

const restore = (ask: Ask, id: number, version = 2) => ask("restoreBooking", { params: { id }, body: { version } });

test("restores a cancelled booking as it was, with its claims, and mails the client once", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const before = await book(ask, bayHour(venue));
  const { body: gone } = await ask("cancelBooking", { params: { id: before.id } });
  expect(gone.allowed_actions).toEqual(["restore"]);
  const restored = await restore(ask, before.id);
  expect(restored).toMatchObject({ status: 200, body: { ...before, version: 3 } });
  expect(await claimsOf(platform, before.id)).toEqual([`resource:${bayId(venue)} 19:00`]);
  expect(await restore(ask, before.id, 3)).toMatchObject({
    status: 409,
    body: { error: "invalid_state", message: "This booking is confirmed and cannot be restored." },
  });
  const kinds = (await mailsOf(platform, venue)).map((mail) => mail.kind);
  expect(kinds).toEqual(["booking_confirmed", "booking_cancelled", "booking_restored"]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

test("writes the restore to the history", async () => {
  const venue = await platform.venue();
  const { ask, id: actor_id } = await venue.person("staff");
  const id = await cancelled(ask, bayHour(venue));
  await restore(ask, id);
  const rows = await platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", venue.tenantId)
    .where("action", "=", "restoreBooking")
    .select(["actor_id", "entity_id", "before", "after"])
    .execute();
  expect(rows).toMatchObject([
    { actor_id, entity_id: String(id), before: { status: "cancelled" }, after: { status: "confirmed" } },
  ]);
});

test("gives a repeated request the same response, and mails once", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const id = await cancelled(ask, bayHour(venue));
  const question = { params: { id }, body: { version: 2 }, headers: { "idempotency-key": "again" } };
  const [first, second] = [await ask("restoreBooking", question), await ask("restoreBooking", question)];
  expect(first.status).toBe(200);
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect((await mailsOf(platform, venue)).filter((mail) => mail.kind === "booking_restored")).toHaveLength(1);
});

test("restores a booking up to the tenth minute and not an instant later", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const [first, second] = [
    await cancelled(ask, bayHour(venue)),
    await cancelled(ask, bayHour(venue, { resource_id: bayId(venue, 1) })),
  ];
  platform.clock.set("2027-05-03T17:10:00.001Z");
  const { body } = await ask("booking", { params: { id: first } });
  expect(body.allowed_actions).toEqual([]);
  expect(await restore(ask, first)).toMatchObject({
    status: 409,
    body: {
      error: "invalid_state",
      message: "This booking was cancelled more than 10 minutes ago. Book the time again.",
    },
  });
  expect((await ask("booking", { params: { id: first } })).body).toEqual(body);
  platform.clock.set("2027-05-03T17:10:00Z");
  expect(await restore(ask, second)).toMatchObject({ status: 200 });
});

test("refuses when another booking has the bay, with the nearest free times", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const id = await cancelled(ask, bayHour(venue));
  await book(ask, bayHour(venue));
  const reply = await restore(ask, id);
  expect(reply).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  expect(reply.body.alternatives).toHaveLength(3);
  expect(await claimsOf(platform, id)).toEqual([]);
  expect((await ask("booking", { params: { id } })).body).toMatchObject({ status: "cancelled", version: 2 });
});

test("refuses when the client has another booking at that time, and shows that booking", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const own = { guest: null, client_id: client.id };
  const id = await cancelled(ask, bayHour(venue, own));
  const other = await book(ask, bayHour(venue, { ...own, resource_id: bayId(venue, 1) }));
  expect(await restore(ask, id)).toMatchObject({
    status: 409,
    body: { error: "client_overlap", current: { id: other.id } },
  });
});

test("leaves the client's permitted double booking unchanged", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const client = await venue.person("client");
  const own = { guest: null, client_id: client.id };
  await book(ask, bayHour(venue, own));
  const override_client_overlap = { reason: "Plays with the family" };
  const id = await cancelled(ask, bayHour(venue, { ...own, resource_id: bayId(venue, 1), override_client_overlap }));
  expect(await restore(ask, id)).toMatchObject({ status: 200 });
  expect(await claimsOf(platform, id)).toEqual([`resource:${bayId(venue, 1)} 19:00`]);
});

test("refuses when the bay was archived", async () => {
  const venue = await platform.venue();
  const [staff, owner] = [await venue.person("staff"), await venue.person("owner")];
  const id = await cancelled(staff.ask, bayHour(venue));
  expect(await owner.ask("deleteResource", { params: { id: bayId(venue) } })).toMatchObject({ status: 200 });
  expect(await restore(staff.ask, id)).toMatchObject({
    status: 409,
    body: { error: "invalid_state", message: expect.stringContaining("not in use any more") },
  });
});

test("refuses an outdated version, with the current booking", async () => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const id = await cancelled(ask, bayHour(venue));
  expect(await restore(ask, id, 1)).toMatchObject({
    status: 409,
    body: { error: "stale_version", current: { id, version: 2, status: "cancelled" } },
  });
});

test.each([
  ["no version", {}],
  ["a version that is not a number", { version: "two" }],
])("refuses %s", async (_what, body) => {
  const venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const id = await cancelled(ask, bayHour(venue));
  expect(await ask("restoreBooking", { params: { id }, body })).toMatchObject({
    status: 422,
    body: { error: "validation_failed", errors: { version: [expect.any(String)] } },
  });
});

test("lets coaches restore only their own lessons, and clients none", async () => {
  const venue = await platform.venue();
  const [staff, coach, client] = [await venue.person("staff"), await venue.coach(), await venue.person("client")];
  const [bay, lesson] = [await cancelled(staff.ask, bayHour(venue)), await cancelled(staff.ask, lessonHour(venue))];
  expect(await restore(coach.ask, bay)).toMatchObject({ status: 403 });
  expect(await restore(client.ask, bay)).toMatchObject({ status: 403 });
  expect((await coach.ask("booking", { params: { id: bay } })).body.allowed_actions).toEqual([]);
  expect(await restore(coach.ask, lesson)).toMatchObject({ status: 200 });
});

test("refunds the fee that the cancellation had charged", async () => {
  const venue: Venue = await platform.venue();
  const { ask } = await venue.person("staff");
  const id = await cancelled(ask, bayHour(venue));
  expect((await ask("booking", { params: { id } })).body.payment_status).toBe("not_due");
  expect((await restore(ask, id)).body.payment_status).toBe("due");
});
