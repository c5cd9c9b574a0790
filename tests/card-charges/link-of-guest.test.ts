import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingOf, link, payLink, tokenOf } from "#tests/card-charges/support.ts";
import { GOOD_CARD, payingVenue } from "#tests/service-payments/support.ts";
import { type Person, type Platform, startPlatform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
  client = await venue.person("client");
});
afterAll(() => platform.close());

const see = async (url: string) =>
  (await venue.anonymous("requestedPayment", { params: { token: tokenOf(url) } })).body;
const assign = (id: number) =>
  owner.ask("assignBookingClient", { params: { id }, body: { version: 1, client_id: client.id } });
const paidBy = async (id: number) =>
  platform.admin.selectFrom("payments").where("booking_id", "=", id).select("client_id").execute();

it("a link for a guest is the client's whom the booking becomes: the same address is paid, and the card can be saved", async () => {
  const id = await bookingOf(owner, venue, null);
  const { url } = (await link(owner.ask, id, 6000)).body;
  expect((await see(url)).can_save_card).toBe(false);
  expect((await assign(id)).status).toBe(200);
  expect((await see(url)).can_save_card).toBe(true);
  expect((await payLink(platform, venue, url, GOOD_CARD)).body.state).toBe("paid");
  expect(await paidBy(id)).toEqual([{ client_id: client.id }]);
});

it("a payment that the guest has begun saves no card, and what it pays is the client's", async () => {
  const id = await bookingOf(owner, venue, null);
  const { url } = (await link(owner.ask, id, 6000)).body;
  const begun = await venue.anonymous("startRequestedPayment", { params: { token: tokenOf(url) } });
  expect(begun.status).toBe(200);
  expect((await assign(id)).status).toBe(200);
  expect((await see(url)).can_save_card).toBe(false);
  expect((await payLink(platform, venue, url, GOOD_CARD)).body.state).toBe("paid");
  expect(await paidBy(id)).toEqual([{ client_id: client.id }]);
});
