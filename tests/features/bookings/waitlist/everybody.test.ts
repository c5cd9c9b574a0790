import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { waitlistMails } from "#api/features/messages/booking-mail/waitlist.ts";
import { sendQueuedMail } from "#api/features/messages/outbox/service.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { bayHour, book, mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";
import { fullClass, fullHour, guestNamed, join, joinAsGuest, offerNow, standingOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** A venue of courts, which chose that free bay time is announced to everyone waiting. */
async function courts() {
  const venue = await platform.venue();
  const [staff, owner] = [await venue.person("staff"), await venue.person("owner")];
  const hour = await fullHour(venue, staff.ask);
  const id = Number(hour.wanted["service_id"]);
  const choose = async (waitlist_offers: string) => {
    const { body } = await owner.ask("services", { query: { location_id: venue.locationId } });
    const { version } = body.data.find((row: { id: number }) => row.id === id);
    return owner.ask("updateService", { params: { id }, body: { version, waitlist_offers } });
  };
  expect(await choose("everybody")).toMatchObject({ status: 200, body: { waitlist_offers: "everybody" } });
  return { venue, staff, owner, choose, ...hour };
}

/** Ada, Ben and Cleo wait for the same hour. */
async function three() {
  const at = await courts();
  const enter = (name: string) => joinAsGuest(at.venue, { ...at.wanted, guest: guestNamed(name) });
  const [ada, ben, cleo] = [await enter("Ada"), await enter("Ben"), await enter("Cleo")];
  const free = () => at.staff.ask("cancelBooking", { params: { id: at.booking.id } });
  const claim = ({ token }: { token: string }) => at.venue.anonymous("claimWaitlistPlace", { params: { token } });
  const entry = async ({ token }: { token: string }) =>
    (await at.venue.anonymous("waitlistEntry", { params: { token } })).body;
  return { ...at, ada, ben, cleo, free, claim, entry };
}

const toldIn = async (venue: Venue) =>
  (await mailsOf(platform, venue)).filter(({ kind }) => kind === "waitlist_told").length;

/** The texts of the mails of one kind, oldest first. */
async function textsOf(venue: Venue, kind: "waitlist_joined" | "waitlist_told"): Promise<string[]> {
  const { db, clock, secretKeys, siteUrl, limits } = platform.deps;
  const rows = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("kind", "=", kind)
    .orderBy("id")
    .select("id")
    .execute();
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@courts.test" };
  for (const { id } of rows) {
    await sendQueuedMail(
      delivery,
      { composers: waitlistMails, outdated: {} },
      { tenant_id: venue.tenantId, outbox_id: id },
    );
  }
  return sent.map(({ subject, text }) => `${subject}\n${text}`);
}

/** The number of a company's waitlist entries per status, and of times held for them. */
async function counted({ tenantId }: Venue) {
  const entries = await platform.admin
    .selectFrom("waitlist_entries")
    .where("tenant_id", "=", tenantId)
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const { held } = await platform.admin
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("status", "=", "held")
    .select((eb) => eb.fn.countAll<number>().as("held"))
    .executeTakeFirstOrThrow();
  return { ...Object.fromEntries(entries.map(({ status, count }) => [status, Number(count)])), held: Number(held) };
}

describe("a venue that mails everybody on the waiting list", () => {
  it("mails each person once that a place is free, and holds it for nobody", async () => {
    const { venue, staff, ada, ben, cleo, free, entry } = await three();
    expect(await offerNow(platform, venue)).toBe(0);
    expect(await entry(ada)).toMatchObject({ told_at: null, is_free: false, waitlist_offers: "everybody" });
    await free();
    expect(await offerNow(platform, venue)).toBe(3);
    expect(await standingOf(venue, ada, ben, cleo)).toEqual(["waiting 1", "waiting 2", "waiting 3"]);
    expect(await entry(ben)).toMatchObject({ told_at: TEST_NOW, is_free: true, offer: null });
    expect(await counted(venue)).toEqual({ waiting: 3, held: 0 });
    platform.clock.set("2027-05-03T16:10:00Z");
    expect(await offerNow(platform, venue)).toBe(0);
    expect(await toldIn(venue)).toBe(3);
    const { body } = await staff.ask("waitlist", { query: {} });
    expect(body.data.map(({ told_at }: { told_at: string }) => told_at)).toEqual([TEST_NOW, TEST_NOW, TEST_NOW]);
    // Anyone on the booking page may take it too.
    expect((await venue.visitor()("createHold", { body: { ...bayHour(venue), guest: undefined } })).status).toBe(201);
    expect(await entry(ben)).toMatchObject({ is_free: false });
  });

  it("gives the place to the first person who claims it, and leaves the others on the list", async () => {
    const { venue, ada, ben, cleo, free, claim, entry } = await three();
    await free();
    await offerNow(platform, venue);
    const replies = await Promise.all([claim(ben), claim(cleo)]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(replies.map(({ status }) => status)).toContain(409);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      error: "slot_taken",
      message: "Somebody else was faster. You stay on the waiting list.",
    });
    expect(await counted(venue)).toEqual({ waiting: 2, offered: 1, held: 1 });
    const [first, second] = replies[0]?.status === 200 ? [ben, cleo] : [cleo, ben];
    expect(await entry(first)).toMatchObject({ status: "offered", offer: { status: "held" }, is_free: false });
    expect(await entry(second)).toMatchObject({ status: "waiting", is_free: false });
    const taken = await venue.anonymous("acceptWaitlistOffer", { params: { token: first.token } });
    expect(taken).toMatchObject({ status: 200, body: { booking: { status: "confirmed" } } });
    expect(await standingOf(venue, first)).toEqual(["booked"]);
    expect((await entry(ada)).status).toBe("waiting");
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("mails the others again when a claimed place becomes free", async () => {
    const { venue, ada, ben, free, claim, entry } = await three();
    await free();
    await offerNow(platform, venue);
    expect((await claim(ada)).status).toBe(200);
    await offerNow(platform, venue);
    expect(await entry(ben)).toMatchObject({ told_at: null, is_free: false });
    expect((await venue.anonymous("leaveWaitlist", { params: { token: ada.token } })).body.status).toBe("declined");
    expect(await offerNow(platform, venue)).toBe(2);
    expect(await entry(ben)).toMatchObject({ is_free: true });
    expect(await toldIn(venue)).toBe(5);
    // A time that is claimed but not booked before the deadline is free for the others again.
    expect((await claim(ben)).status).toBe(200);
    await offerNow(platform, venue);
    platform.clock.set("2027-05-03T19:00:01Z");
    expect(await offerNow(platform, venue)).toBe(1);
    expect(await standingOf(venue, ben)).toEqual(["expired"]);
    const over = await venue.anonymous("acceptWaitlistOffer", { params: { token: ben.token } });
    expect([over.status, over.body.message]).toEqual([
      410,
      "The place is no longer held for you. First come, first served.",
    ]);
  });

  it("does the same for seats in a class, and mails nobody who may not book it", async () => {
    const { venue, staff } = await courts();
    const { session, seat } = await fullClass(venue, staff.ask, { waitlist_offers: "everybody" });
    const [busy, open] = [await venue.person("client"), await venue.person("client")];
    const { guest: _, ...wanted } = seatIn(session);
    const [first, second] = [await join(busy.ask, wanted), await join(open.ask, wanted)];
    const ada = await joinAsGuest(venue, seatIn(session, { guest: guestNamed("Ada") }));
    const { start_time, end_time } = session;
    await book(staff.ask, bayHour(venue, { start_time, end_time, guest: undefined, client_id: busy.id }));
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    expect(await offerNow(platform, venue)).toBe(2);
    const claim = ({ token }: { token: string }) => venue.anonymous("claimWaitlistPlace", { params: { token } });
    const elsewhere = await claim(first);
    expect([elsewhere.status, elsewhere.body.error]).toEqual([409, "client_overlap"]);
    expect(await claim(second)).toMatchObject({ status: 200, body: { status: "offered" } });
    const late = await claim(ada);
    expect([late.status, late.body.error]).toEqual([409, "slot_taken"]);
    expect(await standingOf(venue, first, second, ada)).toEqual(["waiting 1", "offered", "waiting 2"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("writes plain mails with the entry's link", async () => {
    const { venue, ada, free } = await three();
    const [joined] = await textsOf(venue, "waitlist_joined");
    expect(joined).toContain("we email everybody who is waiting: first come, first served.");
    await free();
    await offerNow(platform, venue);
    const told = await textsOf(venue, "waitlist_told");
    expect(told[0]).toContain("A place is free");
    expect(told[0]).toContain("First come, first served.");
    expect(told[0]).toContain(`/book/waitlist#${ada.token}`);
  });
});

describe("a claim on a free place is refused", () => {
  it("for a wrong token, in another company, and while the company is locked", async () => {
    const { venue, ada, free, claim } = await three();
    await free();
    expect((await claim({ token: "no-token-of-anybody" })).status).toBe(404);
    expect((await claim({ token: "short" })).status).toBe(400);
    const other = await platform.venue();
    expect((await other.anonymous("claimWaitlistPlace", { params: { token: ada.token } })).status).toBe(404);
    await platform.admin
      .updateTable("tenants")
      .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await claim(ada)).status).toBe(423);
    expect(await counted(venue)).toEqual({ waiting: 3, held: 0 });
  });

  it("for a place that is taken, already held or booked, or past, and after leaving the list", async () => {
    const { venue, ada, ben, cleo, free, claim } = await three();
    const taken = await claim(ada);
    expect([taken.status, taken.body.error]).toEqual([409, "slot_taken"]);
    const unheld = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect([unheld.status, unheld.body.error]).toEqual([409, "invalid_state"]);
    await free();
    await venue.anonymous("leaveWaitlist", { params: { token: ben.token } });
    const left = await claim(ben);
    expect([left.status, left.body.error]).toEqual([410, "link_expired"]);
    expect((await claim(ada)).status).toBe(200);
    const again = await claim(ada);
    expect([again.status, again.body.message]).toEqual([409, "This place is held for you already."]);
    await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    const booked = await claim(ada);
    expect([booked.status, booked.body.message]).toEqual([409, "You have booked this place already."]);
    platform.clock.set("2027-05-04T19:00:00Z");
    const over = await claim(cleo);
    expect([over.status, over.body.error]).toEqual([410, "link_expired"]);
  });

  it("for a service that offers places in turn, which works as before", async () => {
    const { venue, choose, ada, ben, free, claim, entry } = await three();
    expect((await choose("by_lot")).status).toBe(422);
    expect((await choose("in_turn")).status).toBe(200);
    await free();
    const refused = await claim(ben);
    expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
    expect(await offerNow(platform, venue)).toBe(1);
    expect(await standingOf(venue, ada, ben)).toEqual(["offered", "waiting 1"]);
    expect(await entry(ben)).toMatchObject({ waitlist_offers: "in_turn", told_at: null, is_free: false });
    expect(await toldIn(venue)).toBe(0);
  });
});
