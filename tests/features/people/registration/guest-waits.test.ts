import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { book, lessonHour, mailsOf } from "#tests/features/bookings/bookings/support.ts";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { fullClass, fullHour, joinAsGuest, offerNow, standingOf } from "#tests/features/bookings/waitlist/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { registrationToken } from "./registration-token.ts";

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  staff = await venue.person("staff");
});

const TOMORROW = { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" };
const PASSWORD = "nine purple umbrellas";
const ADA = { first_name: "Ada", last_name: "Waits", email: "ada@wait.test" };
const BEN = { first_name: "Ben", last_name: "Waits", email: "ben@wait.test" };
type Full = Awaited<ReturnType<typeof fullClass>>;

const waitFor = ({ session }: Full, guest: object) => joinAsGuest(venue, seatIn(session, { guest }));
/** Waits as a client of the desk does. */
const waitAs = ({ session }: Full, client_id: number) => {
  const { guest: _guest, ...seat } = seatIn(session);
  return staff.ask("addToWaitlist", { body: { ...seat, client_id } });
};
const addClient = async (changes: object = {}): Promise<number> =>
  (await staff.ask("createClient", { body: { ...ADA, phone: null, ...changes } })).body.id;
const free = async ({ seat }: Full) => {
  await staff.ask("cancelBooking", { params: { id: seat.id } });
  await offerNow(platform, venue);
};
const waiting = async () => (await staff.ask("waitlist", { query: { state: "open" } })).body.data;
const proveAddress = async (id: number) => {
  const token = await venue.mailedToken(id, "invite");
  expect((await venue.anonymous("resetPassword", { body: { token, password: PASSWORD } })).status).toBe(200);
};
/** What the person sees of their own. */
async function ownOf(email = ADA.email) {
  const { body } = await venue.anonymous("login", { body: { email, password: PASSWORD } });
  const headers = { authorization: `Bearer ${body.access_token}` };
  const list = await venue.anonymous("ownWaitlist", { headers });
  const bookings = await venue.anonymous("publicBookings", { query: { when: "upcoming" }, headers });
  return { waits: list.body.data, bookings: bookings.body.data };
}

describe("a waiting guest who confirms the address", () => {
  it("keeps their place on the waiting list, and is offered the seat as the client", async () => {
    const full = await fullClass(venue, staff.ask);
    const [mine, others] = [await waitFor(full, { ...ADA, email: "ADA@wait.test" }), await waitFor(full, BEN)];
    const token = registrationToken(venue, ADA.email, platform.clock.now());
    const { body } = await venue.anonymous("confirmRegistration", { body: { token, password: PASSWORD } });
    expect(body.message).toBe(`Welcome to Venue ${venue.slug}. Your account is ready.`);
    expect((await ownOf()).waits).toMatchObject([{ status: "waiting", place: 1 }]);
    expect((await waiting()).map(({ client_id }: { client_id: number | null }) => client_id === null)).toEqual([
      false,
      true,
    ]);
    await free(full);
    expect(await standingOf(venue, mine, others)).toEqual(["offered", "waiting 1"]);
    const mails = await mailsOf(platform, venue);
    expect(mails.at(-1)).toMatchObject({ kind: "waitlist_offered", payload: { entry_id: mine.id } });
    const { status } = await venue.anonymous("acceptWaitlistOffer", { params: { token: mine.token }, body: {} });
    const own = await ownOf();
    expect([status, own.waits, own.bookings]).toMatchObject([200, [], [{ status: "confirmed" }]]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
    const owner = await venue.person("owner");
    const { body: log } = await owner.ask("auditLog", { query: { action: "assignBookingClient" } });
    expect(log.data).toMatchObject([
      { sentence: expect.stringMatching(/^Put a guest's place on a waiting list in the name of/) },
    ]);
  });

  it("accepts an earlier offer as the client", async () => {
    const full = await fullClass(venue, staff.ask);
    const mine = await waitFor(full, ADA);
    await free(full);
    await proveAddress(await addClient());
    expect((await ownOf()).waits).toMatchObject([{ status: "offered" }]);
    expect((await venue.anonymous("acceptWaitlistOffer", { params: { token: mine.token }, body: {} })).status).toBe(
      200,
    );
    expect((await ownOf()).bookings).toMatchObject([{ status: "confirmed" }]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("keeps one of two entries if they wait as a client too: the one with the offer, else the earlier one", async () => {
    const offered = await fullClass(venue, staff.ask);
    const waited = { ...offered, session: offered.others[0], seat: await book(staff.ask, seatIn(offered.others[0])) };
    const id = await addClient();
    const [asGuest, early] = [await waitFor(offered, ADA), await waitFor(waited, ADA)];
    await free(offered);
    const [asClient, late] = [await waitAs(offered, id), await waitAs(waited, id)];
    expect([asClient.status, late.status]).toEqual([201, 201]);
    await proveAddress(id);
    expect(await standingOf(venue, asGuest, early)).toEqual(["offered", "waiting 1"]);
    expect((await waiting()).map((entry: { id: number }) => entry.id)).toEqual([asGuest.id, early.id]);
  });

  it("sees in the history which of two entries for the same time ended, and why", async () => {
    const one = await fullClass(venue, staff.ask);
    const other = { ...one, session: one.others[0], seat: await book(staff.ask, seatIn(one.others[0])) };
    const id = await addClient();
    const kept = await waitFor(one, ADA);
    const { body: ended } = await waitAs(one, id);
    const { body: own } = await waitAs(other, id);
    const given = await waitFor(other, ADA);
    await proveAddress(id);
    const owner = await venue.person("owner");
    const { body: log } = await owner.ask("auditLog", { query: { action: "assignBookingClient" } });
    const told = log.data.map(
      (entry: { entity_id: string; actor_name: string; sentence: string; changes: { field: string }[] }) => [
        Number(entry.entity_id),
        entry.actor_name,
        entry.sentence,
        entry.changes.filter(({ field }) => field === "Status"),
      ],
    );
    const left = [{ field: "Status", before: "waiting", after: "left" }];
    const asGuest = "Put a guest's place on a waiting list in the name of Ada Waits";
    const byHer = [
      [kept.id, "Ada Waits", asGuest, []],
      [
        ended.id,
        "Ada Waits",
        "Ended the place of Ada Waits on a waiting list, because they also waited for the same time as a guest",
        left,
      ],
      [given.id, "Ada Waits", `${asGuest} and ended it, because they also waited for the same time as a client`, left],
    ];
    expect(told).toHaveLength(3);
    expect(told).toEqual(expect.arrayContaining(byHer));
    expect((await waiting()).map((entry: { id: number }) => entry.id)).toEqual(
      expect.arrayContaining([kept.id, own.id]),
    );
  });

  it("gets no entry of another person or company, and no past one", async () => {
    const full = await fullHour(venue, staff.ask);
    const others = await joinAsGuest(venue, { ...full.wanted, guest: { ...ADA, email: "ada@wait.test.nz" } });
    const over = await joinAsGuest(venue, { ...full.wanted, guest: ADA });
    await venue.anonymous("leaveWaitlist", { params: { token: over.token } });
    const elsewhere = await platform.venue();
    const theirs = await elsewhere.person("staff");
    const there = await fullClass(elsewhere, theirs.ask);
    await joinAsGuest(elsewhere, seatIn(there.session, { guest: ADA }));
    await proveAddress(await addClient());
    expect((await ownOf()).waits).toEqual([]);
    expect((await waiting()).map(({ id, client_id }: { id: number; client_id: null }) => [id, client_id])).toEqual([
      [others.id, null],
    ]);
    expect((await theirs.ask("waitlist", { query: { state: "open" } })).body.data).toMatchObject([{ client_id: null }]);
  });
});

describe("making a guest a client at the desk", () => {
  const assign = (id: number, client_id: number | null = null, who = staff) =>
    who.ask("assignBookingClient", { params: { id }, body: { version: 1, client_id } });
  const bookingOf = async (full: Full) => {
    const body = seatIn(full.others[0], { guest: ADA });
    return (await staff.ask("createBooking", { body })).body.id as number;
  };

  it("transfers the waiting-list entries, and lists them first", async () => {
    const full = await fullClass(venue, staff.ask);
    const [id, mine] = [await bookingOf(full), await waitFor(full, ADA)];
    await waitFor(full, BEN);
    const { body } = await staff.ask("guestBookings", { params: { id } });
    expect(body).toEqual({ booking_id: id, other_ids: [], waiting_count: 1 });
    const { client_id } = (await assign(id)).body;
    expect(await waiting()).toMatchObject([{ id: mine.id, client_id }, { client_id: null }]);
  });

  it("leaves the entries with the guest if the client has no address for the offer", async () => {
    const full = await fullClass(venue, staff.ask);
    const id = await bookingOf(full);
    await waitFor(full, ADA);
    expect((await assign(id, await addClient({ email: null }))).status).toBe(200);
    expect(await waiting()).toMatchObject([{ client_id: null, email: ADA.email }]);
  });

  it("transfers only entries that a coach may change", async () => {
    const coach = await venue.coach();
    const { id } = await book(staff.ask, { ...lessonHour(venue), guest: ADA });
    const hour = await fullHour(venue, staff.ask, TOMORROW);
    await joinAsGuest(venue, { ...hour.wanted, guest: ADA });
    expect((await coach.ask("guestBookings", { params: { id } })).body.waiting_count).toBe(0);
    expect((await assign(id, await addClient(), coach)).status).toBe(200);
    expect(await waiting()).toMatchObject([{ client_id: null }]);
  });
});
