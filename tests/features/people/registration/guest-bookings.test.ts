import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
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

const PASSWORD = "nine purple umbrellas";
const EMAIL = "ada@example.test";
const GUEST = { first_name: "Ada", last_name: "Byron", email: "ADA@example.test" };

const bookFor = async (guest: object, changes: object = {}, at = venue, ask = staff.ask): Promise<number> =>
  (await book(ask, bayHour(at, { guest, ...changes }))).id;
const confirm = (token = registrationToken(venue, EMAIL, platform.clock.now())) =>
  venue.anonymous("confirmRegistration", { body: { token, password: PASSWORD } });
const bookingOf = async (id: number) => (await staff.ask("booking", { params: { id } })).body;

/** Signs in and returns the ids of the person's own bookings. */
async function ownBookings(): Promise<number[]> {
  const { body } = await venue.anonymous("login", { body: { email: EMAIL, password: PASSWORD } });
  const headers = { authorization: `Bearer ${body.access_token}` };
  const when = ["upcoming", "past"] as const;
  const lists = await Promise.all(
    when.map((each) => venue.anonymous("publicBookings", { query: { when: each }, headers })),
  );
  return lists.flatMap((list) => list.body.data.map(({ id }: { id: number }) => id));
}

const TOMORROW = { start_time: "2027-05-05 19:00:00", end_time: "2027-05-05 20:00:00" };

it("assigns a guest's bookings to the person who confirms the address, and no others", async () => {
  const [past, coming] = [await bookFor(GUEST), await bookFor({ ...GUEST, first_name: "Kit" }, TOMORROW)];
  const strangers = await bookFor(
    { ...GUEST, email: "ada@example.test.nz" },
    { ...TOMORROW, resource_id: bayId(venue, 1) },
  );
  const elsewhere = await platform.venue();
  const theirs = await elsewhere.person("staff");
  const other = await bookFor(GUEST, {}, elsewhere, theirs.ask);
  platform.clock.set("2027-05-04T23:00:00Z");

  const { status, body } = await confirm();
  expect([status, body.message]).toEqual([
    200,
    `Welcome to Venue ${venue.slug}. Your account is ready, with the bookings you made before.`,
  ]);
  expect(await ownBookings()).toEqual([coming, past]);
  expect((await bookingOf(coming)).guest_names).toEqual(["Kit Byron"]);
  expect((await bookingOf(strangers)).client_id).toBeNull();
  expect((await theirs.ask("booking", { params: { id: other } })).body.client_id).toBeNull();
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  const owner = await venue.person("owner");
  const { body: log } = await owner.ask("auditLog", { query: { action: "assignBookingClient" } });
  expect(log.data).toMatchObject(
    [past, coming].toReversed().map((id) => ({
      entity_id: String(id),
      actor_name: "Ada Byron",
      sentence: "Put a guest's booking in the name of Ada Byron",
    })),
  );
});

it("creates the account even if two bookings overlap: one of them says so", async () => {
  const ids = [await bookFor(GUEST), await bookFor(GUEST, { resource_id: bayId(venue, 1) })];
  expect((await confirm()).status).toBe(200);
  expect((await ownBookings()).toSorted((a, b) => a - b)).toEqual(ids);
  const rows = await platform.admin
    .selectFrom("bookings")
    .where("id", "in", ids)
    .orderBy("id")
    .select("overlap_reason")
    .execute();
  expect(rows.map(({ overlap_reason }) => overlap_reason)).toEqual([
    null,
    "Booked twice before the guest became a client",
  ]);
  expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
});

it("does not mention bookings if there are none, and assigns nothing by a used link", async () => {
  const token = registrationToken(venue, EMAIL, platform.clock.now());
  expect((await confirm(token)).body.message).toBe(`Welcome to Venue ${venue.slug}. Your account is ready.`);
  const later = await bookFor(GUEST);
  expect((await confirm(token)).status).toBe(410);
  expect((await bookingOf(later)).client_id).toBeNull();
});

it("leaves a guest's bookings unchanged if the desk only types the address", async () => {
  const id = await bookFor(GUEST);
  const { status } = await staff.ask("createClient", { body: { ...GUEST, phone: null } });
  expect([status, (await bookingOf(id)).client_id]).toEqual([201, null]);
});
