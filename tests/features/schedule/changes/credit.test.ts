import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { redeemGift } from "#tests/features/memberships/gift-cards/support.ts";
import { holdTime, payingVenue } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cash, take } from "#tests/features/payments/payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { follow, hearChanges, type Follower } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let stopHearing: () => Promise<void>;
beforeAll(async () => {
  platform = await startPlatform();
  stopHearing = await hearChanges(platform);
  ({ venue, owner } = await payingVenue(platform));
});
afterAll(async () => {
  await stopHearing();
  await platform.close();
});

const CREDIT = "clientCredit";
/** Waits until the screen is told to read this again; throws where nothing of the kind comes. */
const told = (screen: Follower, read: string) =>
  screen.next(({ changes }) => changes.some(({ reads }) => reads.includes(read)));

it("sends a client's credit to an open screen when it pays for a booking, and when a cancellation refunds it", async () => {
  const client = await venue.person("client");
  await redeemGift(owner.ask, client.ask, 6000);
  const screen = await follow(platform, venue, await venue.person("staff"));
  await screen.next();

  const hold_token = await holdTime(venue, "2027-05-13 17:00:00", client.ask);
  const body = { hold_token, credit: cad(6000) };
  const made = await client.ask("createPublicBooking", { body });
  expect(made.status).toBe(201);
  await told(screen, CREDIT);

  const params = { id: made.body.booking.id };
  expect((await client.ask("cancelPublicBooking", { params })).status).toBe(200);
  platform.clock.set(platform.clock.now().add({ minutes: 13 }).toString());
  await reconcileRefunds(platform.deps, venue.tenantId);
  const credit = await client.ask("clientCredit", { params: { id: client.id } });
  expect(credit.body.left).toEqual([cad(6000)]);
  await told(screen, CREDIT);
  await screen.stop();
});

it("sends a new payment to another desk, together with the changed booking", async () => {
  const { id } = await book(owner.ask, bayHour(venue, { guest: { first_name: "Ada" } }));
  const screen = await follow(platform, venue, await venue.person("staff"));
  await screen.next();
  expect((await take(owner.ask, id, cash(2000))).status).toBe(201);
  const { changes } = await told(screen, "payments");
  const reads = changes.flatMap((change) => change.reads);
  expect(reads).toEqual(expect.arrayContaining(["payments", "cashUpSheet", "bookings"]));
  expect(reads.filter((read) => read === "bookings")).toEqual(["bookings"]);
  await screen.stop();
});
