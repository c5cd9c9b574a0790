import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMail } from "#api/work/start-work.ts";
import { bayHour, bayId, book, coachId, lessonHour } from "#tests/features/bookings/bookings/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const LATER = { start_time: "2027-05-04T21:00:00Z", end_time: "2027-05-04T22:00:00Z" };

/** A booking as the demo, an import or an earlier version left it: with an address and no manage link. */
async function bookWithoutLink(venue: Venue, staff: Person, changes: Record<string, unknown> = {}) {
  const booking = await book(staff.ask, bayHour(venue, changes));
  await platform.admin
    .updateTable("bookings")
    .set({ manage_nonce: null, manage_token_hash: null })
    .where("id", "=", booking.id)
    .execute();
  await sentMails(venue);
  return booking;
}

/** What goes out of what waits: to whom, and about what. */
async function sentMails({ tenantId }: Venue): Promise<string[]> {
  const sent: string[] = [];
  const mailer = {
    send: async ({ to, subject }: { to: { address: string }; subject: string }) =>
      void sent.push(`${to.address}: ${subject.split(":")[0] ?? ""}`),
    close: () => undefined,
  };
  const waiting = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("sent_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  for (const { id } of waiting) {
    await deliverMail(
      { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" },
      { tenant_id: tenantId, outbox_id: id },
    );
  }
  return sent;
}

describe("a booking without a manage link", () => {
  test("is moved, cancelled and restored at the desk with an email each", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { id } = await bookWithoutLink(venue, staff);
    const moved = await staff.ask("updateBooking", { params: { id }, body: { version: 1, ...LATER } });
    expect(moved.status).toBe(200);
    expect(await sentMails(venue)).toEqual(["robin@guest.test: Your booking has moved"]);
    const cancelled = await staff.ask("cancelBooking", { params: { id }, query: { version: 2 } });
    expect(cancelled.body.status).toBe("cancelled");
    expect(await sentMails(venue)).toEqual(["robin@guest.test: Your booking is cancelled"]);
    await staff.ask("restoreBooking", { params: { id }, body: { version: cancelled.body.version } });
    expect(await sentMails(venue)).toEqual(["robin@guest.test: Your booking is back on"]);
  });

  test("is moved and cancelled by its client with an email each", async () => {
    const venue = await platform.venue();
    const [staff, client] = [await venue.person("staff"), await venue.person("client")];
    const { id } = await bookWithoutLink(venue, staff, { guest: null, client_id: client.id });
    const moved = await client.ask("updatePublicBooking", {
      params: { id },
      body: { version: 1, start_time: LATER.start_time },
    });
    expect(moved.status).toBe(200);
    expect(await sentMails(venue)).toEqual([`${client.email}: Your booking has moved`]);
    const cancelled = await client.ask("cancelPublicBooking", { params: { id }, body: { version: 2 } });
    expect(cancelled.body.status).toBe("cancelled");
    expect(await sentMails(venue)).toEqual([`${client.email}: Your booking is cancelled`]);
  });

  test("is cancelled with its party in one email", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { resource_id: _bay, ...party } = bayHour(venue, {
      party_size: 6,
      resource_ids: [bayId(venue), bayId(venue, 1)],
    });
    const { body } = await staff.ask("createBookingGroup", { body: party });
    const members: { id: number; version: number; group_id: number }[] = body.data;
    await platform.admin
      .updateTable("bookings")
      .set({ manage_nonce: null, manage_token_hash: null })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    await sentMails(venue);
    const bookings = members.map(({ id, version }) => ({ id, version }));
    const params = { id: members[0]?.group_id ?? 0 };
    expect((await staff.ask("cancelBookingGroup", { params, body: { bookings } })).status).toBe(200);
    expect(await sentMails(venue)).toEqual(["robin@guest.test: Your booking is cancelled"]);
  });
});

test.each([
  ["a guest with an address", {}, true],
  ["a guest without one", { guest: { first_name: "Robin" } }, false],
])("announces an email before a move exactly when one follows: %s", async (_who, changes, isTold) => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const { id } = await bookWithoutLink(venue, staff, changes);
  const preview = await staff.ask("previewBookingUpdate", { params: { id }, body: LATER });
  const codes: string[] = preview.body.notices.map(({ code }: { code: string }) => code);
  expect(codes.includes("client_told")).toBe(isTold);
  await staff.ask("updateBooking", { params: { id }, body: { version: 1, ...LATER } });
  expect(await sentMails(venue)).toHaveLength(isTold ? 1 : 0);
});

test("queues nothing for a person without an address", async () => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const { id } = await bookWithoutLink(venue, staff, { guest: { first_name: "Robin" } });
  await staff.ask("cancelBooking", { params: { id }, query: { version: 1 } });
  const { count } = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test("frees the time of a cancelled booking at once", async () => {
  const venue = await platform.venue();
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const { id } = await book(staff.ask, bayHour(venue, { guest: null, client_id: client.id }));
  const { guest: _guest, ...wanted } = bayHour(venue);
  expect((await venue.visitor()("createHold", { body: wanted })).status).toBe(409);
  await client.ask("cancelPublicBooking", { params: { id }, query: { version: 1 } });
  expect((await venue.visitor()("createHold", { body: wanted })).status).toBe(201);
});

test("does not report a booking as moved if only its coach changes", async () => {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  const { id } = await book(staff.ask, lessonHour(venue));
  await sentMails(venue);
  const changed = await staff.ask("updateBooking", {
    params: { id },
    body: { version: 1, coach_id: coachId(venue, 1) },
  });
  expect(changed.status).toBe(200);
  expect(await sentMails(venue)).toEqual(["robin@guest.test: The coach of your booking has changed"]);
});
