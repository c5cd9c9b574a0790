import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobQueue } from "#api/jobs/jobs.ts";
import { bayHour, bayId, book, mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { cases } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { fullClass, fullHour, guestNamed, join, joinAsGuest, offerNow, standingOf } from "./support.ts";

let platform: Platform;
const asked: string[] = [];
beforeAll(async () => {
  const enqueue: JobQueue["enqueue"] = async (_, name) => void asked.push(name);
  platform = await startPlatform({ jobs: { enqueue } });
});
beforeEach(() => {
  platform.clock.set(TEST_NOW);
  asked.length = 0;
});
afterAll(() => platform.close());

async function open() {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  return { venue, staff };
}

/** A full class that Ada and Ben wait for, in this order. */
async function adaAndBen(changes: Record<string, unknown> = {}) {
  const { venue, staff } = await open();
  const full = await fullClass(venue, staff.ask, changes);
  const ada = await joinAsGuest(venue, seatIn(full.session, { guest: guestNamed("Ada") }));
  const ben = await joinAsGuest(venue, seatIn(full.session, { guest: guestNamed("Ben") }));
  return { venue, staff, ...full, ada, ben };
}

const leave = async (params: { token: string }, ask: (o: "leaveWaitlist", q: object) => Promise<{ status: number }>) =>
  (await ask("leaveWaitlist", { params })).status;

describe("a seat that becomes free", () => {
  it(
    "goes to a person far down the waiting list when nobody ahead of them can take it",
    { tags: ["both"] },
    async () => {
      const venue = await platform.venue();
      const staff = await venue.person("staff");
      const { booking, wanted } = await fullHour(venue, staff.ask);
      const { session } = await fullClass(venue, staff.ask);
      await joinAsGuest(venue, seatIn(session, { guest: guestNamed("Many") }));
      await sql`insert into waitlist_entries (tenant_id, class_session_id, service_id, location_id, start_time, end_time,
        party_size, guest, nonce, token_hash, created_at)
      select tenant_id, class_session_id, service_id, location_id, start_time, end_time, party_size,
        jsonb_build_object('first_name', 'Many', 'last_name', 'Waits', 'email', n || '@wait.test'),
        sha256(n::text::bytea), sha256((n || tenant_id::text)::bytea), created_at
      from waitlist_entries, generate_series(1, ${cases(50, 500)}) n where tenant_id = ${venue.tenantId}::uuid`.execute(
        platform.admin,
      );
      const last = await joinAsGuest(venue, { ...wanted, guest: guestNamed("Last") });
      await staff.ask("cancelBooking", { params: { id: booking.id } });
      expect(await offerNow(platform, venue)).toBe(1);
      expect(await standingOf(venue, last)).toEqual(["offered"]);
    },
  );

  it("is held for the first person on the waiting list, offered by mail, and booked by the mailed link", async () => {
    const { venue, staff, seat, ada, ben } = await adaAndBen();
    expect(await standingOf(venue, ada, ben)).toEqual(["waiting 1", "waiting 2"]);
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    expect(asked).toContain("offer_freed_places");
    expect(await offerNow(platform, venue)).toBe(1);
    expect(await standingOf(venue, ada, ben)).toEqual(["offered", "waiting 1"]);
    expect((await mailsOf(platform, venue)).map(({ kind }) => kind)).toContain("waitlist_offered");
    const { body: shown } = await venue.anonymous("waitlistEntry", { params: { token: ada.token } });
    expect(shown).toMatchObject({
      offered_until: "2027-05-03T19:00:00Z",
      offer: { status: "held", start_time: seat.start_time, price: { amount: 3000 } },
    });
    // Nobody else can have it in the meantime.
    const other = await venue.visitor()("createHold", {
      body: seatIn({ ...seat, id: seat.class_session_id ?? ada.class_session_id }),
    });
    expect([other.status, other.body.error]).toEqual([409, "slot_taken"]);
    const taken = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect(taken).toMatchObject({
      status: 200,
      body: { booking: { status: "confirmed", contact_email: "a•••@w•••.test" }, manage_url: expect.any(String) },
    });
    expect(await standingOf(venue, ada, ben)).toEqual(["booked", "waiting 1"]);
    const again = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect([again.status, again.body.message]).toEqual([409, "You have booked this place already."]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("is offered to the next person when the first declines or lets the offer expire", async () => {
    const { venue, staff, seat, ada, ben } = await adaAndBen();
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await offerNow(platform, venue);
    asked.length = 0;
    expect(await leave(ada, venue.anonymous)).toBe(200);
    expect(asked).toEqual(["offer_freed_places"]);
    await offerNow(platform, venue);
    expect(await standingOf(venue, ada, ben)).toEqual(["declined", "offered"]);
    platform.clock.set("2027-05-03T19:00:01Z");
    expect(await standingOf(venue, ben)).toEqual(["expired"]);
    const { body: atTheDesk } = await staff.ask("waitlist", { query: {} });
    expect(atTheDesk.data).toMatchObject([{ status: "expired", allowed_actions: [] }]);
    const late = await venue.anonymous("acceptWaitlistOffer", { params: { token: ben.token } });
    expect([late.status, late.body.error]).toEqual([410, "hold_expired"]);
    await offerNow(platform, venue);
    expect(await standingOf(venue, ben)).toEqual(["expired"]);
    const declined = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect([declined.status, declined.body.error]).toEqual([410, "hold_expired"]);
    // Nobody is waiting any more: the next visitor gets it.
    const { body } = await venue.visitor()("createHold", { body: seatIn({ ...seat, id: ada.class_session_id }) });
    expect(body.booking.status).toBe("held");
  });

  it("is offered when the class grows, and to nobody when the class is cancelled", async () => {
    const { venue, staff, session, ada, ben } = await adaAndBen();
    const { id, version } = session;
    const grown = await staff.ask("updateClassSession", { params: { id }, body: { version, capacity: 2 } });
    expect([grown.status, asked.includes("offer_freed_places")]).toEqual([200, true]);
    expect(await offerNow(platform, venue)).toBe(1);
    await staff.ask("deleteClassSession", { params: { id } });
    // Immediately, not only after the job has run.
    expect(await standingOf(venue, ada, ben)).toEqual(["closed", "closed"]);
    const { body } = await staff.ask("waitlist", { query: { state: "ended" } });
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual(["closed", "closed"]);
    const late = await venue.anonymous("acceptWaitlistOffer", { params: { token: ada.token } });
    expect([late.status, late.body.error]).toEqual([410, "link_expired"]);
    await offerNow(platform, venue);
    expect(await standingOf(venue, ada, ben)).toEqual(["closed", "closed"]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("skips a client who has another booking at that time, and leaves that client's place on the list unchanged", async () => {
    const { venue, staff } = await open();
    const { session, seat } = await fullClass(venue, staff.ask);
    const [busy, free] = [await venue.person("client"), await venue.person("client")];
    const { guest: _, ...wanted } = seatIn(session);
    const first = await join(busy.ask, wanted);
    const second = await join(free.ask, wanted);
    // The first one has booked a bay at that time in the meantime.
    const { start_time, end_time } = session;
    await book(staff.ask, bayHour(venue, { start_time, end_time, guest: undefined, client_id: busy.id }));
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await offerNow(platform, venue);
    expect(await standingOf(venue, first, second)).toEqual(["waiting 1", "offered"]);
    const { body } = await free.ask("ownWaitlist");
    expect(body.data).toMatchObject([{ id: second.id, status: "offered", offer: { status: "held" } }]);
    expect((await venue.anonymous("acceptWaitlistOffer", { params: { token: second.token } })).status).toBe(200);
    const { body: own } = await free.ask("publicBookings", { query: { when: "upcoming" } });
    expect(own.data).toMatchObject([{ status: "confirmed", service: { kind: "class" } }]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("is offered to nobody while the company is locked", async () => {
    const { venue, staff, seat, ada } = await adaAndBen();
    await staff.ask("cancelBooking", { params: { id: seat.id } });
    await platform.admin
      .updateTable("tenants")
      .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(await offerNow(platform, venue)).toBe(0);
    const { status } = await venue.anonymous("waitlistEntry", { params: { token: ada.token } });
    expect(status).toBe(423);
  });
});

describe("a time that becomes free", () => {
  it.each(["cancel", "move"] as const)("by a %s is held for the first person on the waiting list", async (how) => {
    const { venue, staff } = await open();
    const { booking, wanted } = await fullHour(venue, staff.ask);
    const ada = await joinAsGuest(venue, { ...wanted, guest: guestNamed("Ada") });
    const { id, version } = booking;
    const later = { start_time: "2027-05-04T22:00:00Z", end_time: "2027-05-04T23:00:00Z" };
    if (how === "cancel") await staff.ask("cancelBooking", { params: { id } });
    else await staff.ask("updateBooking", { params: { id }, body: { version, ...later } });
    expect(asked).toContain("offer_freed_places");
    await offerNow(platform, venue);
    const { body } = await venue.anonymous("waitlistEntry", { params: { token: ada.token } });
    expect(body).toMatchObject({ status: "offered", offer: { resource: { id: bayId(venue) }, party_size: 2 } });
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("after a no-show is offered to a person who waits for the rest of it, not for the part that has begun", async () => {
    const { venue, staff } = await open();
    const { booking, wanted } = await fullHour(venue, staff.ask);
    const begun = await joinAsGuest(venue, { ...wanted, guest: guestNamed("Ada") });
    const rest = { start_time: "2027-05-04T19:30:00Z", end_time: "2027-05-04T20:30:00Z" };
    const later = await joinAsGuest(venue, { ...wanted, ...rest, guest: guestNamed("Ben") });
    platform.clock.set("2027-05-04T19:01:00Z");
    const { id, version } = booking;
    await staff.ask("updateBooking", { params: { id }, body: { version, status: "no_show" } });
    expect(asked).toContain("offer_freed_places");
    await offerNow(platform, venue);
    expect(await standingOf(venue, begun, later)).toEqual(["closed", "offered"]);
  });

  it("is not offered once the service's notice is over", async () => {
    const { venue, staff } = await open();
    const { booking, wanted } = await fullHour(venue, staff.ask);
    const ada = await joinAsGuest(venue, { ...wanted, guest: guestNamed("Ada") });
    const owner = await venue.person("owner");
    const { body: service } = await owner.ask("services", { query: { location_id: venue.locationId } });
    const bayTime = service.data.find((row: { id: number }) => row.id === wanted["service_id"]);
    const { id, version } = bayTime;
    const changed = await owner.ask("updateService", {
      params: { id },
      body: { version, notice_minutes: 7 * 24 * 60 },
    });
    expect(changed.status).toBe(200);
    await staff.ask("cancelBooking", { params: { id: booking.id } });
    expect(await offerNow(platform, venue)).toBe(0);
    expect(await standingOf(venue, ada)).toEqual(["waiting 1"]);
  });

  it("stays on offer to a client who holds other times on the booking page", async () => {
    const { venue, staff } = await open();
    const { booking, wanted } = await fullHour(venue, staff.ask);
    const client = await venue.person("client");
    const entry = await join(client.ask, wanted);
    await staff.ask("cancelBooking", { params: { id: booking.id } });
    await offerNow(platform, venue);
    for (const hour of [21, 22, 23]) {
      const times = { start_time: `2027-05-05T${hour}:00:00Z`, end_time: `2027-05-05T${hour}:30:00Z` };
      await client.ask("createHold", { body: { ...wanted, ...times } });
    }
    expect((await venue.anonymous("acceptWaitlistOffer", { params: { token: entry.token } })).status).toBe(200);
  });
});
